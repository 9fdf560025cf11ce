import type { Scene } from 'phaser'
import type { Dials } from '#domain/child/dials'
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
import type { CornerKind } from './adultCorner'
import type { Drifting } from '../stimulus/drifting'
import type { Layout } from '../drawing/layout'
import type { Stimulus } from '../stimulus/stimulus'
import type { ChosenBy, IntentHandlers } from './intents'

/** One way in which a child can act on the things of a trial. The scene asks the mechanic for the possible actions, and reports each action to it. */
export interface Mechanic {
  /** The things that can be chosen now. A switch steps through them. */
  readonly offered: readonly Stimulus[]
  /** The current right answer: the thing that a child who understands the task would touch next. */
  readonly aim: Stimulus | null
  /** The things that prompts act on; the targets by default. */
  readonly helped?: readonly Stimulus[]
  /** The things that fade after a wrong choice; the distractors by default. */
  readonly others?: readonly Stimulus[]
  /** The things that a finger can touch; all things by default. */
  readonly reachable?: readonly Stimulus[]
  /** Whether a touch anywhere counts for the target, whatever the child's profile says. */
  readonly countsAnywhere?: boolean
  /** Returns the thing that a place belongs to although the thing does not cover it. A touch there does not count as missed. */
  belongingTo?(place: Place): Stimulus | null
  /** Whether a touch with the whole hand may be an answer, so that no contact area is too large. */
  readonly takesFists?: boolean
  /** The lower corners that are reserved for the adult. */
  readonly corners?: readonly CornerKind[]
  readonly on: IntentHandlers
  /** Updates the mechanic. Called each frame while the child can answer. */
  tick?(at: number, deltaMs: number): void
  /**
   * Gives a prompt in the mechanic's own way. Returns true if something visible happened, the time (ms) until it is visible, or null to leave the
   * prompt to the stage.
   */
  help?(help: Prompt): boolean | number | null
  /** Handles another action of the child (by touch or switch) while the previous response is still visible. Such an action is not another answer. */
  again?(at: number): void
  /** Rewards the answer in the mechanic's own way. Returns false to leave the reward to the stage. */
  reward?(thing: Stimulus): boolean
  /** Returns the time (ms) until the answered thing reaches its destination; 0 by default. */
  arrivesMs?(thing: Stimulus): number
  /** Returns whether a thing is still in the hand that took it in front of the camera. By default it is until that hand opens. */
  holds?(thing: Stimulus): boolean
  /** Returns whether a thing stays on the stage while another one is rewarded. */
  stays?(thing: Stimulus): boolean
  /** Demonstrates a possible action once. Called in free play after a time without a response. */
  demonstrate?(): void
  /** Frees everything that the mechanic uses. Called when the trial has left the stage. */
  end?(): void
}

/** The parts of a trial that a mechanic may use. A mechanic has no access to the clock, the log or the engine. */
export interface TrialPlay {
  readonly scene: Scene
  readonly plan: TrialPlan
  readonly layout: Layout
  readonly dials: Dials
  /** Whether the child is, or may be, photosensitive. */
  readonly isStrict: boolean
  readonly words: readonly Word[]
  readonly stimuli: readonly Stimulus[]
  readonly targets: readonly Stimulus[]
  readonly distractors: readonly Stimulus[]
  readonly drifting: Drifting
  /** Active time (ms) since the session began. `clockNow` is the clock's own time. */
  readonly now: number
  readonly clockNow: number
  /** The events of this trial in the log. */
  readonly facts: readonly PlayEvent[]
  readonly isLookHeld: boolean
  /** Place of a hand in front of the camera; null if there is none. */
  readonly hand: Place | null
  /** The thing that a key or switch would choose now. */
  readonly scanned: Stimulus | null
  answer(thing: Stimulus, verdict: Verdict, at: number, by: AnsweredBy): void
  did(deed: ResponseEvent, at: number): void
  logHeard(thing: Stimulus, isRead: boolean, at: number): void
  record(values: Readonly<Record<string, RecordedValue>>): void
  /** Ends the trial without a verdict. `miss` ends it as one without a response. */
  advance(): void
  miss(): void
  /** Reduces the background to this share (0 to 1) until the next trial. Returns whether anything visible faded. */
  fadeGround(share: number): boolean
  /** Calls a function after this delay (ms), if this trial is still on the stage. */
  later(ms: number, act: () => void): void
  /** Plays a sound some time after its picture. If the reward is a voice, the found thing is named instead of the chime. */
  playLater(name: SoundName, afterMs?: number, from?: Stimulus): void
  /** Plays a note for as long as the thing is held, from the thing's side of the stage. Several notes sound together only in free play. */
  sing(thing: Stimulus, hz: number, manner?: NoteManner): HeldNote
  /** Gives the reward of most things: the thing sways and, unless that startles the child, grows a little. */
  celebrate(thing: Stimulus): void
  /** Makes sparks in the thing's colour fly from it, unless the last ones were too recent. Returns whether it did. */
  burst(thing: Stimulus): boolean
  say(utterance: Utterance): void
  /** Speaks the word whose picture a thing shows. `nameLater` first waits until the picture has been seen. */
  sayName(thing: Stimulus): void
  nameLater(thing: Stimulus): void
  /** Returns the distance between two places, in stage heights. */
  distance(one: Place, other: Place): number
}

export type MechanicOf<K extends MechanicKind> = (play: TrialPlay, spec: SpecOf<K>) => Mechanic

/** Returns whether a thing can be chosen by itself. Places and scenery cannot. */
export const isThing = ({ plan: { role } }: Stimulus): boolean => role === 'target' || role === 'distractor'

/** Returns whether a thing chosen in this way is held until its release. Dwelling does not hold anything, and neither does a finger that answers on release. */
export const isHeldUntilRelease = ({ dials }: TrialPlay, by: ChosenBy): boolean =>
  by === 'switch1' || by === 'switch2' || (by === 'head' && dials.headClick !== 'dwell') || (by === 'touch' && dials.activateOn !== 'release')

/** Returns whether the child chooses a thing by staying on it. Such a thing is chosen again and again for as long as the pointer stays. */
export const stays = ({ dials }: Pick<TrialPlay, 'dials'>, by: ChosenBy): boolean => by === 'dwell' || (by === 'head' && dials.headClick === 'dwell')

/** Returns whether a finger is down. This is needed after a pause, during which a release is not noticed. */
export const isAnyDown = ({ scene }: TrialPlay): boolean => scene.input.manager.pointers.some(({ isDown }) => isDown)

/** Returns the things that are still on the stage. */
export const thingsOnStage = (things: readonly Stimulus[]): readonly Stimulus[] => things.filter((thing) => !thing.isLeaving)

/** Returns the things that a touch can reach. Scenery is not included, so it never takes a touch from the thing under it. */
export const touchable = (things: readonly Stimulus[]): readonly Stimulus[] => things.filter(({ plan }) => plan.role !== 'control')
