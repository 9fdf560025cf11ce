import { useEffect, useState } from 'react'
import { catalogue } from '#scenes/catalogue'
import type { Session } from '#domain/activities/session'
import { caseFigures, QUIET_DAYS, type CaseFigures } from '#domain/people/caseload'
import type { Child, SharedChild } from '#domain/people/people'
import { DAY_MS, type Instant } from '#domain/time'
import type { Caseload } from '#ports/children'
import { findStepUp } from '../../app/stage/stepUp'
import { useServices } from '../../app/services'

type Play = Awaited<ReturnType<Caseload['recent']>>

/** What stands beside a child. `isKnown` is false while the sessions are being read; `hasFailed` when they could not be. */
export interface CaseFacts extends CaseFigures {
  readonly isKnown: boolean
  readonly hasFailed: boolean
}

/** `ranBy` leaves only the sessions of this person. */
export function useCaseFigures(shared: SharedChild, ranBy: string | null, now: Instant): CaseFacts {
  const { caseload } = useServices()
  const [play, setPlay] = useState<Play | 'failed' | null>(null)
  const childId = shared.child?.id ?? null
  useEffect(() => {
    if (childId === null) return
    let isStopped = false
    caseload.recent(childId, { since: Date.now() - QUIET_DAYS * DAY_MS, ranBy }).then(
      (found) => !isStopped && setPlay(found),
      () => !isStopped && setPlay('failed'),
    )
    return () => {
      isStopped = true
    }
  }, [caseload, childId, ranBy])
  const known = play === null || play === 'failed' ? null : { ...play, isReady: shared.child !== null && isReady(shared.child, play.recent) }
  return { ...caseFigures(shared, shared.child, known, now), isKnown: play !== null || childId === null, hasFailed: play === 'failed' }
}

const isReady = (child: Child, recent: readonly Session[]): boolean =>
  catalogue.some((manifest) => (manifest.categories ?? [null]).some((category) => findStepUp(child, { manifest, category }, recent) !== null))
