/**
 * The languages of the product, each with a folder of texts and one of words. To add a language, add its name here; tests then
 * require all its texts.
 */
export const languages = ['en', 'de', 'fr', 'es', 'pt', 'ar'] as const
export type Language = (typeof languages)[number]

/**
 * Varieties of English. The texts are in British English; American English has its own names for some things
 * (words/en/twoEnglishes.json).
 */
export const englishes = ['en-GB', 'en-US'] as const
export type EnglishVariety = (typeof englishes)[number]

export const englishNames: Readonly<Record<EnglishVariety, string>> = { 'en-GB': 'English (UK)', 'en-US': 'English (US)' }

/** Reads a stored variety of English; null if nobody chose one on this device. */
export const englishFrom = (stored: unknown): EnglishVariety | null => englishes.find((english) => english === stored) ?? null

/**
 * Returns the variety of English that a browser prefers, from its languages in order of preference: American English in the
 * United States and Canada.
 */
export function preferredEnglish(tags: readonly string[]): EnglishVariety {
  const first = tags.find((tag) => /^en\b/i.test(tag)) ?? ''
  return /-(us|ca)$/i.test(first) ? 'en-US' : 'en-GB'
}

/** Language of the source texts, used if neither a person nor the browser asks for another available language. */
export const firstLanguage = 'en' satisfies Language

/** Name of each language in that language. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  pt: 'Português (Brasil)',
  ar: 'العربية',
}

/** Locale for each language's dates, numbers and plural forms: a tag that `Intl` supports. */
const locales: Readonly<Record<Language, string>> = { en: 'en', de: 'de', fr: 'fr', es: 'es', pt: 'pt', ar: 'ar' }

export const localeOf = (language: Language): string => locales[language]

/** Returns the colon between a name and its value in a locale. In French, a narrow no-break space precedes the colon. */
export const colonOf = (locale: string): string => (/^fr\b/i.test(locale) ? '\u202f: ' : ': ')

const rightToLeft: ReadonlySet<string> = new Set(['ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi'])

/** Returns the writing direction of a locale, such as right to left for `fa-IR`. */
export const directionOf = (locale: string): 'ltr' | 'rtl' => (rightToLeft.has(locale.split('-')[0] ?? '') ? 'rtl' : 'ltr')

/** Returns the first of the browser's languages, in order of preference, that is available here. */
export const preferredLanguage = (tags: readonly string[]): Language =>
  tags.map((tag) => languageFrom(tag.toLowerCase().split('-')[0])).find((language) => language !== null) ?? firstLanguage

/** Reads a stored language; null if nobody chose an available one on this device. */
export const languageFrom = (stored: unknown): Language | null => languages.find((language) => language === stored) ?? null
