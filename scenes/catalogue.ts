import type { Manifest } from '#domain/activities/manifest'
import type { Hex } from '#domain/child/palette'
import { contrastOf, STRICT_BRIGHTNESS } from '#domain/child/safety'
import { isLookName, looks, type LookName } from './kit/looks/looks'
import type { ActivityScene } from './kit/ActivityScene'

type SceneModule = { readonly default: new () => ActivityScene }

const manifests = import.meta.glob<Manifest>('./activities/*/manifest.ts', { eager: true, import: 'default' })
const scenes = import.meta.glob<SceneModule>('./activities/*/scene.ts')

/** Every activity that is built, by the folder's name. Adding a folder adds an activity; nothing else is edited. */
export const catalogue: readonly Manifest[] = Object.values(manifests).sort((a, b) => a.id.localeCompare(b.id))

export const findActivity = (id: string): Manifest | null => catalogue.find((manifest) => manifest.id === id) ?? null

/** Loads an activity's scene, and with the first one the engine. Rejects when there is no such folder or no network. */
export async function loadScene(id: string): Promise<new () => ActivityScene> {
  const load = scenes[`./activities/${id}/scene.ts`]
  if (load === undefined) throw new Error(`There is no activity called "${id}"`)
  return (await load()).default
}

/** Draws an activity's tile with the stage's own drawings: `width` and `height` in pixels of the context. */
export function drawTile(manifest: Manifest, context: CanvasRenderingContext2D, colours: { colour: Hex; secondColour: Hex; background: Hex }, width: number, height: number): void {
  context.fillStyle = colours.background
  context.fillRect(0, 0, width, height)
  for (const piece of manifest.tile) {
    if (!isLookName(piece.look)) throw new Error(`No drawing is called "${piece.look}"`)
    const size = piece.size * height
    for (const layer of looks[piece.look].layers) {
      context.save()
      context.translate(piece.x * width, piece.y * height)
      context.globalAlpha = layer.name === 'halo' ? 0.1 : 1
      layer.paint({ context, side: size * layer.spread, stage: height * 1.6 }, colours[piece.colour])
      context.restore()
    }
  }
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
