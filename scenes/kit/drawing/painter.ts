import type { Hex } from '#domain/child/palette'
import { contrastOf } from '#domain/child/safety'
import type { Drawing } from '#domain/trials/plan/drawings'
import { type ContactShadow, PLACE_ASPECT } from '#domain/words/places'
import { type GroundShown, PHOTO_LIGHT, type PlaceLook } from '#domain/trials/plan/ground'
import { looks } from '../looks/looks'
import type { Layer } from '../looks/paint'
import { layersNow } from '../looks/photographs'
import { paintDots, paintTexture } from '../looks/textures'

/** Contrast (ratio to 1) below which a thing gets a rim (stage-look.md). */
const RIM_UNDER = 7
/** Opacity of a halo at rest. */
const REST_HALO = 0.1

/** Colour of a drawing, the background behind it, and whether it has a rim or a glow. */
export interface DrawingStyle {
  readonly colour: Hex
  readonly background: Hex
  /** Whether a rim is drawn even if the contrast is high enough. */
  readonly outline?: boolean
  readonly glow?: boolean
}

/** Returns the layers of a drawing on this background, from back to front. The stage, a tile and a replay all use them. */
export function layersOf(drawing: Drawing, { colour, background, outline = false, glow = true }: DrawingStyle): readonly Layer[] {
  const needsRim = outline || contrastOf(colour, background) < RIM_UNDER
  return layersNow(looks[drawing]).filter(({ name }) => (name !== 'rim' || needsRim) && (name !== 'halo' || glow))
}

/** Size of a picture in a bubble, as a share of the bubble's size. */
export const IN_BUBBLE = 0.62

/** Returns the layers of a bubble without its core, for a picture inside it. */
export const shellOf = (showing: DrawingStyle): readonly Layer[] => layersOf('bubble', showing).filter(({ name }) => name !== 'heart')

/** The centre and size of a drawing, in pixels of the context. `stage` is the stage's height in the same pixels. */
export interface PaintBox {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly stage: number
  readonly mirrored?: boolean | undefined
  /** Rotation in degrees, clockwise. */
  readonly turned?: number | undefined
}

/** Paints a drawing in its resting state. */
export const paintDrawing = (context: CanvasRenderingContext2D, drawing: Drawing, showing: DrawingStyle, spot: PaintBox): void =>
  paintLayers(context, layersOf(drawing, showing), showing.colour, spot)

/** Paints layers from back to front, in their resting state. */
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

/** Side (pixels) to which a photograph is reduced for blurring. Detail finer than about a thirtieth of the stage is lost. */
const BLURRED_SIDE = 32
/** Width of a picture's outline, as a share of its side. The outline is cut off when the picture becomes a background. */
const EDGE = 0.05

/** The contact shadow under a thing: its width (share of the thing's size), flatness and darkness. */
const SHADOW = { reach: 0.5, flat: 0.22, dark: 0.6 } as const

/** The size of the stage in the context's pixels, the background's strength (0 to 1), and its picture if it is a photograph or a place. */
export interface GroundSpot {
  readonly width: number
  readonly height: number
  readonly strength: number
  readonly picture: HTMLCanvasElement | null
  /** Contact shadows of the things on this background. */
  readonly shadows?: readonly ContactShadow[] | undefined
}

/** Paints the background over the child's plain one. The stage, a tile and a replay all use it. */
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

/** Paints a place at the stage's height, with its ground at the foot of the things. Stretches it if it is narrower than the stage. */
function paintPlace(context: CanvasRenderingContext2D, picture: HTMLCanvasElement, width: number, height: number): void {
  const wide = Math.max(width, height * PLACE_ASPECT)
  context.drawImage(picture, (width - wide) / 2, 0, wide, height)
}

/** Returns the picture in grey. It needs a separate canvas: on a transparent one, the grey itself would be painted. */
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

/** Returns the picture as this kind of background shows it. */
function behindOf(picture: HTMLCanvasElement, look: PlaceLook): HTMLCanvasElement {
  return look === 'full' ? picture : look === 'blurred' ? blurred(picture) : withoutColours(picture)
}

/** Paints a soft, flat shadow where a thing meets the ground. */
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

/** Blurs a picture by drawing it small and then large again, which works in every browser. */
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
