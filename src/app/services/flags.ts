import { createContext, useContext, useEffect, useState } from 'react'
import { type Flags, type FlagsSource, NO_FLAGS } from '#ports/administration'

export const FlagsContext = createContext<Flags>(NO_FLAGS)

/** Returns the features that are switched off everywhere. There are none until the backend answers, or if it cannot be reached. */
export const useFlags = (): Flags => useContext(FlagsContext)

/** Watches the flags once for all screens. */
export function useWatchedFlags(source: FlagsSource): Flags {
  const [flags, setFlags] = useState(NO_FLAGS)
  // Offline, the last known flags remain.
  useEffect(() => source.watch(setFlags, () => undefined), [source])
  return flags
}
