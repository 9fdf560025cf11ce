import { expect, test } from 'vitest'
import { localeOf } from '#domain/language'
import { english } from '../support/english'
import { catalogue } from '#scenes/catalogue'

/** Returns every text with its path, such as `app.search.found_one`. */
function textsIn(value: unknown, way = ''): readonly (readonly [way: string, text: string])[] {
  if (typeof value === 'string') return [[way, value]]
  return Object.entries((value ?? {}) as object).flatMap(([key, part]) => textsIn(part, way === '' ? key : `${way}.${key}`))
}

const formOf = (way: string): string | null => /_(zero|one|two|few|many|other)$/.exec(way)?.[1] ?? null

/** Returns the keys of sentences with a number that lack a plural form of the language. */
function incomplete(texts: readonly (readonly [string, string])[], locale: string): readonly string[] {
  const ways = new Set(texts.map(([way]) => way))
  const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories
  const counted = texts
    .filter(([way, text]) => text.includes('{{count}}') || formOf(way) !== null)
    .map(([way]) => way.replace(/_(zero|one|two|few|many|other)$/, ''))
  return [...new Set(counted)].filter((way) => forms.some((form) => !ways.has(`${way}_${form}`)))
}

test('every counting text has all plural forms', () => {
  expect(incomplete(textsIn(english), localeOf('en'))).toEqual([])
})

// languages.test.ts checks these texts in the other languages.
test('every activity result has all plural forms', () => {
  const forms = new Intl.PluralRules(localeOf('en')).resolvedOptions().pluralCategories
  const missing = catalogue.flatMap(({ id, text }) =>
    Object.entries(text.en.result ?? {}).flatMap(([name, sentence]) =>
      forms.filter((form) => sentence[form] === undefined).map((form) => `${id} ${name} ${form}`),
    ),
  )
  expect(missing).toEqual([])
})

test('a missing plural form is found', () => {
  expect(incomplete([['found', '{{count}} found.']], 'en')).toEqual(['found'])
  expect(
    incomplete(
      [
        ['found_one', '{{count}} found.'],
        ['found_other', '{{count}} found.'],
      ],
      'ar',
    ),
  ).toEqual(['found'])
  expect(
    incomplete(
      [
        ['found_one', '{{count}} found.'],
        ['found_other', '{{count}} found.'],
      ],
      'en',
    ),
  ).toEqual([])
})
