import { useEffect, type ReactNode } from 'react'
import { selectUser } from '#machines/auth/auth.selectors'
import { useAuth } from '../services/actors'
import { ChildrenProvider } from '../play/children'
import { useDevice } from '../page/deviceSettings'
import { FlagsContext, useWatchedFlags } from '../services/flags'
import { useFinishedRemovals } from '../workspaces/removals'
import { useServices } from '../services/services'

/** What every page behind the doors may ask for: the children of this person, and what is switched on. Only under `<AppReady>`. */
export function SignedInProviders({ children }: { children: ReactNode }) {
  const { flags } = useServices()
  useNoteForFirstPage()
  useFinishedRemovals()
  return (
    <FlagsContext value={useWatchedFlags(flags)}>
      <ChildrenProvider>{children}</ChildrenProvider>
    </FlagsContext>
  )
}

/** The first page asks no backend who is here: it is told by this device. */
function useNoteForFirstPage(): void {
  const user = selectUser(useAuth().snapshot)
  const { choices, change } = useDevice()
  const isSignedIn = user === 'unknown' ? null : user !== null
  const isTold = isSignedIn === null || isSignedIn === choices.isSignedIn
  useEffect(() => {
    if (!isTold) change(isSignedIn === true ? { isSignedIn } : { isSignedIn: false, side: null, activeChildId: null, conditions: {} })
  }, [isTold, isSignedIn, change])
}
