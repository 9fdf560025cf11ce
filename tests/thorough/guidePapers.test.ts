import { addEnglish } from '../support/english'
import { expect, test } from 'vitest'
import { type PaperBlock, paperSizes } from '#domain/assessment/paper'
import type { ChildProfile } from '#domain/child/childProfile'
import { resolveDials } from '#domain/settings/resolve'
import { EMPTY_DAY, EMPTY_WEEK } from '#domain/child/weekPlan'
import { DAY_MS } from '#domain/time'
import type { Word } from '#domain/words/words'
import { composePaper, type PaperFacts } from '../../src/screens/resources/papers/compose'
import { paperKinds } from '../../src/screens/resources/papers/kinds'
import { playedSession } from '../support/knownChild'
import { brokenRules } from '../support/pdfRules'
import { readPdf } from '../support/pdfText'
import { allRows, named } from '../support/listedWords'
import { child, NOW, printer, text } from '../support/printedReport'

addEnglish()

const words = allRows.map(named)
const facts = ({ profile = {}, alias = 'Pip', ...more }: Partial<PaperFacts> & { profile?: Partial<ChildProfile>; alias?: string } = {}): PaperFacts => {
  const own = child()
  const changed = { ...own, alias, profile: { ...own.profile, epilepsy: 'no', photosensitive: 'no', ...profile } as ChildProfile }
  return { child: changed, dials: resolveDials(changed.profile).dials, sessions: [], monday: '2026-11-16', week: EMPTY_WEEK, words, now: NOW, ...more }
}
const said = (blocks: readonly PaperBlock[]): string => JSON.stringify(blocks)

test.each(paperKinds)('%s keeps the rules of a readable PDF on both papers, whatever the nickname', async (kind) => {
  for (const alias of ['Pip', 'Zoë Łuczak', 'محمد', '小明', 'हिमांशु', 'A very long nickname that somebody wrote out of love']) {
    for (const size of paperSizes) {
      const file = await printer.print(composePaper(kind, facts({ alias }), text), size)
      expect(brokenRules(readPdf(new Uint8Array(await file.arrayBuffer()))), `${alias} ${size}`).toEqual([])
    }
  }
})

test('seizures stand before everything else on what others read, and only where they were told of', () => {
  for (const kind of ['family', 'school'] as const) {
    const blocks = composePaper(kind, facts({ profile: { epilepsy: 'yes' } }), text).blocks
    const first = blocks.findIndex((block) => block.kind === 'paragraph' && block.text.startsWith('Seizures'))
    expect(first).toBeGreaterThan(0)
    expect(first).toBeLessThan(blocks.findIndex(({ kind: is }) => is === 'list'))
    expect(said(composePaper(kind, facts(), text).blocks)).not.toContain('Seizures')
  }
})

test('what is set stands there: the side, the wait, how many, and how the child answers', () => {
  const page = said(composePaper('family', facts({ profile: { dials: { waitMs: 15_000, maxItems: 2, accessMethod: 'switch1' } } }), text).blocks)
  for (const sentence of ['Pip may need 15 seconds.', 'at most 2 things', 'with a switch']) expect(page).toContain(sentence)
  expect(said(composePaper('family', facts({ profile: { dials: { waitMs: null } } }), text).blocks)).toContain('as long as Pip needs')
})

test('cards and things are those that were asked for most of late, with the words of the lists', () => {
  const asked = (word: string, times: number, days: number) =>
    playedSession(
      'picture',
      '1',
      NOW - days * DAY_MS,
      Array.from({ length: times }, () => ({ ms: 4000, word })),
    )
  const sessions = [asked('apple', 2, 3), asked('cup', 5, 2), asked('kite', 9, 40)]
  const cards = composePaper('words', facts({ sessions }), text).blocks.flatMap((block) => (block.kind === 'card' ? [block.title] : []))
  expect(cards).toEqual(['cup', 'apple'])
  const [table] = composePaper('things', facts({ sessions }), text).blocks.filter((block) => block.kind === 'table')
  expect(table?.rows.map(([thing]) => thing)).toEqual(['cup', 'apple'])
  expect(table?.rows[0]?.[1]).toBe('round opening, handle')
})

test('a thing of the child’s own has the parts that the family marked, and none where none was', () => {
  const own = { ...words[0]!, id: 'own-1', word: 'Bunny', say: 'Bunny' }
  const sessions = [playedSession('picture', '1', NOW - DAY_MS, [{ ms: 4000, word: 'own-1' }])]
  const rowOf = (salient: Word['salient']) => {
    const blocks = composePaper('things', facts({ sessions, words: [...words, { ...own, salient }] }), text).blocks
    return blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []))
  }
  expect(rowOf([{ id: 'ear', phrase: 'long ears', place: [0, 0, 1, 1] }])).toEqual([['Bunny', 'long ears', '']])
  expect(rowOf([])).toEqual([['Bunny', '', '']])
})

test('where no picture was played the things are those of most homes, and the paper says so', () => {
  const page = said(composePaper('things', facts(), text).blocks)
  for (const thing of ['cup', 'spoon', 'banana', 'ball', 'shoe']) expect(page).toContain(`"${thing}"`)
  expect(page).toContain('No pictures were played')
  // A list that could not be fetched leaves its things out.
  const without = said(composePaper('things', facts({ words: words.filter(({ category }) => category !== 'fruits') }), text).blocks)
  expect(without).not.toContain('"banana"')
})

test('the plan has each day, rest, and nothing planned, and more than one thing on a day', () => {
  const tile = (activity: string, level: string) => ({ activity, category: null, level })
  const week = {
    ...EMPTY_WEEK,
    days: {
      ...EMPTY_WEEK.days,
      mon: { ...EMPTY_DAY, tiles: [tile('lightcatcher', '2'), tile('bubblepop', '1')] },
      wed: { ...EMPTY_DAY, isRest: true },
    },
  }
  const [table] = composePaper('week', facts({ week }), text).blocks.filter((block) => block.kind === 'table')
  const rows = table?.rows ?? []
  expect(rows).toHaveLength(8)
  expect(rows.slice(0, 2).map((row) => row.slice(1, 3))).toEqual([
    ['Light catcher', 'Level 2'],
    ['Bubble pop', 'Level 1'],
  ])
  expect(new Set(rows.map(([day]) => day)).size).toBe(8)
  expect(rows.map((row) => row[1])).toContain('Rest day')
  expect(rows.filter((row) => row[1] === 'Nothing planned')).toHaveLength(5)
})
