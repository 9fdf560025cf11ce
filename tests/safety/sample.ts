import { readFileSync } from 'node:fs'
import { groupBy } from '../../src/domain/groupBy'

/*
 * Which films are made. At night (`NIGHT=1`) every one; by day a short sample that rotates from day to day and
 * leans on what changed since the last night on which everything was green. What changed is told by content: the
 * nightly run keeps a hash of each activity's folder, and of all that every activity stands on, in lastNight.json.
 */

/** Hashes by name: an activity's id, or `shared` for what all of them stand on. */
export type Hashes = Readonly<Record<string, string>>

/** So many films take less than two minutes on two cores. */
export const FILMS_BY_DAY = 44
/** A changed activity gets so many films for one of the others. */
const WEIGHT = 4

/**
 * How many films of each activity are made by day. An activity whose content changed (or that no night has seen) gets
 * four for each one of the others; where what all stand on changed, or nothing did, all get the same. None gets none.
 */
export function filmsByDay(now: Hashes, lastNight: Hashes, most: number): ReadonlyMap<string, number> {
  const activities = Object.keys(now).filter((name) => name !== 'shared')
  const weightOf = (activity: string) => (now[activity] === lastNight[activity] ? 1 : WEIGHT)
  const sum = activities.reduce((total, activity) => total + weightOf(activity), 0)
  return new Map(activities.map((activity) => [activity, Math.max(1, Math.floor((most * weightOf(activity)) / sum))]))
}

/** `count` of `total` films, beginning each day where the day before ended. */
export function turnsOf(day: number, count: number, total: number): readonly number[] {
  return Array.from({ length: Math.min(count, total) }, (_, index) => (day * count + index) % total)
}

/** The `turn`th film of an activity: levels follow one another, and with each round profiles and categories move on. */
export function filmAt<Level extends { readonly level: string }, Profile>(
  turn: number,
  all: readonly Level[],
  profiles: readonly Profile[],
): { readonly level: Level; readonly profile: Profile } {
  const levels = [...groupBy(all, ({ level }) => level).values()]
  const round = Math.floor(turn / levels.length)
  const same = levels[turn % levels.length] ?? []
  const level = same[round % same.length]
  const profile = profiles[(turn + round) % profiles.length]
  if (level === undefined || profile === undefined) throw new Error('there is nothing to film')
  return { level, profile }
}

/** What the last green night saw; nothing before the first. */
export const lastNight = (): Hashes => JSON.parse(readFileSync('tests/safety/lastNight.json', 'utf8')) as Hashes
