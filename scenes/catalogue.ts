import type { Manifest, TilePiece } from '#domain/activities/manifest'
import type { Hex } from '#domain/child/palette'
import { contrastOf, STRICT_BRIGHTNESS } from '#domain/child/safety'
import { isLookName, looks, type LookName } from './kit/looks/looks'
import { withPhotos, type PhotoNote } from '#domain/photos/photo'
import type { Moment, ThingThen } from '#domain/measures/moment'
import type { Category, Word } from '#domain/words/words'
import type { ActivityScene } from './kit/ActivityScene'
import type { ChildsPhotos } from './kit/pictures/ownPhotos'
import { ShownPictures } from './kit/pictures/ShownPictures'

type SceneModule = { readonly default: new () => ActivityScene }

const manifests = import.meta.glob<Manifest>('./activities/*/manifest.ts', { eager: true, import: 'default' })
const scenes = import.meta.glob<SceneModule>('./activities/*/scene.ts')

/** Contrast under which a thing gets its rim, as on the stage (look.md). */
const RIM_UNDER = 7

/** Every activity that is built, by the folder's name. Adding a folder adds an activity; nothing else is edited. */
export const catalogue: readonly Manifest[] = Object.values(manifests).sort((a, b) => a.id.localeCompare(b.id))

export const findActivity = (id: string): Manifest | null => catalogue.find((manifest) => manifest.id === id) ?? null

/** Loads an activity's scene, and with the first one the engine. Rejects when there is no such folder or no network. */
export async function loadScene(id: string): Promise<new () => ActivityScene> {
  const load = scenes[`./activities/${id}/scene.ts`]
  if (load === undefined) throw new Error(`There is no activity called "${id}"`)
  return (await load()).default
}

/** The words that an activity shows of a category to a child with these photos, for the adult to pick from. Rejects when they cannot be fetched. */
export async function wordsOf(manifest: Manifest, category: string | null, photos: readonly PhotoNote[]): Promise<readonly Word[]> {
  const { categoriesOf, readWords } = await import('./kit/pictures/wordLists')
  const categories = categoriesOf(manifest.words ?? [], category)
  return withPhotos((await Promise.all(categories.map(readWords))).flat(), photos, categories)
}

/** Every word of a category. Rejects when the list cannot be fetched. */
export async function wordsIn(category: Category): Promise<readonly Word[]> {
  return (await import('./kit/pictures/wordLists')).readWords(category)
}

/** Pictures of words for a page that draws tiles or a past session; with a child, its own photos come first. Free them when the page goes. */
export const openPictures = (own: ChildsPhotos | null): ShownPictures => new ShownPictures(own)

/** What a tile is drawn with: the activity, the category it stands for, and the child's pictures and colours. */
export interface TileWish {
  readonly manifest: Manifest
  readonly category?: string | null
  readonly pictures: ShownPictures
  readonly colours: { readonly colour: Hex; readonly secondColour: Hex; readonly background: Hex }
}

/**
 * Draws an activity's tile as the stage draws: `width` and `height` in pixels of the context. Black at once, then everything together
 * when the pictures of words are there. `isGone` ends a drawing that waits for them.
 */
export async function drawTile(wish: TileWish, context: CanvasRenderingContext2D, width: number, height: number, isGone: () => boolean): Promise<void> {
  const { manifest, category = null, pictures, colours } = wish
  context.fillStyle = colours.background
  context.fillRect(0, 0, width, height)
  const drawn = await Promise.all(manifest.tile.map((piece) => (piece.look === 'word' ? pictures.pictureOf(wordOf(piece, manifest, category), piece.size * height, colours.colour) : null)))
  if (isGone()) return
  for (const [index, piece] of manifest.tile.entries()) {
    const picture = drawn[index]
    if (picture != null) {
      const size = piece.size * height
      context.drawImage(picture, piece.x * width - size / 2, piece.y * height - size / 2, size, size)
      continue
    }
    if (!isLookName(piece.look)) throw new Error(`No drawing is called "${piece.look}"`)
    for (const layer of looks[piece.look].layers) {
      context.save()
      context.translate(piece.x * width, piece.y * height)
      context.globalAlpha = layer.name === 'halo' ? 0.1 : 1
      layer.paint({ context, side: piece.size * height * layer.spread, stage: height * 1.6 }, colours[piece.colour])
      context.restore()
    }
  }
}

function wordOf({ word }: TilePiece, manifest: Manifest, category: string | null): string {
  const id = typeof word === 'object' ? word[category ?? ''] : word
  if (id === undefined) throw new Error(`The tile of ${manifest.id} has no word for "${category}"`)
  return id
}

const TOUCH = { size: 0.03, colour: '#FFFFFF', lastsMs: 1500 } as const

/** What a moment of a past session is drawn with. */
export interface MomentWish {
  readonly moment: Moment
  /** Which activity of which category it was. */
  readonly played: { readonly activity: string; readonly category: string | null }
  readonly background: Hex
  readonly pictures: ShownPictures
}

/** Draws a moment of a past session over a context of `width` and `height` pixels, which is the whole stage. `isGone` ends a drawing that waits for pictures. */
export async function drawMoment(wish: MomentWish, context: CanvasRenderingContext2D, width: number, height: number, isGone: () => boolean): Promise<void> {
  const { moment, background } = wish
  const pictures = new Map(await Promise.all(moment.things.map(async (thing) => [thing.id, (await isPicture(thing, wish.played)) ? await pictureThen(thing, height, wish.pictures) : null] as const)))
  if (isGone()) return
  context.fillStyle = background
  context.fillRect(0, 0, width, height)
  for (const thing of moment.things) {
    const [x, y, size] = [thing.place.x * width, thing.place.y * height, thing.size * height]
    const picture = pictures.get(thing.id)
    if (picture != null) {
      context.drawImage(picture, x - size / 2, y - size / 2, size, size)
      continue
    }
    for (const layer of looks[thing.look !== null && isLookName(thing.look) ? thing.look : 'disc'].layers.filter(({ name }) => name !== 'halo')) {
      context.save()
      context.translate(x, y)
      layer.paint({ context, side: size * layer.spread, stage: height }, thing.colour)
      context.restore()
    }
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

/** Whether a thing was the picture of a word. Some words (cat, fish) are called as drawings of the stage are: then it was one where the activity shows that word. */
async function isPicture({ id, look }: ThingThen, { activity, category }: MomentWish['played']): Promise<boolean> {
  if (look === null || look === 'text') return false
  if (!isLookName(look)) return true
  const manifest = findActivity(activity)
  if (id !== look || manifest?.words === undefined) return false
  const words = await wordsOf(manifest, category, []).catch(() => [])
  return words.some((word) => word.id === look)
}

/** The picture of a word; null where it cannot be fetched. */
const pictureThen = ({ look, size, colour }: ThingThen, height: number, pictures: ShownPictures): Promise<HTMLCanvasElement | null> =>
  pictures.pictureOf(look?.split('/')[0] ?? '', size * height, colour).catch(() => null)

/** One thing standing still on its background, as the stage would show it: place and size as on the stage. */
export interface Still {
  readonly look: LookName
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
  const { look, colour, background, size, outline, glow, strict } = still
  context.fillStyle = background
  context.fillRect(0, 0, width, height)
  const needsRim = outline || contrastOf(colour, background) < RIM_UNDER
  for (const layer of looks[look].layers.filter(({ name }) => (name !== 'rim' || needsRim) && (name !== 'halo' || glow))) {
    context.save()
    context.translate(still.x * width, still.y * height)
    context.globalAlpha = (layer.name === 'halo' ? 0.1 : 1) * (strict ? STRICT_BRIGHTNESS : 1)
    layer.paint({ context, side: size * height * layer.spread, stage: height }, colour)
    context.restore()
  }
}
