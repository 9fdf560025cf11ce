import { useEffect, type ReactNode } from 'react'
import { selectUser } from '#machines/auth/auth.selectors'
import { useAuth } from '../services/actors'
import { ChildrenProvider } from '../play/children'
import { useDevice } from '../page/deviceSettings'
import { FlagsContext, useWatchedFlags } from '../services/flags'
import { useFinishedRemovals } from '../workspaces/removals'
import { useServices } from '../services/services'

/** The providers for every page behind the sign-in: children and feature flags. They work only under `<AppReady>`. */
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

/** Stores on this device that someone is signed in, because the first page does not ask a backend. */
function useNoteForFirstPage(): void {
  const user = selectUser(useAuth().snapshot)
  const { choices, change } = useDevice()
  const isSignedIn = user === 'unknown' ? null : user !== null
  const isTold = isSignedIn === null || isSignedIn === choices.isSignedIn
  useEffect(() => {
    if (!isTold) change(isSignedIn === true ? { isSignedIn } : { isSignedIn: false, side: null, activeChildId: null, conditions: {} })
  }, [isTold, isSignedIn, change])
}
