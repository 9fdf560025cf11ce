import { groupBy } from '../../src/domain/groupBy'

/** Returns the index of the `index`th of `count` films of an activity. If there are more levels than films, the films are spread over them. */
export function filmIndex(index: number, count: number, all: readonly { readonly level: string }[]): number {
  const levels = new Set(all.map(({ level }) => level)).size
  return count >= levels ? index : Math.floor(((index + 0.5) * levels) / count)
}

/** Returns the `turn`th film of an activity. Levels follow one another, and profiles and categories advance in each round. */
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
