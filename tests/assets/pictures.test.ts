import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import sharp, { type OutputInfo } from 'sharp'
import { describe, expect, it } from 'vitest'
import { luminanceOf } from '#domain/child/safety'
import { brightestOf, PHOTO_LIGHT } from '#domain/trials/plan/ground'
import { contexts } from '#domain/words/contexts'
import { placeIds } from '#domain/words/places'
import { categories, drawingNames, type Word } from '#domain/words/words'
import { looks } from '#scenes/kit/looks/looks'
import type { LayeredDrawing } from '#scenes/kit/looks/paint'
import type { VectorDrawing, Pack } from '#scenes/kit/pictures/drawing'
import type { Outlines } from '#scenes/kit/pictures/packs'
import { sample } from '#tests/support/exhaustive'
import stillDrawn from '../../tools/art/renders/stillDrawn.json' with { type: 'json' }

interface Packs {
  readonly packOf: (words: readonly Word[]) => string
  readonly wholeSvg: (drawing: VectorDrawing) => string
}
interface Measure {
  readonly measureEdge: (picture: string | { readonly data: Buffer; readonly info: OutputInfo }) => Promise<boolean>
}

// The builder is plain JavaScript without types. A computed URL stops the compiler from resolving the import.
const script = async <T>(name: string): Promise<T> =>
  (await import(/* @vite-ignore */ new URL(`../../tools/art/assets/${name}.mjs`, import.meta.url).pathname)) as T
const { packOf, wholeSvg } = await script<Packs>('packs')
const { measureEdge } = await script<Measure>('measure')

const textOf = (folder: string, category: string) => readFileSync(`assets/${folder}/${category}.json`, 'utf8')
const lists = new Map(categories.map((category) => [category, JSON.parse(textOf('words', category)) as readonly Word[]]))
const words = [...lists.values()].flat()
/** Compression options: the result is an eighth larger than at the best quality, in a ninth of the time. */
const QUICKLY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }
/** Side (px) of a picture for most screens. */
const SMALL = 384
/** Fruits that have pictures of every angle. */
const turningFruits = ['banana', 'apple', 'orange', 'strawberry', 'grapes', 'watermelon', 'mango', 'pear', 'lemon', 'pineapple']

describe('the pictures', () => {
  it('are built from the current words, sets and our drawings (npm run packs)', () => {
    const stale = categories.filter((category) => packOf(lists.get(category) ?? []) !== textOf('packs', category))
    expect(stale).toEqual([])
  })

  it('fit on any device: under 700 kB compressed, all together', () => {
    const sizes = readdirSync('assets/packs').map((file) => brotliCompressSync(readFileSync(`assets/packs/${file}`), QUICKLY).length)
    expect(sizes).toHaveLength(categories.length)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(700 * 1024)
  })

  it('never share the id of a gradient or a clip, so that no picture paints another', () => {
    const names = categories.flatMap((category) => [...textOf('packs', category).matchAll(/ id=\\"([^"\\]+)\\"/g)].map(([, name]) => name))
    expect(names.length).toBeGreaterThan(10)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  it('contain no script, no style and no external address', () => {
    const text = categories.map((category) => textOf('packs', category)).join('')
    expect(text.match(/<script|<style|<image|<foreignObject|href=\\"[^#]|on[a-z]+=|https?:/g)).toBeNull()
  })

  it('contain every part that a salient phrase names', () => {
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

  it('use every drawing of ours', () => {
    const used = new Set(words.map(({ own }) => `${own}.svg`))
    expect(readdirSync('assets/own').filter((file) => !used.has(file))).toEqual([])
    expect(words.filter(({ own }) => own !== undefined && !existsSync(`assets/own/${own}.svg`))).toEqual([])
  })

  it('flag exactly the drawings with an edge too dark for black (a sixth of the words, drawn and measured)', async () => {
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
  const grounds = contexts.map((context) => `ground-${context}`)
  const namesOf = ({ realistic = [], young, views = {} }: Word) => [...realistic, ...(young === undefined ? [] : [young]), ...Object.values(views)]
  const names = words.flatMap(namesOf)
  const filesIn = (folder: string) => readdirSync(folder).filter((file) => file.endsWith('.webp'))
  const folders = [
    { folder: 'assets/renders', side: 672 },
    { folder: 'assets/renders/small', side: SMALL },
  ]

  it.each(folders)('in $folder are exactly those named by the words, and the backgrounds', ({ folder }) => {
    expect([...names, ...grounds].map((name) => `${name}.webp`).toSorted()).toEqual(filesIn(folder).toSorted())
    const strange = words.filter(
      ({ id, realistic = [], young = `${id}-young`, views = {} }) =>
        realistic.some((name, view) => name !== (view === 0 ? id : `${id}-${view + 1}`) && (view === 0 || name !== `${id}-front`)) ||
        young !== `${id}-young` ||
        Object.entries(views).some(([view, name]) => name !== `${id}-${view}`),
    )
    expect(strange.map(({ id }) => id)).toEqual([])
  })

  it('exist for every word, or have a written reason for a drawing', () => {
    const drawn = words.filter(({ realistic }) => realistic === undefined).map(({ id }) => id)
    expect(Object.keys(stillDrawn).toSorted()).toEqual(drawn.toSorted())
    expect(Object.values(stillDrawn).filter((reason) => reason.trim().length < 20)).toEqual([])
  })

  it('show at least three examples of each of the first 40 words, not counting a front view', () => {
    const met = [...lists].flatMap(([category, rows]) => (category === 'body' || category === 'nature' ? [] : rows.slice(0, 5)))
    expect(met).toHaveLength(40)
    expect(met.filter(({ realistic = [] }) => realistic.filter((name) => !name.endsWith('-front')).length < 3).map(({ id }) => id)).toEqual([])
  })

  it('turn ten fruits in 24 steps without a jump, and the last step leads to the first', async () => {
    const turning = words.flatMap((word) => word.turning ?? [])
    expect(turning.toSorted()).toEqual(turningFruits.toSorted())
    expect(filesIn('assets/turning').toSorted()).toEqual(turning.map((name) => `${name}.webp`).toSorted())
    const [side, columns, steps] = [320, 6, 24]
    for (const name of turning) {
      const { data, info } = await sharp(`assets/turning/${name}.webp`).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
      expect([info.width, info.height], name).toEqual([columns * side, (steps / columns) * side])
      const lightOf = (step: number, at: number) => {
        const [x, y] = [(step % columns) * side + (at % side), Math.floor(step / columns) * side + Math.floor(at / side)]
        const index = (y * info.width + x) * 4
        return ((data[index + 1] ?? 0) * (data[index + 3] ?? 0)) / 255
      }
      const changes = Array.from({ length: steps }, (_, step) => {
        const points = Array.from({ length: 900 }, (__, point) => Math.floor((point / 900) * side * side))
        return points.reduce((sum, at) => sum + Math.abs(lightOf(step, at) - lightOf((step + 1) % steps, at)), 0) / points.length
      })
      expect(Math.min(...changes), `${name} turns`).toBeGreaterThan(0.3)
      expect(changes.at(-1), `${name} goes on`).toBeLessThan(Math.max(...changes.slice(0, -1)) * 1.2)
    }
  })

  it.each(categories)('of %s transfer at most 350 kB if each is shown once on a usual screen', (category) => {
    const shown = (lists.get(category) ?? []).flatMap(({ realistic = [] }) => realistic.slice(0, 1))
    expect(shown.reduce((sum, name) => sum + statSync(`assets/renders/small/${name}.webp`).size, 0)).toBeLessThan(350_000)
  })

  it.each(folders)('in $folder are $side pixels square, uncropped on a transparent background, with an edge visible on black', async ({ folder, side }) => {
    const broken: string[] = []
    // The edge of a picture looks the same at both sizes, but takes long to measure at the larger one.
    const measured = new Set(side > SMALL ? sample(filesIn(folder), 12) : filesIn(folder))
    for (const file of filesIn(folder)) {
      const bytes = readFileSync(`${folder}/${file}`)
      if (bytes.length > 40 * 1024) broken.push(`${file}: ${bytes.length} bytes`)
      const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
      const last = info.width - 1
      const alphaAt = (x: number, y: number) => data[(y * info.width + x) * 4 + 3] ?? 255
      const isCut = Array.from({ length: info.width }, (_, at) => [alphaAt(at, 0), alphaAt(at, last), alphaAt(0, at), alphaAt(last, at)])
        .flat()
        .some((alpha) => alpha > 0)
      if (info.width !== side || info.height !== side || isCut) broken.push(`${file}: cut or of another size`)
      if (measured.has(file) && (await measureEdge({ data, info }))) broken.push(`${file}: edge too dark`)
    }
    expect(broken).toEqual([])
  })

  it('have outlines of the named parts, each a closed line inside the picture', () => {
    const outlines = categories.flatMap((category) => {
      const told = JSON.parse(textOf('parts', category)) as Outlines
      return (lists.get(category) ?? []).flatMap((word) =>
        namesOf(word).flatMap((name) => Object.entries(told[name] ?? {}).map(([part, line]) => ({ name, part, line }))),
      )
    })
    const broken = outlines.filter(({ line }) => !/^(M\d+ \d+(L\d+ \d+){2,}Z)+$/.test(line) || (line.match(/\d+/g) ?? []).some((value) => Number(value) > 1000))
    expect(broken).toEqual([])
    expect(outlines.length).toBeGreaterThan(0)
  })
})

describe.each(placeIds.flatMap((id) => [id, `furnished/${id}` as const]))('the place %s', (file) => {
  it('has a photographed background, wide enough for the widest stage, too dark for anything to count as a flash', async () => {
    const { data, info } = await sharp(`assets/places/${file}.webp`).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    expect(info.width / info.height).toBeGreaterThanOrEqual(19.5 / 9 - 0.01)
    const lights = Array.from({ length: Math.floor(data.length / 3 / 97) }, (_, index) =>
      [0, 1, 2].map((channel) => (data[index * 97 * 3 + channel] ?? 0) * PHOTO_LIGHT),
    )
    const hexes = lights.map((rgb) => `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}` as const)
    const brightest = Math.max(...hexes.map(luminanceOf))
    expect(brightest).toBeLessThanOrEqual(luminanceOf(brightestOf({ place: 'park', look: 'full' }, '#000000')))
  })
})

describe('the things of stories', () => {
  const layers = readdirSync('assets/story')
  /** Sprite sheets of poses, with one pose in each cell. */
  const sheets = ['bird-flies.webp', 'bus-turns.webp', 'fish-turns.webp']

  it('are photographed layers on a transparent background, of equal size and few bytes', async () => {
    for (const file of layers.filter((name) => !sheets.includes(name))) {
      const { width, height, hasAlpha } = await sharp(`assets/story/${file}`).metadata()
      // The garage is only ever shown together with its bus.
      const side = file.startsWith('garage') ? 400 : 640
      expect([width, height, hasAlpha], file).toEqual([side, side, true])
      expect(statSync(`assets/story/${file}`).size, file).toBeLessThan(56_000)
    }
  })

  it('show turning or flying things in rows of poses on a transparent background', async () => {
    for (const file of sheets) {
      const { width = 0, height = 0, hasAlpha } = await sharp(`assets/story/${file}`).metadata()
      expect([width <= 2048, height <= 2048, hasAlpha], file).toEqual([true, true, true])
      expect(statSync(`assets/story/${file}`).size, file).toBeLessThan(80_000)
    }
  })

  it('exist for every look that uses them', () => {
    const wanted = Object.values<LayeredDrawing>(looks).flatMap(({ photographs = [] }) => photographs.map((name) => `${name}.webp`))
    expect(wanted.length).toBeGreaterThan(0)
    const isThere = (name: string) =>
      name.startsWith('renders/') ? existsSync(`assets/${name}`) && existsSync(`assets/renders/small/${name.slice(8)}`) : layers.includes(name)
    expect(wanted.filter((name) => !isThere(name))).toEqual([])
  })

  it('fit together: a front layer has the outline of the whole picture', async () => {
    const alphaOf = (name: string) => sharp(`assets/story/${name}.webp`).extractChannel(3).raw().toBuffer()
    for (const [whole, front] of [
      ['nest-empty', 'nest-front'],
      ['bowl-rimmed', 'bowl-rimmed-milk'],
    ] as const) {
      const [outer, inner] = [await alphaOf(whole), await alphaOf(front)]
      expect(inner.filter((alpha, index) => alpha > 200 && (outer[index] ?? 0) < 100).length, front).toBeLessThan(40)
    }
  })
})
