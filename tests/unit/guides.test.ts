import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import readability from 'text-readability-ts'
import { guideIds, guidesOf } from '#domain/guides/guide'
import { firstLanguage, languages } from '#domain/language'
import { readGuide, readSources } from '../../scripts/vite/guides/read'
import { findRoute } from '#domain/access/routes'
import { findActivity } from '#scenes/catalogue'
import { openedBy } from '../../src/screens/resources/openedBy'
import { addEnglish } from '../support/english'
import { text } from '../support/printedReport'

addEnglish()

const folder = new URL('../../assets/guides/', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, folder), 'utf8')
const sources = readSources(read('sources.json'))
const files = readdirSync(new URL('en/', folder)).map((name) => basename(name, '.md'))
const all = files.map((id) => readGuide(id, read(`en/${id}.md`), sources))

const MOST_WORDS = 500
const FEWEST_WORDS = 250
/** Highest school grade that a guide may require: that of a twelve-year-old, who is in sixth or seventh grade. */
const HIGHEST_GRADE = 7
/** Counts words. Together with its picture and its sources, a printed guide fills one page. */
const words = (text: string) => text.split(/\s+/).filter((word) => /\p{Letter}|\d/u.test(word)).length

test('include one for each of the 39 topics, and no other', () => {
  expect(files.toSorted()).toEqual([...guideIds].toSorted())
  expect(guideIds).toHaveLength(39)
  expect(Object.values(guidesOf).map((ids) => ids.length)).toEqual([7, 8, 9, 8, 5, 2])
})

test('are short, and separate evidence from practice', () => {
  for (const { head, sections, text } of all) {
    expect(words(text), head.id).toBeGreaterThanOrEqual(FEWEST_WORDS)
    expect(words(text), head.id).toBeLessThanOrEqual(MOST_WORDS)
    const kinds = sections.map(({ kind }) => kind)
    expect(kinds.includes('known') || kinds.includes('here'), head.id).toBe(true)
    expect(kinds, head.id).toContain('practice')
    expect(head.try.length, head.id).toBeLessThan(110)
  }
})

test('are readable for a twelve-year-old', () => {
  const grades = all.map(({ head, text }) => {
    // A list item counts as a sentence, with or without a full stop.
    const sentences = text.replaceAll(/[^.!?:]\n/g, (end) => `${end[0]}.\n`).replaceAll('\n', ' ')
    return [head.id, readability.fleschKincaidGrade(sentences)] as const
  })
  console.error('reading level of the guides (Flesch-Kincaid grade)', Object.fromEntries(grades.toSorted(([, one], [, other]) => other - one)))
  expect(grades.filter(([, grade]) => grade > HIGHEST_GRADE)).toEqual([])
})

test('cite a source for evidence, or say that none was found', () => {
  const unproven =
    /no (good )?(study|comparison)|not been (tested|studied|compared|measured)|hardly (been|ever)|good studies are missing|are missing|not a rule|common practice|That is one|maker of your tablet|differs by country|No app can|may be good advice/i
  const bare = all.flatMap(({ head, sections }) =>
    sections
      .filter(({ kind }) => kind === 'known')
      .flatMap(({ body }) => body.children.flatMap((list) => (list.type === 'element' && list.tagName === 'ul' ? list.children : [])))
      .filter((point) => point.type === 'element' && !JSON.stringify(point).includes('#source-') && !unproven.test(JSON.stringify(point)))
      .map((point) => [
        head.id,
        JSON.stringify(point)
          .replaceAll(/.*?"value":"(.*?)".*?/g, '$1 ')
          .slice(0, 90),
      ]),
  )
  expect(bare).toEqual([])
})

test('cite every source of the register, each with a date or a note that it has none', () => {
  const named = new Set(all.flatMap((guide) => guide.sources))
  expect(
    Object.entries(sources)
      .filter(([, source]) => !named.has(source))
      .map(([key]) => key),
  ).toEqual([])
})

test('claim no treatment, cure or diagnosis, and never praise', () => {
  const claims = /\b(this app|the app|it|we) (treats?|cures?|heals?|improves?|trains?|diagnoses?|assesses)\b|\brewir(e|ing) |\bproven to\b|!\s*$|!["”]? [A-Z]/im
  const wrong = all.flatMap(({ head, text }) =>
    text
      .split('\n')
      .filter((line) => claims.test(line) && !line.includes('“'))
      .map((line) => `${head.id}: ${line}`),
  )
  expect(wrong).toEqual([])
})

test('mention seizures first if relevant', () => {
  const first = all
    .find(({ head }) => head.id === 'epilepsy')
    ?.text.trim()
    .split('\n')[0]
  expect(first).toMatch(/^If your child has a seizure now/)
  for (const id of ['room', 'lock-tablet', 'bath-bed-car', 'cerebral-palsy', 'set-up-card']) {
    expect(all.find(({ head }) => head.id === id)?.text, id).toMatch(/epilepsy|seizure/i)
  }
})

test('suggest for today an existing page', () => {
  for (const { head } of all) {
    const found = findRoute(new URL(head.opens, 'https://here').pathname)
    expect(found, `${head.id}: ${head.opens}`).not.toBeNull()
    // An unknown category, or a family with a different name, opens a page that explains this.
    if (found?.category != null) expect(findActivity(found.route.path.slice(1))?.categories, `${head.id}: ${head.opens}`).toContain(found.category)
  }
})

test('report the error of a malformed guide', () => {
  const good = read('en/wait.md')
  expect(() => readGuide('wait', good.replace('altinbay-2023', 'nobody-1999'), sources)).toThrow('nobody-1999')
  expect(() => readGuide('wait', good.replace('group: setting-up', 'group: daily'), sources)).toThrow('daily')
  expect(() => readGuide('wait', good.replace('summary:', 'sumary:'), sources)).toThrow('summary')
  expect(() => readGuide('wait', `${good}\n[there](nowhere)\n`, sources)).toThrow('nowhere')
  expect(() => readSources('{"a-1": {"by": "A"}}')).toThrow('title')
})

test('drop anything that is not text', () => {
  const guide = readGuide(
    'wait',
    `${read('en/wait.md')}\n<script>alert(1)</script><img src=x onerror=alert(1)> [a](javascript:alert(1)) ![p](https://x.example/p.png)\n`,
    sources,
  )
  const drawn = JSON.stringify(guide.sections)
  expect(drawn).not.toMatch(/script|onerror|img|x\.example/)
})

test('name an opened page by its title', () => {
  const names = all.map(({ head }) => openedBy(text, head.opens))
  expect(names.filter((name) => !/^(Open|Go to) “\p{Lu}[^“”{}]+”$/u.test(name) || name.includes('undefined'))).toEqual([])
})

/** Guides that a family needs first. The others exist only in English. */
const translatedIds = [
  'what-cvi-is',
  'sometimes-sees',
  'epilepsy',
  'room',
  'wait',
  'look-first',
  'easier',
  'colour',
  'side',
  'one-more',
  'grandparents',
  'doctor',
]
const translated = languages
  .filter((language) => language !== firstLanguage)
  .flatMap((language) => translatedIds.map((id) => ({ language, id, guide: readGuide(id, read(`${language}/${id}.md`), sources) })))

test('are translated for twelve topics into each language, and no other', () => {
  for (const language of languages) {
    if (language === firstLanguage) continue
    expect(readdirSync(new URL(`${language}/`, folder)).toSorted(), language).toEqual(translatedIds.map((id) => `${id}.md`).toSorted())
  }
})

test('have the same parts, points, sources and links in translation', () => {
  const shapeOf = ({ head, sections, sources: named }: ReturnType<typeof readGuide>) => {
    const tree = JSON.stringify(sections.map(({ body }) => body))
    const count = (tag: string) => tree.split(`"tagName":"${tag}"`).length - 1
    return {
      group: head.group,
      opens: head.opens,
      kinds: sections.map(({ kind }) => kind),
      sources: named.map((source) => source?.title).toSorted(),
      points: count('li'),
      guides: [...tree.matchAll(/guide=([a-z-]+)/g)].map(([, id]) => id).toSorted(),
    }
  }
  for (const { language, id, guide } of translated) {
    const original = all.find(({ head }) => head.id === id)
    if (original === undefined) throw new Error(`there is no guide ${id}`)
    expect(shapeOf(guide), `${language} ${id}`).toEqual(shapeOf(original))
    expect(guide.head.picture, `${language} ${id}`).toBeDefined()
    expect(guide.head.title, `${language} ${id}`).not.toBe(original.head.title)
    expect(guide.head.try.length, `${language} ${id}`).toBeLessThan(150)
  }
})
