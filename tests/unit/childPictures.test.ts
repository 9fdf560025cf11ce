import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { childPictures, isChildPicture, picturesToOffer } from '#domain/child/childPictures'

test('each picture that can stand for a child is shipped, and no other', () => {
  expect(readdirSync('assets/faces').toSorted()).toEqual(childPictures.map((name) => `${name}.webp`).toSorted())
})

test('what stands for another child is offered last, and nothing is left out', () => {
  expect(picturesToOffer([undefined]).slice(0, 2)).toEqual(['owl', 'cat-face'])
  const offered = picturesToOffer(['owl', 'sun', 'owl'])
  expect(offered[0]).toBe('cat-face')
  expect(offered.slice(-2)).toEqual(['owl', 'sun'])
  expect(offered.toSorted()).toEqual(childPictures.toSorted())
})

test('only a name of the list is a picture', () => {
  expect(isChildPicture('penguin')).toBe(true)
  for (const other of ['unicorn', '', 3, null, undefined]) expect(isChildPicture(other)).toBe(false)
})
