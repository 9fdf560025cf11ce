import { addEnglish } from '../support/english'
import { expect, test } from 'vitest'
import { type PaperBlock, type PaperDocument, paperSizes } from '#domain/assessment/paper'
import { outlineOf } from '#domain/assessment/sheetOutline'
import type { Sheet } from '#domain/assessment/sheets'
import { colourNames } from '#domain/child/palette'
import type { ChildProfile } from '#domain/child/childProfile'
import { resolveDials } from '#domain/settings/resolve'
import { EMPTY_DAY, EMPTY_WEEK } from '#domain/child/weekPlan'
import { DAY_MS } from '#domain/time'
import type { Word } from '#domain/words/words'
import { composePaper } from '../../src/screens/resources/papers/compose'
import type { PaperFacts } from '../../src/screens/resources/papers/facts'
import { paperKinds } from '../../src/screens/resources/papers/kinds'
import { playedSession } from '../support/knownChild'
import { brokenRules } from '../support/pdfRules'
import { readPdf } from '../support/pdfText'
import { allRows, inEnglish } from '../support/listedWords'
import { child, NOW, printer, text } from '../support/printedReport'

addEnglish()

const words = allRows.map(inEnglish)
const facts = ({ profile = {}, alias = 'Pip', ...more }: Partial<PaperFacts> & { profile?: Partial<ChildProfile>; alias?: string } = {}): PaperFacts => {
  const own = child()
  const changed = { ...own, alias, profile: { ...own.profile, epilepsy: 'no', photosensitive: 'no', ...profile } as ChildProfile }
  return { child: changed, dials: resolveDials(changed.profile).dials, sessions: [], monday: '2026-11-16', week: EMPTY_WEEK, words, now: NOW, ...more }
}
const said = (blocks: readonly PaperBlock[]): string => JSON.stringify(blocks)

test.each(paperKinds)('%s meets the rules of an accessible PDF on both paper sizes, whatever the nickname', async (kind) => {
  for (const alias of ['Pip', 'Zoë Łuczak', 'محمد', '小明', 'हिमांशु', 'A very long nickname that somebody wrote out of love']) {
    for (const size of paperSizes) {
      const file = await printer.print(composePaper(kind, facts({ alias }), text), size)
      expect(brokenRules(readPdf(new Uint8Array(await file.arrayBuffer()))), `${alias} ${size}`).toEqual([])
    }
  }
})

test('puts seizures first on papers for others, only if they were reported', () => {
  for (const kind of ['family', 'school'] as const) {
    const blocks = composePaper(kind, facts({ profile: { epilepsy: 'yes' } }), text).blocks.flatMap((block) =>
      block.kind === 'sheet' ? outlineOf(block.sheet, 'en') : [block],
    )
    const first = blocks.findIndex((block) => block.kind === 'paragraph' && block.text.startsWith('Seizures'))
    expect(first).toBeGreaterThan(0)
    expect(first).toBeLessThan(blocks.findIndex(({ kind: is }) => is === 'list'))
    expect(said(composePaper(kind, facts(), text).blocks)).not.toContain('Seizures')
  }
})

test('prints the settings: the side, the wait and the colour', () => {
  const page = said(composePaper('family', facts({ profile: { dials: { waitMs: 15_000, colour: 'red' } } }), text).blocks)
  for (const sentence of ['Count to 15 in your head', 'in red if you can', 'Hold it in the middle']) expect(page).toContain(sentence)
  expect(said(composePaper('family', facts({ profile: { dials: { waitMs: null } } }), text).blocks)).toContain('as long as Pip needs')
})

const sheetOf = <K extends Sheet['kind']>(document: PaperDocument, kind: K): Extract<Sheet, { kind: K }> => {
  const [block] = document.blocks
  if (block?.kind !== 'sheet' || block.sheet.kind !== kind) throw new Error(`no ${kind}`)
  return block.sheet as Extract<Sheet, { kind: K }>
}

test('makes cards of the most frequent recent things, with the words of the lists', () => {
  const asked = (word: string, times: number, days: number) =>
    playedSession(
      'picture',
      '1',
      NOW - days * DAY_MS,
      Array.from({ length: times }, () => ({ ms: 4000, word })),
    )
  const sessions = [asked('apple', 2, 3), asked('cup', 5, 2), asked('kite', 9, 40)]
  const { cards, fine } = sheetOf(composePaper('words', facts({ sessions }), text), 'words')
  expect(cards.map(({ word }) => word)).toEqual(['cup', 'apple'])
  expect(cards[0]?.parts).toEqual(['round opening', 'handle'])
  expect(fine).toContain('Based on pictures')
  expect(sheetOf(composePaper('words', facts(), text), 'words').fine).toContain('No pictures were played')
})

test('prints only the marked parts of the child’s own things', () => {
  const own = { ...words[0]!, id: 'own-1', word: 'Bunny', say: 'Bunny' }
  const sessions = [playedSession('picture', '1', NOW - DAY_MS, [{ ms: 4000, word: 'own-1' }])]
  const partsOf = (salient: Word['salient']) =>
    sheetOf(composePaper('words', facts({ sessions, words: [...words, { ...own, salient }] }), text), 'words').cards[0]?.parts
  expect(partsOf([{ id: 'ear', phrase: 'long ears', place: [0, 0, 1, 1] }])).toEqual(['long ears'])
  expect(partsOf([])).toEqual([])
})

test.each(colourNames)('lists eight things in %s, none of them small', (colour) => {
  const { things, title } = sheetOf(composePaper('things', facts({ profile: { dials: { colour } } }), text), 'things')
  expect(title.toLowerCase()).toContain(text(`screens.profile.colours.${colour}`))
  expect(things).toHaveLength(8)
  for (const { word } of things) expect(word.toLowerCase()).not.toMatch(/balloon|key|scissors|dice|grapes|pencil/)
})

test('prints each day of the plan with rest, real things where they fit, and blanks for unplanned days', () => {
  const tile = (activity: string, level: string) => ({ activity, category: null, level })
  const week = {
    ...EMPTY_WEEK,
    days: {
      ...EMPTY_WEEK.days,
      mon: { ...EMPTY_DAY, tiles: [tile('lightcatcher', '2'), tile('bubblepop', '1')] },
      wed: { ...EMPTY_DAY, isRest: true },
    },
  }
  const { days } = sheetOf(composePaper('week', facts({ week }), text), 'week')
  expect(days.map(({ tiles }) => tiles.length)).toEqual([3, 0, 0, 0, 0, 0, 0])
  expect(days[0]?.tiles.map(({ label, isThing }) => [label, isThing])).toEqual([
    ['Light catcher', false],
    ['Bubble pop', false],
    ['Cup', true],
  ])
  expect(days.map(({ isRest }) => isRest)).toEqual([false, false, true, false, false, false, false])
})
