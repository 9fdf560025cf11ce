import type { Hex } from '#domain/child/palette'
import { STRICT_BRIGHTNESS } from '#domain/child/safety'
import type { Act } from '#domain/trials/plan/acts'

/** The line of what is empty, as a bubble's rim or a frame: it is seen from afar (stage heights). */
export const BROAD_LINE = 0.012

/** Where a layer is painted: a square of `side` pixels whose middle is the origin. `stage` is the stage's height in the same pixels. */
export interface Sheet {
  readonly context: CanvasRenderingContext2D
  readonly side: number
  readonly stage: number
}

/** One layer of a thing; a `front` lies before what is put into the thing. `spread` is its side as a multiple of the thing's size. */
export interface Layer {
  readonly name: 'halo' | 'body' | 'shell' | 'heart' | 'rim' | 'lit' | 'front' | 'part' | 'limb'
  readonly spread: number
  readonly paint: (sheet: Sheet, colour: Hex) => void
}

/** What a thing does by itself, painted in the place of its body for each share (0 to 1) of the time that it takes. It begins as the thing looked before. */
export interface ActedLayer extends SheetSize {
  /** `facing`: to where it looked before, for what can turn. */
  readonly paint: (sheet: Sheet, colour: Hex, share: number, facing: number) => void
}
/** Side of a sheet, and the height of its middle from that of the thing, in sizes of the thing. */
export interface SheetSize {
  readonly spread: number
  readonly y?: number
}
/** How a thing turns to where it goes, in so many ms from one side to the other: `facing` is 0 to the right, 1 to the left, and it moves by itself as the time (ms) goes on. */
export interface Facing extends SheetSize {
  readonly turnMs: number
  readonly paint: (sheet: Sheet, colour: Hex, facing: number, ms: number) => void
}
export type Acts = Readonly<Partial<Record<Act, ActedLayer>>>

/** How a thing is shown, from back to front, and which of its layers goes away when it opens. */
export interface Look {
  readonly layers: readonly Layer[]
  /** The photographs that its layers are made of, and what is drawn where they cannot be had. */
  readonly photographs?: readonly string[]
  readonly drawn?: readonly Layer[]
  /** What it can be seen to do, and how that is drawn where its photographs cannot be had. */
  readonly acts?: Acts
  readonly drawnActs?: Acts
  readonly faces?: Facing
  readonly drawnFaces?: Facing
}

/** The colour with an opacity, as canvas takes it. */
export function withAlpha(colour: Hex, alpha: number): string {
  const channel = (from: number) => Number.parseInt(colour.slice(from, from + 2), 16)
  return `rgba(${channel(1)},${channel(3)},${channel(5)},${alpha})`
}

/** The colour mixed towards white (share > 0) or black (share < 0). */
export function shade(colour: Hex, share: number): string {
  const goal = share > 0 ? 255 : 0
  const channel = (from: number) => {
    const value = Number.parseInt(colour.slice(from, from + 2), 16)
    return Math.round(value + (goal - value) * Math.abs(share))
  }
  return `rgb(${channel(1)},${channel(3)},${channel(5)})`
}

/** Everything painted so far as dim as strict mode shows it, and as opaque as it was: in the pixels, as not every renderer can tint. */
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

/** Solid from the middle, slightly darker at the edge: reads as a body, never as parts (stage-look.md). */
export function bodyFill(context: CanvasRenderingContext2D, radius: number, colour: Hex): CanvasGradient {
  const fill = context.createRadialGradient(-radius * 0.2, -radius * 0.25, radius * 0.1, 0, 0, radius)
  fill.addColorStop(0, colour)
  fill.addColorStop(0.7, colour)
  fill.addColorStop(1, shade(colour, -0.06))
  return fill
}

/** One soft light of the same hue behind a thing. */
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
