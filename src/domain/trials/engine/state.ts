import type { Outcome, PlayEvent, PromptStep, VoidReason } from './events'
import type { TrialTiming } from './eventFields'
import { type PromptLadder } from './promptLadder'

type Phase = 'grace' | 'blank' | 'cue' | 'onset' | 'waiting' | 'rewarding' | 'leaving' | 'finished'

/** Times in ms. Starting values are in clinical-design.md §1.9; the child's own come from the profile. */
export interface EngineConfig extends TrialTiming {
  /** Default: `trials`. */
  readonly session?: 'trials' | 'free'
  /** Free play: waits without an action after which the stage demonstrates. Default: `FREE`. */
  readonly showsAfter?: readonly number[]
  readonly trials: number
  readonly warmUps: number
  readonly ladder: PromptLadder
  /** Wrong choices allowed before the right one. Default: none. */
  readonly allowsWrong?: number
  /** Without an adult's mark, an unanswered trial says nothing. */
  readonly needsMarks?: true
  /** Ends between two trials as soon as a break is advised. */
  readonly endsWhenTired?: true
  /** Number of trials in which everything comes once. */
  readonly round?: number
  readonly maxSessionMs: number
}

export interface TrialState {
  readonly config: EngineConfig
  /** Times that apply from the next trial on, after a profile change. */
  readonly nextTiming: TrialTiming | null
  readonly phase: Phase
  /** Active time at which the phase began, and now. */
  readonly since: number
  readonly at: number
  /** Index of the trial, warm-ups included; -1 before the first. */
  readonly trial: number
  /** Number of trials to play, including warm-ups and a closing easy one. */
  readonly total: number
  readonly onsetAt: number | null
  /** Start of the response time: at onset, or at the end of the thing's path. */
  readonly waitsSince: number | null
  /** Start of the wait for a prompt: the same, or the child's last action. */
  readonly helpSince: number | null
  /** Prompt that is due, and since when. */
  readonly prompt: PromptStep
  readonly promptAt: number | null
  /** Highest prompt that could be seen or heard. */
  readonly prompted: PromptStep
  readonly wrongAnswers: number
  readonly helped: boolean
  /** Why the trial does not count; null while it does. */
  readonly void: VoidReason | null
  /** Since when the adult holds the prompt ladder. */
  readonly heldSince: number | null
  readonly heldMs: number
  readonly outcome: Outcome | null
  /** Duration (ms) of the current reward. */
  readonly rewardMs: number
  /** Trials without a response since the last response. */
  readonly unanswered: number
  /** Whether each of the last scored trials was answered independently. */
  readonly lastAlone: readonly boolean[]
  readonly offTarget: readonly number[]
  readonly overloads: number
  readonly latencies: readonly number[]
  readonly tired: boolean
  readonly closing: boolean
  /** Free play: time of the last action, demonstrations in all, and demonstrations since that action. */
  readonly actedAt: number | null
  readonly demonstrations: number
  readonly idleDemonstrations: number
  readonly events: readonly PlayEvent[]
}
