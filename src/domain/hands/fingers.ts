import { landmarks, type Point } from './landmarks'

export const fingers = ['thumb', 'index', 'middle', 'ring', 'little'] as const
export type Finger = (typeof fingers)[number]
export type FingerScores = Readonly<Record<Finger, number>>
/** Raised fingers. */
export type Raised = Readonly<Record<Finger, boolean>>

/** Values at which a finger is as much up as down. */
export interface Limits {
  /** Reach of a tip from the wrist, in reaches of the finger's middle joint. */
  readonly reach: number
  /** Straightness of a finger at its middle joint, seen from its tip, in degrees. */
  readonly straight: number
  /** Fold of a thumb, in degrees: see `thumbFold`. */
  readonly fold: number
}

/** Chosen by `chooseLimits` (tests/support/fingerLimits.ts) from all recorded hands; tests/models checks them on a person who was left out. */
export const LIMITS: Limits = { reach: 1.18, straight: 130, fold: 105 }
/** From down to up, around each limit. */
const SPANS: Limits = { reach: 0.3, straight: 50, fold: 40 }
/** Scores above which a finger goes up and below which it goes down; in between it stays unchanged. */
const UP = 0.62
const DOWN = 0.38
const HALF = 0.5
const ORIGIN: Point = [0, 0, 0]
const STRAIGHT = 180

/** Extension of each finger, 0 folded to 1 stretched. `world`: 21 joints in space, so that distance, rotation and which hand it is do not matter. */
export function fingerScores(world: readonly Point[], limits: Limits = LIMITS): FingerScores {
  const finger = (base: number) => fingerScore(world, base, limits)
  return { thumb: 1 - rise(thumbFold(world), limits, 'fold'), index: finger(5), middle: finger(9), ring: finger(13), little: finger(17) }
}

/** The raised fingers, steadied by their previous state; without that, each is judged separately. */
export function raisedFingers(scores: FingerScores, before: Raised | null): Raised {
  const isUp = (finger: Finger) => {
    const score = scores[finger]
    if (before === null) return score > HALF
    return before[finger] ? score >= DOWN : score > UP
  }
  return { thumb: isUp('thumb'), index: isUp('index'), middle: isUp('middle'), ring: isUp('ring'), little: isUp('little') }
}

/** Number of raised fingers. */
export const countRaised = (raised: Raised): number => fingers.filter((finger) => raised[finger]).length

/** From 0, an open hand, to 1, a fist. The thumb does not matter. */
export const closedness = ({ index, middle, ring, little }: FingerScores): number => 1 - (index + middle + ring + little) / 4

/** `base` is the number of the finger's first joint; the next and the last but one follow. */
function fingerScore(world: readonly Point[], base: number, limits: Limits): number {
  const [wrist, first, middle, tip] = [landmarks.wrist, base, base + 1, base + 3].map((joint) => at(world, joint)) as [Point, Point, Point, Point]
  const reach = apart(tip, wrist) / apart(middle, wrist)
  return HALF * rise(reach, limits, 'reach') + HALF * rise(angleAt(first, middle, tip), limits, 'straight')
}

/**
 * Fold of a thumb, in degrees: its turn from straight out of the side of the hand, along the row of knuckles, plus the bend of both joints. A thumb across the
 * palm turns; one that rests next to the index finger half bends and half turns. Neither alone distinguishes them from a raised one.
 */
function thumbFold(world: readonly Point[]): number {
  const [base, middle, last, tip] = [1, 2, 3, landmarks.thumbTip].map((joint) => at(world, joint)) as [Point, Point, Point, Point]
  const turned = angleAt(along(middle, tip), ORIGIN, along(at(world, landmarks.littleBase), at(world, landmarks.indexBase)))
  return turned + (STRAIGHT - angleAt(base, middle, last)) + (STRAIGHT - angleAt(middle, last, tip))
}

const at = (world: readonly Point[], joint: number): Point => world[joint] ?? [0, 0, 0]

const apart = (one: Point, other: Point): number => Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])

/** The angle at `middle`, in degrees. */
function angleAt(one: Point, middle: Point, other: Point): number {
  const [a, b, c] = [apart(one, middle), apart(other, middle), apart(one, other)]
  const cosine = (a * a + b * b - c * c) / (2 * a * b || 1)
  return (Math.acos(Math.max(-1, Math.min(1, cosine))) * 180) / Math.PI
}

const along = (from: Point, to: Point): Point => [to[0] - from[0], to[1] - from[1], to[2] - from[2]]

/** 0 well below the limit, 1 well above it. */
const rise = (value: number, limits: Limits, name: keyof Limits): number => Math.max(0, Math.min(1, (value - limits[name]) / SPANS[name] + HALF))
