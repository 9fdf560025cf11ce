import type { Common } from './common'
import type { HandSide } from '../../../hands/landmarks'
import type { SoundName } from '../../../sounds'
import type { Place } from '../../../geometry'
import type { Wall } from '../../layout/walls'

/** The answer is a number: fingers in front of the camera, dots touched, or the adult's keys. */
export interface ByHandSpec extends Common {
  readonly kind: 'byHand'
  readonly steadyMs: number
  readonly hands: HandSide | 'both'
  /** Any raised hand is right. */
  readonly isHello?: boolean
  /** A touch anywhere, even with a fist, touches the next dot. */
  readonly tapsAnywhere?: true
  /** The things appear one after the other while the voice counts. */
  readonly countsFirst?: boolean
  /** Other counts that are right too. */
  readonly alsoRight?: readonly number[]
}

/** A thing rolls where the tablet tilts. A finger, keys, switches and pads at the sides (named by side) move it as well. */
export interface TiltSpec extends Common {
  readonly kind: 'tilt'
  /** Stage widths per second at full lean, dead zone (degrees), and gain per degree (default 1). */
  readonly speed: number
  readonly deadDegrees: number
  readonly gain?: number
  /** Allows only movement to the left and right. */
  readonly sideways?: true
  /** Any lean sends it to its place. */
  readonly anyLean?: true
  /** Walls stop it and it slides along them; `road` are the points of the way around them, without its ends. */
  readonly walls?: readonly Wall[]
  readonly road?: readonly Place[]
  /** Sound each time it has rolled a little further. */
  readonly rolls?: SoundName
  /** A high voice sends it up and a low one down, as does a touch above or below it. The tablet's lean has no effect. */
  readonly pitched?: true
}

/** The child's voice makes something happen as often as needed; touch and switch do the same. */
export interface ByVoiceSpec extends Common {
  readonly kind: 'byVoice'
  /** Required length (ms) of a sound, without the silence that ends it. */
  readonly ms: number
  /** Largest growth as a share of its size. Default: 0.3. */
  readonly grows?: number
  /** Grows with loudness and shrinks back. Default: grows a little with each sound and stays. */
  readonly followsLoudness?: true
  /** The voice says "wait", and after this much quiet (ms) "now"; only then does a sound count. */
  readonly waitsMs?: number
}

/** Sides for a pad, and the direction of each. */
export const padSides = { left: { x: -1, y: 0 }, right: { x: 1, y: 0 }, up: { x: 0, y: -1 }, down: { x: 0, y: 1 } } as const

export type PadSide = keyof typeof padSides
