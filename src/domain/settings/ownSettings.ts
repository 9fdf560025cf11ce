import type { Category } from '../words/words'

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
