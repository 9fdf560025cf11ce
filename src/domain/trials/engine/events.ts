import type { GroundShown } from '../plan/ground'
import type { RecordedValue } from '../plan/shows'
import type { StimulusRole } from '../plan/shows'
import type { Shows } from '../plan/shows'
import type { AccessMethod, Dials } from '../../child/dials'
import type { SupportLevel } from '../../child/support'
import type { Hex } from '../../child/palette'
import type { Zone } from '../../child/zones'
import type { Place } from '../../geometry'

/** Version of this vocabulary. `upgrade.ts` reads older logs; `EVENTS.md` documents each event. */
export const EVENTS_VERSION = 3

/**
 * Result of a trial, strongest first where several apply: `void` (resized, interrupted or paused: never counts), `unmeasured` (ended without anyone
 * able to tell), `partly` (less was followed or read than counts), `other` (another thing was chosen, where the first choice is the answer), `assisted`
 * (hand over hand), `prompted`, `independent`; `no-response` if nothing ended it.
 */
export type Outcome = 'independent' | 'prompted' | 'assisted' | 'partly' | 'other' | 'no-response' | 'unmeasured' | 'void'

/** Steps of the no-response ladder (clinical-design.md §1.9): 0 none, 1 movement, 2 size and halo, 3 voice, 4 demonstration. */
export type PromptStep = 0 | 1 | 2 | 3 | 4

/** How an answer can arrive: by the child's access method, through a device, reported by the adult, or by itself. */
export const answerWays = ['touch', 'switch1', 'switch2', 'dwell', 'camera', 'voice', 'tilt', 'adult', 'itself'] as const satisfies readonly (
  | AccessMethod
  | string
)[]
export type AnsweredBy = (typeof answerWays)[number]

/** Judgement of an answer. `partly`, `unmeasured` and `other` end a trial that is neither a success nor a mistake. */
export type Verdict = 'correct' | 'wrong' | 'other' | 'partly' | 'unmeasured'

/**
 * Why a trial is void: play paused, stage resized, page closed, the adult skipped it (`cancelled`), or its things never appeared or were lost
 * from sight (`not-shown`).
 */
export const voidReasons = ['paused', 'resized', 'interrupted', 'cancelled', 'not-shown'] as const
export type VoidReason = (typeof voidReasons)[number]

export type EndReason = 'finished' | 'adult' | 'no-response' | 'time' | 'interrupted'

/** Trial times (ms) from the child's profile. `waitMs` null waits without limit. */
export interface TrialTiming {
  readonly waitMs: number | null
  readonly rewardMs: number
  readonly gapMs: number
  readonly cueMs: number
  readonly fadeMs: number
}

/** Everything a child does besides pointing and answering. Lengths are in stage heights, times in ms. */
export type ResponseEvent =
  /** A thing was picked up. */
  | { readonly do: 'took'; readonly id: string }
  /** A thing was let go. `error` is its distance from where it belongs. */
  | { readonly do: 'let-go'; readonly id: string; readonly error: number }
  /** One of several was found, placed or counted, and more remain. */
  | { readonly do: 'found'; readonly id: string; readonly by: AnsweredBy }
  /** A thing that was already found was chosen again. */
  | { readonly do: 'found-again'; readonly id: string; readonly by: AnsweredBy }
  /** The highlight moved from one word to another, or back if the adult asked for it. */
  | { readonly do: 'went-on'; readonly id: string; readonly to: string; readonly by: AnsweredBy }
  /** Distance between a tracing finger and the thing's centre. */
  | { readonly do: 'traced'; readonly id: string; readonly error: number }
  /** The searchlight moved here. */
  | { readonly do: 'searched'; readonly to: Place }
  /** A finger stroked across the stage. */
  | { readonly do: 'stroked'; readonly from: Place; readonly to: Place; readonly ms: number }
  /** A thing (null: the stage itself) was pressed and held for `ms`. */
  | { readonly do: 'held'; readonly id: string | null; readonly where: Place; readonly ms: number; readonly by: AnsweredBy }
  /** Share (0 to 1) of a thing that has been uncovered, filled or assembled. */
  | { readonly do: 'worked'; readonly id: string; readonly share: number; readonly by: AnsweredBy }

/**
 * One event of play. `at` is active time in ms since the session began, pauses excluded. Places and sizes are fractions of the stage's width (x, w)
 * and height (y, h), measured at the centre. Events are only ever appended.
 */
export type PlayEvent =
  | { readonly kind: 'trial-began'; readonly at: number; readonly trial: number; readonly warmUp: boolean; readonly waitMs: number | null }
  /** Free play began: there are no trials and nothing is right or wrong. Its events carry trial 0. */
  | { readonly kind: 'free-began'; readonly at: number; readonly waitMs: number | null }
  /** Nothing was done for one wait T, so the stage demonstrated once what can be done. */
  | { readonly kind: 'demonstrated'; readonly at: number }
  | {
      readonly kind: 'stimulus-shown'
      readonly at: number
      readonly trial: number
      readonly id: string
      /** What was drawn, so that the session can be redrawn. Absent in the first sessions. */
      readonly shows?: Shows | undefined
      readonly role: StimulusRole
      readonly x: number
      readonly y: number
      readonly w: number
      readonly h: number
      readonly colour: Hex
      readonly zone: Zone
      /** Stage widths per second; 0 is still. */
      readonly speed: number
      /** Destination of a thing that moves by itself. */
      readonly to?: Place | undefined
      /** Waypoints from where it appeared. Without `to`: its path before the child's response time began. */
      readonly way?: readonly Place[] | undefined
      /** Seen only after the thing with this id has been wiped away. */
      readonly covers?: string | undefined
      /** Not visible yet; it appears later in the trial. */
      readonly unseen?: true | undefined
    }
  /**
   * What the stage really showed of a thing, measured frame by frame; `stimulus-shown` has the plan. Logged once for each thing before the trial ends.
   * Without this event size, place and speed are planned values.
   */
  | {
      readonly kind: 'measured'
      readonly at: number
      readonly trial: number
      readonly id: string
      /** First frame at half of the final light. */
      readonly onset: number
      /** Centre and size at `onset`. */
      readonly x: number
      readonly y: number
      readonly w: number
      readonly h: number
      /** Distance on the stage divided by the time in motion, in stage widths per second; 0 is still. */
      readonly speed: number
      /** Final place, if it moved. */
      readonly to?: Place | undefined
      /** Longest side at its largest, in stage heights, if it grew. */
      readonly grewTo?: number | undefined
    }
  /** A prompt that could be seen. */
  | { readonly kind: 'prompted'; readonly at: number; readonly trial: number; readonly step: PromptStep }
  /** A prompt that was due but not given because nothing of it could be seen. */
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
      /** Whether it had an effect. The second touch of a trembling hand has none. */
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
      /** Least reward time (ms) for a thing that still travels. */
      readonly rewardMs?: number | undefined
    }
  | { readonly kind: 'did'; readonly at: number; readonly trial: number; readonly deed: ResponseEvent }
  /** Share (0 to 1) of the path travelled: logged at the start, the end, each tenth, and at each stop and restart. */
  | {
      readonly kind: 'travelled'
      readonly at: number
      readonly trial: number
      readonly id: string
      readonly share: number
      readonly waits?: boolean | undefined
    }
  /** The adult marked whether a word was read aloud. */
  | { readonly kind: 'heard'; readonly at: number; readonly trial: number; readonly id: string; readonly isRead: boolean }
  /** The adult asked for one more or one fewer thing from the next trial on. */
  | { readonly kind: 'wished'; readonly at: number; readonly trial: number; readonly wish: 'one-more' | 'one-fewer' }
  /** The ground (null: none) and its strength (0 to 1) from now on, as the trial sets it or the adult changed it. */
  | { readonly kind: 'ground'; readonly at: number; readonly trial: number; readonly shows: GroundShown | null; readonly strength: number }
  /** What the activity records of this trial, by the names in its manifest. */
  | { readonly kind: 'recorded'; readonly at: number; readonly trial: number; readonly values: Readonly<Record<string, RecordedValue>> }
  | { readonly kind: 'looked' | 'looked-away' | 'helped'; readonly at: number; readonly trial: number }
  /** The adult held or released the prompt ladder. */
  | { readonly kind: 'held'; readonly at: number; readonly trial: number; readonly isHeld: boolean }
  | { readonly kind: 'rewarded'; readonly at: number; readonly trial: number }
  | {
      readonly kind: 'trial-ended'
      readonly at: number
      readonly trial: number
      readonly outcome: Outcome
      /** Set for a void trial. */
      readonly reason?: VoidReason | undefined
    }
  | { readonly kind: 'resized'; readonly at: number; readonly trial: number }
  | { readonly kind: 'overloaded' | 'tired'; readonly at: number; readonly trial: number }
  /** The profile changed. From the next trial on, these settings replace the header's. */
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
