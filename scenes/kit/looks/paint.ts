import type { Hex } from '#domain/child/palette'
import { STRICT_BRIGHTNESS } from '#domain/child/safety'
import type { Act } from '#domain/trials/plan/acts'

/** Line width (stage heights) for something empty, such as the rim of a bubble or a frame. The line is visible from afar. */
export const BROAD_LINE = 0.012

/** The square in which a layer is painted, centred on the origin. `side` is its side in pixels, `stage` the stage's height in the same pixels. */
export interface PaintSurface {
  readonly context: CanvasRenderingContext2D
  readonly side: number
  readonly stage: number
}

/** One layer of a thing. A layer called `front` covers the things put into it. `spread` is the side as a multiple of the thing's size. */
export interface Layer {
  readonly name: 'halo' | 'body' | 'shell' | 'heart' | 'rim' | 'lit' | 'front' | 'part' | 'limb'
  readonly spread: number
  readonly paint: (sheet: PaintSurface, colour: Hex) => void
}

/** An animation that is painted instead of the thing's body, at each share (0 to 1) of its duration. It starts from the look that the thing has before it. */
export interface ActedLayer extends SheetSize {
  /** @param facing the side that the thing faced before the act, for things that can turn */
  readonly paint: (sheet: PaintSurface, colour: Hex, share: number, facing: number) => void
}
/** Side of a sheet, and the vertical position of its centre relative to the thing's, in units of the thing's size. */
export interface SheetSize {
  readonly spread: number
  readonly y?: number
}
/**
 * Turn of a thing towards its direction of travel. `turnMs` is the time (ms) from one side to the other. `facing` is 0 for right and 1 for left. The
 * thing also moves by itself as time (`ms`) passes.
 */
export interface FacingLayer extends SheetSize {
  readonly turnMs: number
  readonly paint: (sheet: PaintSurface, colour: Hex, facing: number, ms: number) => void
}
export type Acts = Readonly<Partial<Record<Act, ActedLayer>>>

/** The layers of a thing from back to front. */
export interface LayeredDrawing {
  readonly layers: readonly Layer[]
  /** Names of the rendered pictures that the layers use. `drawn` replaces the layers while a picture is missing. */
  readonly photographs?: readonly string[]
  readonly drawn?: readonly Layer[]
  /** The thing's animations. `drawnActs` replaces them while a picture is missing. */
  readonly acts?: Acts
  readonly drawnActs?: Acts
  readonly faces?: FacingLayer
  readonly drawnFaces?: FacingLayer
}

/** Returns the colour with an opacity, as a CSS colour. */
export function withAlpha(colour: Hex, alpha: number): string {
  const channel = (from: number) => Number.parseInt(colour.slice(from, from + 2), 16)
  return `rgba(${channel(1)},${channel(3)},${channel(5)},${alpha})`
}

/** Returns the colour mixed with white (share above 0) or with black (share below 0). */
export function shade(colour: Hex, share: number): string {
  const goal = share > 0 ? 255 : 0
  const channel = (from: number) => {
    const value = Number.parseInt(colour.slice(from, from + 2), 16)
    return Math.round(value + (goal - value) * Math.abs(share))
  }
  return `rgb(${channel(1)},${channel(3)},${channel(5)})`
}

/** Dims everything painted so far as strict mode requires, without changing the opacity. Works on the pixels, because not every renderer can tint. */
export function dimmed(context: CanvasRenderingContext2D): void {
  context.save()
  context.resetTransform()
  context.globalCompositeOperation = 'source-atop'
  context.globalAlpha = 1 - STRICT_BRIGHTNESS
  context.fillStyle = '#000000'
  context.fillRect(0, 0, context.canvas.width, context.canvas.height)
  context.restore()
}

export function disc(context: CanvasRenderingContext2D, radius: number, fill: string | CanvasGradient): void {
  context.fillStyle = fill
  context.beginPath()
  context.arc(0, 0, radius, 0, Math.PI * 2)
  context.fill()
}

/** Returns a fill that is solid from the middle and slightly darker at the edge, so that the shape looks like one body (stage-look.md). */
export function bodyFill(context: CanvasRenderingContext2D, radius: number, colour: Hex): CanvasGradient {
  const fill = context.createRadialGradient(-radius * 0.2, -radius * 0.25, radius * 0.1, 0, 0, radius)
  fill.addColorStop(0, colour)
  fill.addColorStop(0.7, colour)
  fill.addColorStop(1, shade(colour, -0.06))
  return fill
}

/** A soft light of the same hue behind a thing. */
export const halo: Layer = {
  name: 'halo',
  spread: 1.6,
  paint: ({ context, side }, colour) => {
    const radius = side / 2
    const fill = context.createRadialGradient(0, 0, radius * 0.3, 0, 0, radius)
    fill.addColorStop(0, withAlpha(colour, 1))
    fill.addColorStop(0.45, withAlpha(colour, 0.55))
    fill.addColorStop(0.8, withAlpha(colour, 0.12))
    fill.addColorStop(1, withAlpha(colour, 0))
    disc(context, radius, fill)
  },
}
