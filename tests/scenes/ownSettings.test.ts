import { describe, expect, it } from 'vitest'
import { catalogue } from '#scenes/catalogue'
import { type Combination, pairwise } from '#tests/support/pairwise'
import { isTurn } from '#tests/support/night'
import { everyLevel } from '#tests/support/play'
import { type ChildKind, selfPlay } from '#tests/support/selfPlay'

/*
 * What holds with the settings an activity has at first holds with all of them: each two values of two settings meet in
 * a session. By day each combination plays a tenth of the levels, others with the next one and on the next day.
 */

const kinds = ['perfect', 'silent', 'random'] as const satisfies readonly ChildKind[]

describe.each(catalogue.filter(({ settings }) => Object.keys(settings).length > 1))('$id with settings of its own', ({ id, settings }) => {
  const levels = everyLevel.filter(({ activity }) => activity === id)
  const perLevel = new Map(levels.map((wish) => [wish.level, levels.filter(({ level }) => level === wish.level)]))
  const rows = pairwise(settings)

  it('meets each pair of values', () => expect(rows.length).toBeGreaterThan(1))

  // Levels, categories and children take turns. What waits for an adult's mark has no end without one.
  const playAll = async (own: Combination, index: number): Promise<void> => {
    for (const [turn, same] of [...perLevel.values()].entries()) {
      const wish = same[(index + turn) % same.length]
      const kind = own['pacedBy'] === 'adult' ? 'perfect' : kinds[(index + turn) % kinds.length]
      if (wish !== undefined && isTurn(index + turn, 10) && kind !== undefined) await selfPlay(wish, kind, undefined, own)
    }
  }

  it.each(rows.map((own, index) => ({ own, index })))('$own', ({ own, index }) => expect(playAll(own, index)).resolves.toBeUndefined())
})
