import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/*
 * The part of our English rules that a test can check, in comments, test names and docs: begin with the thing or the verb, and use
 * words that people say. Exceptions are whole sentences, listed here.
 */

const RULES: Readonly<Record<string, RegExp>> = {
  'starts with "What" or "Whoever" as a noun': /(?:^|[.:;] )(?:What|Whatever|Whoever)\b(?![^.]*\?)/,
  'whoever: anyone who, the person who': /\bwhoever\b/i,
  'whom: who, or name the person': /(?<!\b(?:by|for|from|of|to|with) )\bwhom\b/i,
  'anew: again': /\banew\b/i,
  'beside: next to': /\bbeside\b/i,
  'is told: is shown, reads, gets': /\b(?:is|are|was|were|be) told\b/,
  'starts with "Of": name the thing first': /^Of\b/,
  'stands, lies: is': /\b(?:stands?|lies) (?:on|in|at|for|here|there)\b/,
  'of which: which, or two sentences': /(?<!\b(?:all|any|both|each|many|most|none|one|some) )\bof which\b/,
}

/** Correct sentences that a rule would reject. This list may only shrink. */
const EXCEPTIONS: readonly string[] = []

/** Replaces code in backticks, because it is not part of the sentence. */
const withoutCode = (text: string): string => text.replaceAll(/`[^`]*`/g, '`')

const problemsIn = (text: string): readonly string[] =>
  EXCEPTIONS.includes(text) ? [] : Object.entries(RULES).flatMap(([rule, pattern]) => (pattern.test(withoutCode(text)) ? [rule] : []))

/** Matches a block comment, or consecutive line comments. This takes a tenth of the time that a parser needs. */
const COMMENT = /\/\*[\s\S]*?\*\/|(?:^|[\s{(])\/\/[^\n]*(?:\n\s*\/\/[^\n]*)*/g
/** Matches a docstring, or consecutive line comments. A colour such as `'#120804'` is neither. */
const PYTHON_COMMENT = /"""[\s\S]*?"""|(?:^|[ \t])#(?![!\w])[^\n]*(?:\n[ \t]*#[^\n]*)*/gm
const plain = (comment: string): string =>
  comment
    .replaceAll(/^\s*\/\*+|\*\/$|"""/g, '')
    .replaceAll(/\s*\n\s*(?:\*|\/\/|#)?\s*/g, ' ')
    .replace(/^[\s{(]*(?:\/\/|#)/, '')
    .trim()
const commentsIn = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(file.endsWith('.py') ? PYTHON_COMMENT : COMMENT)].map(([comment]) => plain(comment))

const SOURCES = ['{src,scenes,machines,functions/src,scripts,tests}/**/*.{ts,tsx,mjs,js,css}', 'public/**/*.{js,css}', '*.ts']
const generators = globSync('{scripts,tools}/**/*.py').filter((file) => !file.includes('node_modules'))
const sources = globSync(SOURCES).filter((file) => !/node_modules|activity-template|\.d\.mts$/.test(file) && file !== 'tests/architecture/english.test.ts')

/** Matches the titles of tests and groups that are string literals. */
const TITLE = /\b(?:it|test|describe)(?:\.\w+)*\(\s*(['"`])((?:\\.|(?!\1).)+)\1/g

describe('the rules', () => {
  it.each([
    ['What was held is held no longer.', 1],
    ['Restores the plan of whoever looks.', 1],
    ['Drawn anew beside the other one.', 2],
    ['What does a press do? It opens the sheet.', 0],
    ['Releases all pressed keys.', 0],
  ])('judge "%s"', (text, problems) => expect(problemsIn(text)).toHaveLength(problems))
})

it('finds plain English in every comment', () => {
  expect(sources.length).toBeGreaterThan(1500)
  expect(generators.length).toBeGreaterThan(20)
  const found = [...sources, ...generators].flatMap((file) =>
    commentsIn(file).flatMap((comment) => problemsIn(comment).map((rule) => `${file}: ${comment} (${rule})`)),
  )
  expect(found).toEqual([])
})

it('finds plain English in every test name', () => {
  const tests = sources.filter((file) => file.startsWith('tests/'))
  const found = tests.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(TITLE)].flatMap(([, , title = '']) => problemsIn(title).map((rule) => `${file}: ${title} (${rule})`)),
  )
  expect(found).toEqual([])
})

it('finds plain English in every page of the docs', () => {
  const found = globSync('{*.md,docs/**/*.md}').flatMap((file) =>
    readFileSync(file, 'utf8')
      .split(/\n(?:\s*\n|(?=[-|#]))/)
      .flatMap((paragraph) => problemsIn(paragraph.replaceAll(/\s*\n\s*/g, ' ')).map((rule) => `${file}: ${paragraph} (${rule})`)),
  )
  expect(found).toEqual([])
})
