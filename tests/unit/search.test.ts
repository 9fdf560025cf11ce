import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { finds } from '#domain/search'

it.each([
  ['', 'Cat', true],
  ['  ', 'Cat', true],
  ['CAT', 'the cat', true],
  ['creme', 'Crème brûlée', true],
  ['Crème', 'creme', true],
  ['light find', 'Find the light', true],
  ['light dog', 'Find the light', false],
  ['tac', 'cat', false],
])('finds %j in %j: %s', (typed, text, isFound) => {
  expect(finds(typed, text)).toBe(isFound)
})

it('finds every text by itself and by any of its words', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.string({ minLength: 1 }).filter((word) => !/\s/.test(word)),
        { minLength: 1 },
      ),
      (words) => {
        expect(finds(words.join(' '), words.join(' '))).toBe(true)
        expect(finds(words.at(-1) ?? '', words.join(' '))).toBe(true)
      },
    ),
  )
})
