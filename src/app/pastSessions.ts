import { useEffect, useRef, useState } from 'react'
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
  const known = found?.of === childId && found.state.status === 'ready' ? found.state.sessions : null
  useSummarised(childId, ranBy === undefined ? known : null)
  return found !== null && found.of === childId ? found.state : { status: 'loading' }
}

/** Whoever sees all sessions of a child makes its summary whole, once for each page: others list the child by it. */
function useSummarised(childId: string | null, sessions: readonly Session[] | null): void {
  const { sessions: kept } = useServices()
  const done = useRef<string | null>(null)
  useEffect(() => {
    if (childId === null || sessions === null || sessions.length === 0 || done.current === childId) return
    done.current = childId
    // Without a network, or without the right to: the next page, or the next session, does it.
    kept.summarise(childId, sessions).catch(() => undefined)
  }, [kept, childId, sessions])
}
