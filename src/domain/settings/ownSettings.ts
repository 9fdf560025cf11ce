import type { Category } from '../words/words'

/** One of an activity's own settings. Settings that all activities share are in the child's profile. */
export type SettingSpec =
  | { readonly kind: 'choice'; readonly default: string; readonly options: readonly string[] }
  | { readonly kind: 'switch'; readonly default: boolean }
  | { readonly kind: 'range'; readonly default: number; readonly min: number; readonly max: number; readonly step: number }
  /** Words that the adult picked, up to `max` per category. Empty means the activity's own choice. */
  | {
      readonly kind: 'words'
      readonly default: readonly string[]
      readonly max: number
      /** Limits the choice to words of this category, or to the family's own scenes. */
      readonly of?: Category | 'scenes'
      /** Limits the choice to these word ids in each category. */
      readonly among?: Readonly<Record<string, readonly string[]>>
    }
  /** Ids of texts that the adult picked. Empty means all of the child's own texts. */
  | { readonly kind: 'texts'; readonly default: readonly string[]; readonly max: number }
  /** Ids of decks of outlined words that the adult picked. Empty means all of the child's own decks. */
  | { readonly kind: 'decks'; readonly default: readonly string[]; readonly max: number }
  /**
   * A range that shrinks by one for each earlier day on which the activity was played this way, down to its minimum. Nobody sets it:
   * `today.ts` computes the value when a session begins.
   */
  | { readonly kind: 'today'; readonly default: number; readonly of: string; readonly when: { readonly setting: string; readonly is: string } }

export type SettingValue = string | number | boolean | readonly string[]

export type SettingsSpec = Readonly<Record<string, SettingSpec>>

type ValueOf<S extends SettingSpec> = S extends { kind: 'choice'; options: readonly (infer O)[] }
  ? O
  : S extends { kind: 'switch' }
    ? boolean
    : S extends { kind: 'words' | 'texts' | 'decks' }
      ? readonly string[]
      : number

/** Values that a record of settings can have, such as `{ entrySide: 'left' | 'right' | 'below' }`. */
export type SettingsOf<S extends SettingsSpec> = { readonly [Name in keyof S]: ValueOf<S[Name]> }

/** Completes stored values. Missing or impossible ones are replaced by the default. */
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
