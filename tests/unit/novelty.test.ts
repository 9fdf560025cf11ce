import { describe, expect, it, vi } from 'vitest'
import { playLevels } from '#domain/activities/manifest'
import type { SupportLevel } from '#domain/child/support'
import { wordAt, wordOfDeck } from '#domain/words/order'
import { deckOf } from '#domain/words/deck'
import type { Word } from '#domain/words/words'
import { findActivity } from '#scenes/catalogue'
import { realPlans } from '#tests/support/realPlans'

vi.mock('#scenes/kit/session/ActivityScene', () => ({ sceneOf: (activity: unknown) => activity }))

const words = Array.from({ length: 12 }, (_, index) => ({ id: `word-${index + 1}` }) as Word)
const choice = { deck: [], cards: 5 } as const
const sharesOf = { A: 0.1, B: 0.2, C: 0.4 } as const satisfies Record<SupportLevel, number>
const supports = ['A', 'B', 'C'] as const

describe('new items', () => {
  it.each(supports)('make up the share set for support level %s, and never appear in the warm-ups', (support) => {
    const familiar = deckOf(words, choice)
    const isNew = Array.from({ length: 50 }, (_, index) => !familiar.includes(wordOfDeck(words, choice, { index, support }) as Word))
    expect(isNew.filter(Boolean).length / 50).toBeCloseTo(sharesOf[support])
    expect(isNew.slice(0, 2)).toEqual([false, false])
    // At no time in a session were there more new words.
    for (let many = 1; many <= 50; many++) expect(isNew.slice(0, many).filter(Boolean).length).toBeLessThanOrEqual(many * sharesOf[support] + 1e-9)
  })

  it.each(supports)('are as many among picture cards at support level %s', (support) => {
    const mixture = { familiar: words.slice(0, 5), favourites: [], fresh: words.slice(5) }
    const isNew = Array.from({ length: 50 }, (_, index) => wordAt(mixture, index, support)?.isNew === true)
    expect(isNew.filter(Boolean).length / 50).toBeCloseTo(sharesOf[support])
  })

  it('are the same every day, and none if an adult picked the words', () => {
    const session = (deck: readonly string[]) => Array.from({ length: 12 }, (_, index) => wordOfDeck(words, { deck, cards: 5 }, { index, support: 'C' })?.id)
    expect(session([])).toEqual(session([]))
    expect(new Set(session(['word-9', 'word-2']))).toEqual(new Set(['word-2', 'word-9']))
  })

  it('show every familiar item in turn', () => {
    const shown = Array.from({ length: 10 }, (_, index) => wordOfDeck(words, choice, { index, support: 'B' })?.id)
    expect(new Set(shown)).toEqual(new Set(['word-1', 'word-2', 'word-3', 'word-4', 'word-5', 'word-6', 'word-7']))
  })
})

describe.each(['arrange', 'fruitdictionary', 'match', 'matchanimals', 'picture', 'realdictionary', 'salient'])('%s', (id) => {
  it('asks for more different words at a higher support level', async () => {
    const manifest = findActivity(id)
    const level = manifest === null ? undefined : playLevels(manifest)[0]
    if (manifest === null || level === undefined) throw new Error(`There is no ${id}.`)
    const idsAt = async (support: SupportLevel) => {
      const plans = await realPlans({ manifest, level, profile: { support }, turns: 12 })
      return new Set(plans.map(({ stimuli: [first] }) => (first !== undefined && 'picture' in first.shows ? first.shows.picture.word.id : undefined)))
    }
    const [few, many] = [await idsAt('A'), await idsAt('C')]
    expect(many.size).toBeGreaterThan(few.size)
  })
})
