import { expect, it } from 'vitest'
import { calmPixels } from '#domain/flashes/calm'
import { linearOf } from '#domain/flashes/light'
import { SATURATED_RED } from '#domain/flashes/limits'

/** The red that a child can choose. */
const RED = [0xf0, 0x18, 0x18] as const

/** Opacity of a pixel at the soft edge of a thing. */
const OPACITY = 0.75
/** Returns the light of such a pixel of a red thing on black, below its dimmed copy. */
function edgeBelow(twin: readonly number[]): readonly number[] {
  return RED.map((byte, channel) => linearOf(Math.round(OPACITY * (twin[channel] ?? 0) + (1 - OPACITY) * OPACITY * byte)))
}

it('shifts red so far towards coral that even the red edge around the dimmed copy is not saturated', () => {
  const pixels = new Uint8ClampedArray([...RED, 255])
  calmPixels(pixels, { contrast: 1, dimsThin: false }, true)
  const [r = 0, g = 0, b = 0] = edgeBelow([...pixels])
  expect(r / (r + g + b)).toBeLessThan(SATURATED_RED)
})
