import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { english } from '../support/english'
import { catalogue } from '#scenes/catalogue'
import { plainEnglish, vocabulary } from '../support/vocabulary'

/** Keys of texts for therapists or administrators, including those that parents also read. Only these may use technical terms. */
const forTherapists: readonly RegExp[] = [
  /^screens\.(assessment|deviceCheck|looking|messages|profile|progress|report|sampling|sessions|systemAdmin|teams)\./,
  // These are the figures and tables of a session.
  /^app\.(summary|following|reading|concepts|outlines|confusions|counted|likeness|grid|freePlay|ways|ground|steps|discrimination)\./,
  /^activities\.\S+?\.(records|steps)\./,
  /^activities\.visualdiscrimination/,
]

const rules = [...vocabulary, ...plainEnglish]

/** File of older texts that break a rule: the key, and the words to use instead. This list may only shrink. */
const EXCEPTIONS = 'wording.exceptions.json'

/** Returns the words to use instead. Placeholders are filled in first, because a pattern checks the sentence that appears on the screen. */
function brokenBy(key: string, text: string): readonly string[] {
  const filled = text.replaceAll('{{alias}}', 'Pip').replaceAll(/\{\{\w+\}\}/g, '7')
  const isForParents = !forTherapists.some((pattern) => pattern.test(key))
  return rules
    .filter(({ where, unless }) => (where?.some((start) => key.startsWith(start)) ?? true) && unless?.test(key) !== true)
    .filter(({ never, notForParents }) => never?.test(filled) || (isForParents && notForParents?.test(filled)))
    .map(({ say }) => say)
}

function textsIn(value: unknown, key = ''): readonly (readonly [key: string, text: string])[] {
  if (typeof value === 'string') return [[key, value]]
  return Object.entries((value ?? {}) as object).flatMap(([name, part]) => textsIn(part, key === '' ? name : `${key}.${name}`))
}

const texts = textsIn({ ...english, activities: Object.fromEntries(catalogue.map(({ id, text }) => [id, text.en])) })
const broken = texts.flatMap(([key, text]) => brokenBy(key, text).map((say) => ({ key, say, text })))
const exceptions = JSON.parse(readFileSync(new URL(EXCEPTIONS, import.meta.url), 'utf8')) as Readonly<Record<string, string>>
const listed = broken.filter(({ key, say }) => exceptions[key]?.split('; ').includes(say))
const listedFor = (wanted: string) => listed.flatMap(({ key, say }) => (key === wanted ? [say] : [])).join('; ')

describe('the wording of English texts', () => {
  it('uses one word for one thing, except in listed texts', () => {
    expect(texts.length).toBeGreaterThan(4000)
    expect(broken.filter((one) => !listed.includes(one)).map(({ key, say, text }) => `${key}: say “${say}”: ${text}`)).toEqual([])
  })

  // Running this file with `npx vitest run -u` removes the exceptions that are fixed. It cannot add any.
  it('lists only exceptions that still break a rule', async () => {
    const left = Object.keys(exceptions)
      .toSorted()
      .map((key) => [key, listedFor(key)] as const)
      .filter(([, says]) => says !== '')
    await expect(`${JSON.stringify(Object.fromEntries(left), null, 2)}\n`).toMatchFileSnapshot(EXCEPTIONS)
  })
})

describe('each rule', () => {
  it.each(rules)('finds the wrong words for “$say” and accepts ordinary ones', ({ say, where = [], wrong, wrongForParents = [], right }) => {
    const found = (key: string, sentences: readonly string[]) => sentences.filter((text) => brokenBy(where[0] ?? key, text).includes(say))
    const [parents, therapists] = ['screens.home.x', 'screens.progress.x']
    expect(found(parents, [...wrong, ...wrongForParents, ...right])).toEqual([...wrong, ...wrongForParents])
    expect(found(therapists, [...wrong, ...wrongForParents, ...right])).toEqual(wrong)
  })
})
