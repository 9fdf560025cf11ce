import type { Hex } from '#domain/child/palette'
import { contrastOf } from '#domain/child/safety'
import type { Drawing } from '#domain/trials/drawings'
import { type GroundShown, PHOTO_LIGHT } from '#domain/trials/ground'
import { looks } from './looks/looks'
import type { Layer } from './looks/paint'
import { paintTexture } from './looks/textures'

/** Contrast under which a thing gets its rim (look.md). */
const RIM_UNDER = 7
/** How bright a halo is at rest. */
export const REST_HALO = 0.1

/** On what a drawing is shown, and whether it has a light behind it. */
export interface Showing {
  readonly colour: Hex
  readonly background: Hex
  /** A rim is wanted whatever the contrast. */
  readonly outline?: boolean
  readonly glow?: boolean
}

/** The layers of a drawing that are seen on this background, from back to front: for the stage, a tile and a replay alike. */
export function layersOf(drawing: Drawing, { colour, background, outline = false, glow = true }: Showing): readonly Layer[] {
  const needsRim = outline || contrastOf(colour, background) < RIM_UNDER
  return looks[drawing].layers.filter(({ name }) => (name !== 'rim' || needsRim) && (name !== 'halo' || glow))
}

/** Where and how large, in pixels of the context; `stage` is the height of the whole stage in them. */
export interface Spot {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly stage: number
  readonly mirrored?: boolean | undefined
  /** Degrees, clockwise. */
  readonly turned?: number | undefined
}

/** Paints a drawing as it stands on the stage at rest. */
export function paintDrawing(
  context: CanvasRenderingContext2D,
  drawing: Drawing,
  showing: Showing,
  { x, y, size, stage, mirrored = false, turned = 0 }: Spot,
): void {
  for (const layer of layersOf(drawing, showing)) {
    context.save()
    context.translate(x, y)
    context.rotate((turned * Math.PI) / 180)
    if (mirrored) context.scale(-1, 1)
    context.globalAlpha = layer.name === 'halo' ? REST_HALO : 1
    layer.paint({ context, side: size * layer.spread, stage }, showing.colour)
    context.restore()
  }
}

/** A photograph is made as small as this (pixels) to be blurred: nothing finer than a thirtieth of the stage is left of it. */
const BLURRED_SIDE = 32
/** So much of each side of a picture is the lit edge that things wear: behind everything there is none. */
const EDGE = 0.05

/** A context that is the whole stage, how strong the ground is on it (0 to 1), and the picture of a photograph where it is one. */
export interface GroundSpot {
  readonly width: number
  readonly height: number
  readonly strength: number
  readonly picture: HTMLCanvasElement | null
}

/** Paints what lies behind everything over the child's background: for the stage, a tile and a replay alike. */
export function paintGround(context: CanvasRenderingContext2D, ground: GroundShown, { width, height, strength, picture }: GroundSpot): void {
  context.save()
  context.globalAlpha = strength
  if ('strips' in ground) {
    for (const { colour, top, bottom, texture } of ground.strips) {
      const strip = { x: 0, y: top * height, width, height: (bottom - top) * height }
      context.fillStyle = colour
      context.fillRect(strip.x, strip.y, strip.width, strip.height)
      if (texture !== undefined) paintTexture(context, texture, colour, strip, height)
    }
  } else if (picture !== null) {
    context.globalAlpha = strength * PHOTO_LIGHT
    const image = ground.blurred === true ? blurred(picture) : picture
    const [side, inner] = [Math.max(width, height), image.width * (1 - 2 * EDGE)]
    const from = image.width * EDGE
    context.drawImage(image, from, from, inner, inner, (width - side) / 2, (height - side) / 2, side, side)
  }
  context.restore()
}

/** Drawn small and large again, which is soft in every browser. */
function blurred(picture: HTMLCanvasElement): HTMLCanvasElement {
  const small = document.createElement('canvas')
  small.width = small.height = BLURRED_SIDE
  const context = small.getContext('2d')
  if (context !== null) {
    context.imageSmoothingQuality = 'high'
    context.drawImage(picture, 0, 0, BLURRED_SIDE, BLURRED_SIDE)
  }
  return small
}
