import type { Instant } from '#domain/time'
import { isolated } from '#domain/bidi'
import { directionOf, type EnglishVariety, firstLanguage, type Language, localeOf } from '#domain/language'

/* The only module that stores the present language. It is chosen before anything is rendered, and stays until the page closes. */

let spoken: Language = firstLanguage
/** Null if nobody chose: then English is British, with the dates of any English. */
let kind: EnglishVariety | null = null

/** Chooses the language, and the variety of English. Once, before the first text is read. */
export function speakIn(language: Language, english: EnglishVariety | null = null): void {
  spoken = language
  kind = english
}

export const language = (): Language => spoken

/** The English that a child sees and hears; British by default. */
export const english = (): EnglishVariety => kind ?? 'en-GB'

/** The tag that `Intl` is asked with. Figures in one kind of digits, whichever a device would choose: our texts, tables and files have these. */
export const locale = (): string => `${spoken === 'en' && kind !== null ? kind : localeOf(spoken)}-u-nu-latn`

/** A way to write moments, made when it is first needed. */
export function dates(options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  let made: Intl.DateTimeFormat | null = null
  return () => (made ??= new Intl.DateTimeFormat(locale(), options))
}

/** A number with exactly so many digits behind the point: `8.2`. */
export const sayNumber = (value: number, digits = 0): string =>
  new Intl.NumberFormat(locale(), { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value)

/** Bytes of storage as people read them: `340 megabytes`, `10.7 gigabytes`. */
export function sayBytes(bytes: number): string {
  const [unit, size, digits] = bytes >= 1e9 ? (['gigabyte', 1e9, 1] as const) : (['megabyte', 1e6, 0] as const)
  return new Intl.NumberFormat(locale(), { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: digits }).format(bytes / size)
}

/** Names or short phrases as the language lists them: `Ann, Ben, and Cleo`. */
export const sayAll = (parts: readonly string[]): string => new Intl.ListFormat(locale()).format(parts)

/** A name that somebody typed, for use in a sentence. */
export const sayName = (name: string): string => isolated(name, directionOf(localeOf(spoken)))

/** Names that people typed, as the language lists them. */
export const sayNames = (names: readonly string[]): string => sayAll(names.map(sayName))

/** Like `sayAll`, without a word between the last two: `6 by touch, 2 by one switch`. */
export const sayRow = (parts: readonly string[]): string => new Intl.ListFormat(locale(), { type: 'unit', style: 'short' }).format(parts)

/** Joins whole sentences; null and empty ones are left out. */
export const joinSentences = (...sentences: readonly (string | null)[]): string => sentences.filter(Boolean).join(' ')

const wholeDay = dates({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** A day of the calendar, `2027-02-26`, in words. */
export const sayDay = (day: string): string => wholeDay().format(Date.parse(`${day}T00:00Z`))

const daySpan = dates({ day: 'numeric', month: 'long' })

/** `March 3 – 9` */
export const sayDays = (from: Instant, to: Instant): string => daySpan().formatRange(from, to)
