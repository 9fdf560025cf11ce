import type { GroundShown } from '../plan/ground'
import type { RecordedValue } from '../plan/shows'
import type { StimulusRole } from '../plan/shows'
import type { Shows } from '../plan/shows'
import type { AccessMethod, Dials } from '../../child/dials'
import type { SupportLevel } from '../../child/support'
import type { Hex } from '../../child/palette'
import type { Zone } from '../../child/zones'
import type { Place } from '../../geometry'

/** The version of this vocabulary. Older logs are read by `upgrade.ts`; the words are documented in `EVENTS.md`. */
export const EVENTS_VERSION = 3

/**
 * How a trial came out, strongest first where several hold: `void` (resized, interrupted, paused: never counts),
 * `unmeasured` (it ran to its end and nobody could tell), `partly` (less was followed or read than counts), `other`
 * (another one was chosen, where the first choice is the answer), `assisted`
 * (by hand), `prompted`, `independent`; `no-response` where nothing ended it.
 */
export type Outcome = 'independent' | 'prompted' | 'assisted' | 'partly' | 'other' | 'no-response' | 'unmeasured' | 'void'

/** Steps of the no-response ladder (domain.md §1.9): 0 none, 1 movement, 2 size and halo, 3 voice, 4 shown how. */
export type PromptStep = 0 | 1 | 2 | 3 | 4

/** How an answer can come: by the child's way of access, through a device, told by the adult beside the child, or by itself. */
export const answerWays = ['touch', 'switch1', 'switch2', 'dwell', 'camera', 'voice', 'tilt', 'adult', 'itself'] as const satisfies readonly (
  | AccessMethod
  | string
)[]
export type AnsweredBy = (typeof answerWays)[number]

/** How a thing was judged. `partly` and `unmeasured` end a trial without calling it a success or a mistake; so does `other`, where the first choice is the answer. */
export type Verdict = 'correct' | 'wrong' | 'other' | 'partly' | 'unmeasured'

/**
 * Why a trial is void: the play was paused, the stage changed its size, the page was closed, an adult went on to the next trial (`cancelled`), or its
 * things never came into sight or were lost from it (`not-shown`).
 */
export const voidReasons = ['paused', 'resized', 'interrupted', 'cancelled', 'not-shown'] as const
export type VoidReason = (typeof voidReasons)[number]

export type EndReason = 'finished' | 'adult' | 'no-response' | 'time' | 'interrupted'

/** The times (ms) of a trial that the child's profile gives; `waitMs` null waits for ever. */
export interface TrialTiming {
  readonly waitMs: number | null
  readonly rewardMs: number
  readonly gapMs: number
  readonly cueMs: number
  readonly fadeMs: number
}

/** Everything that a child does besides pointing and answering, in one union: a new deed is one place. Lengths in stage heights, times in ms. */
export type ResponseEvent =
  /** A thing was taken up. */
  | { readonly do: 'took'; readonly id: string }
  /** It was let go; `error` is its distance from the place where it belongs. */
  | { readonly do: 'let-go'; readonly id: string; readonly error: number }
  /** One of several was found, brought or counted, and there are more. */
  | { readonly do: 'found'; readonly id: string; readonly by: AnsweredBy }
  /** One that was found already was chosen once more. */
  | { readonly do: 'found-again'; readonly id: string; readonly by: AnsweredBy }
  /** The highlight went from one word to another; back, too, where the adult wished it. */
  | { readonly do: 'went-on'; readonly id: string; readonly to: string; readonly by: AnsweredBy }
  /** A finger that goes along is so far from the thing's centre. */
  | { readonly do: 'traced'; readonly id: string; readonly error: number }
  /** The lit circle in which a child searches came there. */
  | { readonly do: 'searched'; readonly to: Place }
  /** A finger drew over the stage, from a place to another one. */
  | { readonly do: 'stroked'; readonly from: Place; readonly to: Place; readonly ms: number }
  /** Something (null: the stage itself) was pressed and held for so long. */
  | { readonly do: 'held'; readonly id: string | null; readonly where: Place; readonly ms: number; readonly by: AnsweredBy }
  /** So much of a thing (0 to 1) has been uncovered, filled or assembled. */
  | { readonly do: 'worked'; readonly id: string; readonly share: number; readonly by: AnsweredBy }

/**
 * One fact of play. `at` is milliseconds of active time since the session began (pauses do not count); places and
 * sizes are fractions of the stage's width (x, w) and height (y, h), centre-based. Facts are only ever appended.
 */
export type PlayEvent =
  | { readonly kind: 'trial-began'; readonly at: number; readonly trial: number; readonly warmUp: boolean; readonly waitMs: number | null }
  /** Free play began: no trials, nothing to be right or wrong. Its deeds carry the trial 0. */
  | { readonly kind: 'free-began'; readonly at: number; readonly waitMs: number | null }
  /** Nobody did anything for a wait T: the stage showed once what can be done. */
  | { readonly kind: 'demonstrated'; readonly at: number }
  | {
      readonly kind: 'stimulus-shown'
      readonly at: number
      readonly trial: number
      readonly id: string
      /** What was drawn, so that the session can be drawn again; absent in the first sessions. */
      readonly shows?: Shows | undefined
      readonly role: StimulusRole
      readonly x: number
      readonly y: number
      readonly w: number
      readonly h: number
      readonly colour: Hex
      readonly zone: Zone
      /** Fraction of the stage's width per second; 0 stands still. */
      readonly speed: number
      /** Where a thing that drifts by itself was going. */
      readonly to?: Place | undefined
      /** The points through which it travels, from where it was shown; without a `to` before the child's time begins. */
      readonly way?: readonly Place[] | undefined
      /** What it covers is seen only when this was wiped away, by its answer or as one of several. */
      readonly covers?: string | undefined
      /** It was not to be seen yet, and waits for what lets it come. */
      readonly unseen?: true | undefined
    }
  /**
   * What the stage really showed of a thing, measured frame by frame; `stimulus-shown` says what was planned. Once for each thing, at the latest before
   * the trial ends. Without this fact size, place and speed are planned, not measured.
   */
  | {
      readonly kind: 'measured'
      readonly at: number
      readonly trial: number
      readonly id: string
      /** The first frame in which it had half of its final light. */
      readonly onset: number
      /** Where it was and how large, at `onset`. */
      readonly x: number
      readonly y: number
      readonly w: number
      readonly h: number
      /** Its way through the stage divided by the time in which it moved, stage widths per second; 0 stood still. */
      readonly speed: number
      /** Where it was at the end, if it moved. */
      readonly to?: Place | undefined
      /** Its largest side at the largest, in stage heights, if it grew. */
      readonly grewTo?: number | undefined
    }
  /** A step of help that could be seen. */
  | { readonly kind: 'prompted'; readonly at: number; readonly trial: number; readonly step: PromptStep }
  /** A step of help that was due and was not given: nothing of it could be seen. */
  | { readonly kind: 'not-prompted'; readonly at: number; readonly trial: number; readonly step: PromptStep }
  | {
      readonly kind: 'pointed'
      readonly at: number
      readonly trial: number
      readonly x: number
      readonly y: number
      readonly on: string | null
      readonly zone: Zone
      /** Distance to the target's centre, in stage heights. */
      readonly error: number | null
      /** Whether it did something: a trembling hand's second touch does not. */
      readonly acted: boolean
    }
  | {
      readonly kind: 'answered'
      readonly at: number
      readonly trial: number
      readonly id: string
      readonly verdict: Verdict
      readonly by: AnsweredBy
      /** Where the thing was then; absent in the first sessions. */
      readonly where?: Place | undefined
      /** How long its reward needs at least, where it has a way to go until it has arrived. */
      readonly rewardMs?: number | undefined
    }
  | { readonly kind: 'did'; readonly at: number; readonly trial: number; readonly deed: ResponseEvent }
  /** How far a thing has come on its way, 0 to 1: at its start and end, at each tenth, and wherever it stops or goes on. */
  | {
      readonly kind: 'travelled'
      readonly at: number
      readonly trial: number
      readonly id: string
      readonly share: number
      readonly waits?: boolean | undefined
    }
  /** The adult heard a word read, or not. */
  | { readonly kind: 'heard'; readonly at: number; readonly trial: number; readonly id: string; readonly isRead: boolean }
  /** The adult asked for one more thing, or one fewer, from the next trial on. */
  | { readonly kind: 'wished'; readonly at: number; readonly trial: number; readonly wish: 'one-more' | 'one-fewer' }
  /** From now on this lies behind everything (null: nothing), so strong from 0 to 1: as the trial has it, or as the adult set it. */
  | { readonly kind: 'ground'; readonly at: number; readonly trial: number; readonly shows: GroundShown | null; readonly strength: number }
  /** What the activity records of this trial, by the names that its manifest declares. */
  | { readonly kind: 'recorded'; readonly at: number; readonly trial: number; readonly values: Readonly<Record<string, RecordedValue>> }
  | { readonly kind: 'looked' | 'looked-away' | 'helped'; readonly at: number; readonly trial: number }
  /** The adult made the ladder wait, or go on. */
  | { readonly kind: 'held'; readonly at: number; readonly trial: number; readonly isHeld: boolean }
  | { readonly kind: 'rewarded'; readonly at: number; readonly trial: number }
  | {
      readonly kind: 'trial-ended'
      readonly at: number
      readonly trial: number
      readonly outcome: Outcome
      /** Of a void trial. */
      readonly reason?: VoidReason | undefined
    }
  | { readonly kind: 'resized'; readonly at: number; readonly trial: number }
  | { readonly kind: 'overloaded' | 'tired'; readonly at: number; readonly trial: number }
  /** The child's profile was changed: from the next trial on these hold instead of the header's. */
  | {
      readonly kind: 'adjusted'
      readonly at: number
      readonly support: SupportLevel
      readonly dials: Dials
      readonly strict: boolean
      readonly timing: TrialTiming
    }
  | { readonly kind: 'paused'; readonly at: number }
  | { readonly kind: 'resumed'; readonly at: number; readonly pausedForMs: number }
  | { readonly kind: 'ended'; readonly at: number; readonly reason: EndReason }
