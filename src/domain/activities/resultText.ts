import { directionOf } from '../language'
import { isolated } from '../bidi'

/** A sentence in each plural form of its language (`Intl.PluralRules`). `{{name}}` stands where a value comes. */
export type Plural = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string }>

/** What the result of an activity says, with the activity's own word for what was shown. The plural follows `{{count}}`, how many there were. */
export interface ResultText {
  /** Knows `{{alias}}`, `{{n}}` and `{{count}}`: how many of all were answered. */
  readonly done: Plural
  /** The same of those that were looked at, where none was answered. */
  readonly looked: Plural
  /** Knows `{{count}}`. It claims nothing. */
  readonly passed: Plural
  /** Knows `{{alias}}` and `{{count}}`, how many were answered: where there was nothing but a warm-up. */
  readonly warmed: Plural
}

/** A sentence with its values. A value that the sentence does not name is left out. */
export function sayPlural(sentence: Plural, language: string, values: Readonly<Record<string, string | number>> & { readonly count: number }): string {
  const form = sentence[new Intl.PluralRules(language).select(values.count)] ?? sentence.other
  const numbers = new Intl.NumberFormat(language)
  return form.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name] ?? ''
    if (typeof value === 'number') return numbers.format(value)
    return name === 'alias' ? isolated(value, directionOf(language)) : value
  })
}
