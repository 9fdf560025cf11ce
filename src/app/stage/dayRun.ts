import { useSearchParams } from 'react-router'
import { findActivity } from '#scenes/catalogue'
import { decideAccess } from '#domain/access/decide'
import { ruleFor } from '#domain/access/rules'
import type { Manifest } from '#domain/activities/manifest'
import { nextInDay, type PlanTile, taskKey } from '#domain/child/dayPlan'
import { isStrict, underFlags } from '#domain/child/safety'
import type { Child } from '#domain/people/people'
import { selectVisitor } from '#machines/app/app.selectors'
import { useAppSelector } from '../actors'
import { useFlags } from '../flags'
import { usePlan } from '../plan'

/** A play on the way through what is planned for today. */
export interface DayRun {
  /** Tasks that were played on this way before this one, by `taskKey`. */
  readonly played: readonly string[]
  /** The same with this one. */
  readonly playedNow: readonly string[]
  /** `unknown` while the plan is being read; null when the day is done. */
  readonly next: { readonly manifest: Manifest; readonly tile: PlanTile } | null | 'unknown'
}

/** Where the way through the day goes on from this activity; null when it was not opened on that way. */
export function useDayRun({ activity, category }: Pick<PlanTile, 'activity' | 'category'>, child: Child | undefined): DayRun | null {
  const [search] = useSearchParams()
  const isOnTheWay = search.get('from') === 'day' && child !== undefined
  const { plan } = usePlan(isOnTheWay ? child.id : null)
  const isOpen = useIsOpen(child)
  if (!isOnTheWay) return null
  const played = (search.get('played') ?? '').split(',').filter((key) => key !== '')
  const key = taskKey({ activity, category })
  const playedNow = [...played.filter((other) => other !== key), key]
  if (plan === 'unknown') return { played, playedNow, next: 'unknown' }
  const tile = nextInDay(plan.filter(isOpen), key, playedNow)
  const manifest = tile === null ? null : findActivity(tile.activity)
  return { played, playedNow, next: tile === null || manifest === null ? null : { manifest, tile } }
}

/** Whether this child may play something planned now: it may be switched off, closed or too bright since. */
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
