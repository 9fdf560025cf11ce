import type { AccessMethod, Dials, SupportLevel } from '../child/dials'
import type { Hex } from '../child/palette'
import type { Zone } from '../child/zones'
import type { Place } from './plan'

/** How a trial came out. `void` trials (resized, interrupted, paused) never count. */
export type Outcome = 'independent' | 'prompted' | 'assisted' | 'no-response' | 'void'

/** Steps of the no-response ladder (domain.md §1.9): 0 none, 1 movement, 2 size and halo, 3 voice, 4 shown how. */
export type PromptStep = 0 | 1 | 2 | 3 | 4

export type StimulusRole = 'target' | 'distractor' | 'place' | 'control'

/** How an answer can come: by the child's way of access, through the camera, or told by the adult beside the child. */
export const answerWays = ['touch', 'switch1', 'switch2', 'dwell', 'camera', 'adult'] as const satisfies readonly (AccessMethod | 'camera' | 'adult')[]
export type AnsweredBy = (typeof answerWays)[number]

export type EndReason = 'finished' | 'adult' | 'no-response' | 'time' | 'interrupted'

/** The times (ms) of a trial that the child's profile gives; `waitMs` null waits for ever. */
export interface TrialTiming {
  readonly waitMs: number | null
  readonly rewardMs: number
  readonly gapMs: number
  readonly cueMs: number
  readonly fadeMs: number
}

/**
 * One fact of play. `at` is milliseconds of active time since the session began (pauses do not count); places and
 * sizes are fractions of the stage's width (x, w) and height (y, h), centre-based. Facts are only ever appended.
 */
export type PlayEvent =
  | { readonly kind: 'trial-began'; readonly at: number; readonly trial: number; readonly warmUp: boolean; readonly waitMs: number | null }
  | {
      readonly kind: 'stimulus-shown'
      readonly at: number
      readonly trial: number
      readonly id: string
      /** Which drawing it was, so that the session can be drawn again; absent in the first sessions. */
      readonly look?: string | undefined
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
      /** The points through which it travels, from where it was shown, before the child's time begins. */
      readonly way?: readonly Place[] | undefined
      /** The word that it shows. */
      readonly says?: string | undefined
    }
  | { readonly kind: 'prompted'; readonly at: number; readonly trial: number; readonly step: PromptStep }
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
    }
  | { readonly kind: 'answered'; readonly at: number; readonly trial: number; readonly id: string; readonly verdict: 'correct' | 'wrong'; readonly by: AnsweredBy }
  /** A thing was taken up. */
  | { readonly kind: 'picked'; readonly at: number; readonly trial: number; readonly id: string }
  /** It was let go; `error` is its distance from the place where it belongs, in stage heights. */
  | { readonly kind: 'dropped'; readonly at: number; readonly trial: number; readonly id: string; readonly error: number }
  /** How far a thing has come on its way, 0 to 1: at its start and end, at each tenth, and wherever it stops or goes on. */
  | { readonly kind: 'travelled'; readonly at: number; readonly trial: number; readonly id: string; readonly share: number }
  /** The highlight went from one word to another; back, too, where the adult wished it. */
  | { readonly kind: 'stepped'; readonly at: number; readonly trial: number; readonly id: string; readonly to: string; readonly by: AccessMethod | 'adult' | 'itself' }
  /** The adult heard a word read, or not. */
  | { readonly kind: 'heard'; readonly at: number; readonly trial: number; readonly id: string; readonly isRead: boolean }
  /** A finger that goes along is so far from the thing's centre, in stage heights. */
  | { readonly kind: 'traced'; readonly at: number; readonly trial: number; readonly id: string; readonly error: number }
  | { readonly kind: 'looked' | 'looked-away' | 'helped'; readonly at: number; readonly trial: number }
  /** The adult made the ladder wait, or go on. */
  | { readonly kind: 'held'; readonly at: number; readonly trial: number; readonly isHeld: boolean }
  | { readonly kind: 'rewarded'; readonly at: number; readonly trial: number }
  | { readonly kind: 'trial-ended'; readonly at: number; readonly trial: number; readonly outcome: Outcome }
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
