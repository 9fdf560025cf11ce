import { type Session, wasPlayed } from '../activities/session'
import { groupBy } from '../groupBy'
import { daysBefore, type Instant } from '../time'
import { MIN_CELL, spreadOf, type Spread } from '../statistics'
import { summarise, type ZoneFigures } from './summary'
import { type ComparedSpreads, compareSpreads, touchesOf } from './touchFinding'
import { counts } from '../trials/engine/trialResult'
import { type Basis, trialResults } from './trialResults'

/** Number of weeks shown to a family. */
export const PROGRESS_WEEKS = 4

/** Activity, category and level of a session. Only touches in the same task are compared. */
export type Task = Pick<Session, 'activity' | 'category' | 'level'>

/** Touches within seven days. `touches` are in order, each with its time in ms and its date; the spread is null below MIN_CELL. */
interface Week {
  readonly from: Instant
  readonly until: Instant
  readonly touches: readonly { readonly at: Instant; readonly ms: number }[]
  readonly spread: Spread | null
}

/** Results of the last weeks, for one task and by zone of the screen. */
export interface Progress {
  /** Number of days with play in the last weeks. */
  readonly days: number
  /** The task shown; null if nothing was touched. */
  readonly task: Task | null
  /** Tasks of these weeks, most played first. */
  readonly tasks: readonly Task[]
  /** Weeks of the period, oldest first. The last week ends now. */
  readonly weeks: readonly Week[]
  /** Comparison of the newest week that has enough touches with the oldest; null without two such weeks. */
  readonly change: { readonly compared: ComparedSpreads; readonly before: Spread; readonly now: Spread } | null
  /** Number of touches still needed for a comparison; 0 if there is one. */
  readonly missing: number
  /** Sessions of the task's activity and category at all levels, newest first. */
  readonly ofActivity: readonly Session[]
  /** Results by zone. They come from these sessions only, because other activities use other places. */
  readonly byZone: readonly ZoneFigures[]
  /** How these trials were measured. */
  readonly basis: Basis
  /**
   * Half of the screen that is touched sooner, judged by interquartile ranges: in one task or more on at least two days, and the
   * other half in no task.
   */
  readonly soonerSide: StageSide | null
}

export const isOfTask = (session: Task, task: Task): boolean =>
  session.activity === task.activity && session.category === task.category && session.level === task.level

const isOfActivity = (session: Task, task: Task): boolean => session.activity === task.activity && session.category === task.category

/**
 * Computes the progress in the last weeks until `now` (ms since 1970), for one task or the most played one. `dayOf` returns a
 * moment's local day.
 */
export function progressOf(
  sessions: readonly Session[],
  now: Instant,
  dayOf: (at: Instant) => string,
  chosen?: Task,
  count: number = PROGRESS_WEEKS,
): Progress {
  const starts = Array.from({ length: count }, (_, index) => daysBefore(now, 7 * (count - index)))
  const recent = sessions.filter(({ startedAt }) => startedAt >= (starts[0] ?? now) && startedAt <= now)
  const tasks = tasksOf(recent)
  const task = tasks.find((each) => chosen !== undefined && isOfTask(each, chosen)) ?? tasks[0]
  const ofTask = task === undefined ? [] : recent.filter((session) => isOfTask(session, task))
  const weeks = starts.map((from, index) => weekFrom(ofTask, from, starts[index + 1] ?? now))
  const timed = weeks.flatMap(({ spread }) => spread ?? [])
  const [before, latest] = [timed[0], timed.at(-1)]
  const change = before === undefined || latest === undefined || timed.length < 2 ? null : { compared: compareSpreads(latest, before), before, now: latest }
  const ofActivity = task === undefined ? [] : recent.filter((session) => isOfActivity(session, task))
  const { byZone, basis } = summarise(ofActivity.map(({ events }) => events))
  // The 28 days include today, as in the four weeks of the Today page. The day of the first moment would be the 29th.
  const firstDay = dayOf(starts[0] ?? now)
  return {
    days: new Set(recent.filter((session) => wasPlayed(session) && dayOf(session.startedAt) !== firstDay).map(({ startedAt }) => dayOf(startedAt))).size,
    task: task ?? null,
    tasks,
    weeks,
    change,
    missing: change === null ? missingOf(weeks) : 0,
    ofActivity,
    byZone,
    basis,
    soonerSide: soonerSideOf(recent, tasks, dayOf),
  }
}

function tasksOf(sessions: readonly Session[]): readonly Task[] {
  const byTask = groupBy(sessions, ({ activity, category, level }) => JSON.stringify([activity, category, level]))
  return [...byTask.values()]
    .filter((same) => same.some((session) => touchesOf(session).length > 0))
    .toSorted((one, other) => other.length - one.length)
    .flatMap(([first]) => (first === undefined ? [] : [{ activity: first.activity, category: first.category, level: first.level }]))
}

function weekFrom(sessions: readonly Session[], from: Instant, until: Instant): Week {
  const touches = sessions
    .filter(({ startedAt }) => startedAt >= from && startedAt < until)
    .toSorted((one, other) => one.startedAt - other.startedAt)
    .flatMap((session) => touchesOf(session).map((ms) => ({ at: session.startedAt, ms })))
  return { from, until, touches, spread: spreadOf(touches.map(({ ms }) => ms)) }
}

/** Returns the number of touches that the best two weeks still lack, because a comparison needs two weeks. */
function missingOf(weeks: readonly Week[]): number {
  const lacking = weeks.map(({ touches }) => Math.max(0, MIN_CELL - touches.length)).toSorted((one, other) => one - other)
  return (lacking[0] ?? MIN_CELL) + (lacking[1] ?? MIN_CELL)
}

const LEFT = new Set([1, 4, 7])
const RIGHT = new Set([3, 6, 9])

type StageSide = 'left' | 'right'

/** Returns the side that is touched sooner. Each task is judged alone, because tasks differ in speed and in the places they use. */
function soonerSideOf(sessions: readonly Session[], tasks: readonly Task[], dayOf: (at: Instant) => string): StageSide | null {
  const played = tasks.map((task) => sessions.filter((session) => isOfTask(session, task)))
  // One day says too little about the child, and that day's own result already shows it.
  const onTwoDays = played.filter((same) => new Set(same.map(({ startedAt }) => dayOf(startedAt))).size > 1)
  const found = new Set(onTwoDays.flatMap((same) => soonerSideIn(same) ?? []))
  const [side] = found
  return side !== undefined && found.size === 1 ? side : null
}

function soonerSideIn(sessions: readonly Session[]): StageSide | null {
  const results = sessions.flatMap(({ events }) => trialResults(events).filter(counts))
  const on = (side: ReadonlySet<number>) =>
    spreadOf(results.flatMap(({ zone, touchMs }) => (zone !== null && touchMs !== null && side.has(zone) ? [touchMs] : [])))
  const [left, right] = [on(LEFT), on(RIGHT)]
  if (left === null || right === null) return null
  const compared = compareSpreads(left, right)
  return compared === 'same' ? null : compared === 'quicker' ? 'left' : 'right'
}
