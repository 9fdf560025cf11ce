import { useEffect, useRef } from 'react'
import type { Session } from '#domain/activities/session'
import { useChildren } from './children'
import { type Loaded, useWatched } from '../services/loaded'
import { useServices } from '../services/services'

/** A child's past sessions, newest first. */
export type SessionsState = Loaded<{ readonly sessions: readonly Session[]; readonly unreadable: number }>

/** Watches a child's sessions. With `null`, it watches nothing. */
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

/** Completes a child's summary once per page for anyone who sees all of the child's sessions. Caseloads depend on it. */
function useSummarised(childId: string | null, sessions: readonly Session[] | null): void {
  const { sessions: kept } = useServices()
  const done = useRef<string | null>(null)
  useEffect(() => {
    if (childId === null || sessions === null || sessions.length === 0 || done.current === childId) return
    done.current = childId
    // If this fails offline or without permission, the next page or session does it.
    kept.summarise(childId, sessions).catch(() => undefined)
  }, [kept, childId, sessions])
}
