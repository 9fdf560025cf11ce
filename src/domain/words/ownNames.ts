import { type Language, languages } from '../language'
import { tidyName } from '../names'

/** A family's names for listed words, by `category/id`. */
export type NamesByWord = Readonly<Record<string, string>>

/** A family's own names for words, by language. */
export type OwnNames = Readonly<Partial<Record<Language, NamesByWord>>>

export const OWN_NAME_LIMIT = { letters: 40, names: 400 } as const

export type NameFault = 'none' | 'too-long'

/** Returns the reason why this cannot be a name; null if it can. */
export function nameFault(typed: string): NameFault | null {
  const name = tidyName(typed)
  if (name === '') return 'none'
  return [...name].length > OWN_NAME_LIMIT.letters ? 'too-long' : null
}

/** Returns these names with one changed. `null` restores the standard name. */
export function renamed(names: NamesByWord, word: string, name: string | null): NamesByWord {
  const others = Object.entries(names).filter(([each]) => each !== word)
  return Object.fromEntries(name === null ? others : [...others, [word, tidyName(name)]])
}

/** Reads stored names. Each is validated separately, and invalid ones are left out. */
export function ownNamesFrom(stored: unknown): OwnNames {
  if (!isMap(stored)) return {}
  return Object.fromEntries(
    languages.flatMap((language) => {
      const names = namesFrom(stored[language])
      return names.length === 0 ? [] : [[language, Object.fromEntries(names)]]
    }),
  )
}

/** Combines both sets of names. The first takes precedence. */
export const joinedNames = (first: OwnNames, second: OwnNames): OwnNames =>
  ownNamesFrom(Object.fromEntries(languages.map((language) => [language, { ...first[language], ...unnamed(first[language], second[language]) }])))

const unnamed = (first: NamesByWord = {}, second: NamesByWord = {}): NamesByWord =>
  Object.fromEntries(Object.entries(second).filter(([word]) => !(word in first)))

const namesFrom = (stored: unknown): readonly (readonly [word: string, name: string])[] =>
  isMap(stored) ? Object.entries(stored).flatMap(nameFrom).slice(0, OWN_NAME_LIMIT.names) : []

function nameFrom([word, name]: readonly [string, unknown]): (readonly [string, string])[] {
  if (!WORD.test(word) || typeof name !== 'string' || nameFault(name) !== null) return []
  return [[word, tidyName(name)]]
}

const WORD = /^[a-z]+\/[a-z]+(-[a-z]+)*$/

const isMap = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
