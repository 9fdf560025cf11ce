import type { Hex } from '#domain/child/palette'
import { contrastOf } from '#domain/child/safety'
import type { Drawing } from '#domain/trials/plan/drawings'
import type { ContactShadow } from '#domain/words/places'
import { type GroundShown, PHOTO_LIGHT, type PlaceLook } from '#domain/trials/plan/ground'
import { looks } from '../looks/looks'
import type { Layer } from '../looks/paint'
import { layersNow } from '../looks/photographs'
import { paintDots, paintTexture } from '../looks/textures'

/** Contrast under which a thing gets its rim (stage-look.md). */
const RIM_UNDER = 7
/** How bright a halo is at rest. */
const REST_HALO = 0.1

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
  return layersNow(looks[drawing]).filter(({ name }) => (name !== 'rim' || needsRim) && (name !== 'halo' || glow))
}

/** A picture in a bubble, as a share of the bubble. */
export const IN_BUBBLE = 0.62

/** The layers of a bubble that has a picture in the place of its heart. */
export const shellOf = (showing: Showing): readonly Layer[] => layersOf('bubble', showing).filter(({ name }) => name !== 'heart')

/** Where and how large, in pixels of the context; `stage` is the height of the whole stage in them. */
export interface PaintBox {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly stage: number
  readonly mirrored?: boolean | undefined
  /** Degrees, clockwise. */
  readonly turned?: number | undefined
}

/** Paints a drawing as it stands on the stage at rest. */
export const paintDrawing = (context: CanvasRenderingContext2D, drawing: Drawing, showing: Showing, spot: PaintBox): void =>
  paintLayers(context, layersOf(drawing, showing), showing.colour, spot)

/** Paints layers over one another, at rest. */
export function paintLayers(
  context: CanvasRenderingContext2D,
  layers: readonly Layer[],
  colour: Hex,
  { x, y, size, stage, mirrored = false, turned = 0 }: PaintBox,
): void {
  for (const layer of layers) {
    context.save()
    context.translate(x, y)
    context.rotate((turned * Math.PI) / 180)
    if (mirrored) context.scale(-1, 1)
    context.globalAlpha = layer.name === 'halo' ? REST_HALO : 1
    layer.paint({ context, side: size * layer.spread, stage }, colour)
    context.restore()
  }
}

/** A photograph is made as small as this (pixels) to be blurred: nothing finer than a thirtieth of the stage is left of it. */
const BLURRED_SIDE = 32
/** So much of each side of a picture is the lit edge that things wear: behind everything there is none. */
const EDGE = 0.05

/** Places are pictures so much wider than high. */
const PLACE_ASPECT = 1560 / 720

/** How far the shadow under a thing reaches (shares of its size), how flat and how dark it is. */
const SHADOW = { reach: 0.5, flat: 0.22, dark: 0.6 } as const

/** A context that is the whole stage, how strong the ground is on it (0 to 1), and the picture of a photograph or a place where it is one. */
export interface GroundSpot {
  readonly width: number
  readonly height: number
  readonly strength: number
  readonly picture: HTMLCanvasElement | null
  /** Of what stands on it. */
  readonly shadows?: readonly ContactShadow[] | undefined
}

/** Paints what lies behind everything over the child's background: for the stage, a tile and a replay alike. */
export function paintGround(context: CanvasRenderingContext2D, ground: GroundShown, { width, height, strength, picture, shadows = [] }: GroundSpot): void {
  context.save()
  const alpha = strength * (ground.light ?? 1)
  context.globalAlpha = alpha
  if ('strips' in ground) {
    for (const { colour, top, bottom, texture, varies } of ground.strips) {
      const strip = { x: 0, y: top * height, width, height: (bottom - top) * height }
      context.fillStyle = colour
      context.fillRect(strip.x, strip.y, strip.width, strip.height)
      if (texture !== undefined) paintTexture(context, { texture, colour, varies }, strip, height)
    }
  } else if ('dots' in ground) {
    context.fillStyle = ground.colour
    context.fillRect(0, 0, width, height)
    paintDots(context, ground.dots, ground.dotColour, { x: 0, y: 0, width, height })
  } else if (picture !== null && 'place' in ground) {
    context.globalAlpha = alpha * PHOTO_LIGHT
    paintPlace(context, behindOf(picture, ground.look), width, height)
    for (const shadow of shadows) paintShadow(context, shadow, width, height)
  } else if (picture !== null && 'word' in ground) {
    context.globalAlpha = alpha * PHOTO_LIGHT
    const image = behindOf(picture, ground.blurred === true ? 'blurred' : ground.grey === true ? 'grey' : 'full')
    const [side, inner] = [Math.max(width, height), image.width * (1 - 2 * EDGE)]
    const from = image.width * EDGE
    context.drawImage(image, from, from, inner, inner, (width - side) / 2, (height - side) / 2, side, side)
  }
  context.restore()
}

/** A place is as high as the stage, whatever its shape: its ground lies where things stand on it. What is narrower than the stage is drawn out. */
function paintPlace(context: CanvasRenderingContext2D, picture: HTMLCanvasElement, width: number, height: number): void {
  const wide = Math.max(width, height * PLACE_ASPECT)
  context.drawImage(picture, (width - wide) / 2, 0, wide, height)
}

/** Of a picture its light alone. Apart: over what is seen through, the grey itself would be painted. */
function withoutColours(picture: HTMLCanvasElement): HTMLCanvasElement {
  const grey = Object.assign(document.createElement('canvas'), { width: picture.width, height: picture.height })
  const context = grey.getContext('2d')
  if (context === null) return grey
  context.drawImage(picture, 0, 0)
  context.globalCompositeOperation = 'saturation'
  context.fillStyle = '#808080'
  context.fillRect(0, 0, grey.width, grey.height)
  context.globalCompositeOperation = 'destination-in'
  context.drawImage(picture, 0, 0)
  return grey
}

/** What of a picture is shown behind everything. */
function behindOf(picture: HTMLCanvasElement, look: PlaceLook): HTMLCanvasElement {
  return look === 'full' ? picture : look === 'blurred' ? blurred(picture) : withoutColours(picture)
}

/** Soft and flat, where a thing meets the ground. */
function paintShadow(context: CanvasRenderingContext2D, { x, y, size }: ContactShadow, width: number, height: number): void {
  const reach = size * height * SHADOW.reach
  context.save()
  context.globalAlpha = 1
  context.translate(x * width, y * height)
  context.scale(1, SHADOW.flat)
  const soft = context.createRadialGradient(0, 0, 0, 0, 0, reach)
  soft.addColorStop(0, `rgb(0 0 0 / ${SHADOW.dark})`)
  soft.addColorStop(1, 'rgb(0 0 0 / 0)')
  context.fillStyle = soft
  context.fillRect(-reach, -reach, 2 * reach, 2 * reach)
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
