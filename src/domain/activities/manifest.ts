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
  /** One line: the skills that it trains. */
  readonly trains: string
  /** The child's task, and the meaning of success. */
  readonly goal: string
  readonly objectives: Readonly<Record<LevelId, string>>
  /** Result of a session with trials, in the activity's own words. */
  readonly result?: ResultText
  readonly settings: Readonly<Record<SettingName, { readonly label: string; readonly options?: Readonly<Record<string, string>> }>>
  /** Column names of the recorded values, one for each declared value. */
  readonly records?: Readonly<Record<RecordName, string>>
  /** Follow-up away from the screen, with the target words in `{{words}}`. The setting `realThing` turns it off. */
  readonly after?: string
  /** Only for an activity with steps. */
  readonly steps?: StepsText
}

/** Texts about an activity's steps. */
interface StepsText {
  readonly title: string
  /** Header of the step column. */
  readonly column: string
  /** Header of the column that compares times with another step. */
  readonly against?: string
  /** Conclusion, with the step or all hard steps in `{{step}}`. */
  readonly concluded: string
  /** Shown when too little was played or nothing was found. */
  readonly none: string
  /** Name of each step, by its value. */
  readonly names: Readonly<Record<string, string>>
}

/** A thing on the activity's tile, drawn by the stage: centre and size as fractions of the tile's sides and height. */
interface TilePiece {
  readonly shows: { readonly drawing: Drawing } | { /** Word id, or one per category. */ readonly word: string | Readonly<Record<string, string>> }
  readonly colour: 'colour' | 'secondColour'
  readonly x: number
  readonly y: number
  readonly size: number
}

/** Steps of growing difficulty (items, forms, ground strength). Progress shows, over all sessions, how often each was independent and how long it took. */
export interface StepsSpec<R extends string = string> {
  /** Record with the step of a trial. */
  readonly record: R
  /** Its values as text, easiest first. */
  readonly order: readonly string[]
  /** Conclusion: the hardest step that succeeds, or all hard steps. */
  readonly concludes: 'hardest' | 'hard-ones'
  /** Whether each target word also gets its own conclusion. */
  readonly byWord?: true
  /** Whether only the most recent level's trials are counted, because levels ask for different things. */
  readonly byLevel?: true
  /** Whether trials without an answer are left out of shares. */
  readonly ofAnswered?: true
  /** Step whose times the others are compared with. */
  readonly against?: string
  /** Profile setting that an adult may set to the hardest step that succeeds. */
  readonly sets?: 'maxItems'
}

export interface Manifest<S extends SettingsSpec = SettingsSpec, L extends readonly LevelSpec[] = readonly LevelSpec[], R extends RecordsSpec = RecordsSpec> {
  /** The folder's name, the scene's key and the route's first segment. */
  readonly id: string
  readonly family: Family
  readonly access: AccessSpec
  readonly categories?: readonly string[]
  /** Word lists and picture packs that must be loaded before it starts; `category`: those of the opened category. */
  readonly words?: 'category' | readonly Category[]
  /** Needs every realistic picture of its words, not only the first. */
  readonly everyPicture?: true
  /** Places whose pictures must be loaded before it starts. */
  readonly places?: readonly PlaceId[]
  /** Shows these places furnished as well. */
  readonly furnished?: true
  /** People whose rendered portraits must be loaded before it starts. */
  readonly portraits?: readonly Portrayed[]
  /** Shows scenes made from the child's own photographs. */
  readonly scenes?: true
  /** Uses the texts that an adult wrote for the child. */
  readonly texts?: true
  /** Uses the outlined words that an adult chose for the child. */
  readonly decks?: true
  readonly settings: S
  readonly levels: L
  /** An adult may add or remove one thing during play. */
  readonly takesMore?: true
  readonly measures: readonly Measure[]
  /** Values that the activity records for each trial. */
  readonly records?: R
  readonly steps?: StepsSpec<keyof R & string>
  readonly needs: readonly ('camera' | 'mirror' | 'microphone' | 'tilt')[]
  /** Hidden in strict mode (clinical-design.md §1.7, 6). */
  readonly hiddenWhenStrict?: true
  /** Asks for single fingers: hidden by default for a child who does not answer by touch (clinical-design.md, /finger_count_ai). */
  readonly asksForFingers?: true
  readonly tile: readonly TilePiece[]
  /** English texts. Other languages load with the language's chunk. */
  readonly text: { readonly en: ActivityText<L[number]['id'], keyof S & string, keyof R & string> }
}

/** Level ids of an activity. Level content is a record over these, so a level without content does not compile. */
export type LevelIdOf<M extends Pick<Manifest, 'levels'>> = M['levels'][number]['id']

/** Keeps literal types, so that a scene knows its settings' values and a missing text is a compile error. */
export function defineActivity<const S extends SettingsSpec, const L extends readonly LevelSpec[], const R extends RecordsSpec = Record<never, RecordSpec>>(
  manifest: Manifest<S, L, R>,
): Manifest<S, L, R> {
  return manifest
}

/** The levels that an adult can start from the activity's own page. */
export const playLevels = (manifest: Pick<Manifest, 'levels'>): readonly LevelSpec[] => manifest.levels.filter(({ opensFrom }) => opensFrom === undefined)

/** The only page that opens a level; null for a level for playing or an unknown one. */
export const pageOfLevel = (manifest: Pick<Manifest, 'levels'>, level: string): NonNullable<LevelSpec['opensFrom']> | null =>
  manifest.levels.find(({ id }) => id === level)?.opensFrom ?? null

export const routeOf = (manifest: Pick<Manifest, 'id'>): string => `/${manifest.id}`

/** Whether the activity has this category; null is the address without one. */
export const hasCategory = ({ categories }: Pick<Manifest, 'categories'>, category: string | null): boolean =>
  category === null ? categories === undefined : categories?.includes(category) === true
