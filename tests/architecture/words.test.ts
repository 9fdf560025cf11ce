import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { colourNames } from '#domain/child/palette'
import { contrastOf } from '#domain/child/safety'
import { soundOf } from '#domain/words/naturalSounds'
import { footAt, placeAt, placeIds, placeSteps, type PlaceData } from '#domain/words/places'
import { categories, drawingNames, plainColours, shapeFamilies, type Word } from '#domain/words/words'
import { allRows, rowsOf } from '../support/listedWords'
import englishParts from '../../src/domain/words/en/parts.json' with { type: 'json' }
import credits from '../../assets/credits.json' with { type: 'json' }

interface Sets {
  readonly isExcluded: (id: string) => boolean
  readonly pictureOf: (set: 'flat' | 'rich', id: string) => string
}
interface Packs {
  readonly drawingsOf: (word: Partial<Word>) => unknown
}

// The builder is plain JavaScript without types. A computed URL stops the compiler from resolving the import.
const script = async <T>(name: string): Promise<T> =>
  (await import(/* @vite-ignore */ new URL(`../../tools/art/assets/${name}.mjs`, import.meta.url).pathname)) as T
const { isExcluded, pictureOf } = await script<Sets>('sets')
const { drawingsOf } = await script<Packs>('packs')

const lists = new Map(categories.map((category) => [category, rowsOf(category)]))
const words = allRows
const ids = new Set(words.map(({ id }) => id))
/** Words named by the activities in the domain brief. */
const named = {
  park: ['bench', 'tree', 'swing', 'slide', 'duck', 'pond', 'path', 'bin', 'dog'],
  wardrobe: ['wardrobe', 'shirt', 'trousers', 'sock', 'shoe', 'coat', 'hat', 'drawers', 'mirror', 'hanger'],
  classroom: ['chair', 'table', 'board', 'door', 'bag', 'book', 'cup', 'clock', 'desk'],
  fruitdictionary: ['banana', 'apple', 'orange', 'strawberry', 'grapes', 'watermelon', 'mango', 'pear', 'lemon', 'pineapple'],
  matchanimals: ['cow', 'dog', 'cat', 'duck', 'horse', 'elephant', 'fish', 'bird', 'lion', 'rabbit'],
  salient: ['carrot', 'sock', 'cup', 'tomato', 'shoe', 'spoon'],
  fingers: ['no-fingers', 'one-finger', 'two-fingers', 'three-fingers', 'four-fingers', 'five-fingers'],
  faces: ['face', 'happy', 'sad'],
  props: ['nest', 'egg', 'fish-bowl', 'watering-can', 'flower-pot', 'sprout-in-pot', 'bud-in-pot', 'flower-in-pot', 'bowl-of-milk', 'bunny', 'balloon', 'star'],
}
const salientCategories = ['fruits', 'vegetables', 'everyday', 'clothing', 'animals'] as const

describe('the list of words', () => {
  it('has at least twelve words in every category, and at least 170 in all', () => {
    expect([...lists].filter(([, rows]) => rows.length < 12).map(([category]) => category)).toEqual([])
    expect(words.length).toBeGreaterThanOrEqual(170)
  })

  it('names every word once, by an id usable in addresses and file names', () => {
    expect(ids.size).toBe(words.length)
    expect(words.filter(({ id }) => !/^[a-z]+(-[a-z]+)*$/.test(id)).map(({ id }) => id)).toEqual([])
  })

  it.each(Object.entries(named))('has the words of %s', (_, wanted) => {
    expect(wanted.filter((id) => !ids.has(id))).toEqual([])
  })

  it('has complete rows: a picture, a spoken form, a shape, a colour, its own category', () => {
    const broken = [...lists].flatMap(([category, rows]) =>
      rows.filter(
        (row) =>
          row.category !== category ||
          row.word.trim() === '' ||
          row.say.trim() === '' ||
          (row.flat === undefined && row.own === undefined) ||
          !shapeFamilies.includes(row.shapeFamily) ||
          ![...colourNames, ...plainColours].includes(row.mainColour) ||
          !row.needsOutline.every((name) => drawingNames.includes(name)),
      ),
    )
    expect(broken.map(({ id }) => id)).toEqual([])
  })

  it('describes at most three salient parts a word, each in at most four words, at a place inside the picture', () => {
    const parts = words.flatMap((word) => word.salient.map((part) => ({ word: word.id, ...part })))
    const phrases: Readonly<Record<string, string>> = englishParts
    const broken = parts.filter(({ id, text = id, place: [x, y, width, height] }) => {
      const length = phrases[text]?.split(/\s+/).length ?? 0
      return length === 0 || length > 4 || x < 0 || y < 0 || width <= 0 || height <= 0 || x + width > 1.001 || y + height > 1.001
    })
    expect(broken).toEqual([])
    const shown = parts.filter(({ realistic }) => realistic !== undefined)
    expect(
      shown.filter(
        ({ realistic: [x, y, width, height] = [0, 0, 0, 0] }) => x < 0 || y < 0 || width <= 0 || height <= 0 || x + width > 1.001 || y + height > 1.001,
      ),
    ).toEqual([])
    // A face consists only of its parts; every other thing has at most three salient features.
    expect(words.filter(({ id, salient }) => salient.length > 3 && id !== 'face').map(({ id }) => id)).toEqual([])
  })

  it('names each salient part by an id usable in logs, once in its word', () => {
    const strange = words.filter(
      ({ salient }) => new Set(salient.map(({ id }) => id)).size < salient.length || salient.some(({ id }) => !/^[a-z]+(-[a-z]+)*$/.test(id)),
    )
    expect(strange.map(({ id }) => id)).toEqual([])
  })

  it.each(salientCategories)('gives the salient features of every word of %s', (category) => {
    expect(
      lists
        .get(category)
        ?.filter(({ salient }) => salient.length < 2)
        .map(({ id }) => id),
    ).toEqual([])
  })

  it('uses only credited pictures', () => {
    for (const what of ['@iconify-json/fluent-emoji-flat', '@iconify-json/noto', 'assets/own/', 'assets/packs/', 'assets/renders/']) {
      expect(credits.map((row) => row.what)).toContain(what)
    }
  })
})

describe('the builder', () => {
  it.each(['video-game', 'linked-paperclips', 'paperclip', 'flag-france', 'chequered-flag', 'woman-technologist', 'man-technologist-dark', 'technologist'])(
    'refuses %s',
    (id) => {
      expect(isExcluded(id)).toBe(true)
      expect(() => pictureOf('flat', id)).toThrow('may not be shipped')
    },
  )

  it('refuses an unknown picture, and a word without any', () => {
    expect(() => pictureOf('flat', 'no-such-thing')).toThrow('no picture')
    expect(() => drawingsOf({ id: 'nothing' })).toThrow('no picture')
  })
})

describe.each(placeIds)('the place %s', (id) => {
  const place = JSON.parse(readFileSync(`assets/places/${id}.json`, 'utf8')) as PlaceData
  const footOf = (word: string) => footAt(words.find((each) => each.id === word) ?? {}, true)

  it('consists of words with pictures, all visible on every stage of 4:3 or wider', () => {
    expect(place.id).toBe(id)
    expect(place.things.length).toBeGreaterThanOrEqual(8)
    for (const { word, x, y, size } of placeAt(place, 6, { aspect: 4 / 3, footOf }).things) {
      expect(ids).toContain(word)
      expect(
        [x - size / 2 / (4 / 3), y - size / 2].every((edge) => edge > -0.03),
        word,
      ).toBe(true)
      // The picture has nothing below the foot of the thing.
      expect(x + size / 2 / (4 / 3), word).toBeLessThan(1.03)
      expect(y + (footOf(word) - 0.5) * size, word).toBeLessThan(1)
    }
  })

  it('has a sound for every thing except a flower and a closed book', () => {
    const silent = place.things.filter(({ word }) => soundOf({ id: word }) === undefined).map(({ word }) => word)
    expect(silent.filter((word) => !['tulip', 'book'].includes(word))).toEqual([])
  })

  it('grows at every step, from one thing alone on black', () => {
    const counts = placeSteps.map(
      (step) => placeAt(place, step, { aspect: 4 / 3, footOf }).things.length + placeAt(place, step, { aspect: 4 / 3, footOf }).grounds.length,
    )
    expect(counts[0]).toBe(1)
    for (const [index, count] of counts.entries()) expect(count).toBeGreaterThan(counts[index - 1] ?? 0)
    for (const { colour } of place.grounds) expect(contrastOf(colour, '#000000')).toBeLessThan(2.2)
  })
})
