import type { Common } from './common'
import type { HandSide } from '../../../hands/landmarks'
import type { SoundName } from '../../../sounds'
import type { Place } from '../../../geometry'
import type { Wall } from '../../layout/walls'

/** The child answers with a number: by fingers in front of the camera, dots touched, or the adult's keys. */
export interface ByHandSpec extends Common {
  readonly kind: 'byHand'
  readonly steadyMs: number
  readonly hands: HandSide | 'both'
  /** Whether any raised hand is right. */
  readonly isHello?: boolean
  /** Whether a touch anywhere, even with a fist, counts as touching the next dot. */
  readonly tapsAnywhere?: true
  /** Whether the things appear one after another while a voice counts. */
  readonly countsFirst?: boolean
  /** Other numbers that are also right. */
  readonly alsoRight?: readonly number[]
}

/**
 * A thing rolls in the direction in which the tablet is tilted. A finger, keys, switches and pads at the sides (each named after
 * its side) move it as well.
 */
export interface TiltSpec extends Common {
  readonly kind: 'tilt'
  /** Speed at full tilt (stage widths per second), dead zone (degrees), and gain per degree (default 1). */
  readonly speed: number
  readonly deadDegrees: number
  readonly gain?: number
  /** Whether the thing moves only to the left and right. */
  readonly sideways?: true
  /** Whether any tilt sends the thing to its place. */
  readonly anyLean?: true
  /** Walls that stop the thing, which slides along them, and `road`, the points of the way around them without its ends. */
  readonly walls?: readonly Wall[]
  readonly road?: readonly Place[]
  /** Sound that plays each time the thing has rolled a little further. */
  readonly rolls?: SoundName
  /**
   * Whether the voice steers: a high voice sends the thing up and a low one down, as does a touch above or below it. The tablet's
   * tilt then has no effect.
   */
  readonly pitched?: true
}

/** The child's voice makes something happen, as often as needed. Touch and switch have the same effect. */
export interface ByVoiceSpec extends Common {
  readonly kind: 'byVoice'
  /** Minimum length (ms) of a sound, without the silence that ends it. */
  readonly ms: number
  /** Maximum growth of the thing, as a share of its size. Default: 0.3. */
  readonly grows?: number
  /** Whether the thing grows with loudness and shrinks again. By default it grows a little with each sound and stays larger. */
  readonly followsLoudness?: true
  /** Quiet time (ms) after the voice says "wait" and before it says "now". Sounds count only after that. */
  readonly waitsMs?: number
}

/** Sides with a pad, and the direction in which each pad moves a thing. */
export const padSides = { left: { x: -1, y: 0 }, right: { x: 1, y: 0 }, up: { x: 0, y: -1 }, down: { x: 0, y: 1 } } as const

export type PadSide = keyof typeof padSides
