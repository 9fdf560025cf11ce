import { localDay } from '../time'
import type { Instant } from '../time'
import { type DayPlan, isSameTask, MAX_PLAN_TILES, type PlanTile, withoutTile, withTile } from './dayPlan'

/** Days of a week, starting on Monday. */
export const weekDays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type WeekDay = (typeof weekDays)[number]

/** One day of a weekly plan. */
export interface PlannedDay {
  readonly tiles: DayPlan
  /** Whether an adult chose a rest day, as opposed to a day without a plan. */
  readonly isRest: boolean
  /** Whether child and adult did something together away from the tablet, as noted by an adult. */
  readonly wasDone: boolean
  /** Whether the day's plan is a proposal that was used without changes. */
  readonly isProposed?: boolean
  /** The plan from before the rest day, which is restored when the rest day ends. */
  readonly aside?: DayPlan
}

/** The plan of one child for seven days. */
export interface WeekPlan {
  readonly days: Readonly<Record<WeekDay, PlannedDay>>
  /** Last person who edited the plan; null if there was none or the account was deleted. The name may be empty. */
  readonly by: { readonly uid: string; readonly name: string } | null
}

/** The days of a week that change. */
export type DayChanges = Readonly<Partial<Record<WeekDay, PlannedDay>>>

export const EMPTY_DAY: PlannedDay = { tiles: [], isRest: false, wasDone: false }

export const EMPTY_WEEK: WeekPlan = {
  days: { mon: EMPTY_DAY, tue: EMPTY_DAY, wed: EMPTY_DAY, thu: EMPTY_DAY, fri: EMPTY_DAY, sat: EMPTY_DAY, sun: EMPTY_DAY },
  by: null,
}

export const isPlanned = ({ tiles, isRest }: PlannedDay): boolean => tiles.length > 0 || isRest

export const hasPlan = ({ days }: WeekPlan): boolean => weekDays.some((day) => isPlanned(days[day]))

/** Returns local noon of a day (`YYYY-MM-DD`). A change to or from summer time never moves noon to another day. */
export function noonOf(day: string): Instant {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date, 12).getTime()
}

/** Returns the day (`YYYY-MM-DD`) that is `count` days later, or earlier if negative. */
export function daysAfter(day: string, count: number): string {
  const noon = new Date(noonOf(day))
  return localDay(noon.setDate(noon.getDate() + count))
}

/** Returns the day of the week and the Monday of the week at a moment, both in local time. */
export function weekAt(now: Instant): { readonly monday: string; readonly day: WeekDay } {
  // `getDay` starts weeks on Sunday; our weeks end on Sunday.
  const index = (new Date(now).getDay() + 6) % 7
  return { monday: daysAfter(localDay(now), -index), day: weekDays[index] ?? 'mon' }
}

export const nextWeek = (monday: string): string => daysAfter(monday, 7)
export const weekBefore = (monday: string): string => daysAfter(monday, -7)

/** Returns the date (`YYYY-MM-DD`) of a day in the week of this Monday. */
export const dateIn = (monday: string, day: WeekDay): string => daysAfter(monday, weekDays.indexOf(day))

/** Returns the day with its tiles replaced. Planning anything ends a rest day. */
export const withTiles = ({ wasDone, isRest }: PlannedDay, tiles: DayPlan): PlannedDay => ({ tiles, isRest: isRest && tiles.length === 0, wasDone })

/** Turns a day into a rest day and saves its plan in `aside`. */
export function withRest({ tiles, wasDone, aside = [] }: PlannedDay): PlannedDay {
  const kept = tiles.length > 0 ? tiles : aside
  return { tiles: [], isRest: true, wasDone, ...(kept.length > 0 ? { aside: kept } : {}) }
}

/** Ends a rest day and restores its plan. */
export const withoutRest = ({ wasDone, aside = [] }: PlannedDay): PlannedDay => ({ tiles: aside, isRest: false, wasDone })

/** Whether a task can move to that day: it is not planned there yet, and the day is not full. */
export const hasRoomFor = ({ tiles }: PlannedDay, tile: PlanTile): boolean =>
  tiles.length < MAX_PLAN_TILES && !tiles.some((planned) => isSameTask(planned, tile))

/** Returns both days that change when a tile moves to the end of another day; nothing if that day is full. */
export function movedTo({ days }: WeekPlan, tile: PlanTile, from: WeekDay, to: WeekDay): DayChanges {
  if (from === to || !hasRoomFor(days[to], tile)) return {}
  return { [from]: withTiles(days[from], withoutTile(days[from].tiles, tile)), [to]: withTiles(days[to], [...days[to].tiles, tile]) }
}

/** Sets the tile's level on `from` and every later day that includes this task. */
export function withLevel({ days }: WeekPlan, tile: PlanTile, from: WeekDay): DayChanges {
  const later = weekDays.slice(weekDays.indexOf(from)).filter((day) => days[day].tiles.some((planned) => isSameTask(planned, tile)))
  return Object.fromEntries(later.map((day) => [day, withTiles(days[day], withTile(days[day].tiles, tile))]))
}

/** Whether anything in a week was chosen by an adult rather than proposed. */
export const wasChosen = ({ days }: WeekPlan): boolean => weekDays.some((day) => isPlanned(days[day]) && days[day].isProposed !== true)

/** Copies a week's plan to another week. Notes about completed activities stay in their own week. */
export const copyWeek = ({ days }: WeekPlan, target: WeekPlan): DayChanges =>
  Object.fromEntries(weekDays.map((day) => [day, { tiles: days[day].tiles, isRest: days[day].isRest, wasDone: target.days[day].wasDone }]))

export const withDays = (week: WeekPlan, changes: DayChanges): WeekPlan => ({ ...week, days: { ...week.days, ...changes } })

/** Typical length of an activity (minutes; clinical-design.md §1.5: six to eight trials in three to five minutes). */
const TILE_MINUTES = 3

/** Returns the typical number of minutes of a day. */
export const minutesOf = (tiles: DayPlan): number => tiles.length * TILE_MINUTES

/** Returns the mean minutes of all days with a plan, or 0 if there are none. */
export function minutesPerDay({ days }: WeekPlan): number {
  const minutes = weekDays.map((day) => minutesOf(days[day].tiles)).filter((each) => each > 0)
  return minutes.length === 0 ? 0 : Math.round(minutes.reduce((sum, each) => sum + each, 0) / minutes.length)
}

/** Counts the days with something to play. */
export const playDayCount = ({ days }: WeekPlan): number => weekDays.filter((day) => days[day].tiles.length > 0).length

export const restDayCount = ({ days }: WeekPlan): number => weekDays.filter((day) => days[day].isRest).length

/** Returns the days (`YYYY-MM-DD`) on which something was done away from the tablet. */
export const doneDays = (weeks: ReadonlyMap<string, WeekPlan>): readonly string[] =>
  [...weeks].flatMap(([monday, { days }]) => weekDays.filter((day) => days[day].wasDone).map((day) => dateIn(monday, day)))
