import type { Hex } from '../../child/palette'
import type { Zone } from '../../child/zones'
import type { RecordedValue, Shows } from '../plan/shows'
import type { AnsweredBy, Outcome, PromptStep } from './events'

/** One trial as figures. Latencies are ms of active time from onset; null if it did not happen. */
export interface TrialResult {
  readonly trial: number
  readonly warmUp: boolean
  readonly outcome: Outcome
  readonly prompt: PromptStep
  /** Zone of the target when shown and when answered; the latter is null in the first sessions. */
  readonly zone: Zone | null
  readonly hitZone: Zone | null
  readonly size: number | null
  readonly speed: number | null
  /** Whether zone, size and speed were measured on the stage. Otherwise they are planned values. */
  readonly isMeasured: boolean
  /** Number of things on the screen, the target included. */
  readonly items: number
  /** Number of things the child chose among, without samples and bystanders. */
  readonly choices: number
  /** The target; null in the first sessions. */
  readonly shows: Shows | null
  /** Colour of the target. */
  readonly colour: Hex | null
  /** Onset in ms of active time since the session began. */
  readonly shownAt: number | null
  /** Longest response time (ms); null without limit. */
  readonly waitMs: number | null
  /** The way in which the answer came (the right one, if several); null without an answer. */
  readonly by: AnsweredBy | null
  /** Onset to the adult's "looked now". */
  readonly lookMs: number | null
  /** Onset to the first touch in the hit area, or to the start of following for a passage. It includes reaching and deciding: never call it visual latency. */
  readonly touchMs: number | null
  /** First touch: distance from the target's centre in stage heights. */
  readonly error: number | null
  readonly offTarget: number
  /** Too many touches elsewhere just before the answer or the end, or one too early for anything to have been seen: the answer says nothing. */
  readonly isMashed: boolean
  readonly wrong: readonly string[]
  /** Values recorded by the activity. */
  readonly values: Readonly<Record<string, RecordedValue>>
}

/** Whether a trial says anything about the child: scored, not void, measured and not mashed. A mirror trial asks nothing. */
export const counts = ({ warmUp, outcome, isMashed, shows }: TrialResult): boolean =>
  !warmUp && outcome !== 'void' && outcome !== 'unmeasured' && !isMashed && !isMirror({ shows })

/** Whether the target was the child's mirror image. */
export const isMirror = ({ shows }: Pick<TrialResult, 'shows'>): boolean => shows !== null && 'drawing' in shows && shows.drawing === 'mirror'
