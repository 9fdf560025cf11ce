import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seededRandom } from '#domain/random'
import { pictureLevels } from '#domain/child/pictureLevels'
import { pictureFor } from '#domain/words/levels'
import { likenessOf, neighbours, neighboursThatShare, type SharedLook, sharedLookOf } from '#domain/words/neighbours'
import { hitOf } from '#domain/words/parts'
import { type SalientPart, shapeFamilies, type Word } from '#domain/words/words'

const word = (id: string, change: Partial<Word> = {}): Word => ({
  id,
  word: id,
  category: 'fruits',
  say: id,
  flat: id,
  shapeFamily: 'round',
  mainColour: 'red',
  needsOutline: [],
  salient: [],
  ...change,
})

describe('a word’s picture at a level', () => {
  it('is the richer drawing only if there is one', () => {
    expect(pictureFor(word('apple', { rich: 'apple' }), 'rich')).toEqual({ drawing: 'rich', treatment: 'plain' })
    expect(pictureFor(word('jug'), 'rich')).toEqual({ drawing: 'flat', treatment: 'plain' })
  })

  it('gets an outline if its edge is invisible on black', () => {
    expect(pictureFor(word('chair', { needsOutline: ['flat'] }), 'flat').treatment).toBe('outline')
    expect(pictureFor(word('chair', { needsOutline: ['flat'], rich: 'chair' }), 'rich').treatment).toBe('plain')
  })

  it('is never without an edge, at any level', () => {
    const dark = word('panda', { needsOutline: ['flat', 'rich'], rich: 'panda' })
    expect(pictureLevels.map((level) => pictureFor(dark, level).treatment)).not.toContain('plain')
  })
})

describe('distractors', () => {
  const arbitraryWords = fc.uniqueArray(
    fc.record({
      id: fc.string({ minLength: 1 }),
      shapeFamily: fc.constantFrom(...shapeFamilies),
      mainColour: fc.constantFrom('red', 'green', 'brown') as fc.Arbitrary<'red'>,
    }),
    { selector: ({ id }) => id, minLength: 2, maxLength: 30 },
  )

  it('are other words, as many as possible, and the same for the same seed', () => {
    fc.assert(
      fc.property(arbitraryWords, fc.nat(12), fc.integer(), fc.constantFrom('alike', 'unlike'), (rows, count, seed, likeness) => {
        const words = rows.map(({ id, ...change }) => word(id, change))
        const [first] = words as [Word]
        const chosen = neighbours(first, words, likeness, count, seededRandom(seed))
        expect(chosen).toHaveLength(Math.min(count, words.length - 1))
        expect(chosen).not.toContain(first)
        expect(new Set(chosen).size).toBe(chosen.length)
        expect(neighbours(first, words, likeness, count, seededRandom(seed))).toEqual(chosen)
      }),
    )
  })

  it('are the most similar if similar ones are requested, or the least similar if dissimilar', () => {
    fc.assert(
      fc.property(arbitraryWords, fc.integer(), (rows, seed) => {
        const words = rows.map(({ id, ...change }) => word(id, change))
        const [first] = words as [Word]
        const scores = (likeness: 'alike' | 'unlike') =>
          neighbours(first, words, likeness, words.length, seededRandom(seed)).map((each) => likenessOf(first, each))
        expect(scores('alike')).toEqual(scores('alike').toSorted((a, b) => b - a))
        expect(scores('unlike')).toEqual(scores('unlike').toSorted((a, b) => a - b))
      }),
    )
  })

  it('never show the same picture twice', () => {
    const hand = word('hand', { own: 'hand-5' })
    const five = word('five-fingers', { own: 'hand-5', category: 'body' })
    expect(neighbours(hand, [hand, five, word('pear')], 'alike', 3, seededRandom(1)).map(({ id }) => id)).toEqual(['pear'])
  })
})

describe('distractors with a common feature', () => {
  const asked = word('apple', { mainColour: 'red', shapeFamily: 'round' })
  const words = [
    asked,
    word('banana', { mainColour: 'yellow', shapeFamily: 'long' }),
    word('pear', { mainColour: 'green', shapeFamily: 'tall' }),
    word('cherries', { mainColour: 'red', shapeFamily: 'branching' }),
    word('tomato', { mainColour: 'red', shapeFamily: 'round' }),
    word('kiwi', { mainColour: 'green', shapeFamily: 'round' }),
  ]
  const chosen = (look: SharedLook, fill: 'alike' | 'unlike', count: number) =>
    neighboursThatShare(asked, words, { look, fill, count }, seededRandom(3)).map(({ id }) => id)

  it('are listed first, in the requested likeness, followed by the fill', () => {
    expect(chosen('same-colour', 'unlike', 1)).toEqual(['cherries'])
    expect(chosen('same-colour', 'alike', 3)).toEqual(['cherries', 'tomato', 'kiwi'])
    expect(chosen('same-shape', 'unlike', 2)).toEqual(['kiwi', 'tomato'])
    expect(chosen('same-shape', 'alike', 3)).toEqual(['kiwi', 'tomato', 'cherries'])
    expect(new Set(chosen('unlike', 'unlike', 2))).toEqual(new Set(['banana', 'pear']))
    expect(new Set(chosen('same-colour', 'unlike', 9))).toEqual(new Set(words.slice(1).map(({ id }) => id)))
  })

  it('never show the same picture twice, also if only one shares the feature', () => {
    const twin = word('green-tomato', { own: 'tomato', mainColour: 'green' })
    const both = neighboursThatShare(
      asked,
      [word('tomato', { own: 'tomato', mainColour: 'red' }), twin],
      { look: 'same-colour', fill: 'alike', count: 2 },
      seededRandom(1),
    )
    expect(both.map(({ id }) => id)).toEqual(['tomato'])
  })

  it('are classified by a trait that a third of them shares, the hardest first', () => {
    const some = (...ids: readonly string[]) => words.filter(({ id }) => ids.includes(id))
    expect(sharedLookOf(asked, [])).toBe('unlike')
    expect(sharedLookOf(asked, some('banana', 'pear'))).toBe('unlike')
    expect(sharedLookOf(asked, some('banana', 'pear', 'cherries'))).toBe('same-colour')
    expect(sharedLookOf(asked, some('tomato', 'cherries'))).toBe('same-shape')
  })
})

describe('a part of a picture', () => {
  it('is touched where it is visible', () => {
    const tail: SalientPart = { id: 'tail', phrase: 'tail', place: [0.7, 0.1, 0.2, 0.4] }
    expect(hitOf(tail)).toEqual({ x: expect.closeTo(0.3), y: expect.closeTo(-0.2), size: 0.4 })
  })
})
