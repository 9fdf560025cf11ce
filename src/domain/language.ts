/** The languages that the product speaks, each a folder of texts and one of words. A further one is a name here; tests then ask for all of it. */
export const languages = ['en', 'de', 'fr', 'es', 'pt', 'ar'] as const
export type Language = (typeof languages)[number]

/** British English is the language of the texts; American has its own names for some things (words/en/twoEnglishes.json). */
export const englishes = ['en-GB', 'en-US'] as const
export type EnglishVariety = (typeof englishes)[number]

export const englishNames: Readonly<Record<EnglishVariety, string>> = { 'en-GB': 'English (UK)', 'en-US': 'English (US)' }

/** An English as it was stored on a device; null where nobody chose one. */
export const englishFrom = (stored: unknown): EnglishVariety | null => englishes.find((english) => english === stored) ?? null

/** The English that a browser prefers, by its languages in order of preference: American in the United States and Canada. */
export function preferredEnglish(tags: readonly string[]): EnglishVariety {
  const first = tags.find((tag) => /^en\b/i.test(tag)) ?? ''
  return /-(us|ca)$/i.test(first) ? 'en-US' : 'en-GB'
}

/** The language of the source texts, used where neither a person nor the browser asks for another that we have. */
export const firstLanguage = 'en' satisfies Language

/** Each language's own name for itself. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  pt: 'Português (Brasil)',
  ar: 'العربية',
}

/** Locale of a language's dates, numbers and plural forms: a tag that `Intl` knows. */
const locales: Readonly<Record<Language, string>> = { en: 'en', de: 'de', fr: 'fr', es: 'es', pt: 'pt', ar: 'ar' }

export const localeOf = (language: Language): string => locales[language]

/** The colon between a name and what it names, in a locale: French sets a narrow no-break space before it. */
export const colonOf = (locale: string): string => (/^fr\b/i.test(locale) ? '\u202f: ' : ': ')

const rightToLeft: ReadonlySet<string> = new Set(['ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi'])

/** Writing direction of a locale: `fa-IR` is right to left. */
export const directionOf = (locale: string): 'ltr' | 'rtl' => (rightToLeft.has(locale.split('-')[0] ?? '') ? 'rtl' : 'ltr')

/** The first of a browser's languages, in order of preference, that is spoken here. */
export const preferredLanguage = (tags: readonly string[]): Language =>
  tags.map((tag) => languageFrom(tag.toLowerCase().split('-')[0])).find((language) => language !== null) ?? firstLanguage

/** A language as it was stored on a device; null where nobody chose one that is spoken. */
export const languageFrom = (stored: unknown): Language | null => languages.find((language) => language === stored) ?? null
