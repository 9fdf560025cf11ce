import { catalogue } from '#scenes/catalogue'
import type { selectVisitor } from '#machines/app/app.selectors'
import type { Session } from '#domain/activities/session'
import { weekAt } from '#domain/child/weekPlan'
import type { Child } from '#domain/people/people'
import type { Plans, Weeks } from '#ports/plans'
import type { Sessions } from '#ports/sessions'
import { activityAddress } from '#app/play/startSession'
import { readWeeks, weekIn } from '#app/play/weekPlans'
import type { useFlags } from '#app/services/flags'
import { firstValue } from '#app/services/firstValue'
import { listTiles } from '../activity/tiles'
import { planOf, proposeDay } from '../dashboard/proposal'
import { openTilesOf, tileOf } from '../plan/useOpenTiles'

interface Start {
  readonly child: Child
  readonly visitor: ReturnType<typeof selectVisitor>
  readonly flags: ReturnType<typeof useFlags>
  readonly plans: Plans
  readonly sessions: Sessions
  /** The person whose sessions count, or undefined if everyone's do. */
  readonly ranBy: string | undefined
}

/** Returns the address of the first activity to start with a child, or of the list of activities if there is none. */
export async function firstToStart(of: Start): Promise<string> {
  const { child, visitor, flags, plans } = of
  const now = Date.now()
  // An unreadable plan does not prevent play.
  const weeks = await readWeeks(plans, child.id, weekAt(now).monday).catch((): Weeks => new Map())
  const planned = plannedFor(of, weeks, now)
  if (planned === 'none') return '/activity'
  const [first] = planned.length > 0 ? planned : await proposedFor(of, now)
  const { manifest } = (first && tileOf(openTilesOf({ manifests: catalogue, visitor, flags, child }), first)) ?? {}
  return first === undefined || manifest === undefined ? '/activity' : activityAddress(manifest, { category: first.category, level: first.level })
}

function plannedFor({ child, visitor, flags }: Start, weeks: Weeks, now: number) {
  const { monday, day } = weekAt(now)
  const week = weekIn(weeks, monday)
  if (week === 'unreadable') return 'none'
  const open = openTilesOf({ manifests: catalogue, visitor, flags, child })
  const tiles = week.days[day].tiles.filter((each) => tileOf(open, each) !== undefined)
  return tiles.length === 0 && week.days[day].isRest ? 'none' : tiles
}

async function proposedFor({ child, visitor, flags, sessions, ranBy }: Start, now: number) {
  // If the past sessions cannot be read, a new activity is suggested.
  const past = await firstValue<{ readonly sessions: readonly Session[] }>((tell, fail) => sessions.watch(child.id, tell, fail, ranBy)).catch(() => ({
    sessions: [],
  }))
  const { chapters } = listTiles({ manifests: catalogue, visitor, flags, child, sessions: past.sessions, family: null, showsHarder: true })
  return planOf(
    proposeDay(
      chapters.flatMap(({ tiles }) => tiles),
      past.sessions,
      now,
    ),
  )
}
