import { describe, expect, it } from 'vitest'
import { degreesOf, screenFrom, screenNote, sizeInRoom } from '#domain/activities/visualAngle'

// Values from the table in clinical-design.md §1.6: device, diagonal, screen in pixels, distance, fraction of the height, and the angle in degrees.
describe('the visual angle', () => {
  it.each([
    ['iPad', 10.2, { width: 1080, height: 810 }, 35, 15.5, { 0.12: 3.1, 0.2: 5.1, 0.3: 7.6, 0.4: 10.2 }],
    ['Android tablet', 10.1, { width: 1280, height: 800 }, 35, 13.6, { 0.12: 2.7, 0.2: 4.4, 0.3: 6.7, 0.4: 8.9 }],
    ['laptop', 15.6, { width: 1920, height: 1080 }, 50, 19.4, { 0.12: 2.7, 0.2: 4.4, 0.3: 6.7, 0.4: 8.9 }],
  ] as const)('matches the brief: %s', (_device, diagonalIn, screen, distanceCm, heightCm, angles) => {
    const note = screenNote({ diagonalIn, distanceCm }, screen, screen.height)
    expect(note.heightCm).toBeCloseTo(heightCm, 1)
    for (const [size, degrees] of Object.entries(angles)) expect(Math.abs(sizeInRoom(Number(size), note).degrees - degrees)).toBeLessThan(0.1)
  })

  it('is 2 atan(size / 2 / distance)', () => {
    expect(degreesOf(10, 5)).toBeCloseTo(90, 10)
    expect(degreesOf(0, 35)).toBe(0)
  })

  it('accounts for a stage that is lower than its screen', () => {
    const [whole, half] = [768, 384].map((height) => screenNote({ diagonalIn: 10, distanceCm: 35 }, { width: 1024, height: 768 }, height))
    expect(whole?.heightCm).toBeCloseTo(15.24, 10)
    expect(half?.heightCm).toBeCloseTo(7.62, 10)
  })
})

it('rejects impossible screen sizes', () => {
  expect(screenFrom({ diagonalIn: 10.2, distanceCm: 35 })).toEqual({ diagonalIn: 10.2, distanceCm: 35 })
  for (const wrong of [
    {},
    { diagonalIn: 10.2 },
    { diagonalIn: '10', distanceCm: 35 },
    { diagonalIn: 0, distanceCm: 35 },
    { diagonalIn: 10, distanceCm: 1 },
    { diagonalIn: Number.NaN, distanceCm: 35 },
  ]) {
    expect(screenFrom(wrong)).toBeNull()
  }
})
