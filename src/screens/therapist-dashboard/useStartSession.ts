import { useNavigate } from '#ui/router'
import { catalogue } from '#scenes/catalogue'
import type { Session } from '#domain/activities/session'
import { weekAt } from '#domain/child/weekPlan'
import type { Child } from '#domain/people/people'
import { selectVisitor } from '#machines/app/app.selectors'
import type { Weeks } from '#ports/plans'
import { useAppSelector } from '#app/services/actors'
import { useChildren } from '#app/play/children'
import { useFlags } from '#app/services/flags'
import { readWeeks, weekIn } from '#app/play/weekPlans'
import { firstValue } from '#app/services/firstValue'
import { useServices } from '#app/services/services'
import { activityAddress } from '#app/play/startSession'
import { withAutomation } from '#app/services/automation'
import { listTiles } from '../activity/tiles'
import { planOf, proposeDay } from '../dashboard/proposal'
import { openTilesOf, tileOf } from '../plan/useOpenTiles'

/**
 * Opens a session with a child, which one more press starts: today's first open activity in the plan; without a plan, today's first suggestion. On a
 * rest day, or with an unreadable plan, the list of activities.
 */
export function useStartSession(): (child: Child) => void {
  const { plans, sessions } = useServices()
  const { chooseChild, sessionsOf } = useChildren()
  const navigate = useNavigate()
  const visitor = useAppSelector(selectVisitor)
  const flags = useFlags()

  const plannedFor = (child: Child, weeks: Weeks, now: number) => {
    const { monday, day } = weekAt(now)
    const week = weekIn(weeks, monday)
    if (week === 'unreadable') return 'none'
    const open = openTilesOf({ manifests: catalogue, visitor, flags, child })
    const tiles = week.days[day].tiles.filter((each) => tileOf(open, each) !== undefined)
    return tiles.length === 0 && week.days[day].isRest ? 'none' : tiles
  }
  const proposedFor = async (child: Child, now: number) => {
    // If the past sessions cannot be read, a new activity is suggested.
    const past = await firstValue<{ readonly sessions: readonly Session[] }>((tell, fail) => sessions.watch(child.id, tell, fail, sessionsOf(child.id))).catch(
      () => ({ sessions: [] }),
    )
    const { chapters } = listTiles({ manifests: catalogue, visitor, flags, child, sessions: past.sessions, family: null, showsHarder: true })
    return planOf(
      proposeDay(
        chapters.flatMap(({ tiles }) => tiles),
        past.sessions,
        now,
      ),
    )
  }
  const firstOf = async (child: Child): Promise<string> => {
    const now = Date.now()
    // An unreadable plan does not prevent play.
    const weeks = await readWeeks(plans, child.id, weekAt(now).monday).catch((): Weeks => new Map())
    const planned = plannedFor(child, weeks, now)
    if (planned === 'none') return '/activity'
    const [first] = planned.length > 0 ? planned : await proposedFor(child, now)
    const { manifest } = (first && tileOf(openTilesOf({ manifests: catalogue, visitor, flags, child }), first)) ?? {}
    return first === undefined || manifest === undefined ? '/activity' : activityAddress(manifest, { category: first.category, level: first.level })
  }
  const start = async (child: Child) => {
    const address = await firstOf(child)
    chooseChild(child.id)
    navigate(withAutomation(address))
  }
  return (child) => void start(child)
}
