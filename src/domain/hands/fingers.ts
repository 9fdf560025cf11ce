import { joints, type Point } from './landmarks'

export const fingers = ['thumb', 'index', 'middle', 'ring', 'little'] as const
export type Finger = (typeof fingers)[number]
export type FingerScores = Readonly<Record<Finger, number>>
/** Which fingers are up. */
export type Raised = Readonly<Record<Finger, boolean>>

/** From bent to stretched: how far a tip reaches from the wrist, in reaches of its middle joint, and how straight the finger is, in degrees. */
const FINGER = { reach: [1.08, 1.38], angle: [105, 155] } as const
/** How far the thumb stands off, in lengths of the palm, how straight it is, and how near to a fingertip it may come: a thumb that touches one is not up. */
const THUMB = { offLittle: [0.72, 1.12], offRing: [0.6, 0.94], angle: [150, 172], touch: [0.25, 0.5] } as const
/** A finger goes up above the upper score and down below the lower one; between them it stays as it was. */
const UP = 0.62
const DOWN = 0.38
const HALF = 0.5

/** How stretched each finger is, 0 folded to 1. Taken in space, so that distance, turning and which hand it is do not matter. */
export function fingerScores(world: readonly Point[]): FingerScores {
  return { thumb: thumbScore(world), index: fingerScore(world, 5), middle: fingerScore(world, 9), ring: fingerScore(world, 13), little: fingerScore(world, 17) }
}

/** The fingers that are up, steadied by how they were before; without that, each is judged by itself. */
export function raisedFingers(scores: FingerScores, before: Raised | null): Raised {
  const isUp = (finger: Finger) => {
    const score = scores[finger]
    if (before === null) return score > HALF
    return before[finger] ? score >= DOWN : score > UP
  }
  return { thumb: isUp('thumb'), index: isUp('index'), middle: isUp('middle'), ring: isUp('ring'), little: isUp('little') }
}

/** How many fingers are up. */
export const countRaised = (raised: Raised): number => fingers.filter((finger) => raised[finger]).length

/** From 0, an open hand, to 1, a fist. The thumb does not matter. */
export const closedness = ({ index, middle, ring, little }: FingerScores): number => 1 - (index + middle + ring + little) / 4

/** `base` is the number of the finger's first joint; the next and the last but one follow. */
function fingerScore(world: readonly Point[], base: number): number {
  const [wrist, first, middle, tip] = [joints.wrist, base, base + 1, base + 3].map((joint) => at(world, joint)) as [Point, Point, Point, Point]
  const reach = apart(tip, wrist) / apart(middle, wrist)
  return HALF * ramp(reach, FINGER.reach) + HALF * ramp(angleAt(first, middle, tip), FINGER.angle)
}

function thumbScore(world: readonly Point[]): number {
  const palm = apart(at(world, joints.wrist), at(world, joints.middleBase))
  const tip = at(world, joints.thumbTip)
  const off = (joint: number) => apart(tip, at(world, joint)) / palm
  const nearest = Math.min(...[joints.indexTip, joints.middleTip, joints.ringTip, joints.littleTip].map(off))
  const spread = HALF * ramp(off(joints.littleBase), THUMB.offLittle) + 0.25 * ramp(off(joints.ringBase), THUMB.offRing)
  const straight = 0.25 * ramp(angleAt(at(world, 1), at(world, 2), at(world, 3)), THUMB.angle)
  return (spread + straight) * ramp(nearest, THUMB.touch)
}

const at = (world: readonly Point[], joint: number): Point => world[joint] ?? [0, 0, 0]

const apart = (one: Point, other: Point): number => Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])

/** The angle at `middle`, in degrees. */
function angleAt(one: Point, middle: Point, other: Point): number {
  const [a, b, c] = [apart(one, middle), apart(other, middle), apart(one, other)]
  const cosine = (a * a + b * b - c * c) / (2 * a * b || 1)
  return (Math.acos(Math.max(-1, Math.min(1, cosine))) * 180) / Math.PI
}

const ramp = (value: number, [from, to]: readonly [number, number]): number => Math.max(0, Math.min(1, (value - from) / (to - from)))
