import { describe, expect, it } from 'vitest'
import { isTooFast, isTooOften, lightReversals } from '#domain/flashes/alone'

const FRAMES_PER_SECOND = 60

/** Returns the brightness of a thing in each frame of three seconds. */
const seen = (light: (ms: number) => number) =>
  lightReversals(
    Array.from({ length: 3 * FRAMES_PER_SECOND }, (_, frame) => light((frame * 1000) / FRAMES_PER_SECOND)),
    FRAMES_PER_SECOND,
  )

const eased = (share: number) => 0.5 - 0.5 * Math.cos(Math.PI * Math.min(1, Math.max(0, share)))
const pulse = (hertz: number) => (ms: number) => eased(1 - Math.abs(1 - (((ms * hertz) / 500) % 2)))

describe('each thing alone', () => {
  it.each([
    ['fades in over 300 ms and out a second later', (ms: number) => eased((ms - 500) / 300) * eased((2300 - ms) / 300)],
    ['pulses once a second', pulse(1)],
    ['turns back after half of a fade of 300 ms', (ms: number) => (ms < 650 ? eased((ms - 500) / 300) : 0.5 * eased((950 - ms) / 300))],
    ['flickers by a twentieth', (ms: number) => 0.5 + (ms % 100 < 50 ? 0.05 : 0)],
  ])('passes if it %s', (_, light) => {
    expect(isTooOften(seen(light))).toBe(false)
    expect(isTooFast(seen(light))).toBe(false)
  })

  it('fails if it pulses twice a second', () => expect(isTooOften(seen(pulse(2)))).toBe(true))

  it('fails if it fades in once within 200 ms', () => {
    const turns = seen((ms) => eased((ms - 500) / 200))
    expect(isTooFast(turns)).toBe(true)
    expect(isTooOften(turns)).toBe(false)
    expect(turns.fastestMs).toBeCloseTo(200, -2)
  })

  it('fails if it appears in one frame after a long rest', () => expect(isTooFast(seen((ms) => (ms < 2000 ? 0 : 1)))).toBe(true))
})
