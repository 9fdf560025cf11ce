import type { Hex } from '#domain/child/palette'
import { sine } from './eased'
import type { FishPose } from './fishActs'
import type { PaintSurface } from './paint'

/** The sheet of poses: the number of poses, the number of columns, and the height of a cell relative to its width. A cell is as wide as the fish. */
const POSES = { count: 17, columns: 5, height: 222 / 340 } as const
/**
 * The wave that moves the fish: the swing of the tail (fish lengths), the visible sideways shift and the growth of a swing towards us, the number of
 * waves along the fish, and the strength of the shading.
 */
const WAVE = { sway: 0.1, seen: 0.62, near: 0.8, waves: 0.85, shade: 0.08 } as const
const STRIPS = 28
/** Share of the plain tone in a fish that is completely calm (0 to 1). */
const CALMEST = 0.72
/** Width of the canvas, in cells. It leaves space for the tail. */
const ROOM = 1.35

let apart: CanvasRenderingContext2D | null = null

/**
 * Paints a fish between two poses, cut into strips that the wave moves. The shares of the two poses add up to one, because one edge laid over another
 * would flicker.
 */
export function paintPose({ context, side }: PaintSurface, poses: CanvasImageSource | null, { turned, phase, calm }: FishPose, tone: Hex): void {
  apart ??= document.createElement('canvas').getContext('2d')
  if (poses === null || apart === null) return
  const { canvas } = apart
  const high = Math.ceil(side * POSES.height * ROOM)
  const room = Math.ceil(side * ROOM)
  if (canvas.width !== room || canvas.height !== high) Object.assign(canvas, { width: room, height: high })
  else apart.clearRect(0, 0, room, high)
  const at = Math.min(1, Math.max(0, turned)) * (POSES.count - 1)
  const first = Math.min(POSES.count - 1, Math.floor(at))
  const { width, height } = sizeOf(poses)
  const cell = { w: width / POSES.columns, h: height / Math.ceil(POSES.count / POSES.columns) }
  const reach = WAVE.sway * (1 - sine(Math.min(at, POSES.count - 1 - at) / 2))
  const swing = (along: number) => {
    const fromNose = at > (POSES.count - 1) / 2 ? along : 1 - along
    return reach * (0.05 + 0.95 * fromNose ** 1.7) * Math.sin(2 * Math.PI * WAVE.waves * (1 - fromNose) + phase)
  }
  const left = (room - side) / 2
  for (let strip = 0; strip < STRIPS; strip++) {
    const [from, to] = [strip / STRIPS, (strip + 1) / STRIPS]
    const [one, other] = [swing(from), swing(to)]
    const [x, end] = [left + side * (from + one * WAVE.seen), left + side * (to + other * WAVE.seen)]
    const tall = side * POSES.height * (1 + ((one + other) / 2) * WAVE.near)
    const top = (high - tall) / 2
    apart.globalCompositeOperation = 'lighter'
    for (const [pose, share] of [
      [first, first + 1 - at],
      [first + 1, at - first],
    ] as const) {
      if (share <= 0.004 || pose >= POSES.count) continue
      apart.globalAlpha = share
      const [cellX, cellY] = [(pose % POSES.columns) * cell.w, Math.floor(pose / POSES.columns) * cell.h]
      apart.drawImage(poses, cellX + from * cell.w, cellY, cell.w / STRIPS, cell.h, x, top, end - x + 0.4, tall)
    }
    apart.globalAlpha = 1
    apart.globalCompositeOperation = 'source-atop'
    apart.fillStyle = `rgba(30,6,0,${Math.min(0.4, WAVE.shade * Math.abs(other - one) * STRIPS)})`
    apart.fillRect(x, 0, end - x + 0.4, high)
    apart.globalCompositeOperation = 'source-over'
  }
  if (calm > 0) {
    apart.globalCompositeOperation = 'source-atop'
    apart.globalAlpha = CALMEST * calm
    apart.fillStyle = tone
    apart.fillRect(0, 0, room, high)
    apart.globalAlpha = 1
    apart.globalCompositeOperation = 'source-over'
  }
  context.drawImage(canvas, -room / 2, -high / 2)
}

function sizeOf(picture: CanvasImageSource): { readonly width: number; readonly height: number } {
  return picture instanceof HTMLImageElement ? { width: picture.naturalWidth, height: picture.naturalHeight } : (picture as HTMLCanvasElement)
}
