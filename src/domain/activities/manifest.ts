import type { AccessSpec } from '../access/rules'
import type { Drawing } from '../trials/concepts/drawings'
import type { Ladder } from '../trials/engine/ladder'
import type { Portrayed } from '../trials/concepts/portraits'
import type { PlaceId } from '../words/places'
import type { Category } from '../words/words'
import type { ResultText } from './resultText'

/** The eight families by which activities are grouped (domain.md §2). */
export const families = ['see', 'follow', 'find', 'know', 'same', 'do', 'words', 'camera'] as const
export type Family = (typeof families)[number]

/** One setting of an activity's own. What all activities share is the child's profile, never here. */
export type SettingSpec =
  | { readonly kind: 'choice'; readonly default: string; readonly options: readonly string[] }
  | { readonly kind: 'switch'; readonly default: boolean }
  | { readonly kind: 'range'; readonly default: number; readonly min: number; readonly max: number; readonly step: number }
  /** Words that the adult picked of those the activity shows, up to `max` of a category; none means the activity's own choice. */
  | {
      readonly kind: 'words'
      readonly default: readonly string[]
      readonly max: number
      /** Only words of this category, or only those of the family's own scenes, are to be picked. */
      readonly of?: Category | 'scenes'
      /** Only these words (ids) of each category of the address are to be picked. */
      readonly among?: Readonly<Record<string, readonly string[]>>
    }
  /** Ids of texts that the adult picked of the child's own and of the first ones; none means all of its own. */
  | { readonly kind: 'texts'; readonly default: readonly string[]; readonly max: number }
  /** The same of decks of word outlines. */
  | { readonly kind: 'decks'; readonly default: readonly string[]; readonly max: number }
  /**
   * What a range comes to today: one less for each earlier day on which it was played in this way, and never under the
   * least of the range. Nobody sets it: it is found when a session begins (`today.ts`).
   */
  | { readonly kind: 'today'; readonly default: number; readonly of: string; readonly when: { readonly setting: string; readonly is: string } }

/** What any setting can be. */
export type SettingValue = string | number | boolean | readonly string[]

export type SettingsSpec = Readonly<Record<string, SettingSpec>>

type ValueOf<S extends SettingSpec> = S extends { kind: 'choice'; options: readonly (infer O)[] }
  ? O
  : S extends { kind: 'switch' }
    ? boolean
    : S extends { kind: 'words' | 'texts' | 'decks' }
      ? readonly string[]
      : number
/** The values that a record of settings can take: `{ entrySide: 'left' | 'right' | 'below' }`. */
export type SettingsOf<S extends SettingsSpec> = { readonly [Name in keyof S]: ValueOf<S[Name]> }

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
  readonly ladder?: Ladder
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

export type Measure =
  | 'accuracy'
  | 'confusions'
  | 'likeness'
  | 'counted'
  | 'concepts'
  | 'followed'
  | 'direction'
  | 'grid'
  | 'ground'
  | 'discrimination'
  | 'reading'
  | 'outlines'
  | 'lookLatency'
  | 'touchLatency'
  | 'hitError'
  | 'zone'
  | 'prompts'
  | 'speed'

/** What an adult reads of an activity, in one language. */
export interface ActivityText<LevelId extends string, SettingName extends string, RecordName extends string = never> {
  readonly title: string
  /** One line: what it trains. */
  readonly trains: string
  /** What the child does and what success is, for the adult beside the child. */
  readonly goal: string
  readonly objectives: Readonly<Record<LevelId, string>>
  /** What the result of a session with trials says, in the activity's own words. */
  readonly result?: ResultText
  readonly settings: Readonly<Record<SettingName, { readonly label: string; readonly options?: Readonly<Record<string, string>> }>>
  /** What each recorded value is called in the table; needed for each that is declared. */
  readonly records?: Readonly<Record<RecordName, string>>
  /** What to do now away from the screen, with the things that were asked for in `{{words}}`; its setting `realThing` leaves it out. */
  readonly after?: string
  /** Where the activity has steps. */
  readonly steps?: StepsText
}

/** What is said of an activity's steps. */
interface StepsText {
  readonly title: string
  /** Over the column of the steps. */
  readonly column: string
  /** Over the column of the times against another step's. */
  readonly against?: string
  /** With the name of the step, or of all that are hard, in `{{step}}`. */
  readonly concluded: string
  /** Where too little was played to conclude anything, or nothing was found. */
  readonly none: string
  /** Of each step, by its value. */
  readonly names: Readonly<Record<string, string>>
}

/** A thing on the activity's tile, drawn by the stage's own code: centre and size as fractions of the tile's sides and height. */
interface TilePiece {
  readonly shows: { readonly drawing: Drawing } | { /** Id of the word, or one for each category. */ readonly word: string | Readonly<Record<string, string>> }
  readonly colour: 'colour' | 'secondColour'
  readonly x: number
  readonly y: number
  readonly size: number
}

/** One value that an activity records of each trial beside the measures of all. It becomes a column of the table and the export. */
export type RecordSpec =
  | { readonly kind: 'number'; /** What it counts or measures: `heights` are stage heights. */ readonly unit: 'count' | 'heights' | 'share' | 'ms' }
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  | { readonly kind: 'yes-no' }
  /** The id of a word, a part or a thing. */
  | { readonly kind: 'id' }
export type RecordsSpec = Readonly<Record<string, RecordSpec>>

/**
 * Steps that grow harder (things at once, forms of a thing, faint and strong scenes): from all sessions of the activity
 * it is told how often each was done alone, and how long that took.
 */
export interface StepsSpec<R extends string = string> {
  /** The record that says the step of a trial. */
  readonly record: R
  /** Its values as text, the easiest first. */
  readonly order: readonly string[]
  /** What is concluded: the hardest step that goes well, or all steps that do not. */
  readonly concludes: 'hardest' | 'hard-ones'
  /** It is concluded for each word that was asked for as well. */
  readonly byWord?: true
  /** Its levels ask for different things: only turns at the level that was played last are told together. */
  readonly byLevel?: true
  /** Whoever does not answer has not told wrongly: such turns are in no share. */
  readonly ofAnswered?: true
  /** The step against which the times of the others are set. */
  readonly against?: string
  /** What of the profile an adult may set to the hardest step that goes well. */
  readonly sets?: 'maxItems'
}

type RecordOf<R extends RecordSpec> = R extends { kind: 'number' }
  ? number
  : R extends { kind: 'choice'; options: readonly (infer O)[] }
    ? O
    : R extends { kind: 'yes-no' }
      ? boolean
      : string
/** The values that a trial may record: a name that is not declared is a type error. */
export type RecordsOf<R extends RecordsSpec> = { readonly [Name in keyof R]?: RecordOf<R[Name]> }

export interface Manifest<S extends SettingsSpec = SettingsSpec, L extends readonly LevelSpec[] = readonly LevelSpec[], R extends RecordsSpec = RecordsSpec> {
  /** The folder's name, the scene's key and the route's first segment. */
  readonly id: string
  readonly family: Family
  readonly access: AccessSpec
  readonly categories?: readonly string[]
  /** Lists of words and packs of pictures that must be there before it begins; `category` is the one that was opened. */
  readonly words?: 'category' | readonly Category[]
  /** It shows each realistic picture of its words, and not the usual one alone. */
  readonly everyPicture?: true
  /** Places whose pictures must be there before it begins. */
  readonly places?: readonly PlaceId[]
  /** People whose rendered portraits must be there before it begins. */
  readonly portraits?: readonly Portrayed[]
  /** It shows the scenes that an adult made of the child's own photographs. */
  readonly scenes?: true
  /** It reads the texts that an adult wrote for the child. */
  readonly texts?: true
  /** It shows the words that an adult chose for the child, with outlines round them. */
  readonly decks?: true
  readonly settings: S
  readonly levels: L
  /** An adult may ask for one thing more, or one fewer, while it is played. */
  readonly takesMore?: true
  readonly measures: readonly Measure[]
  /** What it records of its own. */
  readonly records?: R
  readonly steps?: StepsSpec<keyof R & string>
  readonly needs: readonly ('camera' | 'mirror' | 'microphone' | 'tilt')[]
  /** Hidden in strict mode (domain.md §1.7, 6). */
  readonly hiddenWhenStrict?: true
  /** Asks for single fingers: hidden at first for a child who answers in another way than by touch (domain.md, /finger_count_ai). */
  readonly asksForFingers?: true
  readonly tile: readonly TilePiece[]
  /** In English. In every other language it comes with that language's texts (src/text). */
  readonly text: { readonly en: ActivityText<L[number]['id'], keyof S & string, keyof R & string> }
}

/** The ids of an activity's levels: what fills them is a record over these, so that a level without its fill does not compile. */
export type LevelIdOf<M extends Pick<Manifest, 'levels'>> = M['levels'][number]['id']

/** Keeps every literal type, so that a scene knows its settings' values and a missing text is a compile error. */
export function defineActivity<const S extends SettingsSpec, const L extends readonly LevelSpec[], const R extends RecordsSpec = Record<never, RecordSpec>>(
  manifest: Manifest<S, L, R>,
): Manifest<S, L, R> {
  return manifest
}

/** The levels that are for playing. */
export const playLevels = (manifest: Pick<Manifest, 'levels'>): readonly LevelSpec[] => manifest.levels.filter(({ opensFrom }) => opensFrom === undefined)

/** The page from which alone a level is opened; null for one that is for playing, and for one that is not known. */
export const pageOfLevel = (manifest: Pick<Manifest, 'levels'>, level: string): NonNullable<LevelSpec['opensFrom']> | null =>
  manifest.levels.find(({ id }) => id === level)?.opensFrom ?? null

/** What is set for a child as the most: rungs of complexity, and things at once. */
export interface Caps {
  readonly maxComplexity: number
  readonly maxItems: number
}

/** Whether a level lies above what is set for a child. The caps choose which levels are offered; one that is played shows what it says. */
export function isBeyond(manifest: Pick<Manifest, 'levels'>, level: string, { maxComplexity, maxItems }: Caps): boolean {
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

export const routeOf = (manifest: Pick<Manifest, 'id'>): string => `/${manifest.id}`

/** Whether the activity has this category; null is the address without one. */
export const hasCategory = ({ categories }: Pick<Manifest, 'categories'>, category: string | null): boolean =>
  category === null ? categories === undefined : categories?.includes(category) === true

/** Stored values made whole: unknown or impossible ones fall back to the default. */
export function settingsFrom<S extends SettingsSpec>(spec: S, stored: Readonly<Record<string, unknown>>): SettingsOf<S> {
  const entries = Object.entries(spec).map(([name, setting]) => [name, isValid(setting, stored[name]) ? stored[name] : setting.default])
  return Object.fromEntries(entries) as SettingsOf<S>
}

function isValid(setting: SettingSpec, value: unknown): boolean {
  switch (setting.kind) {
    case 'choice':
      return typeof value === 'string' && setting.options.includes(value)
    case 'switch':
      return typeof value === 'boolean'
    case 'range':
      return typeof value === 'number' && value >= setting.min && value <= setting.max
    case 'today':
      return typeof value === 'number' && Number.isFinite(value)
    case 'words':
    case 'texts':
    case 'decks':
      return Array.isArray(value) && value.every((id) => typeof id === 'string')
  }
}

/** Whether play of a level with these settings of the activity's own says nothing without an adult who marks looks. */
export const needsMarks = ({ needsMarks: marks }: Pick<LevelSpec, 'needsMarks'>, own: Readonly<Record<string, unknown>>): boolean =>
  marks !== undefined && own[marks.unless.setting] !== marks.unless.is
