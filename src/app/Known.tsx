import type { ReactNode } from 'react'
import { ChildrenProvider } from './children'
import { FlagsContext, useWatchedFlags } from './flags'
import { useServices } from './services'

/** What every page behind the doors may ask for: the children of this person, and what is switched on. Only under `<AppReady>`. */
export function Known({ children }: { children: ReactNode }) {
  const { flags } = useServices()
  return (
    <FlagsContext value={useWatchedFlags(flags)}>
      <ChildrenProvider>{children}</ChildrenProvider>
    </FlagsContext>
  )
}
