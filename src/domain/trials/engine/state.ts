import type { Outcome, PlayEvent, PromptStep, TrialTiming, VoidReason } from './events'
import { type PromptLadder } from './promptLadder'

type Phase = 'grace' | 'blank' | 'cue' | 'onset' | 'waiting' | 'rewarding' | 'leaving' | 'finished'

/** Times in ms. Starting values of domain.md §1.9; the child's own come from the profile. */
export interface EngineConfig extends TrialTiming {
  /** Trials unless told. */
  readonly session?: 'trials' | 'free'
  /** Free play: after so many waits without a deed it shows what can be done; see `FREE` unless told. */
  readonly showsAfter?: readonly number[]
  readonly trials: number
  readonly warmUps: number
  readonly ladder: PromptLadder
  /** So many wrong choices before the right one do not count against it; none unless told. */
  readonly allowsWrong?: number
  /** Without a mark of an adult's, a trial that nobody answered says nothing. */
  readonly needsMarks?: true
  /** It ends between two trials as soon as a break is advised. */
  readonly endsWhenTired?: true
  /** So many trials in which everything comes once. */
  readonly round?: number
  readonly maxSessionMs: number
}

export interface TrialState {
  readonly config: EngineConfig
  /** What holds from the next trial on, after the profile was changed. */
  readonly nextTiming: TrialTiming | null
  readonly phase: Phase
  /** Active time at which the phase began, and now. */
  readonly since: number
  readonly at: number
  /** Index of the trial, warm-ups included; -1 before the first. */
  readonly trial: number
  /** How many trials will be played, warm-ups and a closing easy one included. */
  readonly total: number
  readonly onsetAt: number | null
  /** When the child's time began: at onset, or when the thing had come to the end of its way. */
  readonly waitsSince: number | null
  /** From when on help is due: the same, or when the child was last at it. */
  readonly helpSince: number | null
  /** The rung of the ladder that is due, and since when. */
  readonly prompt: PromptStep
  readonly promptAt: number | null
  /** The highest step of help that could be seen. */
  readonly prompted: PromptStep
  readonly wrongAnswers: number
  readonly helped: boolean
  /** Why the trial does not count; null while it does. */
  readonly void: VoidReason | null
  /** The adult asked to wait: the ladder stands still. */
  readonly heldSince: number | null
  readonly heldMs: number
  readonly outcome: Outcome | null
  /** How long the reward takes that is on the stage. */
  readonly rewardMs: number
  /** Trials without a response since the last response. */
  readonly unanswered: number
  /** Of the last scored trials, which were answered alone. */
  readonly lastAlone: readonly boolean[]
  readonly offTarget: readonly number[]
  readonly overloads: number
  readonly latencies: readonly number[]
  readonly tired: boolean
  readonly closing: boolean
  /** Free play: when somebody last did something, how often the stage showed what can be done, and how often since then. */
  readonly actedAt: number | null
  readonly demonstrations: number
  readonly idleDemonstrations: number
  readonly events: readonly PlayEvent[]
}
