import { describe, expect, it } from 'vitest'
import { naturalMotion } from '#domain/trials/concepts/naturalMotion'
import { pictureStimulus } from '#domain/trials/concepts/things'
import { categories, type Word } from '#domain/words/words'
import { readWords } from '#scenes/kit/pictures/wordLists'

const words = (await Promise.all(categories.map(readWords))).flat()
const wordOf = (id: string): Word => {
  const found = words.find((word) => word.id === id)
  if (found === undefined) throw new Error(`there is no word "${id}"`)
  return found
}
const seen = { level: 'realistic', aspect: 4 / 3 } as const
const at = (x: number, y = 0.5) => ({ role: 'target', colour: '#FFE600', size: 0.3, place: { x, y } }) as const
const doneBy = (id: string, wish = at(0.5)) => naturalMotion(pictureStimulus(wordOf(id), wish), seen)

describe('lifelike motions', () => {
  it('give every word of the list an action beyond swaying', () => {
    for (const word of words) {
      const { ends, touched, parting } = naturalMotion(pictureStimulus(word, at(0.5)), seen)
      expect(ends.length, word.id).toBeGreaterThan(0)
      expect(touched.length, word.id).toBeGreaterThan(0)
      expect(parting.length, word.id).toBeGreaterThan(0)
      expect(
        ends.every(({ does }) => does !== 'sway'),
        word.id,
      ).toBe(true)
    }
  })

  it('move a tail, an ear or a trunk around its joint, located on the picture', () => {
    for (const id of ['dog', 'cat', 'horse', 'donkey', 'rabbit', 'elephant', 'lion', 'tiger', 'monkey', 'rooster', 'fish', 'whale', 'squirrel', 'crocodile']) {
      const { stimulus, ends } = doneBy(id)
      const limb = 'picture' in stimulus.shows ? stimulus.shows.picture.limb : undefined
      expect(ends, id).toMatchObject([{ does: 'wiggle' }])
      const [x, y, width, height] = limb?.part.place ?? [0, 0, 0, 0]
      const near = 0.06
      expect(limb?.joint.x, id).toBeGreaterThan(x - near)
      expect(limb?.joint.x, id).toBeLessThan(x + width + near)
      expect(limb?.joint.y, id).toBeGreaterThan(y - near)
      expect(limb?.joint.y, id).toBeLessThan(y + height + near)
    }
  })

  it('roll a ball towards the middle, so that it never leaves the stage', () => {
    expect(doneBy('ball', at(0.85)).ends).toMatchObject([{ does: 'move', rolls: true, by: { x: -0.22 } }])
    expect(doneBy('ball', at(0.15)).ends).toMatchObject([{ does: 'move', rolls: true, by: { x: 0.22 } }])
  })

  it('drive a car in its direction as far as there is space, or rock it', () => {
    expect(doneBy('car').ends).toMatchObject([{ does: 'move', by: { x: 0.22, y: 0 } }])
    expect(doneBy('car', at(0.85)).ends.map(({ does }) => does)).toEqual(['turn', 'turn', 'turn'])
  })

  it('brush, write or cut to one side and back, towards the middle', () => {
    for (const id of ['toothbrush', 'pencil', 'scissors']) {
      expect(doneBy(id, at(0.2)).ends, id).toMatchObject([
        { does: 'move', by: { x: 0.14 } },
        { does: 'move', by: { x: -0.14 } },
      ])
      expect(doneBy(id, at(0.8)).ends[0], id).toMatchObject({ does: 'move', by: { x: -0.14 } })
    }
  })

  it('list each picture that a thing will show', () => {
    const unseen = words.filter((word) => {
      const { stimulus, ends, touched, parting } = naturalMotion(pictureStimulus(word, at(0.5)), seen)
      const known = 'picture' in stimulus.shows ? [stimulus.shows.picture, ...(stimulus.shows.wears ?? [])] : []
      const nextOnes = [...ends, ...touched, ...parting].flatMap((each) => (each.does === 'wear' && 'picture' in each ? [each.picture] : []))
      return nextOnes.some((next) => known.every((picture) => JSON.stringify(picture) !== JSON.stringify(next)))
    })
    expect(unseen.map(({ id }) => id)).toEqual([])
  })

  it('neither cut nor turn a family’s photograph, or a picture with its background', () => {
    const photo = { ...wordOf('apple'), photo: { needsOutline: false } }
    expect(naturalMotion(pictureStimulus(photo, at(0.5)), seen).ends.map(({ does }) => does)).toEqual(['hop', 'hop'])
    expect(naturalMotion(pictureStimulus(wordOf('apple'), at(0.5), { level: 'context' }), seen).ends.map(({ does }) => does)).toEqual(['hop', 'hop'])
  })

  it('bite the fruit, but no bowl, tree or shop', () => {
    for (const as of ['bowl', 'grows', 'shop'] as const) {
      const [first] = naturalMotion(pictureStimulus(wordOf('apple'), at(0.5), { level: 'realistic', as }), seen).ends
      expect(first).toMatchObject({ does: 'wear', picture: { as: 'bitten' } })
      expect(first).not.toHaveProperty('picture.bites')
    }
  })
})
