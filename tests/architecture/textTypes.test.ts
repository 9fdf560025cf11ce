import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { englishTexts, englishTypes } from '../../scripts/textTypes.mjs'
import notes from '../../src/text/notes.json' with { type: 'json' }
import { english } from '../support/english'

test('the types of texts match the English texts (npm run text-types)', () => {
  expect(readFileSync('src/text/english.ts', 'utf8')).toBe(englishTypes())
})

test('each note for translators belongs to an existing key', () => {
  const valueOf = (key: string) => key.split('.').reduce<unknown>((part, name) => (part as Readonly<Record<string, unknown>> | undefined)?.[name], english)
  expect(Object.keys(notes).filter((key) => valueOf(key) === undefined)).toEqual([])
})

test('the types are made from the same branches as the interface', () => {
  expect(englishTexts()).toEqual(english)
})
