import type { Hex } from '#domain/child/palette'
import type { Drawing } from '#domain/trials/plan/drawings'
import { paintDrawing } from '../drawing/painter'
import { paintInLight } from './paintInLight'

/** One thing at rest on its background, at the place and size that it has on the stage. */
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

/** Draws a still over a context of `width` and `height` pixels, which represents the whole stage. */
export function drawStill(still: Still, context: CanvasRenderingContext2D, width: number, height: number): void {
  const { drawing, size, strict } = still
  context.fillStyle = still.background
  context.fillRect(0, 0, width, height)
  paintInLight(context, strict, width, height, (on) =>
    paintDrawing(on, drawing, still, { x: still.x * width, y: still.y * height, size: size * height, stage: height }),
  )
}
