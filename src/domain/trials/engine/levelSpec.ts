import type { SettingValue } from '../../settings/ownSettings'
import type { PromptLadder } from './promptLadder'

export interface LevelSpec {
  readonly id: string
  /** Trials that count; the warm-up comes on top. */
  readonly trials: number
  /** Rung of the complexity ladder C1-C10: levels above the child's cap are offered only as "try anyway". */
  readonly complexity: number
  /** A measurement, as a map of the field: every turn alike, no prompts, never cut short by the child's block length, and not changed on the way. */
  readonly isMeasured?: true
  /** Opened from this page alone, never offered among the levels: it answers a question about a child, and is no next thing to play. */
  readonly opensFrom?: 'meeting' | 'assessment'
  /** It ends between two turns as soon as the child seems tired: what comes after would say something of tiredness. */
  readonly endsWhenTired?: true
  /** Turns differ by themselves, and come in such rounds, each of them once: whether touches slow is seen from round to round. */
  readonly round?: number
  /** What is measured beside one another, each in so many of the turns: what lies above what is set for the child is left out, and its turns with it. */
  readonly ways?: readonly MeasuredWay[]
  /** The voice says what to look for before every trial, whatever the profile says: without it nobody could know, or not in some trials. */
  readonly needsCue?: true | 'in-some'
  /** What comes by itself when the child does nothing; without it the full ladder. */
  readonly ladder?: PromptLadder
  /** A session lasts so many minutes at most, whatever the profile says: bright light may hold the eyes. */
  readonly mostMinutes?: number
  /** How many things stand there to choose among, where it is more than one: offered only to who has as many. */
  readonly items?: number
  /** An adult's marks tell how the child follows, unless this setting of its own says otherwise: without a mark nothing is known. */
  readonly needsMarks?: { readonly unless: { readonly setting: string; readonly is: string } }
  /** With so many wrong choices before the right one it is still the child's own; with none unless told. */
  readonly allowsWrong?: number
  /** Free play instead of trials: nothing is right or wrong, and nothing is counted as one. */
  readonly session?: 'free'
  readonly free?: FreeLevel
}

/** One of several ways in which a level shows a thing, and the least that must be set for a child who is shown it. */
export interface MeasuredWay {
  readonly trials: number
  readonly complexity: number
  readonly items?: number
}

/** What more there is to say of a level that is played freely. */
interface FreeLevel {
  /** It has trials after all where the activity's own setting has this value. */
  readonly unless?: { readonly setting: string; readonly is: string }
  /** After so many waits T without a deed the stage shows what can be done; after T and 2 T unless told. */
  readonly showsAfter?: readonly number[]
  /** What is success in it (domain.md §2). */
  readonly enough?: Enough
}

/** So many touches within a time (ms), or something done for so long in all. */
export type Enough = { readonly touches: number; readonly withinMs: number } | { readonly activeMs: number }

/** Whether a level is played freely with these settings of the activity's own. */
export const isPlayedFreely = ({ session, free }: LevelSpec, own: Readonly<Record<string, SettingValue>> = {}): boolean =>
  session === 'free' && (free?.unless === undefined || own[free.unless.setting] !== free.unless.is)

/** What is set for a child as the most: rungs of complexity, and things at once. */
export interface Caps {
  readonly maxComplexity: number
  readonly maxItems: number
}

/** Whether a level lies above what is set for a child. The caps choose which levels are offered; one that is played shows what it says. */
export function isBeyond(manifest: { readonly levels: readonly LevelSpec[] }, level: string, { maxComplexity, maxItems }: Caps): boolean {
  const found = manifest.levels.find(({ id }) => id === level)
  return found !== undefined && (found.complexity > maxComplexity || (found.items ?? 1) > maxItems)
}

/** Whether a way of a level may be shown to a child: no turn of a measurement goes beyond the caps. */
export const isOpenWay = ({ complexity, items = 1 }: Omit<MeasuredWay, 'trials'>, { maxComplexity, maxItems }: Caps): boolean =>
  complexity <= maxComplexity && items <= maxItems

/** The ways of a level that a child is shown: the simplest of them whenever the level is opened at all. */
export const openWays = <Way extends MeasuredWay>({ ways = [] }: { readonly ways?: readonly Way[] | undefined }, caps: Caps): readonly Way[] =>
  ways.filter((way, index) => index === 0 || isOpenWay(way, caps))

/** The busiest that a level shows to anybody. */
export const busiestOf = ({ complexity, ways = [] }: Pick<LevelSpec, 'complexity' | 'ways'>): number =>
  Math.max(complexity, ...ways.map((way) => way.complexity))

/** Whether play of a level with these settings of the activity's own says nothing without an adult who marks looks. */
export const needsMarks = ({ needsMarks: marks }: Pick<LevelSpec, 'needsMarks'>, own: Readonly<Record<string, unknown>>): boolean =>
  marks !== undefined && own[marks.unless.setting] !== marks.unless.is
