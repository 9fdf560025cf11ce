import { directionOf } from '../language'
import { isolated } from '../bidi'

/** A sentence in each plural form of its language (`Intl.PluralRules`). `{{name}}` is replaced by a value. */
export type Plural = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string }>

/** Result sentences of an activity, with its own word for the stimulus. `{{count}}` decides the plural form. */
export interface ResultText {
  /** Result of a session with answers. Values: `{{alias}}`, `{{n}}` answered of `{{count}}`. */
  readonly done: Plural
  /** Result that reports looks, used if nothing was answered. Same values. */
  readonly looked: Plural
  /** Neutral result that claims no success. Value: `{{count}}`. */
  readonly passed: Plural
  /** Result of a session with only a warm-up. Values: `{{alias}}`, `{{count}}` answered. */
  readonly warmed: Plural
}

/** Fills in a sentence's values. Ignores values that the sentence does not name. */
export function sayPlural(sentence: Plural, language: string, values: Readonly<Record<string, string | number>> & { readonly count: number }): string {
  const form = sentence[new Intl.PluralRules(language).select(values.count)] ?? sentence.other
  const numbers = new Intl.NumberFormat(language)
  return form.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name] ?? ''
    if (typeof value === 'number') return numbers.format(value)
    return name === 'alias' ? isolated(value, directionOf(language)) : value
  })
}
