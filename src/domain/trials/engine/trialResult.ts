import type { Hex } from '../../child/palette'
import type { Zone } from '../../child/zones'
import type { RecordedValue, Shows } from '../plan/shows'
import type { AnsweredBy, Outcome, PromptStep } from './events'

/** One trial as figures. Latencies are ms of active time from onset; null where it did not happen. */
export interface TrialResult {
  readonly trial: number
  readonly warmUp: boolean
  readonly outcome: Outcome
  readonly prompt: PromptStep
  /** Where the target was when it was shown, and where when it was answered; the latter is null in the first sessions. */
  readonly zone: Zone | null
  readonly hitZone: Zone | null
  readonly size: number | null
  readonly speed: number | null
  /** Whether zone, size and speed were measured on the stage. Otherwise they are what was planned. */
  readonly isMeasured: boolean
  /** How many things were on the screen, the target among them. */
  readonly items: number
  /** Among how many the child chose: neither a sample nor what only stands there. */
  readonly choices: number
  /** What was to be found; null in the first sessions. */
  readonly shows: Shows | null
  /** Of what was to be found. */
  readonly colour: Hex | null
  /** When it was shown, ms of active time since the session began. */
  readonly shownAt: number | null
  /** How long the child could wait with the answer; null for ever. */
  readonly waitMs: number | null
  /** How the answer came, of several the right one; null where there was none. */
  readonly by: AnsweredBy | null
  /** Onset to the adult's "looked now". */
  readonly lookMs: number | null
  /**
   * Onset to the first touch in the hit area; of a passage that a finger follows, to the moment when it begins to. It
   * contains reaching and thinking: never call it visual latency.
   */
  readonly touchMs: number | null
  /** First touch: distance from the target's centre in stage heights. */
  readonly error: number | null
  readonly offTarget: number
  /** So many touches beside, just before the answer or the end, or one so soon that nothing was seen yet: the answer says nothing. */
  readonly isMashed: boolean
  readonly wrong: readonly string[]
  /** What the activity recorded of its own. */
  readonly values: Readonly<Record<string, RecordedValue>>
}

/** Whether a trial says something of the child: neither warm-up nor void, measured, and not mashed. Who sees itself in a mirror was asked nothing of the level. */
export const counts = ({ warmUp, outcome, isMashed, shows }: TrialResult): boolean =>
  !warmUp && outcome !== 'void' && outcome !== 'unmeasured' && !isMashed && !isMirror({ shows })

/** Whether the child saw itself. */
export const isMirror = ({ shows }: Pick<TrialResult, 'shows'>): boolean => shows !== null && 'drawing' in shows && shows.drawing === 'mirror'
