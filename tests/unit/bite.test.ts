import { expect, it } from 'vitest'
import { bite } from '#scenes/kit/pictures/bite'

const SIDE = 120
type Shape = (x: number, y: number) => boolean

/**
 * Returns a fake canvas with the features that a bite needs: erasing discs and clearing a square. Units are fractions of its side; the centre
 * is 0, 0, and y points down.
 */
function canvasOf(shape: Shape) {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4)
  const cells = Array.from({ length: SIDE * SIDE }, (_, index) => ({ index, x: (index % SIDE) + 0.5, y: Math.floor(index / SIDE) + 0.5 }))
  const clear = (isCleared: Shape) => cells.filter(({ x, y }) => isCleared(x, y)).forEach(({ index }) => (data[index * 4 + 3] = 0))
  for (const { index, x, y } of cells) data[index * 4 + 3] = shape(x / SIDE - 0.5, y / SIDE - 0.5) ? 255 : 0
  let discs: Shape[] = []
  const context = {
    canvas: { width: SIDE },
    getImageData: () => ({ data }),
    save: () => undefined,
    restore: () => undefined,
    beginPath: () => (discs = []),
    moveTo: () => undefined,
    arc: (atX: number, atY: number, radius: number) => discs.push((x, y) => Math.hypot(x - atX, y - atY) < radius),
    fill: () => clear((x, y) => discs.some((holds) => holds(x, y))),
    clearRect: (left: number, top: number, width: number, height: number) => clear((x, y) => x >= left && x < left + width && y >= top && y < top + height),
  }
  const at = (x: number, y: number) => data[(Math.floor((y + 0.5) * SIDE) * SIDE + Math.floor((x + 0.5) * SIDE)) * 4 + 3] === 255
  const area = () => cells.filter(({ index }) => data[index * 4 + 3] === 255).length
  return { picture: { width: SIDE, getContext: () => context } as unknown as HTMLCanvasElement, at, area, data }
}

/** Returns the number of remaining pieces, where pixels connect along their sides. */
function pieces({ data }: ReturnType<typeof canvasOf>): number {
  const left = new Set(Array.from({ length: SIDE * SIDE }, (_, index) => index).filter((index) => data[index * 4 + 3] === 255))
  let count = 0
  for (const start of left) {
    count += 1
    const piece = [start]
    for (const index of piece) {
      left.delete(index)
      for (const next of [index - 1, index + 1, index - SIDE, index + SIDE]) if (left.delete(next)) piece.push(next)
    }
  }
  return count
}

const round: Shape = (x, y) => Math.hypot(x, y) < 0.4
/** A crescent around the lower left whose middle is empty. */
const banana: Shape = (x, y) => Math.hypot(x, y) < 0.45 && Math.hypot(x - 0.12, y + 0.12) > 0.4
const ring: Shape = (x, y) => Math.hypot(x, y) < 0.45 && Math.hypot(x, y) > 0.36
const small: Shape = (x, y) => Math.hypot(x, y) < 0.2

it('takes its first bite out of the upper right edge, and leaves the other side whole', () => {
  const thing = canvasOf(round)
  const whole = thing.area()
  bite(thing.picture, 1)
  expect([thing.at(0.25, -0.22), thing.at(0, 0), thing.at(-0.3, 0.2), thing.at(-0.3, -0.2)]).toEqual([false, true, true, true])
  expect(1 - thing.area() / whole).toBeGreaterThan(0.05)
  expect(1 - thing.area() / whole).toBeLessThan(0.25)
})

it.each([
  ['round', round],
  ['bent', banana],
  ['small', small],
])('takes a bite more each time out of a thing that is %s', (_how, shape) => {
  const left = [0, 1, 2].map((count) => {
    const thing = canvasOf(shape)
    if (count > 0) bite(thing.picture, count)
    return thing.area()
  })
  for (const at of [1, 2]) expect(left[at], `bite ${at}`).toBeLessThan((left[at - 1] ?? 0) * 0.97)
})

it('leaves one piece without crumbs', () => {
  const thing = canvasOf(ring)
  bite(thing.picture, 4)
  expect(thing.area()).toBeGreaterThan(0)
  expect(pieces(thing)).toBe(1)
})

it('finds nothing to bite in an empty picture', () => {
  const thing = canvasOf(() => false)
  bite(thing.picture, 2)
  expect(thing.area()).toBe(0)
})
