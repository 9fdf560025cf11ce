import { createContext, useContext, useEffect, useState } from 'react'
import { type Flags, type FlagsSource, NO_FLAGS } from '#ports/administration'

export const FlagsContext = createContext<Flags>(NO_FLAGS)

/** What is switched off everywhere; nothing until the backend has answered, or when it cannot be asked. */
export const useFlags = (): Flags => useContext(FlagsContext)

/** Asks once for all screens. */
export function useWatchedFlags(source: FlagsSource): Flags {
  const [flags, setFlags] = useState(NO_FLAGS)
  // What was heard last still holds when the network goes.
  useEffect(() => source.watch(setFlags, () => undefined), [source])
  return flags
}
