import { expect, it } from 'vitest'
import { edgeSpacingOf } from '#domain/child/safety'

const SIDE = 40
/** A picture of upright stripes: white where a column says so. */
const striped = (isLight: (column: number) => boolean) =>
  Array.from({ length: SIDE * SIDE }, (_, index) => (isLight(index % SIDE) ? [255, 255, 255, 255] : [0, 0, 0, 255])).flat()

it('is nothing to mind in a plain thing: it comes and goes', () => {
  expect(
    edgeSpacingOf(
      striped(() => true),
      SIDE,
    ),
  ).toBe(1)
  expect(
    edgeSpacingOf(
      striped((column) => column > 5 && column < 30),
      SIDE,
    ),
  ).toBe(1)
})

it('is the way from one edge to the second after it', () => {
  // Windows of eight columns in a body, with pillars of four between them: pillar, window, pillar.
  const bus = edgeSpacingOf(
    striped((column) => column % 12 < 4),
    SIDE,
  )
  expect(bus * SIDE).toBeGreaterThanOrEqual(12)
  expect(bus * SIDE).toBeLessThanOrEqual(14)
  const finer = edgeSpacingOf(
    striped((column) => column % 6 < 2),
    SIDE,
  )
  expect(finer).toBeLessThan(bus)
})

it('does not mind shades that are no change of light, and nothing that is not opaque', () => {
  const shaded = Array.from({ length: SIDE * SIDE }, (_, index) => (index % 4 < 2 ? [255, 230, 0, 255] : [250, 222, 0, 255])).flat()
  expect(edgeSpacingOf(shaded, SIDE)).toBe(1)
  const glass = Array.from({ length: SIDE * SIDE }, (_, index) => (index % 4 < 2 ? [255, 255, 255, 0] : [0, 0, 0, 0])).flat()
  expect(edgeSpacingOf(glass, SIDE)).toBe(1)
})
