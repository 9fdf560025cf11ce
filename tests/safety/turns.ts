import { groupBy } from '../../src/domain/groupBy'

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
