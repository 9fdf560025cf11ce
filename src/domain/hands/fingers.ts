import { landmarks, type Point } from './landmarks'

export const fingers = ['thumb', 'index', 'middle', 'ring', 'little'] as const
export type Finger = (typeof fingers)[number]
export type FingerScores = Readonly<Record<Finger, number>>
/** For each finger, whether it is raised. */
export type Raised = Readonly<Record<Finger, boolean>>

/** Thresholds for a finger: at these values it is as much up as down. */
export interface Limits {
  /** Distance of the fingertip from the wrist, relative to that of the finger's middle joint. */
  readonly reach: number
  /** Angle of a finger at its middle joint, in degrees. A straight finger has 180. */
  readonly straight: number
  /** Fold of the thumb, in degrees: see `thumbFold`. */
  readonly fold: number
}

/**
 * Thresholds chosen by `chooseLimits` (tests/support/fingerLimits.ts) from all recorded hands. tests/models checks them on a
 * person who was left out.
 */
export const LIMITS: Limits = { reach: 1.18, straight: 130, fold: 105 }
/** Width of the range from down to up around each threshold. */
const SPANS: Limits = { reach: 0.3, straight: 50, fold: 40 }
/** Scores above which a finger goes up and below which it goes down. In between, its state does not change. */
const UP = 0.62
const DOWN = 0.38
const HALF = 0.5
const ORIGIN: Point = [0, 0, 0]
const STRAIGHT = 180

/**
 * Returns how far each finger is extended, from 0 (folded) to 1 (stretched). `world` has the 21 joints in space, so the hand's
 * distance, rotation and side do not matter.
 */
export function fingerScores(world: readonly Point[], limits: Limits = LIMITS): FingerScores {
  const finger = (base: number) => fingerScore(world, base, limits)
  return { thumb: 1 - rise(thumbFold(world), limits, 'fold'), index: finger(5), middle: finger(9), ring: finger(13), little: finger(17) }
}

/**
 * Returns the raised fingers, stabilised by their previous state. Without a previous state, each finger is judged by its score
 * alone.
 */
export function raisedFingers(scores: FingerScores, before: Raised | null): Raised {
  const isUp = (finger: Finger) => {
    const score = scores[finger]
    if (before === null) return score > HALF
    return before[finger] ? score >= DOWN : score > UP
  }
  return { thumb: isUp('thumb'), index: isUp('index'), middle: isUp('middle'), ring: isUp('ring'), little: isUp('little') }
}

export const countRaised = (raised: Raised): number => fingers.filter((finger) => raised[finger]).length

/** Returns how far a hand is closed, from 0 (open) to 1 (a fist). The thumb does not matter. */
export const closedness = ({ index, middle, ring, little }: FingerScores): number => 1 - (index + middle + ring + little) / 4

/**
 * Returns the extension of one finger. `base` is the number of the finger's first joint; the middle joint is the next one, and
 * the tip is `base + 3`.
 */
function fingerScore(world: readonly Point[], base: number, limits: Limits): number {
  const [wrist, first, middle, tip] = [landmarks.wrist, base, base + 1, base + 3].map((joint) => at(world, joint)) as [Point, Point, Point, Point]
  const reach = apart(tip, wrist) / apart(middle, wrist)
  return HALF * rise(reach, limits, 'reach') + HALF * rise(angleAt(first, middle, tip), limits, 'straight')
}

/**
 * Returns the fold of a thumb, in degrees: its rotation away from pointing straight out of the side of the hand, along the row
 * of knuckles, plus the bend of both joints. A thumb across the palm rotates; one that rests next to the index finger partly
 * bends and partly rotates. Neither measure alone distinguishes these from a raised thumb.
 */
function thumbFold(world: readonly Point[]): number {
  const [base, middle, last, tip] = [1, 2, 3, landmarks.thumbTip].map((joint) => at(world, joint)) as [Point, Point, Point, Point]
  const turned = angleAt(along(middle, tip), ORIGIN, along(at(world, landmarks.littleBase), at(world, landmarks.indexBase)))
  return turned + (STRAIGHT - angleAt(base, middle, last)) + (STRAIGHT - angleAt(middle, last, tip))
}

const at = (world: readonly Point[], joint: number): Point => world[joint] ?? [0, 0, 0]

const apart = (one: Point, other: Point): number => Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])

/** Returns the angle at `middle`, in degrees. */
function angleAt(one: Point, middle: Point, other: Point): number {
  const [a, b, c] = [apart(one, middle), apart(other, middle), apart(one, other)]
  const cosine = (a * a + b * b - c * c) / (2 * a * b || 1)
  return (Math.acos(Math.max(-1, Math.min(1, cosine))) * 180) / Math.PI
}

const along = (from: Point, to: Point): Point => [to[0] - from[0], to[1] - from[1], to[2] - from[2]]

/** Returns 0 well below the threshold and 1 well above it. */
const rise = (value: number, limits: Limits, name: keyof Limits): number => Math.max(0, Math.min(1, (value - limits[name]) / SPANS[name] + HALF))
