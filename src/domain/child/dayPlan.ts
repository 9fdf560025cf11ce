import { localDay } from '../time'
import type { Instant } from '../time'

/** One activity in a plan, as chosen by an adult. */
export interface PlanTile {
  readonly activity: string
  readonly category: string | null
  readonly level: string
}

/** A child's activities for today, in order. Empty until an adult chooses some. */
export type DayPlan = readonly PlanTile[]

/** Maximum number of tiles on a child's own page. [I] */
export const MAX_PLAN_TILES = 4

export const isSameTask = (one: Pick<PlanTile, 'activity' | 'category'>, other: Pick<PlanTile, 'activity' | 'category'>): boolean =>
  one.activity === other.activity && one.category === other.category

/** Adds a tile at the end, or updates the tile's level if the task is already planned. A full plan is unchanged. */
export function withTile(plan: DayPlan, tile: PlanTile): DayPlan {
  if (plan.some((planned) => isSameTask(planned, tile))) return plan.map((planned) => (isSameTask(planned, tile) ? tile : planned))
  return plan.length >= MAX_PLAN_TILES ? plan : [...plan, tile]
}

export const withoutTile = (plan: DayPlan, tile: PlanTile): DayPlan => plan.filter((planned) => !isSameTask(planned, tile))

/** Moves a tile one place earlier. The first tile stays first. */
export function moveEarlier(plan: DayPlan, tile: PlanTile): DayPlan {
  const index = plan.findIndex((planned) => isSameTask(planned, tile))
  const before = plan[index - 1]
  return before === undefined ? plan : plan.map((planned, at) => (at === index - 1 ? tile : at === index ? before : planned))
}

/** Returns the key of a task, such as `picture/fruits`. */
export const taskKey = ({ activity, category }: Pick<PlanTile, 'activity' | 'category'>): string => (category === null ? activity : `${activity}/${category}`)

/** Returns the keys of the tasks played on a day (`YYYY-MM-DD`), whether planned or not. */
export const playedOn = (day: string, sessions: readonly (Pick<PlanTile, 'activity' | 'category'> & { readonly startedAt: Instant })[]): readonly string[] =>
  sessions.filter(({ startedAt }) => localDay(startedAt) === day).map(taskKey)

/**
 * Returns the day's next task after `last`: the next later one not yet played, then any that was skipped earlier; null when the
 * day is done. `played` contains task keys, including that of `last`.
 */
export function nextInDay(plan: DayPlan, last: string, played: readonly string[]): PlanTile | null {
  const at = plan.findIndex((tile) => taskKey(tile) === last)
  const inTurn = [...plan.slice(at + 1), ...plan.slice(0, Math.max(0, at))]
  return inTurn.find((tile) => taskKey(tile) !== last && !played.includes(taskKey(tile))) ?? null
}
