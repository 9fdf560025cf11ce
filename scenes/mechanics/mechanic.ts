import type { Scene } from 'phaser'
import type { AccessMethod, Dials } from '#domain/child/dials'
import type { Lean } from '#domain/devices/tilt'
import type { Level } from '#domain/devices/voiceLevel'
import type { SeenHand } from '#domain/hands/follow'
import type { RecordedValue } from '#domain/trials/plan/shows'
import type { AnsweredBy, ResponseEvent, PlayEvent, Verdict } from '#domain/trials/engine/events'
import type { Prompt } from '#domain/trials/plan/prompts'
import type { MechanicKind, SpecOf } from '#domain/trials/plan/mechanics'
import type { Place } from '#domain/geometry'
import type { TrialPlan } from '#domain/trials/plan/plan'
import type { NoteManner } from '#domain/notes'
import type { Utterance } from '#domain/words/utterance'
import type { Word } from '#domain/words/words'
import type { SoundName } from '#domain/sounds'
import type { HeldNote } from '#ports/sound'
import type { CornerKind } from '../kit/input/adultCorner'
import type { Drifting } from '../kit/motion/drifting'
import type { Layout } from '../kit/drawing/layout'
import type { Stimulus } from '../kit/session/stimulus'

/** How a thing was chosen: the child's way of access, or a hand that closed on it before the camera. */
export type ChosenBy = AccessMethod | 'camera'

/** What people do on the stage, as a mechanic hears it, whatever the device. Moments (`at`) are active ms unless told. */
export interface Intents {
  /** A thing was touched, switched to or stayed on, as this child's profile asks, or a hand closed on it. */
  readonly choose: (thing: Stimulus, at: number, by: ChosenBy) => void
  /** A finger that came down on a thing, or the hand that closed on it, moves, and is lifted or opened. */
  readonly move: (thing: Stimulus, to: Place, at: number) => void
  readonly letGo: (thing: Stimulus, at: number) => void
  /** The system took a finger away. Who does not ask for it is told that what it was on is let go. */
  readonly cancelled: (finger: number, thing: Stimulus | null, at: number) => void
  /** The key or switch that chose a thing was let go. */
  readonly keyUp: (thing: Stimulus, at: number) => void
  /** A touch beside everything, this far (stage heights) from the nearest target. */
  readonly near: (error: number) => void
  /** Any finger came down, drew from one place to another in so many ms, and was lifted after so many ms; `finger` tells them apart. */
  readonly press: (finger: number, place: Place, at: number) => void
  readonly stroke: (finger: number, from: Place, to: Place, ms: number, at: number) => void
  readonly lift: (finger: number, place: Place, ms: number, at: number) => void
  /** Where who acts by staying (with a mouse, head or eyes) points now, each frame. */
  readonly point: (place: Place, at: number) => void
  /** What the camera sees; `at` is of the `performance.now()` base. Who does not ask for it is told of hands that point and grasp as of fingers. */
  readonly hands: (hands: readonly SeenHand[], at: number) => void
  /** How the tablet leans from its rest, and an arrow key: one step to the right or down is 1. */
  readonly lean: (lean: Lean, at: number) => void
  readonly arrow: (towards: { readonly x: number; readonly y: number }, at: number) => void
  /** A voice that lasts began, or is over. */
  readonly voice: (isSounding: boolean, at: number) => void
  /** How loud and how high it is, again and again while it lasts. */
  readonly level: (level: Level, at: number) => void
  /** The adult: a number by key, a mark that the child looks, one step back, a word read or not. */
  readonly number: (number: number, at: number) => void
  readonly look: (isLooking: boolean) => void
  readonly back: (at: number) => void
  readonly heard: (isRead: boolean, at: number) => void
  /** A thing for which the child waits has come so far (0 to 1) on its way; `waits`: to a station (true), or on from there (false). */
  readonly travelled: (thing: Stimulus, share: number, waits?: boolean) => void
}

/** One manner of acting on what is shown. The scene asks it what can be done now, and tells it what was done. */
export interface Mechanic {
  /** What can be chosen now, in which a switch goes round. */
  readonly offered: readonly Stimulus[]
  /** What would be the answer now: what a child who understands would touch next. */
  readonly aim: Stimulus | null
  /** Where help goes; the targets unless told. */
  readonly helped?: readonly Stimulus[]
  /** What a wrong choice makes fade; the distractors unless told. */
  readonly others?: readonly Stimulus[]
  /** What a finger can be on; all things unless told. */
  readonly reachable?: readonly Stimulus[]
  /** Whether a touch anywhere is a touch of the target, whatever the profile says. */
  readonly countsAnywhere?: boolean
  /** The thing to which a place belongs that is no thing itself: a touch there is no touch beside. */
  belongingTo?(place: Place): Stimulus | null
  /** A whole hand may answer: no contact is too wide for a touch. */
  readonly takesFists?: boolean
  /** Which lower corners are the adult's. */
  readonly corners?: readonly CornerKind[]
  readonly on: Partial<Intents>
  /** Called each frame while the child can answer. */
  tick?(at: number, deltaMs: number): void
  /** Does what help asks for in its own way; true when it did something that can be seen, or after how long (ms) it is seen; null to leave it to the stage. */
  help?(help: Prompt): boolean | number | null
  /** The child acts again (a touch, a switch) while what it did still goes on: it is no answer any more. */
  again?(at: number): void
  /** Rewards in its own way; false to leave it to the stage. */
  reward?(thing: Stimulus): boolean
  /** How long (ms) it takes until this thing, which was answered, has arrived where it goes; it is there already unless told. */
  arrivesMs?(thing: Stimulus): number
  /** Whether a thing is still in the hand that took it before the camera; until that hand lets it go unless told. */
  holds?(thing: Stimulus): boolean
  /** Whether a thing stays on the stage while another one is the reward. */
  stays?(thing: Stimulus): boolean
  /** Nobody did anything for a while in free play: it shows once what can be done. */
  demonstrate?(): void
  /** The trial has left the stage. */
  end?(): void
}

/** What a mechanic may ask of the trial that is on the stage. It never sees the clock's, the log's or the engine's own parts. */
export interface TrialPlay {
  readonly scene: Scene
  readonly plan: TrialPlan
  readonly layout: Layout
  readonly dials: Dials
  /** The child is photosensitive, or may be. */
  readonly isStrict: boolean
  readonly words: readonly Word[]
  readonly stimuli: readonly Stimulus[]
  readonly targets: readonly Stimulus[]
  readonly distractors: readonly Stimulus[]
  readonly drifting: Drifting
  /** Active ms since the session began, and the clock's own. */
  readonly now: number
  readonly clockNow: number
  /** What the log has of this trial. */
  readonly facts: readonly PlayEvent[]
  readonly isLookHeld: boolean
  /** Where a hand before the camera is; null without one. */
  readonly hand: Place | null
  /** What keys and switches are about to choose. */
  readonly scanned: Stimulus | null
  answer(thing: Stimulus, verdict: Verdict, at: number, by: AnsweredBy): void
  did(deed: ResponseEvent, at: number): void
  logHeard(thing: Stimulus, isRead: boolean, at: number): void
  record(values: Readonly<Record<string, RecordedValue>>): void
  /** Ends the trial without a verdict, or as one in which nobody did anything. */
  advance(): void
  miss(): void
  /** Only this share (0 to 1) of what lies behind everything stays until the next trial. Whether anything went that was seen. */
  fadeGround(share: number): boolean
  /** Does it after so many ms, if this trial is still on the stage. */
  later(ms: number, act: () => void): void
  /** Sounds a while after what is seen; where a voice rewards, it names what was found in the place of the chime. */
  playLater(name: SoundName, afterMs?: number, from?: Stimulus): void
  /** A note that lasts while the thing is held, from its side. Several at once only in free play. */
  sing(thing: Stimulus, hz: number, manner?: NoteManner): HeldNote
  /** The reward of most things: it grows a little, unless that startles the child, and sways. */
  celebrate(thing: Stimulus): void
  /** Sparks of its colour fly from a thing, once in a while. Whether they did. */
  burst(thing: Stimulus): boolean
  say(utterance: Utterance): void
  /** Names the word whose picture a thing wears; `later`: after it was seen. */
  sayName(thing: Stimulus): void
  nameLater(thing: Stimulus): void
  /** Between two places, in stage heights. */
  distance(one: Place, other: Place): number
}

export type MechanicOf<K extends MechanicKind> = (play: TrialPlay, spec: SpecOf<K>) => Mechanic

/** A thing among others can be chosen by itself: no place, and nothing that only stands there. */
export const isThing = ({ plan: { role } }: Stimulus): boolean => role === 'target' || role === 'distractor'

/** Whether what was chosen so is held until it is let go: a finger that answers when lifted, and who stays on it, hold nothing. */
export const holds = ({ dials }: TrialPlay, by: ChosenBy): boolean => by === 'switch1' || by === 'switch2' || (by === 'touch' && dials.activateOn !== 'release')

/** Whether a finger is down: after a pause nobody heard that it was lifted. */
export const isAnyDown = ({ scene }: TrialPlay): boolean => scene.input.manager.pointers.some(({ isDown }) => isDown)

/** What has not left. */
export const present = (things: readonly Stimulus[]): readonly Stimulus[] => things.filter((thing) => !thing.isLeaving)

/** What only stands there never takes a touch from what it stands on. */
export const touchable = (things: readonly Stimulus[]): readonly Stimulus[] => things.filter(({ plan }) => plan.role !== 'control')
