import { useEffect, useRef } from 'react'
import type { Session } from '#domain/activities/session'
import { useChildren } from './children'
import { type Loaded, useWatched } from '../services/loaded'
import { useServices } from '../services/services'

/** The past sessions of one child, newest first. */
export type SessionsState = Loaded<{ readonly sessions: readonly Session[]; readonly unreadable: number }>

/** Watches the sessions of a child; `null` watches nothing. */
export function useSessions(childId: string | null): SessionsState {
  const { sessions } = useServices()
  const { sessionsOf } = useChildren()
  const ranBy = childId === null ? undefined : sessionsOf(childId)
  const state: SessionsState = useWatched(childId === null ? null : `${childId} ${ranBy}`, (tell, fail) =>
    childId === null ? () => undefined : sessions.watch(childId, tell, fail, ranBy),
  )
  useSummarised(childId, ranBy === undefined && state.status === 'ready' ? state.value.sessions : null)
  return state
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
