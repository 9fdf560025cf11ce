import { app } from './en/app'
import { first } from './en/first'
import { played } from './en/played'
import { screens } from './en/screens'
import { stage } from './en/stage'

/** The English texts, by key: `app.loading`. All in one: what is shipped may import the types alone. */
export const english = { app: { ...first, ...app, ...stage, ...played }, screens } as const

type PluralForm = Exclude<Intl.LDMLPluralRule, 'other'>

/**
 * What a file of another language is held to: every key of the English one, and of a sentence with a number the plural forms that the language has
 * (`found_few` beside `found_other`).
 */
export type Written<Texts> = Texts extends string
  ? string
  : { readonly [Key in keyof Texts as Key extends `${string}_${PluralForm}` ? never : Key]: Written<Texts[Key]> } & {
      readonly [Key in keyof Texts as Key extends `${infer Name}_other` ? `${Name}_${PluralForm}` : never]?: string
    }
