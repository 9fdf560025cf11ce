import { localDay } from '../time'
import type { Instant } from '../time'
import { type DayPlan, isSameTask, MAX_PLAN_TILES, type PlanTile, withoutTile, withTile } from './dayPlan'

/** The days of a week, in its order. */
export const weekDays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type WeekDay = (typeof weekDays)[number]

/** One day of a week, as adults made it. */
export interface PlannedDay {
  readonly tiles: DayPlan
  /** An adult said that nothing is to be played: more than that nothing was chosen. */
  readonly isRest: boolean
  /** Something was done together away from the tablet, and an adult wrote it down. */
  readonly wasDone: boolean
  /** Nobody chose it: what was proposed was started as it was. */
  readonly isProposed?: boolean
  /** What was planned before the day became one of rest: it comes back with its end. */
  readonly aside?: DayPlan
}

/** Seven days of one child. */
export interface WeekPlan {
  readonly days: Readonly<Record<WeekDay, PlannedDay>>
  /** Who changed it last; null where nobody has yet, or who did has left for good. The name is empty where the person gave none. */
  readonly by: { readonly uid: string; readonly name: string } | null
}

/** The days of a week that somebody changes. */
export type DayChanges = Readonly<Partial<Record<WeekDay, PlannedDay>>>

export const EMPTY_DAY: PlannedDay = { tiles: [], isRest: false, wasDone: false }

export const EMPTY_WEEK: WeekPlan = {
  days: { mon: EMPTY_DAY, tue: EMPTY_DAY, wed: EMPTY_DAY, thu: EMPTY_DAY, fri: EMPTY_DAY, sat: EMPTY_DAY, sun: EMPTY_DAY },
  by: null,
}

export const isPlanned = ({ tiles, isRest }: PlannedDay): boolean => tiles.length > 0 || isRest

export const hasPlan = ({ days }: WeekPlan): boolean => weekDays.some((day) => isPlanned(days[day]))

/** Noon of a day `YYYY-MM-DD` on this device: no change of the clocks moves it to another day. */
export function noonOf(day: string): Instant {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date, 12).getTime()
}

/** The day so many days later (earlier, where negative), `YYYY-MM-DD`. */
export function daysAfter(day: string, count: number): string {
  const noon = new Date(noonOf(day))
  return localDay(noon.setDate(noon.getDate() + count))
}

/** The week of a moment, named by its Monday, and the day in it; both in the time of the device. */
export function weekAt(now: Instant): { readonly monday: string; readonly day: WeekDay } {
  // Sunday is 0 there, and the last day here.
  const index = (new Date(now).getDay() + 6) % 7
  return { monday: daysAfter(localDay(now), -index), day: weekDays[index] ?? 'mon' }
}

export const nextWeek = (monday: string): string => daysAfter(monday, 7)
export const weekBefore = (monday: string): string => daysAfter(monday, -7)

/** `YYYY-MM-DD` of a day in the week of this Monday. */
export const dateIn = (monday: string, day: WeekDay): string => daysAfter(monday, weekDays.indexOf(day))

/** A day with other tiles: whoever plans something takes the rest back, and has chosen. */
export const withTiles = ({ wasDone, isRest }: PlannedDay, tiles: DayPlan): PlannedDay => ({ tiles, isRest: isRest && tiles.length === 0, wasDone })

/** A day of rest has nothing to play; what was planned lies aside. */
export function asRest({ tiles, wasDone, aside = [] }: PlannedDay): PlannedDay {
  const kept = tiles.length > 0 ? tiles : aside
  return { tiles: [], isRest: true, wasDone, ...(kept.length > 0 ? { aside: kept } : {}) }
}

/** The day without the rest, as it was planned before. */
export const withoutRest = ({ wasDone, aside = [] }: PlannedDay): PlannedDay => ({ tiles: aside, isRest: false, wasDone })

/** Whether this task can be moved to that day: not where it stands already, nor where there is no room. */
export const hasRoomFor = ({ tiles }: PlannedDay, tile: PlanTile): boolean =>
  tiles.length < MAX_PLAN_TILES && !tiles.some((planned) => isSameTask(planned, tile))

/** The two days that change when a tile goes from one to the end of the other; none where that one has no room. */
export function movedTo({ days }: WeekPlan, tile: PlanTile, from: WeekDay, to: WeekDay): DayChanges {
  if (from === to || !hasRoomFor(days[to], tile)) return {}
  return { [from]: withTiles(days[from], withoutTile(days[from].tiles, tile)), [to]: withTiles(days[to], [...days[to].tiles, tile]) }
}

/** The days from one on in which this task is planned, each with the level of `tile`. */
export function withLevel({ days }: WeekPlan, tile: PlanTile, from: WeekDay): DayChanges {
  const later = weekDays.slice(weekDays.indexOf(from)).filter((day) => days[day].tiles.some((planned) => isSameTask(planned, tile)))
  return Object.fromEntries(later.map((day) => [day, withTiles(days[day], withTile(days[day].tiles, tile))]))
}

/** Whether somebody chose anything of a week, beside what was proposed. */
export const wasChosen = ({ days }: WeekPlan): boolean => weekDays.some((day) => isPlanned(days[day]) && days[day].isProposed !== true)

/** The plan of a week for another one: what was planned goes along, and is chosen by that; what was done stays where it was done. */
export const copied = ({ days }: WeekPlan, target: WeekPlan): DayChanges =>
  Object.fromEntries(weekDays.map((day) => [day, { tiles: days[day].tiles, isRest: days[day].isRest, wasDone: target.days[day].wasDone }]))

/** A week with some of its days changed. */
export const withDays = (week: WeekPlan, changes: DayChanges): WeekPlan => ({ ...week, days: { ...week.days, ...changes } })

/** A short thing takes about so long (clinical-design.md §1.5: six to eight turns in three to five minutes). */
const TILE_MINUTES = 3

/** About how long a day takes, in minutes. */
export const minutesOf = (tiles: DayPlan): number => tiles.length * TILE_MINUTES

/** About how long a day of this week takes, in minutes: the mean of the days that have something; 0 without any. */
export function minutesADay({ days }: WeekPlan): number {
  const minutes = weekDays.map((day) => minutesOf(days[day].tiles)).filter((each) => each > 0)
  return minutes.length === 0 ? 0 : Math.round(minutes.reduce((sum, each) => sum + each, 0) / minutes.length)
}

/** On how many days of this week something is to be played. */
export const playDays = ({ days }: WeekPlan): number => weekDays.filter((day) => days[day].tiles.length > 0).length

/** On how many days of this week nothing is to be played, on purpose. */
export const restDays = ({ days }: WeekPlan): number => weekDays.filter((day) => days[day].isRest).length

/** The days `YYYY-MM-DD` on which something was done away from the tablet. */
export const doneDays = (weeks: ReadonlyMap<string, WeekPlan>): readonly string[] =>
  [...weeks].flatMap(([monday, { days }]) => weekDays.filter((day) => days[day].wasDone).map((day) => dateIn(monday, day)))
