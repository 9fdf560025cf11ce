import type { Common } from './common'
import type { HandSide } from '../../../hands/landmarks'
import type { SoundName } from '../../../sounds'
import type { Place } from '../../../geometry'
import type { Wall } from '../../layout/walls'

/** The answer is a number: as many fingers before the camera, as many dots touched, or the adult's keys. */
export interface ByHandSpec extends Common {
  readonly kind: 'byHand'
  readonly steadyMs: number
  readonly hands: HandSide | 'both'
  /** Any raised hand is right. */
  readonly isHello?: boolean
  /** A touch anywhere, a fist's too, is a touch of the next dot. */
  readonly tapsAnywhere?: true
  /** The things come one after the other, and a voice counts them. */
  readonly countsFirst?: boolean
  /** Another count that is as good as the one asked for. */
  readonly alsoRight?: readonly number[]
}

/** A thing rolls where the tablet leans, to its place; a finger, keys and switches move it as well, and pads at the sides (controls named by their side). */
export interface TiltSpec extends Common {
  readonly kind: 'tilt'
  /** Stage widths a second at full lean, the dead zone in degrees, and so many degrees for each one that the tablet leans (1 unless told). */
  readonly speed: number
  readonly deadDegrees: number
  readonly gain?: number
  /** It rolls only left and right. */
  readonly sideways?: true
  /** Wherever the tablet leans, it rolls to its place. */
  readonly anyLean?: true
  /** Walls hold it, and along them it goes on; `road` are the places over which the way leads round them, without its ends. */
  readonly walls?: readonly Wall[]
  readonly road?: readonly Place[]
  /** What is heard each time it has rolled a little further. */
  readonly rolls?: SoundName
  /** A high voice sends it up and a low one down, and so does a touch above or below it; no tablet leans it. */
  readonly pitched?: true
}

/** The child's voice makes something happen, as often as is needed; a touch and a switch do the same. */
export interface ByVoiceSpec extends Common {
  readonly kind: 'byVoice'
  /** How long (ms) a sound must last, from its beginning to its end; the silence by which its end is known is no part of it. */
  readonly ms: number
  /** So much (share of its size) it grows at most; 0.3 unless told. */
  readonly grows?: number
  /** It grows with the loudness, and comes back; without this a little with each sound, and it stays. */
  readonly followsLoudness?: true
  /** A voice says "wait"; after so long (ms) of quiet it says "now", and only then a sound is an answer. */
  readonly waitsMs?: number
}

/** The sides of the stage at which a pad may stand, and where each sends. */
export const padSides = { left: { x: -1, y: 0 }, right: { x: 1, y: 0 }, up: { x: 0, y: -1 }, down: { x: 0, y: 1 } } as const

export type PadSide = keyof typeof padSides
