import { describe, expect, it } from 'vitest'
import { catalogue } from '#scenes/catalogue'
import { groupBy } from '#domain/groupBy'
import { pairwise } from '#tests/support/pairwise'
import { sample } from '#tests/support/exhaustive'
import { everyLevel, type LevelToPlay } from '#tests/support/play'
import { type BehaviourName, selfPlay } from '#tests/support/selfPlay'

/*
 * Checks that the promises of the default settings also apply to all other settings: any two values of two settings occur together in a session.
 * The sample takes one in 140 of all combinations and levels of each activity.
 */

const kinds = ['perfect', 'silent', 'random'] as const satisfies readonly BehaviourName[]

describe.each(catalogue.filter(({ settings }) => Object.keys(settings).length > 1))('$id with its own settings', ({ id, settings }) => {
  const byLevel = [
    ...groupBy(
      everyLevel.filter(({ activity }) => activity === id),
      ({ level }) => level,
    ).values(),
  ]
  const combinations = pairwise(settings)
  // Levels, categories and simulated children take turns. An activity in which an adult's mark sets the pace has no end without such a mark.
  const cases = combinations.flatMap((own, index) =>
    byLevel.map((categories, turn) => ({
      own,
      wish: categories[(index + turn) % categories.length] as LevelToPlay,
      kind: own['pacedBy'] === 'adult' ? 'perfect' : (kinds[(index + turn) % kinds.length] as BehaviourName),
    })),
  )

  it('covers each pair of values', () => expect(combinations.length).toBeGreaterThan(1))

  it.each(sample(cases, 140))('completes for a $kind child, level $wish.level: $own', ({ own, wish, kind }) =>
    expect(selfPlay(wish, kind, undefined, own)).resolves.toBeUndefined(),
  )
})
