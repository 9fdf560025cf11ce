import type { RecordSpec } from '../trials/engine/recordsSpec'
import type { RecordsSpec } from '../trials/engine/recordsSpec'
import type { LevelSpec } from '../trials/engine/levelSpec'
import type { SettingsSpec } from '../settings/ownSettings'
import type { AccessSpec } from '../access/rules'
import type { Drawing } from '../trials/plan/drawings'
import type { Portrayed } from '../trials/plan/portraits'
import type { PlaceId } from '../words/places'
import type { Category } from '../words/words'
import type { ResultText } from './resultText'

/** The eight families of activities (clinical-design.md §2). */
export const families = ['see', 'follow', 'find', 'know', 'same', 'do', 'words', 'camera'] as const
export type Family = (typeof families)[number]

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

/** Texts about an activity for adults, in one language. */
export interface ActivityText<LevelId extends string, SettingName extends string, RecordName extends string = never> {
  readonly title: string
  /** One line that names the skills this activity trains. */
  readonly trains: string
  /** The child's task, and what counts as success. */
  readonly goal: string
  readonly objectives: Readonly<Record<LevelId, string>>
  /** Texts for the result of a session with trials, in the activity's own words. */
  readonly result?: ResultText
  readonly settings: Readonly<Record<SettingName, { readonly label: string; readonly options?: Readonly<Record<string, string>> }>>
  /** Column name of each declared record. */
  readonly records?: Readonly<Record<RecordName, string>>
  /** Suggestion for a follow-up away from the screen, with the target words in `{{words}}`. The setting `realThing` turns it off. */
  readonly after?: string
  /** Texts of an activity with steps; absent for any other. */
  readonly steps?: StepsText
}

/** Texts about an activity's steps of difficulty. */
interface StepsText {
  readonly title: string
  /** Header of the step column. */
  readonly column: string
  /** Header of the column that compares times with another step. */
  readonly against?: string
  /** Conclusion, with the hardest step or all hard steps in `{{step}}`. */
  readonly concluded: string
  /** Text shown if too little was played or nothing was found. */
  readonly none: string
  /** Name of each step, by the step's value. */
  readonly names: Readonly<Record<string, string>>
}

/**
 * A picture on the activity's tile, drawn by the stage: its centre as fractions of the tile's sides, its size as a fraction of
 * the tile's height.
 */
interface TilePiece {
  readonly shows: { readonly drawing: Drawing } | { /** Word id, or one word id per category. */ readonly word: string | Readonly<Record<string, string>> }
  readonly colour: 'colour' | 'secondColour'
  readonly x: number
  readonly y: number
  readonly size: number
}

/**
 * Steps of increasing difficulty (items, forms, ground strength). The progress page shows, over all sessions, how often each
 * step was independent and how long it took.
 */
export interface StepsSpec<R extends string = string> {
  /** Name of the record that contains a trial's step. */
  readonly record: R
  /** Values of the record as text, easiest first. */
  readonly order: readonly string[]
  /** Whether the conclusion names the hardest step that succeeds, or all hard steps. */
  readonly concludes: 'hardest' | 'hard-ones'
  /** Whether each target word also gets its own conclusion. */
  readonly byWord?: true
  /** Whether only trials of the most recent level count. Set if the levels ask for different things. */
  readonly byLevel?: true
  /** Whether trials without an answer are left out of shares. */
  readonly ofAnswered?: true
  /** Step that all other steps' times are compared with. */
  readonly against?: string
  /** Profile setting that an adult may set to the hardest step that succeeds. */
  readonly sets?: 'maxItems'
}

export interface Manifest<S extends SettingsSpec = SettingsSpec, L extends readonly LevelSpec[] = readonly LevelSpec[], R extends RecordsSpec = RecordsSpec> {
  /** The folder's name, the scene's key and the first segment of the route. */
  readonly id: string
  readonly family: Family
  readonly access: AccessSpec
  readonly categories?: readonly string[]
  /** Word lists and picture packs that must be loaded before the activity starts; `category`: those of the opened category. */
  readonly words?: 'category' | readonly Category[]
  /** Whether the activity needs every realistic picture of its words, not only the first. */
  readonly everyPicture?: true
  /** Places whose pictures must be loaded before the activity starts. */
  readonly places?: readonly PlaceId[]
  /** Whether these places are also shown furnished. */
  readonly furnished?: true
  /** People whose rendered portraits must be loaded before the activity starts. */
  readonly portraits?: readonly Portrayed[]
  /** Whether the activity shows scenes made from the child's own photographs. */
  readonly scenes?: true
  /** Whether the activity uses the texts that an adult wrote for the child. */
  readonly texts?: true
  /** Whether the activity uses the outlined words that an adult chose for the child. */
  readonly decks?: true
  readonly settings: S
  readonly levels: L
  /** Whether an adult may add or remove one thing during play. */
  readonly takesMore?: true
  readonly measures: readonly Measure[]
  /** Values that the activity records for each trial. */
  readonly records?: R
  readonly steps?: StepsSpec<keyof R & string>
  readonly needs: readonly ('camera' | 'mirror' | 'microphone' | 'tilt')[]
  /** Whether the activity is hidden in strict mode (clinical-design.md §1.7, 6). */
  readonly hiddenWhenStrict?: true
  /**
   * Whether the activity asks for single fingers. If so, it is hidden by default for a child who does not answer by touch
   * (clinical-design.md, /finger_count_ai).
   */
  readonly asksForFingers?: true
  readonly tile: readonly TilePiece[]
  /** English texts. Other languages are loaded with the chunk of the language. */
  readonly text: { readonly en: ActivityText<L[number]['id'], keyof S & string, keyof R & string> }
}

/** Level ids of an activity. Level content is a record with these ids as keys, so a level without content does not compile. */
export type LevelIdOf<M extends Pick<Manifest, 'levels'>> = M['levels'][number]['id']

/** Defines a manifest and keeps its literal types, so a scene knows its settings' values and a missing text is a compile error. */
export function defineActivity<const S extends SettingsSpec, const L extends readonly LevelSpec[], const R extends RecordsSpec = Record<never, RecordSpec>>(
  manifest: Manifest<S, L, R>,
): Manifest<S, L, R> {
  return manifest
}

/** Returns the levels that an adult can start from the activity's own page. */
export const playLevels = (manifest: Pick<Manifest, 'levels'>): readonly LevelSpec[] => manifest.levels.filter(({ opensFrom }) => opensFrom === undefined)

/** Returns the only page that opens this level, or null if the level is for playing or unknown. */
export const pageOfLevel = (manifest: Pick<Manifest, 'levels'>, level: string): NonNullable<LevelSpec['opensFrom']> | null =>
  manifest.levels.find(({ id }) => id === level)?.opensFrom ?? null

export const routeOf = (manifest: Pick<Manifest, 'id'>): string => `/${manifest.id}`

/** Whether the activity has this category. null means the address without a category. */
export const hasCategory = ({ categories }: Pick<Manifest, 'categories'>, category: string | null): boolean =>
  category === null ? categories === undefined : categories?.includes(category) === true
