import type { Game } from 'phaser'
import type { ActivityScene } from '#scenes/kit/session/ActivityScene'
import { webglRenderer } from './cells'

/** Measurement of the pixels of one thing in one frame. */
export interface PixelMeasurement {
  /** Active time (ms) of the session. */
  readonly at: number
  /** Centre of the bounding box, as fractions of the stage, and its longest side in stage heights. */
  readonly x: number
  readonly y: number
  readonly side: number
  /** Centre of brightness, more precise than a pixel. Both coordinates are in stage widths. */
  readonly centre: { readonly x: number; readonly y: number }
  /** Largest difference from the background (0 to 255). */
  readonly light: number
}

/** Fraction of the largest difference from which a pixel belongs to the thing. */
const SHARE = 0.5
/** Minimum difference (0 to 255). Fainter differences are ignored. */
const LEAST = 6

/** Hides everything on the stage except one thing, so that only its pixels differ from the background. Returns whether the thing exists. */
export function showOnly(scene: ActivityScene, id: string): boolean {
  const thing = scene.describe().stimuli.find(({ plan }) => plan.id === id)
  if (thing === undefined) return false
  for (const object of scene.children.list) {
    const isOwn = thing.halves.some((half) => half === object)
    if (!isOwn && 'setVisible' in object) (object as unknown as { setVisible: (visible: boolean) => void }).setVisible(false)
  }
  return true
}

/** Measures the only visible thing on the canvas. Call this in the task that drew the frame. Returns null if nothing is visible. */
export function measureThing(game: Game, at: number): PixelMeasurement | null {
  const { gl, width, height } = webglRenderer(game)
  const pixels = new Uint8Array(width * height * 4)
  gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, pixels)
  // The bottom left corner is always background.
  const ground = pixels.slice(0, 3)
  const differences = new Uint8Array(width * height)
  let light = 0
  for (let index = 0; index < differences.length; index++) {
    const difference = Math.max(...[0, 1, 2].map((channel) => Math.abs((pixels[index * 4 + channel] ?? 0) - (ground[channel] ?? 0))))
    differences[index] = difference
    light = Math.max(light, difference)
  }
  if (light < LEAST) return null
  let [left, right, bottom, top] = [width, -1, height, -1]
  let [sum, sumX, sumY] = [0, 0, 0]
  for (let index = 0; index < differences.length; index++) {
    const difference = differences[index] ?? 0
    if (difference < LEAST) continue
    const [x, y] = [index % width, Math.floor(index / width)]
    sum += difference
    sumX += difference * (x + 0.5)
    sumY += difference * (height - y - 0.5)
    if (difference < SHARE * light) continue
    ;[left, right, bottom, top] = [Math.min(left, x), Math.max(right, x), Math.min(bottom, y), Math.max(top, y)]
  }
  return {
    at,
    x: (left + right + 1) / 2 / width,
    y: 1 - (bottom + top + 1) / 2 / height,
    side: Math.max(right - left + 1, top - bottom + 1) / height,
    centre: { x: sumX / sum / width, y: sumY / sum / width },
    light,
  }
}
