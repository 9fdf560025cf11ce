import { useEffect, useState } from 'react'
import type { Session } from '#domain/activities/session'
import { useChildren } from './children'
import { useServices } from './services'

/** The past sessions of one child, newest first. */
export type SessionsState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly sessions: readonly Session[]; readonly unreadable: number }

/** Watches the sessions of a child; `null` watches nothing. */
export function useSessions(childId: string | null): SessionsState {
  const { sessions } = useServices()
  const { sessionsOf } = useChildren()
  const ranBy = childId === null ? undefined : sessionsOf(childId)
  const [found, setFound] = useState<{ of: string; state: SessionsState } | null>(null)
  useEffect(() => {
    if (childId === null) return
    return sessions.watch(
      childId,
      (list) => setFound({ of: childId, state: { status: 'ready', ...list } }),
      () => setFound({ of: childId, state: { status: 'failed' } }),
      ranBy,
    )
  }, [sessions, childId, ranBy])
  return found !== null && found.of === childId ? found.state : { status: 'loading' }
}
