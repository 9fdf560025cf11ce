import type { Outcome, PlayEvent, PromptStep, VoidReason } from './events'
import type { TrialTiming } from './eventFields'
import { type PromptLadder } from './promptLadder'

type Phase = 'grace' | 'blank' | 'cue' | 'onset' | 'waiting' | 'rewarding' | 'leaving' | 'finished'

/**
 * Configuration of the engine, with times in ms. Starting values are in clinical-design.md §1.9; the child's own come from the
 * profile.
 */
export interface EngineConfig extends TrialTiming {
  /** Kind of session. Default: `trials`. */
  readonly session?: 'trials' | 'free'
  /** Idle times in free play, as multiples of the wait T, after which the stage gives a demonstration. Default: `FREE`. */
  readonly showsAfter?: readonly number[]
  readonly trials: number
  readonly warmUps: number
  readonly ladder: PromptLadder
  /** Number of wrong choices allowed before the right one. Default: none. */
  readonly allowsWrong?: number
  /** Whether an unanswered trial says nothing unless an adult marked a look. */
  readonly needsMarks?: true
  /** Whether the session ends between two trials as soon as a break is advised. */
  readonly endsWhenTired?: true
  /** Number of trials in a round, in which each kind occurs once. */
  readonly round?: number
  readonly maxSessionMs: number
}

export interface TrialState {
  readonly config: EngineConfig
  /** Trial times that apply from the next trial on, after a change of the profile. */
  readonly nextTiming: TrialTiming | null
  readonly phase: Phase
  /** Active time at which the phase began, and current active time (ms). */
  readonly since: number
  readonly at: number
  /** Index of the trial, including warm-ups; -1 before the first. */
  readonly trial: number
  /** Number of trials to play, including warm-ups and a closing easy one. */
  readonly total: number
  readonly onsetAt: number | null
  /** Time at which the response time started: at onset, or at the end of the thing's path. */
  readonly waitsSince: number | null
  /** Time at which the wait for a prompt started: `waitsSince`, or the time of the child's last action. */
  readonly helpSince: number | null
  /** Prompt that is due, and the time at which it became due. */
  readonly prompt: PromptStep
  readonly promptAt: number | null
  /** Highest prompt that the child could see or hear. */
  readonly prompted: PromptStep
  readonly wrongAnswers: number
  readonly helped: boolean
  /** Reason why the trial does not count; null while it does. */
  readonly void: VoidReason | null
  /** Time from which the adult's current pause of the prompts counts; null without a pause. */
  readonly heldSince: number | null
  readonly heldMs: number
  readonly outcome: Outcome | null
  /** Duration (ms) of the current reward. */
  readonly rewardMs: number
  /** Number of trials without a response since the last response. */
  readonly unanswered: number
  /** Whether each of the last scored trials was answered independently, oldest first. */
  readonly lastAlone: readonly boolean[]
  readonly offTarget: readonly number[]
  readonly overloads: number
  readonly latencies: readonly number[]
  readonly tired: boolean
  readonly closing: boolean
  /** Free play: time of the last action, number of all demonstrations, and number of demonstrations since that action. */
  readonly actedAt: number | null
  readonly demonstrations: number
  readonly idleDemonstrations: number
  readonly events: readonly PlayEvent[]
}
