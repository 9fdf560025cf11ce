import type { ResponseMethod } from '../../child/dials'
import type { SettingValue } from '../../settings/ownSettings'
import type { PromptLadder } from './promptLadder'

export interface LevelSpec {
  readonly id: string
  /** Scored trials; warm-ups are extra. */
  readonly trials: number
  /** Rung of the complexity ladder C1-C10. Levels above the child's limit are offered only as "try anyway". */
  readonly complexity: number
  /** A measurement, such as a visual field map: all trials alike, no prompts, never shortened by the child's block length, no adjustments. */
  readonly isMeasured?: true
  /** Opened only from this page and never listed among the levels: it answers a question about a child. */
  readonly opensFrom?: 'meeting' | 'assessment'
  /** Ends between two trials as soon as the child seems tired, because later trials would measure fatigue. */
  readonly endsWhenTired?: true
  /** Trials differ in difficulty and come in rounds of this length, each kind once. Slowing is judged from round to round. */
  readonly round?: number
  /** Ways measured side by side, each with its number of trials. Ways above the child's limits are left out with their trials. */
  readonly ways?: readonly MeasuredWay[]
  /** The voice names the target before every trial (or some), whatever the profile says: otherwise it would be unknown. */
  readonly needsCue?: true | 'in-some'
  /** Prompts when the child does nothing. Default: the full ladder. */
  readonly ladder?: PromptLadder
  /** Maximum session length in minutes, whatever the profile says: bright light may hold the eyes. */
  readonly mostMinutes?: number
  /** Number of things to choose among, if more than one. Offered only to children with that limit or above. */
  readonly items?: number
  /** Following is known only from an adult's marks, unless this setting has this value. */
  readonly needsMarks?: { readonly unless: { readonly setting: string; readonly is: string } }
  /** Wrong choices allowed before the right one for the trial to count as independent. Default: none. */
  readonly allowsWrong?: number
  /** Free play instead of trials: nothing is right, wrong or scored. */
  readonly session?: 'free'
  readonly free?: FreeLevel
}

/** One of several ways in which a level shows a thing, with the least limits of a child who may see it. */
export interface MeasuredWay {
  readonly trials: number
  readonly complexity: number
  readonly items?: number
}

/** Details of a level of free play. */
interface FreeLevel {
  /** Has trials after all if this setting has this value. */
  readonly unless?: { readonly setting: string; readonly is: string }
  /** Waits T without an action after which the stage demonstrates. Default: after T and 2 T. */
  readonly showsAfter?: readonly number[]
  /** The criterion of success (clinical-design.md §2). */
  readonly enough?: Enough
}

/** A number of touches within a time (ms), or a total time of action. */
export type Enough = { readonly touches: number; readonly withinMs: number } | { readonly activeMs: number }

/** Whether a level is free play with these settings of the activity's own. */
export const isPlayedFreely = ({ session, free }: LevelSpec, own: Readonly<Record<string, SettingValue>> = {}): boolean =>
  session === 'free' && (free?.unless === undefined || own[free.unless.setting] !== free.unless.is)

/** A child's limits: complexity rung and things at once. */
export interface Caps {
  readonly maxComplexity: number
  readonly maxItems: number
}

/** Whether a level exceeds the child's limits. Limits decide which levels are offered; a level that is played shows everything it has. */
export function isBeyond(manifest: { readonly levels: readonly LevelSpec[] }, level: string, { maxComplexity, maxItems }: Caps): boolean {
  const found = manifest.levels.find(({ id }) => id === level)
  return found !== undefined && (found.complexity > maxComplexity || (found.items ?? 1) > maxItems)
}

/** Whether a child may be shown a way of a level: no trial of a measurement exceeds the limits. */
export const isOpenWay = ({ complexity, items = 1 }: Omit<MeasuredWay, 'trials'>, { maxComplexity, maxItems }: Caps): boolean =>
  complexity <= maxComplexity && items <= maxItems

/** Ways of a level that a child is shown. The simplest is always among them. */
export const openWays = <Way extends MeasuredWay>({ ways = [] }: { readonly ways?: readonly Way[] | undefined }, caps: Caps): readonly Way[] =>
  ways.filter((way, index) => index === 0 || isOpenWay(way, caps))

/** Highest complexity that a level shows to anyone. */
export const busiestOf = ({ complexity, ways = [] }: Pick<LevelSpec, 'complexity' | 'ways'>): number =>
  Math.max(complexity, ...ways.map((way) => way.complexity))

/** Whether play of a level needs an adult's marks to mean anything: with these settings, or because the child only looks. */
export const needsMarks = (level: LevelSpec, own: Readonly<Record<string, unknown>>, method: ResponseMethod): boolean => {
  const { needsMarks: marks } = level
  if (method === 'look' && level.session !== 'free') return true
  return marks !== undefined && own[marks.unless.setting] !== marks.unless.is
}
