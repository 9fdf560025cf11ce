import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { childPictures, isChildPicture, picturesToOffer } from '#domain/child/childPictures'

test('ships exactly the listed child pictures', () => {
  expect(readdirSync('assets/faces').toSorted()).toEqual(childPictures.map((name) => `${name}.webp`).toSorted())
})

test('offers pictures of other children last, and leaves none out', () => {
  expect(picturesToOffer([undefined]).slice(0, 2)).toEqual(['owl', 'cat-face'])
  const offered = picturesToOffer(['owl', 'sun', 'owl'])
  expect(offered[0]).toBe('cat-face')
  expect(offered.slice(-2)).toEqual(['owl', 'sun'])
  expect(offered.toSorted()).toEqual(childPictures.toSorted())
})

test('accepts only listed names as pictures', () => {
  expect(isChildPicture('penguin')).toBe(true)
  for (const other of ['unicorn', '', 3, null, undefined]) expect(isChildPicture(other)).toBe(false)
})
