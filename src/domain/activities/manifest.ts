import type { AccessSpec } from '../access/rules'
import type { Ladder } from '../trials/engine'
import type { Category } from '../words/words'

/** The eight families by which activities are grouped (domain.md §2). */
export const families = ['see', 'follow', 'find', 'know', 'same', 'do', 'words', 'camera'] as const
export type Family = (typeof families)[number]

export const languages = ['en'] as const
export type Language = (typeof languages)[number]

/** One setting of an activity's own. What all activities share is the child's profile, never here. */
export type SettingSpec =
  | { readonly kind: 'choice'; readonly default: string; readonly options: readonly string[] }
  | { readonly kind: 'switch'; readonly default: boolean }
  | { readonly kind: 'range'; readonly default: number; readonly min: number; readonly max: number; readonly step: number }
  /** Words that the adult picked of those the activity shows, up to `max` of a category; none means the activity's own choice. */
  | { readonly kind: 'words'; readonly default: readonly string[]; readonly max: number }
  /** Ids of texts that the adult picked of the child's own and of the first ones; none means all of its own. */
  | { readonly kind: 'texts'; readonly default: readonly string[]; readonly max: number }

/** What any setting can be. */
export type SettingValue = string | number | boolean | readonly string[]

export type SettingsSpec = Readonly<Record<string, SettingSpec>>

type ValueOf<S extends SettingSpec> = S extends { kind: 'choice'; options: readonly (infer O)[] }
  ? O
  : S extends { kind: 'switch' }
    ? boolean
    : S extends { kind: 'words' | 'texts' }
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
  /** A map of the field: every zone alike, no prompts, never cut short by the child's block length. */
  readonly isMap?: true
  /** Getting to know a child: opened from its own page alone, never offered among the levels. */
  readonly isMeeting?: true
  /** The voice says what to look for before every trial, whatever the profile says: without it nobody could know. */
  readonly needsCue?: true
  /** What comes by itself when the child does nothing; without it the full ladder. */
  readonly ladder?: Ladder
}

export type Measure = 'accuracy' | 'followed' | 'reading' | 'lookLatency' | 'touchLatency' | 'hitError' | 'zone' | 'prompts' | 'speed'

/** What an adult reads of an activity, in one language. */
export interface ActivityText<LevelId extends string, SettingName extends string> {
  readonly title: string
  /** One line: what it trains. */
  readonly trains: string
  /** What the child does and what success is, for the adult beside the child. */
  readonly goal: string
  readonly objectives: Readonly<Record<LevelId, string>>
  readonly settings: Readonly<Record<SettingName, { readonly label: string; readonly options?: Readonly<Record<string, string>> }>>
}

/** A thing on the activity's tile, drawn by the stage's own code: centre and size as fractions of the tile's sides and height. */
export interface TilePiece {
  /** A drawing of the stage, or `word`. */
  readonly look: string
  /** With the look `word`: the id of the word, or one for each category. */
  readonly word?: string | Readonly<Record<string, string>>
  readonly colour: 'colour' | 'secondColour'
  readonly x: number
  readonly y: number
  readonly size: number
}

export interface Manifest<
  S extends SettingsSpec = SettingsSpec,
  L extends readonly LevelSpec[] = readonly LevelSpec[],
> {
  /** The folder's name, the scene's key and the route's first segment. */
  readonly id: string
  readonly family: Family
  readonly access: AccessSpec
  readonly categories?: readonly string[]
  /** Lists of words and packs of pictures that must be there before it begins; `category` is the one that was opened. */
  readonly words?: 'category' | readonly Category[]
  /** It reads the texts that an adult wrote for the child. */
  readonly texts?: true
  readonly settings: S
  readonly levels: L
  readonly measures: readonly Measure[]
  readonly needs: readonly ('camera' | 'microphone' | 'tilt')[]
  /** Hidden in strict mode (domain.md §1.7, 6). */
  readonly hiddenWhenStrict?: true
  /** Asks for single fingers: hidden at first for a child who answers in another way than by touch (domain.md, /finger_count_ai). */
  readonly asksForFingers?: true
  readonly tile: readonly TilePiece[]
  readonly text: Readonly<Record<Language, ActivityText<L[number]['id'], keyof S & string>>>
}

/** Keeps every literal type, so that a scene knows its settings' values and a missing text is a compile error. */
export function defineActivity<const S extends SettingsSpec, const L extends readonly LevelSpec[]>(
  manifest: Manifest<S, L>,
): Manifest<S, L> {
  return manifest
}

/** The levels that are for playing. */
export const playLevels = (manifest: Pick<Manifest, 'levels'>): readonly LevelSpec[] => manifest.levels.filter(({ isMeeting }) => isMeeting !== true)

/** Whether a level lies above what is set for a child. An unknown level does not. */
export const isBeyond = (manifest: Pick<Manifest, 'levels'>, level: string, maxComplexity: number): boolean =>
  (manifest.levels.find(({ id }) => id === level)?.complexity ?? 0) > maxComplexity

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
    case 'words':
    case 'texts':
      return Array.isArray(value) && value.every((id) => typeof id === 'string')
  }
}
