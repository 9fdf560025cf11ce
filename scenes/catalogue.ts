import type { GroundShown } from '#domain/trials/plan/ground'
import type { Manifest } from '#domain/activities/manifest'
import type { Hex } from '#domain/child/palette'
import type { OutlineStyle } from '#domain/words/outlineStyle'
import type { WordShape } from '#ports/wordCards'
import { looks } from './kit/looks/looks'
import { dimmed } from './kit/looks/paint'
import { fetchPhotographs } from './kit/looks/photographs'
import { drawText, textWidth } from './kit/looks/text'
import { IN_BUBBLE, paintDrawing, paintGround, paintLayers, shellOf, type PaintBox } from './kit/drawing/painter'
import { withPhotos, type PhotoNote } from '#domain/photos/photo'
import type { Moment, ThingThen } from '#domain/measures/moment'
import { type Drawing, isDrawing } from '#domain/trials/plan/drawings'
import { longestOf } from '#domain/trials/plan/plan'
import type { PictureLevel } from '#domain/child/pictureLevels'
import { categories, type Category, type Word } from '#domain/words/words'
import type { ActivityScene } from './kit/session/ActivityScene'
import type { ChildsPhotos } from './kit/pictures/ownPhotos'
import { ShownPictures } from './kit/pictures/ShownPictures'

type SceneModule = { readonly default: new () => ActivityScene }

const manifests = import.meta.glob<Manifest>('./activities/*/manifest.ts', { eager: true, import: 'default' })
const scenes = import.meta.glob<SceneModule>('./activities/*/scene.ts')

/** Every built activity, by its folder's name. Adding a folder adds an activity; nothing else is edited. */
export const catalogue: readonly Manifest[] = Object.values(manifests).sort((a, b) => (a.id < b.id ? -1 : 1))

export const findActivity = (id: string): Manifest | null => catalogue.find((manifest) => manifest.id === id) ?? null

/** Loads an activity's scene, and with the first one the engine. Rejects when there is no such folder or no network. */
export async function loadScene(id: string): Promise<new () => ActivityScene> {
  const load = scenes[`./activities/${id}/scene.ts`]
  if (load === undefined) throw new Error(`There is no activity called "${id}"`)
  return (await load()).default
}

/** The words of a category that an activity shows to a child with these photos, for the adult to choose from. Rejects when they cannot be fetched. */
export async function wordsOf(manifest: Manifest, category: string | null, photos: readonly PhotoNote[]): Promise<readonly Word[]> {
  const { categoriesOf, readWords } = await import('./kit/pictures/wordLists')
  const shown = categoriesOf(manifest.words ?? [], category)
  return withPhotos((await Promise.all(shown.map(readWords))).flat(), photos, shown, manifest.scenes === true)
}

/** Every word of a category. Rejects when the list cannot be fetched. */
export async function wordsIn(category: Category): Promise<readonly Word[]> {
  return (await import('./kit/pictures/wordLists')).readWords(category)
}

/** Every word of all lists and of these photos. A list that cannot be fetched is left out. */
export async function everyWord(photos: readonly PhotoNote[]): Promise<readonly Word[]> {
  const lists = await Promise.all(categories.map((category) => wordsIn(category).catch(() => [])))
  return withPhotos(lists.flat(), photos, categories)
}

/** Pictures of words for a page that draws tiles or a past session; for a child, their own photos come first. Free them with the page. */
export const openPictures = (own: ChildsPhotos | null): ShownPictures => new ShownPictures(own)

/** A deck's words as outlined shapes, as the stage draws them. Rejects when the code for it cannot be fetched. */
export async function shapesOfWords(words: readonly string[], style: OutlineStyle): Promise<readonly WordShape[]> {
  const { letterPath, loadOutlineFonts, outlinedWord } = await import('./kit/looks/outlined')
  await loadOutlineFonts()
  return words.map((word) => {
    const { width, height, path } = outlinedWord(word, style)
    return { width, height, outline: path, line: style.width / 100, letters: letterPath(word, style) }
  })
}

/** What a tile needs: the activity, the category it stands for, and the child's pictures and colours. */
export interface TileWish {
  readonly manifest: Manifest
  readonly category?: string | null
  readonly pictures: ShownPictures
  readonly colours: { readonly colour: Hex; readonly secondColour: Hex; readonly background: Hex }
  /** Whether to dim it as the stage does for a child in strict mode. */
  readonly strict?: boolean
}

/**
 * Draws an activity's tile as the stage would: `width` and `height` in pixels of the context. Black at first, then everything together once the pictures
 * of words are there. `isGone` stops a drawing that waits for them.
 */
export async function drawTile(wish: TileWish, context: CanvasRenderingContext2D, width: number, height: number, isGone: () => boolean): Promise<void> {
  const { manifest, category = null, pictures, colours, strict = false } = wish
  context.fillStyle = colours.background
  context.fillRect(0, 0, width, height)
  const drawn = await Promise.all(
    manifest.tile.map(({ shows, size }) =>
      'word' in shows ? pictures.pictureOf(wordOf(shows.word, manifest, category), size * height, colours.colour) : fetchPhotographs(looks[shows.drawing]),
    ),
  )
  if (isGone()) return
  paintInLight(context, strict, width, height, (on) => {
    for (const [index, { shows, x, y, size, colour }] of manifest.tile.entries()) {
      const spot = { x: x * width, y: y * height, size: size * height, stage: height * 1.6 }
      const picture = drawn[index]
      if (picture) on.drawImage(picture, spot.x - spot.size / 2, spot.y - spot.size / 2, spot.size, spot.size)
      if ('drawing' in shows) paintDrawing(on, shows.drawing, { colour: colours[colour], background: colours.background }, spot)
    }
  })
}

/** Paints over a context of `width` and `height` pixels; in strict mode as dim as the stage, which leaves the background unchanged. */
function paintInLight(context: CanvasRenderingContext2D, strict: boolean, width: number, height: number, paint: (on: CanvasRenderingContext2D) => void): void {
  const apart = strict ? Object.assign(document.createElement('canvas'), { width, height }).getContext('2d') : null
  paint(apart ?? context)
  if (apart === null) return
  dimmed(apart)
  context.drawImage(apart.canvas, 0, 0)
}

function wordOf(word: string | Readonly<Record<string, string>>, manifest: Manifest, category: string | null): string {
  const id = typeof word === 'object' ? word[category ?? ''] : word
  if (id === undefined) throw new Error(`The tile of ${manifest.id} has no word for "${category}"`)
  return id
}

const TOUCH = { size: 0.03, colour: '#FFFFFF', lastsMs: 1500 } as const

/** What the moment of a past session needs. */
export interface MomentWish {
  readonly moment: Moment
  readonly background: Hex
  readonly pictures: ShownPictures
  /** The form in which the child saw pictures. */
  readonly level: PictureLevel
}

/**
 * Draws a moment of a past session over a context of `width` and `height` pixels, which is the whole stage. `isGone` stops a drawing that waits for
 * pictures.
 */
export async function drawMoment(wish: MomentWish, context: CanvasRenderingContext2D, width: number, height: number, isGone: () => boolean): Promise<void> {
  const { moment, background } = wish
  const { ground } = moment
  const pictures = new Map(await Promise.all(moment.things.map(async (thing) => [thing.id, await pictureThen(thing, height, wish)] as const)))
  const behind = ground === null ? null : await behindThen(ground.shows, Math.max(width, height), wish).catch(() => null)
  await Promise.all(
    moment.things.map(({ shows }) => (shows !== null && 'drawing' in shows && isDrawing(shows.drawing) ? fetchPhotographs(looks[shows.drawing]) : null)),
  )
  if (isGone()) return
  context.fillStyle = background
  context.fillRect(0, 0, width, height)
  if (ground !== null) paintGround(context, ground.shows, { width, height, strength: ground.strength, picture: behind })
  for (const thing of moment.things) {
    const { shows, colour } = thing
    const spot = { x: thing.place.x * width, y: thing.place.y * height, size: thing.size * height, stage: height }
    const picture = pictures.get(thing.id)
    if (picture != null && shows !== null && 'word' in shows) {
      const side = shows.inBubble === true ? spot.size * IN_BUBBLE : spot.size
      const longest = Math.max(picture.width, picture.height)
      const [w, h] = [(side * picture.width) / longest, (side * picture.height) / longest]
      if (shows.inBubble === true) paintLayers(context, shellOf({ colour, background, glow: false }), colour, spot)
      context.drawImage(picture, spot.x - w / 2, spot.y - h / 2, w, h)
    } else if (shows !== null && 'text' in shows) paintText(context, shows.text, colour, spot)
    // What early sessions did not record, and what cannot be fetched now, appears as a plain disc.
    else if (shows !== null && 'drawing' in shows && isDrawing(shows.drawing))
      paintDrawing(context, shows.drawing, { colour, background, glow: false }, { ...spot, mirrored: shows.mirrored, turned: shows.turned })
    else paintDrawing(context, 'disc', { colour, background, glow: false }, spot)
  }
  for (const { x, y, ageMs } of moment.touches) {
    context.globalAlpha = 1 - ageMs / TOUCH.lastsMs
    context.strokeStyle = TOUCH.colour
    context.lineWidth = 3
    context.beginPath()
    context.arc(x * width, y * height, TOUCH.size * height, 0, Math.PI * 2)
    context.stroke()
  }
  context.globalAlpha = 1
}

function paintText(context: CanvasRenderingContext2D, text: string, colour: Hex, { x, y, size }: PaintBox): void {
  const width = textWidth(text) * size
  context.save()
  context.translate(x - width / 2, y - size / 2)
  drawText(context, { text, dress: 'letters', colour, width, height: size })
  context.restore()
}

/** The picture of a photographic background or a place; null if there is none. Rejects when it cannot be fetched. */
async function behindThen(shows: GroundShown, side: number, { pictures, background }: MomentWish): Promise<HTMLCanvasElement | null> {
  if ('place' in shows) return (await import('./kit/pictures/placePictures')).drawPlace(shows.place)
  return 'word' in shows ? pictures.pictureOf(shows.word, side, background) : null
}

/** The picture of a word; null if the thing shows none, or it cannot be fetched. */
async function pictureThen({ shows, size, colour }: ThingThen, height: number, { pictures, level }: MomentWish): Promise<HTMLCanvasElement | null> {
  if (shows === null || !('word' in shows)) return null
  const { word, view, as, level: form = level, piece, contour, inBubble } = shows
  const whole = size / longestOf(piece)
  const side = whole * height * (inBubble === true ? IN_BUBBLE : 1)
  return pictures
    .pictureOf(word, side, colour, { level: form, view, as, piece, contour: contour === undefined ? undefined : contour / whole })
    .catch(() => null)
}

/** One thing standing still on its background, at the stage's place and size. */
export interface Still {
  readonly drawing: Drawing
  readonly colour: Hex
  readonly background: Hex
  readonly x: number
  readonly y: number
  readonly size: number
  readonly outline: boolean
  readonly glow: boolean
  readonly strict: boolean
}

/** Draws a still over a context of `width` and `height` pixels, which is the whole stage. */
export function drawStill(still: Still, context: CanvasRenderingContext2D, width: number, height: number): void {
  const { drawing, size, strict } = still
  context.fillStyle = still.background
  context.fillRect(0, 0, width, height)
  paintInLight(context, strict, width, height, (on) =>
    paintDrawing(on, drawing, still, { x: still.x * width, y: still.y * height, size: size * height, stage: height }),
  )
}
