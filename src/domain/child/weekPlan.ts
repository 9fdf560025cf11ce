import { localDay } from '../time'
import type { Instant } from '../time'
import { type DayPlan, isSameTask, MAX_PLAN_TILES, type PlanTile, withoutTile, withTile } from './dayPlan'

/** Days of a week, in order. */
export const weekDays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type WeekDay = (typeof weekDays)[number]

/** One planned day. */
export interface PlannedDay {
  readonly tiles: DayPlan
  /** An adult chose a rest day, as opposed to an empty one. */
  readonly isRest: boolean
  /** Something was done together away from the tablet, as noted by an adult. */
  readonly wasDone: boolean
  /** Whether the day's plan is a proposal that was started without changes. */
  readonly isProposed?: boolean
  /** Plan from before the rest day; it returns when the rest day ends. */
  readonly aside?: DayPlan
}

/** Seven days of one child. */
export interface WeekPlan {
  readonly days: Readonly<Record<WeekDay, PlannedDay>>
  /** Last editor; null if there was none or their account was deleted. The name may be empty. */
  readonly by: { readonly uid: string; readonly name: string } | null
}

/** Changed days of a week. */
export type DayChanges = Readonly<Partial<Record<WeekDay, PlannedDay>>>

export const EMPTY_DAY: PlannedDay = { tiles: [], isRest: false, wasDone: false }

export const EMPTY_WEEK: WeekPlan = {
  days: { mon: EMPTY_DAY, tue: EMPTY_DAY, wed: EMPTY_DAY, thu: EMPTY_DAY, fri: EMPTY_DAY, sat: EMPTY_DAY, sun: EMPTY_DAY },
  by: null,
}

export const isPlanned = ({ tiles, isRest }: PlannedDay): boolean => tiles.length > 0 || isRest

export const hasPlan = ({ days }: WeekPlan): boolean => weekDays.some((day) => isPlanned(days[day]))

/** Local noon of a day `YYYY-MM-DD`: no change of the clocks moves it to another day. */
export function noonOf(day: string): Instant {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date, 12).getTime()
}

/** The day `count` days later (negative: earlier), `YYYY-MM-DD`. */
export function daysAfter(day: string, count: number): string {
  const noon = new Date(noonOf(day))
  return localDay(noon.setDate(noon.getDate() + count))
}

/** Week of a moment, named by its Monday, and its day; both in local time. */
export function weekAt(now: Instant): { readonly monday: string; readonly day: WeekDay } {
  // `getDay` starts on Sunday; our week ends on it.
  const index = (new Date(now).getDay() + 6) % 7
  return { monday: daysAfter(localDay(now), -index), day: weekDays[index] ?? 'mon' }
}

export const nextWeek = (monday: string): string => daysAfter(monday, 7)
export const weekBefore = (monday: string): string => daysAfter(monday, -7)

/** `YYYY-MM-DD` of a day in the week of this Monday. */
export const dateIn = (monday: string, day: WeekDay): string => daysAfter(monday, weekDays.indexOf(day))

/** A day with other tiles. Planning something ends a rest day. */
export const withTiles = ({ wasDone, isRest }: PlannedDay, tiles: DayPlan): PlannedDay => ({ tiles, isRest: isRest && tiles.length === 0, wasDone })

/** Turns a day into a rest day and keeps its plan aside. */
export function withRest({ tiles, wasDone, aside = [] }: PlannedDay): PlannedDay {
  const kept = tiles.length > 0 ? tiles : aside
  return { tiles: [], isRest: true, wasDone, ...(kept.length > 0 ? { aside: kept } : {}) }
}

/** Ends a rest day and restores its plan. */
export const withoutRest = ({ wasDone, aside = [] }: PlannedDay): PlannedDay => ({ tiles: aside, isRest: false, wasDone })

/** Whether a task can move to that day: it is not planned there yet and there is room. */
export const hasRoomFor = ({ tiles }: PlannedDay, tile: PlanTile): boolean =>
  tiles.length < MAX_PLAN_TILES && !tiles.some((planned) => isSameTask(planned, tile))

/** Both days that change when a tile moves to the end of another day; empty without room. */
export function movedTo({ days }: WeekPlan, tile: PlanTile, from: WeekDay, to: WeekDay): DayChanges {
  if (from === to || !hasRoomFor(days[to], tile)) return {}
  return { [from]: withTiles(days[from], withoutTile(days[from].tiles, tile)), [to]: withTiles(days[to], [...days[to].tiles, tile]) }
}

/** Sets the tile's level on every day from `from` on that plans this task. */
export function withLevel({ days }: WeekPlan, tile: PlanTile, from: WeekDay): DayChanges {
  const later = weekDays.slice(weekDays.indexOf(from)).filter((day) => days[day].tiles.some((planned) => isSameTask(planned, tile)))
  return Object.fromEntries(later.map((day) => [day, withTiles(days[day], withTile(days[day].tiles, tile))]))
}

/** Whether anything in a week was chosen rather than proposed. */
export const wasChosen = ({ days }: WeekPlan): boolean => weekDays.some((day) => isPlanned(days[day]) && days[day].isProposed !== true)

/** Copies a week's plan to another week. Notes about past activities stay in their week. */
export const copyWeek = ({ days }: WeekPlan, target: WeekPlan): DayChanges =>
  Object.fromEntries(weekDays.map((day) => [day, { tiles: days[day].tiles, isRest: days[day].isRest, wasDone: target.days[day].wasDone }]))

/** A week with changed days. */
export const withDays = (week: WeekPlan, changes: DayChanges): WeekPlan => ({ ...week, days: { ...week.days, ...changes } })

/** Typical minutes of an activity (clinical-design.md §1.5: six to eight trials in three to five minutes). */
const TILE_MINUTES = 3

/** Typical minutes of a day. */
export const minutesOf = (tiles: DayPlan): number => tiles.length * TILE_MINUTES

/** Mean minutes of the days that have a plan; 0 without any. */
export function minutesPerDay({ days }: WeekPlan): number {
  const minutes = weekDays.map((day) => minutesOf(days[day].tiles)).filter((each) => each > 0)
  return minutes.length === 0 ? 0 : Math.round(minutes.reduce((sum, each) => sum + each, 0) / minutes.length)
}

/** Number of days with something to play. */
export const playDayCount = ({ days }: WeekPlan): number => weekDays.filter((day) => days[day].tiles.length > 0).length

/** Number of rest days. */
export const restDayCount = ({ days }: WeekPlan): number => weekDays.filter((day) => days[day].isRest).length

/** Days `YYYY-MM-DD` on which something was done away from the tablet. */
export const doneDays = (weeks: ReadonlyMap<string, WeekPlan>): readonly string[] =>
  [...weeks].flatMap(([monday, { days }]) => weekDays.filter((day) => days[day].wasDone).map((day) => dateIn(monday, day)))
