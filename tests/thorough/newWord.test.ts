import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyTree, runIn, testsFailedIn } from '../support/copiedTree'

let root: string
let said: string

const make = (...args: string[]) => runIn(root, 'scripts/newWord.mjs', ...args)
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const json = <T>(file: string): T => JSON.parse(read(file)) as T
const written = ['de', 'fr', 'es', 'pt', 'ar']

beforeAll(() => {
  root = copyTree()
  const { status, stderr, stdout } = make('papaya', '--category', 'fruits', '--parts', 'green skin, black seeds inside')
  if (status !== 0) throw new Error(stderr)
  said = stdout
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

test('makes the row, its drawing, its parts and its model', () => {
  const row = json<readonly { readonly id: string }[]>('assets/words/fruits.json').at(-1)
  expect(row).toMatchObject({ id: 'papaya', word: 'papaya', own: 'papaya', salient: [{ id: 'green-skin' }, { id: 'black-seeds-inside' }] })
  expect(read('assets/own/papaya.svg')).toContain('<svg')
  expect(Object.keys(json('assets/packs/fruits.json'))).toContain('papaya')
  expect(json('src/domain/words/en/parts.json')).toMatchObject({ 'black-seeds-inside': 'black seeds inside' })
  expect(read('tools/art/renders/fruits.py')).toContain("@word('papaya')\ndef papaya():")
  expect(Object.keys(json('tools/art/renders/stillDrawn.json'))).toContain('papaya')
})

test.each(written)('leaves an empty text in %s, and none for a part that is already translated', (language) => {
  expect(json(`src/domain/words/${language}/words.json`)).toMatchObject({ papaya: '' })
  expect(json(`src/domain/words/${language}/parts.json`)).toMatchObject({ 'black-seeds-inside': '', 'green-skin': expect.stringMatching(/./) })
})

test('prints the remaining steps, and the tests name the same until they are done', () => {
  expect(said).toContain('fill "papaya" in src/domain/words/{de,fr,es,pt,ar}/words.json')
  expect(said).toContain('fill black-seeds-inside in')
  expect(said).toContain('npm run voice')
  const files = ['languages', 'words', 'voice', 'credits'].map((name) => `tests/architecture/${name}.test.ts`)
  expect(testsFailedIn(root, ...files).toSorted()).toEqual([
    ...written.toSorted().map((language) => `${language} has every word, phrase and salient part, in few words`),
    expect.stringContaining('says every word of fruits'),
  ])
  for (const file of written.flatMap((language) => ['words', 'parts'].map((name) => `src/domain/words/${language}/${name}.json`))) {
    writeFileSync(path.join(root, file), read(file).replaceAll('": ""', '": "Papaya"'))
  }
  expect(testsFailedIn(root, ...files)).toEqual([expect.stringContaining('says every word of fruits')])
}, 600_000)

test.each([
  [['papaya', '--category', 'fruits'], 'already'],
  [['kumquat'], 'Which category?'],
  [['kumquat', '--category', 'sweets'], 'Which category?'],
  [['--category', 'fruits'], 'Which word?'],
  [['kumquat', '--category', 'fruits', '--parts', 'a thin skin that is sweet'], 'one to 4 words'],
  [['42', '--category', 'fruits'], 'cannot be a word'],
])('refuses %j and makes nothing', (args, why) => {
  const before = read('assets/words/fruits.json')
  const made = make(...args)
  expect([made.status, made.stderr]).toEqual([1, expect.stringContaining(why)])
  expect(read('assets/words/fruits.json')).toBe(before)
})

test('accepts an American name and translations', () => {
  const made = make('kumquat', '--category', 'fruits', '--american', 'cumquat', '--de', 'Kumquat')
  expect(made.status).toBe(0)
  expect(made.stdout).toContain('src/domain/words/{fr,es,pt,ar}/words.json')
  expect(json('src/domain/words/de/words.json')).toMatchObject({ kumquat: 'Kumquat' })
  expect(json('src/domain/words/en/twoEnglishes.json')).toMatchObject({ words: { kumquat: ['kumquat', 'cumquat'], digger: ['digger', 'excavator'] } })
})
