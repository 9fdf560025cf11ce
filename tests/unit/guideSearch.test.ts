import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type GuideId, guideIds } from '#domain/guides/guide'
import { createSearch } from '../../src/screens/resources/search'
import { readGuide, readSources } from '../../scripts/vite/guides/read'

const folder = new URL('../../assets/guides/', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, folder), 'utf8')
const sources = readSources(read('sources.json'))
const search = createSearch(
  guideIds.map((id) => {
    const { head, text } = readGuide(id, read(`en/${id}.md`), sources)
    return { ...head, id, text }
  }),
)

/** Queries that a parent may type, each with the guide that answers it. */
const questions: readonly (readonly [typed: string, answer: GuideId])[] = [
  ['why does my child not look at faces', 'faces'],
  ['can the tablet cause a seizure', 'epilepsy'],
  ['how long should I wait', 'wait'],
  ['he gets tired and rubs his eyes', 'tiredness'],
  ['which colour is best', 'colour'],
  ['she only eats from one side of the plate', 'meals'],
  ['is it autism or cvi', 'autism'],
  ['where does the camera picture go', 'camera'],
  ['how much screen time', 'screen-time'],
  ['what do I tell the school', 'education-plan'],
  ['cannot use his hands, switch', 'switches'],
  ['supermarket meltdown', 'busy-places'],
]

test('finds the guide for a parent’s typical query among the first three, mostly first', () => {
  const found = questions.map(([typed, answer]) => ({ typed, answer, found: search(typed).slice(0, 3) }))
  console.error('searches', found.map((one) => `${one.typed}: ${one.found.join(', ')}`).join('\n'))
  for (const { typed, answer, found: first } of found) expect(first, typed).toContain(answer)
  expect(found.filter(({ answer, found: [first] }) => first === answer).length).toBeGreaterThanOrEqual(questions.length - 3)
})

test('tolerates typing errors, capitals and partial words', () => {
  for (const typed of ['epilepsie', 'EPILEPSY', 'epil', 'siezure', 'epilespy']) expect(search(typed).slice(0, 2), typed).toContain('epilepsy')
  expect(search('grandperents')[0]).toBe('grandparents')
  expect(search('mealtime')[0]).toBe('meals')
  expect(search('colors')[0]).toBe('colour')
})

test('finds nothing for unrelated or empty queries', () => {
  for (const typed of ['', '   ', 'the', 'why', 'xylophonist', '🍌', '<script>', '('.repeat(300)]) expect(search(typed), typed).toEqual([])
})

test('finds each guide first by its own title', () => {
  for (const id of guideIds) expect(search(readGuide(id, read(`en/${id}.md`), sources).head.title)[0], id).toBe(id)
})
