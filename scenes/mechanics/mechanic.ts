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
import type { CornerKind } from '../kit/input/adultCorner'
import type { Drifting } from '../kit/motion/drifting'
import type { Layout } from '../kit/drawing/layout'
import type { Stimulus } from '../kit/session/stimulus'
import type { ChosenBy, IntentHandlers } from './intents'

/** One way of acting on the things shown. The scene asks it for the possible actions, and reports each action to it. */
export interface Mechanic {
  /** The things that can be chosen now, through which a switch steps. */
  readonly offered: readonly Stimulus[]
  /** The current right answer: the thing that a child who understands would touch next. */
  readonly aim: Stimulus | null
  /** The things that prompts act on. By default these are the targets. */
  readonly helped?: readonly Stimulus[]
  /** The things that fade after a wrong choice. By default these are the distractors. */
  readonly others?: readonly Stimulus[]
  /** The things that a finger can touch. By default these are all things. */
  readonly reachable?: readonly Stimulus[]
  /** Whether a touch anywhere counts for the target, whatever the profile has. */
  readonly countsAnywhere?: boolean
  /** The thing that a place belongs to although it does not cover it: a touch there is not a miss. */
  belongingTo?(place: Place): Stimulus | null
  /** Whether a whole hand may answer, so that no contact area is too wide. */
  readonly takesFists?: boolean
  /** The lower corners that belong to the adult. */
  readonly corners?: readonly CornerKind[]
  readonly on: IntentHandlers
  /** Called each frame while the child can answer. */
  tick?(at: number, deltaMs: number): void
  /** Gives a prompt in its own way: true if something visible happened, or the time (ms) until it is visible; null to leave it to the stage. */
  help?(help: Prompt): boolean | number | null
  /** Called when the child acts again (a touch, a switch) while the previous response is still showing; this is not a further answer. */
  again?(at: number): void
  /** Rewards in its own way; false to leave it to the stage. */
  reward?(thing: Stimulus): boolean
  /** Time (ms) until the answered thing reaches its destination; 0 by default. */
  arrivesMs?(thing: Stimulus): number
  /** Whether a thing is still in the hand that took it in front of the camera; by default until that hand opens. */
  holds?(thing: Stimulus): boolean
  /** Whether a thing stays on the stage while another one is rewarded. */
  stays?(thing: Stimulus): boolean
  /** Called after a time without response in free play: demonstrates a possible action once. */
  demonstrate?(): void
  /** Called when the trial has left the stage. */
  end?(): void
}

/** The parts of a trial on the stage that a mechanic may use. It never sees the clock, log or engine. */
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
  /** Active ms since the session began, and the clock's own time. */
  readonly now: number
  readonly clockNow: number
  /** This trial's events in the log. */
  readonly facts: readonly PlayEvent[]
  readonly isLookHeld: boolean
  /** Place of a hand in front of the camera; null without one. */
  readonly hand: Place | null
  /** The thing that a key or switch would choose at present. */
  readonly scanned: Stimulus | null
  answer(thing: Stimulus, verdict: Verdict, at: number, by: AnsweredBy): void
  did(deed: ResponseEvent, at: number): void
  logHeard(thing: Stimulus, isRead: boolean, at: number): void
  record(values: Readonly<Record<string, RecordedValue>>): void
  /** Ends the trial without a verdict, or as one without a response. */
  advance(): void
  miss(): void
  /** Keeps only this share (0 to 1) of the background until the next trial. Returns whether anything visible faded. */
  fadeGround(share: number): boolean
  /** Runs after this delay (ms), if this trial is still on the stage. */
  later(ms: number, act: () => void): void
  /** Plays a sound a while after its picture; if the reward is a voice, the voice names the found thing instead of the chime. */
  playLater(name: SoundName, afterMs?: number, from?: Stimulus): void
  /** Plays a note for as long as the thing is held, from its side. Several at once only in free play. */
  sing(thing: Stimulus, hz: number, manner?: NoteManner): HeldNote
  /** The reward of most things: growing a little, unless that startles the child, and swaying. */
  celebrate(thing: Stimulus): void
  /** Lets sparks of its colour fly from a thing, at most once in a while. Returns whether it did. */
  burst(thing: Stimulus): boolean
  say(utterance: Utterance): void
  /** Speaks the word whose picture a thing shows; `nameLater` waits until the picture has been seen. */
  sayName(thing: Stimulus): void
  nameLater(thing: Stimulus): void
  /** Distance between two places, in stage heights. */
  distance(one: Place, other: Place): number
}

export type MechanicOf<K extends MechanicKind> = (play: TrialPlay, spec: SpecOf<K>) => Mechanic

/** Whether a thing can be chosen by itself. Places and mere scenery cannot. */
export const isThing = ({ plan: { role } }: Stimulus): boolean => role === 'target' || role === 'distractor'

/** Whether something chosen in this way is held until release: a finger that answers on release, and dwelling, hold nothing. */
export const isHeldUntilRelease = ({ dials }: TrialPlay, by: ChosenBy): boolean =>
  by === 'switch1' || by === 'switch2' || (by === 'head' && dials.headClick !== 'dwell') || (by === 'touch' && dials.activateOn !== 'release')

/** Whether a thing is chosen by staying on it, so that it is chosen again and again as long as the pointer stays. */
export const stays = ({ dials }: Pick<TrialPlay, 'dials'>, by: ChosenBy): boolean => by === 'dwell' || (by === 'head' && dials.headClick === 'dwell')

/** Whether a finger is down; during a pause a release is not noticed. */
export const isAnyDown = ({ scene }: TrialPlay): boolean => scene.input.manager.pointers.some(({ isDown }) => isDown)

/** The things that are still on the stage. */
export const thingsOnStage = (things: readonly Stimulus[]): readonly Stimulus[] => things.filter((thing) => !thing.isLeaving)

/** The things that a touch can reach: all but scenery, which never takes a touch from the thing under it. */
export const touchable = (things: readonly Stimulus[]): readonly Stimulus[] => things.filter(({ plan }) => plan.role !== 'control')
