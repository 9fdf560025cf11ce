import { useSearchParams } from 'react-router'
import { findActivity } from '#scenes/catalogue'
import { decideAccess } from '#domain/access/decide'
import { ruleFor } from '#domain/access/rules'
import type { Manifest } from '#domain/activities/manifest'
import { type Session, wasPlayed } from '#domain/activities/session'
import { nextInDay, type PlanTile, playedOn, taskKey } from '#domain/child/dayPlan'
import { isStrict, underFlags } from '#domain/child/safety'
import { noonOf } from '#domain/child/weekPlan'
import { localDay } from '#domain/time'
import type { Child } from '#domain/people/people'
import { selectVisitor } from '#machines/app/app.selectors'
import { useAppSelector } from '../../services/actors'
import { useFlags } from '../../services/flags'
import { useNow } from '../../services/now'
import { usePlan } from '../../play/weekPlans'
import type { DayProgress } from '../../play/startSession'

/** A session within the day's plan. */
export interface DayRun {
  /** The day's progress before this session, and with it. */
  readonly before: DayProgress
  readonly after: DayProgress
  /** The next activity: `unknown` while the plan or the sessions load, or null when the day is done. */
  readonly next: { readonly manifest: Manifest; readonly tile: PlanTile } | null | 'unknown'
}

/**
 * Returns the progress in the day's plan after this activity, or null if it was not opened from the plan. Planned activities
 * that were played separately on that day count as done, as on Today. `past` are the child's sessions, or null while they
 * load.
 */
export function useDayRun(
  { activity, category }: Pick<PlanTile, 'activity' | 'category'>,
  child: Child | undefined,
  past: readonly Session[] | null,
): DayRun | null {
  const [search] = useSearchParams()
  const isOnTheWay = search.get('from') === 'day' && child !== undefined
  const now = useNow()
  const day = search.get('day') ?? localDay(now)
  // Play that continues past midnight stays on the day on which it began.
  const { plan } = usePlan(isOnTheWay ? child.id : null, noonOf(day))
  const isOpen = useIsOpen(child)
  if (!isOnTheWay) return null
  const played = (search.get('played') ?? '').split(',').filter((key) => key !== '')
  const key = taskKey({ activity, category })
  const way = { before: { day, played }, after: { day, played: [...played.filter((other) => other !== key), key] } }
  if (plan === 'unknown' || past === null) return { ...way, next: 'unknown' }
  const tile = nextInDay(plan.filter(isOpen), key, [...way.after.played, ...playedOn(day, past.filter(wasPlayed))])
  const manifest = tile === null ? null : findActivity(tile.activity)
  return { ...way, next: tile === null || manifest === null ? null : { manifest, tile } }
}

/** Returns whether this child may play a planned activity now. It may have been switched off, locked or become too bright. */
function useIsOpen(child: Child | undefined): (tile: PlanTile) => boolean {
  const visitor = useAppSelector(selectVisitor)
  const flags = useFlags()
  const isStrictNow = child !== undefined && isStrict(underFlags(child.profile, flags))
  return ({ activity, category }) => {
    const manifest = findActivity(activity)
    return (
      manifest !== null &&
      !flags.disabledActivities.includes(activity) &&
      !(isStrictNow && manifest.hiddenWhenStrict === true) &&
      decideAccess(ruleFor(manifest.access, category), visitor).kind === 'allow'
    )
  }
}
