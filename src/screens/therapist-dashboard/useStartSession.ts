import { useNavigate } from 'react-router'
import { catalogue } from '#scenes/catalogue'
import type { PlanTile } from '#domain/child/dayPlan'
import { weekAt } from '#domain/child/weekPlan'
import type { Child } from '#domain/people/people'
import { selectVisitor } from '#machines/app/app.selectors'
import type { Weeks } from '#ports/plans'
import { useAppSelector } from '#app/actors'
import { useChildren } from '#app/children'
import { useFlags } from '#app/flags'
import { readWeeks, weekIn } from '#app/plan'
import { useServices } from '#app/services'
import { addressOf } from '#app/session'
import { withAutomation } from '#app/automation'
import { openTilesOf, tileOf } from '../plan/useOpenTiles'

/** The way to a session with a child: the first thing of its plan of today that is open, where one more press starts it; else all activities. */
export function useStartSession(): (child: Child) => void {
  const { plans } = useServices()
  const { chooseChild } = useChildren()
  const navigate = useNavigate()
  const visitor = useAppSelector(selectVisitor)
  const flags = useFlags()

  const firstOf = (child: Child, weeks: Weeks, now: number): string => {
    const { monday, day } = weekAt(now)
    const week = weekIn(weeks, monday)
    const planned: readonly PlanTile[] = week === 'unreadable' ? [] : week.days[day].tiles
    const open = openTilesOf({ manifests: catalogue, visitor, flags, child })
    for (const each of planned) {
      const tile = tileOf(open, each)
      if (tile !== undefined) return addressOf(tile.manifest, { category: tile.category, level: each.level })
    }
    return '/activity'
  }

  const start = async (child: Child) => {
    const now = Date.now()
    const { monday } = weekAt(now)
    // A plan that cannot be read keeps nobody from playing.
    const weeks = await readWeeks(plans, child.id, monday).catch((): Weeks => new Map())
    chooseChild(child.id)
    void navigate(withAutomation(firstOf(child, weeks, now)))
  }
  return (child) => void start(child)
}
