import { WARM_UPS } from '#domain/trials/engine/block'
import { CELL_COUNT, COLUMNS, ROWS } from './cells'

/* Measures whether the reward after a correct answer is an event, or only growth and fading. */

/**
 * Fraction (0 to 1) of the picture around the answered thing that changes beyond the best-fitting growth and fade, and the time (ms) when this becomes clear.
 */
export interface RewardMeasurement {
  readonly change: number
  readonly fromMs: number | null
}

export interface RewardStage {
  /** Advances by a number of frames, and draws only the last one. */
  readonly step: (frames: number) => Promise<void>
  readonly read: () => Uint8Array
  readonly tap: (x: number, y: number) => void
  /** Advances to the next trial as an adult does. */
  readonly advance: () => void
}

const FRAME_MS = 1000 / 60
/** Interval (frames) at which a child who understands the task touches the target, and maximum length of the test (frames). */
const TAPS_EVERY = 60
const MOST_FRAMES = 2400
/** Number of frames between two looks, and length (frames) of the observed reward. */
const LOOKS_EVERY = 6
const REWARD_FRAMES = 480
/** Half the side of the observed square, in units of the thing, and its minimum (cells). */
const AROUND = 1.1
const LEAST_HALF = 14
const SCALES = [0.85, 0.9, 0.95, 1, 1.05, 1.1, 1.15, 1.2, 1.25, 1.3] as const
/** Minimum change that counts as an event. */
const HAPPENS = 0.25

interface Square {
  readonly x: number
  readonly y: number
  readonly half: number
}

const snapshot = () => window.__stage?.snapshot()

/** Plays the first scored trial to its correct answer, and measures the reward. Returns null if the trial was not answered. */
export async function measureReward(stage: RewardStage): Promise<RewardMeasurement | null> {
  for (let frame = 0; frame < MOST_FRAMES && (snapshot()?.trial ?? 0) < WARM_UPS; frame += LOOKS_EVERY) {
    if (frame % TAPS_EVERY === 0 && snapshot()?.phase === 'waiting') stage.advance()
    await stage.step(LOOKS_EVERY)
  }
  let square: Square | null = null
  let before: Uint8Array | null = null
  for (let frame = 0; frame < MOST_FRAMES && snapshot()?.phase !== 'rewarding'; frame += LOOKS_EVERY) {
    const aim = aimNow()
    if (aim !== null) square = squareAround(aim)
    if (frame % TAPS_EVERY === 0 && aim !== null) stage.tap(aim.x, aim.y)
    if (frame % TAPS_EVERY === TAPS_EVERY - LOOKS_EVERY) before = stage.read()
    await stage.step(LOOKS_EVERY)
  }
  if (snapshot()?.phase !== 'rewarding' || square === null) return null
  const first = lightIn(before ?? stage.read(), square)
  let [change, fromMs] = [0, null as number | null]
  for (let frame = 0; frame < REWARD_FRAMES && snapshot()?.phase === 'rewarding'; frame += LOOKS_EVERY) {
    await stage.step(LOOKS_EVERY)
    const now = changeFrom(first, lightIn(stage.read(), square), 2 * square.half)
    change = Math.max(change, now)
    if (now >= HAPPENS) fromMs ??= (frame + LOOKS_EVERY) * FRAME_MS
  }
  return { change, fromMs }
}

function aimNow() {
  const now = snapshot()
  return now?.phase === 'waiting' ? (now.targets.find(({ id }) => id === now.aim) ?? null) : null
}

function squareAround({ x, y, w, h }: { readonly x: number; readonly y: number; readonly w: number; readonly h: number }): Square {
  const perCell = innerHeight / ROWS
  const half = Math.max(LEAST_HALF, Math.round((AROUND * Math.max(w, h)) / 2 / perCell))
  return { x: Math.round(x / perCell), y: Math.round(y / perCell), half }
}

/** Returns the brightness (0 to 255) of the cells in a square; zero outside the stage. */
function lightIn(cells: Uint8Array, { x, y, half }: Square): Float32Array {
  if (cells.length < CELL_COUNT * 3) throw new Error('a frame has too few cells')
  const side = 2 * half
  return Float32Array.from({ length: side * side }, (_, index) => {
    const [column, row] = [x - half + (index % side), y - half + Math.floor(index / side)]
    if (column < 0 || row < 0 || column >= COLUMNS || row >= ROWS) return 0
    const at = (row * COLUMNS + column) * 3
    return ((cells[at] ?? 0) + (cells[at + 1] ?? 0) + (cells[at + 2] ?? 0)) / 3
  })
}

/** Returns the difference that remains after the first picture is scaled and faded to fit best, as a fraction of the brighter picture. */
function changeFrom(first: Float32Array, now: Float32Array, side: number): number {
  const rests = SCALES.map((scale) => {
    const scaled = scaledBy(first, side, scale)
    const [both, own] = [dot(scaled, now), dot(scaled, scaled)]
    const fade = own === 0 ? 0 : Math.min(1.5, both / own)
    return dot(now, now) - 2 * fade * both + fade ** 2 * own
  })
  const light = Math.max(dot(first, first), dot(now, now))
  return light === 0 ? 0 : Math.sqrt(Math.max(0, Math.min(...rests)) / light)
}

const scaledBy = (picture: Float32Array, side: number, scale: number): Float32Array =>
  Float32Array.from({ length: side * side }, (_, index) => {
    const middle = side / 2 - 0.5
    const [column, row] = [(index % side) - middle, Math.floor(index / side) - middle].map((offset) => Math.round(offset / scale + middle)) as [number, number]
    return column < 0 || row < 0 || column >= side || row >= side ? 0 : (picture[row * side + column] ?? 0)
  })

const dot = (one: Float32Array, other: Float32Array): number => one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0)
