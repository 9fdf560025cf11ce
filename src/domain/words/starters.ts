import type { Language } from '../language'
import en from './en/starters.json' with { type: 'json' }

const starters: Readonly<Record<Language, readonly { readonly id: string; readonly text: string }[]>> = { en }

/** What a child can read before an adult has written anything. The ids are the same in every language. */
export const startersIn = (language: Language) => starters[language]
