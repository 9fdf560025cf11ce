import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { colourNames } from '#domain/child/palette'
import { contrastOf } from '#domain/child/safety'
import { partIdOf } from '#domain/words/parts'
import { placeAt, placeIds, placeSteps, type PlaceData } from '#domain/words/places'
import { categories, drawingNames, plainColours, shapeFamilies, type Word } from '#domain/words/words'
import type { Drawing, Pack } from '#scenes/kit/pictures/drawing'
import credits from '../../assets/credits.json' with { type: 'json' }

interface Sets {
  readonly isExcluded: (id: string) => boolean
  readonly pictureOf: (set: 'flat' | 'rich', id: string) => string
}
interface Packs {
  readonly packOf: (words: readonly Word[]) => string
  readonly wholeSvg: (drawing: Drawing) => string
  readonly drawingsOf: (word: Partial<Word>) => unknown
}
interface Measure {
  readonly measureEdge: (picture: string | Buffer) => Promise<boolean>
}

// The builder is a plain script without types: a computed address keeps the compiler from asking for them.
const script = async <T>(name: string): Promise<T> =>
  (await import(/* @vite-ignore */ new URL(`../../scripts/assets/${name}.mjs`, import.meta.url).pathname)) as T
const { isExcluded, pictureOf } = await script<Sets>('sets')
const { packOf, wholeSvg, drawingsOf } = await script<Packs>('packs')
const { measureEdge } = await script<Measure>('measure')

const textOf = (folder: string, category: string) => readFileSync(`assets/${folder}/${category}.json`, 'utf8')
const lists = new Map(categories.map((category) => [category, JSON.parse(textOf('words', category)) as readonly Word[]]))
const words = [...lists.values()].flat()
const ids = new Set(words.map(({ id }) => id))

/** Words that the activities of the domain brief name. */
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
  it('has twelve or more words in every category, and 170 or more in all', () => {
    expect([...lists].filter(([, rows]) => rows.length < 12).map(([category]) => category)).toEqual([])
    expect(words.length).toBeGreaterThanOrEqual(170)
  })

  it('names every word once, by an id that an address and a file can carry', () => {
    expect(ids.size).toBe(words.length)
    expect(words.filter(({ id }) => !/^[a-z]+(-[a-z]+)*$/.test(id)).map(({ id }) => id)).toEqual([])
  })

  it.each(Object.entries(named))('has the words of %s', (_, wanted) => {
    expect(wanted.filter((id) => !ids.has(id))).toEqual([])
  })

  it('has whole rows: a picture, a spoken form, a shape, a colour, its own category', () => {
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

  it('says each salient part in at most four words, at a place inside the picture, at most three a word', () => {
    const parts = words.flatMap((word) => word.salient.map((part) => ({ word: word.id, ...part })))
    const broken = parts.filter(({ phrase, place: [x, y, width, height] }) => {
      const length = phrase.split(/\s+/).length
      return phrase.trim() === '' || length > 4 || x < 0 || y < 0 || width <= 0 || height <= 0 || x + width > 1.001 || y + height > 1.001
    })
    expect(broken).toEqual([])
    const shown = parts.filter(({ realistic }) => realistic !== undefined)
    expect(
      shown.filter(
        ({ realistic: [x, y, width, height] = [0, 0, 0, 0] }) => x < 0 || y < 0 || width <= 0 || height <= 0 || x + width > 1.001 || y + height > 1.001,
      ),
    ).toEqual([])
    // A face is made of parts and nothing else; every other thing has three features at most.
    expect(words.filter(({ id, salient }) => salient.length > 3 && id !== 'face').map(({ id }) => id)).toEqual([])
  })

  it('names each salient part by an id that follows from its phrase, once in its word', () => {
    const strange = words.filter(
      ({ salient }) =>
        new Set(salient.map(({ id }) => id)).size < salient.length ||
        salient.some(({ id, phrase }) => id !== partIdOf(phrase) || !/^[a-z]+(-[a-z]+)*$/.test(id)),
    )
    expect(strange.map(({ id }) => id)).toEqual([])
  })

  it.each(salientCategories)('says of every word of %s what makes it that thing', (category) => {
    expect(
      lists
        .get(category)
        ?.filter(({ salient }) => salient.length < 2)
        .map(({ id }) => id),
    ).toEqual([])
  })

  it('stands on credited pictures only', () => {
    for (const what of ['@iconify-json/fluent-emoji-flat', '@iconify-json/noto', 'assets/own/', 'assets/packs/', 'assets/renders/']) {
      expect(credits.map((row) => row.what)).toContain(what)
    }
  })
})

describe('the pictures', () => {
  it('are built from the words, the sets and our drawings as they are now (npm run packs)', () => {
    const stale = categories.filter((category) => packOf(lists.get(category) ?? []) !== textOf('packs', category))
    expect(stale).toEqual([])
  })

  it('are small enough to keep on any device: under 700 kB compressed, all together', () => {
    const sizes = readdirSync('assets/packs').map((file) => brotliCompressSync(readFileSync(`assets/packs/${file}`)).length)
    expect(sizes).toHaveLength(categories.length)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(700 * 1024)
  })

  it('use no name twice for a gradient or a clip, so that pictures never paint each other', () => {
    const names = categories.flatMap((category) => [...textOf('packs', category).matchAll(/ id=\\"([^"\\]+)\\"/g)].map(([, name]) => name))
    expect(names.length).toBeGreaterThan(10)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  it('hold no script, no style and no address outside themselves', () => {
    const text = categories.map((category) => textOf('packs', category)).join('')
    expect(text.match(/<script|<style|<image|<foreignObject|href=\\"[^#]|on[a-z]+=|https?:/g)).toBeNull()
  })

  it('have every part that a salient phrase names', () => {
    const missing = [...lists].flatMap(([category, rows]) => {
      const pack = JSON.parse(textOf('packs', category)) as Pack
      return rows.flatMap(({ id, salient }) =>
        salient
          .flatMap(({ parts }) => parts ?? [])
          .filter((part) => !pack[id]?.flat.parts?.[part])
          .map((part) => `${id}: ${part}`),
      )
    })
    expect(missing).toEqual([])
  })

  it('leave no drawing of ours unused', () => {
    const used = new Set(words.map(({ own }) => `${own}.svg`))
    expect(readdirSync('assets/own').filter((file) => !used.has(file))).toEqual([])
    expect(words.filter(({ own }) => own !== undefined && !existsSync(`assets/own/${own}.svg`))).toEqual([])
  })

  it('say truly which drawings have an edge too dark for black (a sixth of the words, drawn and measured)', async () => {
    const wrong: string[] = []
    for (const [category, rows] of lists) {
      const pack = JSON.parse(textOf('packs', category)) as Pack
      for (const row of rows.filter((_, index) => index % 6 === 0)) {
        for (const name of drawingNames) {
          const drawing = pack[row.id]?.[name]
          if (drawing && (await measureEdge(wholeSvg(drawing))) !== row.needsOutline.includes(name)) wrong.push(`${row.id}: ${name}`)
        }
      }
    }
    expect(wrong).toEqual([])
  })
})

describe('the realistic pictures', () => {
  const files = readdirSync('assets/renders')
  const renders = words.flatMap(({ realistic }) => realistic ?? [])
  const bytesOf = (file: string) => statSync(`assets/renders/${file}`).size

  it('are the ones that the words name: each there, each named once, by its word', () => {
    expect(renders.map((name) => `${name}.webp`).toSorted()).toEqual(files.toSorted())
    const strange = words.filter(({ id, realistic = [] }) => realistic.some((name, view) => name !== (view === 0 ? id : `${id}-${view + 1}`)))
    expect(strange.map(({ id }) => id)).toEqual([])
  })

  it('are at most 40 kB each and 1.4 MB in all', () => {
    expect(files.filter((file) => bytesOf(file) > 40 * 1024)).toEqual([])
    expect(files.reduce((sum, file) => sum + bytesOf(file), 0)).toBeLessThan(1_400_000)
  })

  it('are 768 pixels square, whole on a clear ground, with an edge that is seen on black', async () => {
    const broken: string[] = []
    for (const file of files) {
      const { data, info } = await sharp(`assets/renders/${file}`).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
      const last = info.width - 1
      const alphaAt = (x: number, y: number) => data[(y * info.width + x) * 4 + 3] ?? 255
      const isCut = Array.from({ length: info.width }, (_, at) => [alphaAt(at, 0), alphaAt(at, last), alphaAt(0, at), alphaAt(last, at)])
        .flat()
        .some((alpha) => alpha > 0)
      if (info.width !== 768 || info.height !== 768 || isCut) broken.push(`${file}: cut or of another size`)
      if (await measureEdge(readFileSync(`assets/renders/${file}`))) broken.push(`${file}: edge too dark`)
    }
    expect(broken).toEqual([])
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

  it('refuses an unknown picture and a word without one', () => {
    expect(() => pictureOf('flat', 'no-such-thing')).toThrow('no picture')
    expect(() => drawingsOf({ id: 'nothing' })).toThrow('no picture')
  })
})

describe.each(placeIds)('the place %s', (id) => {
  const place = JSON.parse(readFileSync(`assets/places/${id}.json`, 'utf8')) as PlaceData

  it('is put together from words that have pictures, all of it on the stage', () => {
    expect(place.id).toBe(id)
    expect(place.things.length).toBeGreaterThanOrEqual(8)
    for (const { word, x, y, size } of place.things) {
      expect(ids).toContain(word)
      expect([x - size / 2 / (4 / 3), y - size / 2].every((edge) => edge > -0.03)).toBe(true)
      expect([x + size / 2 / (4 / 3), y + size / 2].every((edge) => edge < 1.03)).toBe(true)
    }
  })

  it('grows at every step, from one thing alone on black', () => {
    const counts = placeSteps.map((step) => placeAt(place, step).things.length + placeAt(place, step).grounds.length)
    expect(counts[0]).toBe(1)
    for (const [index, count] of counts.entries()) expect(count).toBeGreaterThan(counts[index - 1] ?? 0)
    for (const { colour } of place.grounds) expect(contrastOf(colour, '#000000')).toBeLessThan(2.2)
  })
})
