import type { Hex } from '../../child/palette'
import type { Zone } from '../../child/zones'
import type { RecordedValue, Shows } from '../plan/shows'
import type { AnsweredBy, Outcome, PromptStep } from './events'

/** Figures of one trial. Latencies are in ms of active time from onset; null if the event did not happen. */
export interface TrialResult {
  readonly trial: number
  readonly warmUp: boolean
  readonly outcome: Outcome
  readonly prompt: PromptStep
  /** Zone of the target when it was shown and when it was answered. The latter is null in the first sessions. */
  readonly zone: Zone | null
  readonly hitZone: Zone | null
  readonly size: number | null
  readonly speed: number | null
  /** Whether zone, size and speed were measured on the stage. If not, they are the planned values. */
  readonly isMeasured: boolean
  /** Number of things on the screen, including the target. */
  readonly items: number
  /** Number of things to choose among, without samples and bystanders. */
  readonly choices: number
  /** Picture of the target; null in the first sessions. */
  readonly shows: Shows | null
  /** Colour of the target. */
  readonly colour: Hex | null
  /** Time of onset, in ms of active time since the session began. */
  readonly shownAt: number | null
  /** Wait T (ms) during the trial; null without limit. */
  readonly waitMs: number | null
  /** How the answer came (the right one, if there were several); null without an answer. */
  readonly by: AnsweredBy | null
  /** Time from onset to the adult's "looked now" (ms). */
  readonly lookMs: number | null
  /**
   * Time (ms) from onset to the first touch in the hit area or, for a passage, to the start of following. It includes reaching and
   * deciding: never call it visual latency.
   */
  readonly touchMs: number | null
  /** Distance of the first touch from the target's centre (stage heights). */
  readonly error: number | null
  readonly offTarget: number
  /**
   * Whether the answer says nothing: there were too many touches elsewhere just before the answer or the end, or the answer came
   * too early for anything to have been seen.
   */
  readonly isMashed: boolean
  readonly wrong: readonly string[]
  /** Values that the activity recorded. */
  readonly values: Readonly<Record<string, RecordedValue>>
}

/** Whether a trial says anything about the child: it is scored, not void, measured and not mashed. A mirror trial asks nothing. */
export const counts = ({ warmUp, outcome, isMashed, shows }: TrialResult): boolean =>
  !warmUp && outcome !== 'void' && outcome !== 'unmeasured' && !isMashed && !isMirror({ shows })

/** Whether the target was the child's mirror image. */
export const isMirror = ({ shows }: Pick<TrialResult, 'shows'>): boolean => shows !== null && 'drawing' in shows && shows.drawing === 'mirror'
