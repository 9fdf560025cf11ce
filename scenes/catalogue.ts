import type { Manifest } from '#domain/activities/manifest'
import type { Hex } from '#domain/child/palette'
import { contrastOf, STRICT_BRIGHTNESS } from '#domain/child/safety'
import { isLookName, looks, type LookName } from './kit/looks/looks'
import { withPhotos, type PhotoNote } from '#domain/photos/photo'
import type { Moment, ThingThen } from '#domain/measures/moment'
import type { Category, Word } from '#domain/words/words'
import type { ActivityScene } from './kit/ActivityScene'

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

/** What a tile is drawn with: the activity, the category it stands for, and the child's colours. */
export interface TileWish {
  readonly manifest: Manifest
  readonly category?: string | null
  readonly colours: { readonly colour: Hex; readonly secondColour: Hex; readonly background: Hex }
}

/** Draws an activity's tile as the stage draws: `width` and `height` in pixels of the context. Pictures of words come as soon as they are fetched. */
export async function drawTile({ manifest, category = null, colours }: TileWish, context: CanvasRenderingContext2D, width: number, height: number): Promise<void> {
  context.fillStyle = colours.background
  context.fillRect(0, 0, width, height)
  for (const piece of manifest.tile) {
    const size = piece.size * height
    if (piece.look === 'word') {
      const word = typeof piece.word === 'object' ? piece.word[category ?? ''] : piece.word
      if (word === undefined) throw new Error(`The tile of ${manifest.id} has no word for "${category}"`)
      const { tilePicture } = await import('./kit/pictures/tilePicture')
      const canvas = await tilePicture(word, size, colours.colour)
      context.drawImage(canvas, piece.x * width - size / 2, piece.y * height - size / 2, size, size)
      continue
    }
    if (!isLookName(piece.look)) throw new Error(`No drawing is called "${piece.look}"`)
    for (const layer of looks[piece.look].layers) {
      context.save()
      context.translate(piece.x * width, piece.y * height)
      context.globalAlpha = layer.name === 'halo' ? 0.1 : 1
      layer.paint({ context, side: size * layer.spread, stage: height * 1.6 }, colours[piece.colour])
      context.restore()
    }
  }
}

const TOUCH = { size: 0.03, colour: '#FFFFFF', lastsMs: 1500 } as const

/** Draws a moment of a past session over a context of `width` and `height` pixels, which is the whole stage. `isGone` ends a drawing that waits for pictures. */
export async function drawMoment(moment: Moment, background: Hex, context: CanvasRenderingContext2D, width: number, height: number, isGone: () => boolean): Promise<void> {
  const pictures = new Map(await Promise.all(moment.things.map(async (thing) => [thing.id, await pictureThen(thing, height)] as const)))
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

/** The picture of a word that was shown; null for a drawing of the stage's own, and where it cannot be fetched. */
async function pictureThen({ look, size, colour }: ThingThen, height: number): Promise<HTMLCanvasElement | null> {
  if (look === null || look === 'text' || isLookName(look)) return null
  const { tilePicture } = await import('./kit/pictures/tilePicture')
  return tilePicture(look.split('/')[0] ?? look, size * height, colour).catch(() => null)
}

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
