import type { AccessMethod } from '#domain/child/dials'
import type { Lean } from '#domain/devices/tilt'
import type { Level } from '#domain/devices/voiceLevel'
import type { Place } from '#domain/geometry'
import type { SeenHand } from '#domain/hands/follow'
import type { Stimulus } from '../stimulus/stimulus'

/** The way in which a thing was chosen: with the child's access method, or by a hand that closed on it in front of the camera. */
export type ChosenBy = AccessMethod | 'camera'

/** An action of a person on the stage, with any device. Times (`at`) are in active ms unless stated otherwise. */
export type Intent =
  /** A thing was chosen: touched, switched to or dwelt on, according to the child's profile, or grasped by a hand. */
  | { readonly kind: 'choose'; readonly thing: Stimulus; readonly at: number; readonly by: ChosenBy }
  /** Movement and release of a finger that came down on a thing, or of a hand that closed on it. */
  | { readonly kind: 'move'; readonly thing: Stimulus; readonly to: Place; readonly at: number }
  | { readonly kind: 'letGo'; readonly thing: Stimulus; readonly at: number }
  /** The system cancelled a finger. A mechanic without this handler gets a release instead. */
  | { readonly kind: 'cancelled'; readonly finger: number; readonly thing: Stimulus | null; readonly at: number }
  /** The key or switch that chose a thing was released. */
  | { readonly kind: 'keyUp'; readonly thing: Stimulus; readonly at: number }
  /** A touch that hit nothing, this far (stage heights) from the nearest target. */
  | { readonly kind: 'near'; readonly error: number }
  /** Any finger came down, moved from one place to another in this time (ms), and was lifted after this time (ms); `finger` identifies it. */
  | { readonly kind: 'press'; readonly finger: number; readonly place: Place; readonly at: number }
  | { readonly kind: 'stroke'; readonly finger: number; readonly from: Place; readonly to: Place; readonly ms: number; readonly at: number }
  | { readonly kind: 'lift'; readonly finger: number; readonly place: Place; readonly ms: number; readonly at: number }
  /** Current pointing place of a child who dwells (with a mouse, head or eyes), each frame. */
  | { readonly kind: 'point'; readonly place: Place; readonly at: number }
  /** Hands in front of the camera; `at` is on the `performance.now()` base. A mechanic without this handler gets pointing and grasping hands as fingers. */
  | { readonly kind: 'hands'; readonly hands: readonly SeenHand[]; readonly at: number }
  /** Tilt of the tablet from its rest position, or an arrow key: one step right or down is 1. */
  | { readonly kind: 'lean'; readonly lean: Lean; readonly at: number }
  | { readonly kind: 'arrow'; readonly towards: { readonly x: number; readonly y: number }; readonly at: number }
  /** A sustained voice began or ended. */
  | { readonly kind: 'voice'; readonly isSounding: boolean; readonly at: number }
  /** Level and pitch of the voice, repeatedly while it lasts. */
  | { readonly kind: 'level'; readonly level: Level; readonly at: number }
  /** From the adult: a number key, a mark that the child looks, one step back, a word read or not read. */
  | { readonly kind: 'number'; readonly number: number; readonly at: number }
  | { readonly kind: 'look'; readonly isLooking: boolean }
  | { readonly kind: 'back'; readonly at: number }
  | { readonly kind: 'heard'; readonly isRead: boolean; readonly at: number }
  /** A thing that the child waits for has reached this share (0 to 1) of its way; `waits`: it stops at a station (true) or continues (false). */
  | { readonly kind: 'travelled'; readonly thing: Stimulus; readonly share: number; readonly waits?: boolean | undefined }

export type IntentOf<K extends Intent['kind']> = Extract<Intent, { readonly kind: K }>

/** The handlers of a mechanic, one for each kind of intent that it handles. */
export type IntentHandlers = { readonly [K in Intent['kind']]?: (intent: IntentOf<K>) => void }

/** Passes an intent to the handler for its kind, if there is one. */
export function deliver<K extends Intent['kind']>(handlers: IntentHandlers, intent: IntentOf<K>): void {
  const handler = handlers[intent.kind] as ((intent: IntentOf<K>) => void) | undefined
  handler?.(intent)
}
