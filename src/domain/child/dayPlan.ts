import { localDay } from '../time'
import type { Instant } from '../time'

/** One thing to play, as an adult chose it. */
export interface PlanTile {
  readonly activity: string
  readonly category: string | null
  readonly level: string
}

/** What one child plays today, in the order in which the child sees it. Empty until an adult chooses. */
export type DayPlan = readonly PlanTile[]

/** A child's own page never offers more than this (clinical-design.md, "Not activities"). */
export const MAX_PLAN_TILES = 4

export const isSameTask = (one: Pick<PlanTile, 'activity' | 'category'>, other: Pick<PlanTile, 'activity' | 'category'>): boolean =>
  one.activity === other.activity && one.category === other.category

/** With a tile at the end, or with its new level where the task is planned already. A full plan stays as it is. */
export function withTile(plan: DayPlan, tile: PlanTile): DayPlan {
  if (plan.some((planned) => isSameTask(planned, tile))) return plan.map((planned) => (isSameTask(planned, tile) ? tile : planned))
  return plan.length >= MAX_PLAN_TILES ? plan : [...plan, tile]
}

export const withoutTile = (plan: DayPlan, tile: PlanTile): DayPlan => plan.filter((planned) => !isSameTask(planned, tile))

/** The plan with a tile one place earlier; the first stays the first. */
export function moveEarlier(plan: DayPlan, tile: PlanTile): DayPlan {
  const index = plan.findIndex((planned) => isSameTask(planned, tile))
  const before = plan[index - 1]
  return before === undefined ? plan : plan.map((planned, at) => (at === index - 1 ? tile : at === index ? before : planned))
}

/** A task as one word: `picture/fruits`. */
export const taskKey = ({ activity, category }: Pick<PlanTile, 'activity' | 'category'>): string => (category === null ? activity : `${activity}/${category}`)

/** What was played on a day (`YYYY-MM-DD`), by `taskKey`: on the way through the day or beside it. */
export const playedOn = (day: string, sessions: readonly (Pick<PlanTile, 'activity' | 'category'> & { readonly startedAt: Instant })[]): readonly string[] =>
  sessions.filter(({ startedAt }) => localDay(startedAt) === day).map(taskKey)

/**
 * What comes after a task on the way through the day: the next one behind it that was not played yet, then what was passed
 * over before it; null when the day is done. `played` are keys of tasks, the last one's too.
 */
export function nextInDay(plan: DayPlan, last: string, played: readonly string[]): PlanTile | null {
  const at = plan.findIndex((tile) => taskKey(tile) === last)
  const inTurn = [...plan.slice(at + 1), ...plan.slice(0, Math.max(0, at))]
  return inTurn.find((tile) => taskKey(tile) !== last && !played.includes(taskKey(tile))) ?? null
}
