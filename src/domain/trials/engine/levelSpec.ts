import type { ResponseMethod } from '../../child/dials'
import type { SettingValue } from '../../settings/ownSettings'
import type { PromptLadder } from './promptLadder'

export interface LevelSpec {
  readonly id: string
  /** Number of scored trials. Warm-ups are extra. */
  readonly trials: number
  /** Rung of the level on the complexity ladder C1-C10. Levels above the child's limit are offered only as "try anyway". */
  readonly complexity: number
  /**
   * Whether the level is a measurement, such as a visual field map: all trials are alike, there are no prompts or adjustments, and
   * the child's block length never shortens it.
   */
  readonly isMeasured?: true
  /** The only page that opens this level, which answers a question about a child and is never in the list of levels. */
  readonly opensFrom?: 'meeting' | 'assessment'
  /** Whether the session ends between two trials as soon as the child seems tired, because later trials would measure fatigue. */
  readonly endsWhenTired?: true
  /**
   * Number of trials in a round, if trials differ in difficulty and each kind occurs once per round. Slowing is then judged from
   * round to round.
   */
  readonly round?: number
  /**
   * Conditions that are measured together, each with its number of trials. Conditions above the child's limits are left out with
   * their trials.
   */
  readonly ways?: readonly MeasuredWay[]
  /**
   * Whether a voice names the target before every trial, or some, whatever the profile says, because the child could not know the
   * target otherwise.
   */
  readonly needsCue?: true | 'in-some'
  /** Prompts that come when the child does nothing. Default: the full ladder. */
  readonly ladder?: PromptLadder
  /** Maximum session length (minutes), whatever the profile says. Set if a child might be unable to look away from bright light. */
  readonly mostMinutes?: number
  /** Number of things to choose among, if more than one. The level is offered only to children whose limit is at least as high. */
  readonly items?: number
  /** Whether only an adult's marks can show that the child follows, unless this setting has this value. */
  readonly needsMarks?: { readonly unless: { readonly setting: string; readonly is: string } }
  /** Number of wrong choices that a trial may have before the right one and still count as independent. Default: none. */
  readonly allowsWrong?: number
  /** Whether the level is free play instead of trials. Nothing is right, wrong or scored. */
  readonly session?: 'free'
  readonly free?: FreeLevel
}

/** One of several conditions in which a level shows a thing, with the minimum limits that a child must have to see it. */
export interface MeasuredWay {
  readonly trials: number
  readonly complexity: number
  readonly items?: number
}

/** Details of a free-play level. */
interface FreeLevel {
  /** The level has trials after all if this setting has this value. */
  readonly unless?: { readonly setting: string; readonly is: string }
  /** Times without an action, in waits T, after which the stage demonstrates. Default: after T and 2 T. */
  readonly showsAfter?: readonly number[]
  /** Criterion of success (clinical-design.md §2). */
  readonly enough?: Enough
}

/** Criterion of success in free play: a number of touches within a time (ms), or a total time of action (ms). */
export type Enough = { readonly touches: number; readonly withinMs: number } | { readonly activeMs: number }

/** Whether a level is free play with these own settings of the activity. */
export const isPlayedFreely = ({ session, free }: LevelSpec, own: Readonly<Record<string, SettingValue>> = {}): boolean =>
  session === 'free' && (free?.unless === undefined || own[free.unless.setting] !== free.unless.is)

/** A child's limits: the highest complexity rung, and the maximum number of things at once. */
export interface Caps {
  readonly maxComplexity: number
  readonly maxItems: number
}

/**
 * Whether a level exceeds the child's limits. The limits decide which levels are offered; a level that is played shows
 * everything it contains.
 */
export function isBeyond(manifest: { readonly levels: readonly LevelSpec[] }, level: string, { maxComplexity, maxItems }: Caps): boolean {
  const found = manifest.levels.find(({ id }) => id === level)
  return found !== undefined && (found.complexity > maxComplexity || (found.items ?? 1) > maxItems)
}

/** Whether a child may be shown a condition of a level. No trial of a measurement exceeds the child's limits. */
export const isOpenWay = ({ complexity, items = 1 }: Omit<MeasuredWay, 'trials'>, { maxComplexity, maxItems }: Caps): boolean =>
  complexity <= maxComplexity && items <= maxItems

/** Returns the conditions of a level that a child is shown. They always include the simplest. */
export const openWays = <Way extends MeasuredWay>({ ways = [] }: { readonly ways?: readonly Way[] | undefined }, caps: Caps): readonly Way[] =>
  ways.filter((way, index) => index === 0 || isOpenWay(way, caps))

/** Returns the highest complexity that a level shows to anyone. */
export const busiestOf = ({ complexity, ways = [] }: Pick<LevelSpec, 'complexity' | 'ways'>): number =>
  Math.max(complexity, ...ways.map((way) => way.complexity))

/** Whether play of a level means anything only with an adult's marks: because of these settings, or because the child only looks. */
export const needsMarks = (level: LevelSpec, own: Readonly<Record<string, unknown>>, method: ResponseMethod): boolean => {
  const { needsMarks: marks } = level
  if (method === 'look' && level.session !== 'free') return true
  return marks !== undefined && own[marks.unless.setting] !== marks.unless.is
}
