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

/** The eight families by which activities are grouped (domain.md §2). */
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

export const routeOf = (manifest: Pick<Manifest, 'id'>): string => `/${manifest.id}`

/** Whether the activity has this category; null is the address without one. */
export const hasCategory = ({ categories }: Pick<Manifest, 'categories'>, category: string | null): boolean =>
  category === null ? categories === undefined : categories?.includes(category) === true
