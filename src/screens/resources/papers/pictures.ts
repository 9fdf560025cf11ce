import { findActivity } from '#scenes/catalogue'
import { drawTile, openPictures } from '#scenes/pictures'
import { palette } from '#domain/child/palette'
import { isStrict } from '#domain/child/safety'
import type { Word } from '#domain/words/words'
import { weekDays } from '#domain/child/weekPlan'
import type { Photos } from '#ports/photos'
import { wordPictureKey, thingsInColour, thingsNow } from './chosen'
import type { PaperFacts } from './facts'
import type { PaperKind } from './kinds'
import { BUSY, busyKey, CALM } from './people'
import { MOST_CARDS, MOST_THINGS } from './things'
import { tileKey } from './week'

/** Side lengths of the pictures (px), 200 dpi at the printed size. */
const SIDES = { card: 630, thing: 220, busy: 170, tile: 190 } as const
const QUALITY = 0.88
/** Dark outline of a thing on white: width (fraction of the side), and number of copies drawn around a circle to make it. */
const EDGE = { share: 0.012, steps: 16 } as const

interface Options {
  readonly ground: string
  readonly tint: string | null
  readonly hasEdge: boolean
}

/** Draws the pictures of a paper as data URLs. If one is missing, the paper shows a light or the word. */
export async function picturesFor(kind: PaperKind, facts: PaperFacts, photos: Photos): Promise<Readonly<Record<string, string>>> {
  const { child, dials, savesInk = false } = facts
  const colour = palette[dials.colour]
  const pictures = openPictures({ photos, childId: child.id })
  const made = async (key: string, word: string, side: number, options: Options): Promise<readonly (readonly [string, string])[]> => {
    const picture = await pictures.pictureOf(word, side, colour).catch(() => null)
    return picture === null ? [] : [[key, flat(picture, side, options)]]
  }
  const coloured = ({ id, mainColour, photo }: Word, key = wordPictureKey({ id }, 'coloured')) =>
    made(key, id, SIDES.thing, { ground: '#FFFFFF', tint: mainColour === dials.colour || photo !== undefined ? null : colour, hasEdge: true })
  try {
    const all = await Promise.all(
      kind === 'words'
        ? thingsNow(facts, MOST_CARDS).things.map((word) =>
            made(wordPictureKey(word, savesInk ? 'white' : 'black'), word.id, SIDES.card, {
              ground: savesInk ? '#FFFFFF' : '#000000',
              tint: null,
              hasEdge: savesInk,
            }),
          )
        : kind === 'things'
          ? [
              ...thingsInColour(facts, MOST_THINGS).map((word) => coloured(word)),
              ...thingsInColour(facts, 1).map(({ id, mainColour, photo }) =>
                made('table', id, SIDES.thing, { ground: '#000000', tint: mainColour === dials.colour || photo !== undefined ? null : colour, hasEdge: false }),
              ),
            ]
          : kind === 'week'
            ? [...thingsInColour(facts, MOST_THINGS).map((word) => coloured(word)), ...tiles(facts, pictures)]
            : kind === 'family'
              ? [
                  ...BUSY.map((word) => made(busyKey(word), word, SIDES.busy, { ground: '#E9E5F4', tint: null, hasEdge: false })),
                  made('calm', CALM, SIDES.thing, { ground: '#000000', tint: colour, hasEdge: false }),
                ]
              : [],
    )
    return Object.fromEntries(all.flat())
  } finally {
    pictures.free()
  }
}

/** Draws the tiles of the week's activities. */
function tiles({ week, child, dials }: PaperFacts, pictures: ReturnType<typeof openPictures>): readonly Promise<readonly (readonly [string, string])[]>[] {
  const planned = new Map(weekDays.flatMap((day) => week.days[day].tiles.map((tile) => [tileKey(tile), tile] as const)))
  const colours = { colour: palette[dials.colour], secondColour: palette[dials.secondColour], background: '#000000' } as const
  return [...planned].map(async ([key, { activity, category }]) => {
    const manifest = findActivity(activity)
    if (manifest === null) return []
    const canvas = canvasOf(Math.round(SIDES.tile * 1.4), SIDES.tile)
    await drawTile({ manifest, category, pictures, colours, strict: isStrict(child.profile) }, contextOf(canvas), canvas.width, canvas.height, () => false)
    return [[key, canvas.toDataURL('image/jpeg', QUALITY)] as const]
  })
}

/** Draws a picture on an opaque background. */
function flat(picture: HTMLCanvasElement, side: number, { ground, tint, hasEdge }: Options): string {
  const thing = tint === null ? picture : tinted(picture, side, tint)
  const canvas = canvasOf(side, side)
  const context = contextOf(canvas)
  context.fillStyle = ground
  context.fillRect(0, 0, side, side)
  const edge = hasEdge ? side * EDGE.share : 0
  if (hasEdge) {
    const dark = masked(thing, side, '#000000')
    for (let step = 0; step < EDGE.steps; step += 1) {
      const angle = (2 * Math.PI * step) / EDGE.steps
      context.drawImage(dark, edge + edge * Math.cos(angle), edge + edge * Math.sin(angle), side - 2 * edge, side - 2 * edge)
    }
  }
  context.drawImage(thing, edge, edge, side - 2 * edge, side - 2 * edge)
  return canvas.toDataURL('image/jpeg', QUALITY)
}

/** Draws the silhouette of a picture in one colour. */
function masked(picture: HTMLCanvasElement, side: number, colour: string): HTMLCanvasElement {
  const canvas = canvasOf(side, side)
  const context = contextOf(canvas)
  context.drawImage(picture, 0, 0, side, side)
  context.globalCompositeOperation = 'source-in'
  context.fillStyle = colour
  context.fillRect(0, 0, side, side)
  return canvas
}

/** Brightening factor of a tinted thing, so that black and grey things also show the colour. */
const BRIGHTER = 1.15

/** Draws a picture in another colour and keeps its brightness (largest colour channel). */
function tinted(picture: HTMLCanvasElement, side: number, colour: string): HTMLCanvasElement {
  const canvas = canvasOf(side, side)
  const context = contextOf(canvas)
  context.drawImage(picture, 0, 0, side, side)
  const image = context.getImageData(0, 0, side, side)
  const { data } = image
  const parts = [1, 3, 5].map((from) => Number.parseInt(colour.slice(from, from + 2), 16))
  for (let at = 0; at < data.length; at += 4) {
    const value = Math.min(1, (Math.max(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) / 255) * BRIGHTER)
    for (const [index, part] of parts.entries()) data[at + index] = part * value
  }
  context.putImageData(image, 0, 0)
  return canvas
}

const canvasOf = (width: number, height: number): HTMLCanvasElement => Object.assign(document.createElement('canvas'), { width, height })

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('This browser gives no canvas to draw on.')
  return context
}
