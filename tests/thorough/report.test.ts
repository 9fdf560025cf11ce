import { CPU_LIMIT_MS, measureCpu } from '../support/cpuTime'
import { isExhaustive } from '../support/exhaustive'
import { beforeAll, describe, expect, test } from 'vitest'
import { NO_ANSWERS } from '#domain/assessment/rating'
import { DAY_MS } from '#domain/time'
import { outlineOf } from '#domain/assessment/sheetOutline'
import { addEnglish } from '../support/english'
import { eventLogOf, playedSession, ratingOf } from '../support/knownChild'
import { brokenRules } from '../support/pdfRules'
import { elementsOf, readPdf, textIn } from '../support/pdfText'
import { child, NOW, composePages, printReport, ratings } from '../support/printedReport'

beforeAll(addEnglish)

const everyPart = Object.fromEntries(
  ['plain', 'card', 'background', 'sources', 'profile', 'beside', 'observations', 'recommendations', 'goals', 'questions'].map((part) => [part, true]),
)

describe('a report on paper', () => {
  test.each(['a4', 'letter'] as const)('meets the machine-checkable rules of PDF/UA, on %s', async (paper) => {
    const bytes = await printReport(composePages({}, { parts: { ...everyPart, card: false } }), `full-${paper}`, paper)
    const pdf = readPdf(bytes)
    expect(brokenRules(pdf)).toEqual([])
    expect(bytes.length).toBeLessThan(400_000)
    for (const [index, { artifacts }] of pdf.pages.entries()) expect(artifacts.at(-1)).toContain(`Page ${index + 1} of ${pdf.pages.length}`)
    // A later page that gets lost must not reveal whose report it is.
    for (const { artifacts } of pdf.pages.slice(1)) expect(artifacts).toContain('P. · born March 2021')
    expect(pdf.pages.flatMap(({ artifacts }) => artifacts).join(' ')).not.toContain('Pip')
  })

  test('has everything once, in the composed order', async () => {
    const pages = composePages({}, { parts: everyPart })
    const pdf = readPdf(await printReport(pages, 'order'))
    const headings = pages.blocks
      .flatMap((block) => (block.kind === 'sheet' ? outlineOf(block.sheet, 'en') : [block]))
      .flatMap((block) => (block.kind === 'heading' ? [block.text] : []))
    expect(elementsOf(pdf.root, /^H\d$/).map((heading) => textIn(heading).trim())).toEqual(headings)
    const paragraphs = pages.blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : []))
    const read = elementsOf(pdf.root, /^P$/).map(textIn)
    expect(read.filter((text) => paragraphs.includes(text))).toEqual(paragraphs)
    const rows = pages.blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []))
    const cells = elementsOf(pdf.root, /^TR$/).map(({ kids }) => kids.map((kid) => (typeof kid === 'string' ? kid : textIn(kid))))
    for (const row of rows) expect(cells).toContainEqual(row)
  })

  test('prints a nickname in any script completely', async () => {
    for (const alias of ['أحمد علي', 'שָׁלוֹם', '小明', 'Łukasz Ćwik', 'Zoë 🌟', 'हिमांशु']) {
      const pdf = readPdf(await printReport(composePages({ child: child({ alias }) }), 'nickname'))
      expect(brokenRules(pdf)).toEqual([])
      const [title] = elementsOf(pdf.root, /^H1$/).map((heading) => textIn(heading).replaceAll(/\s+/g, ' '))
      expect(title).toContain(`${alias} responds sooner`)
    }
  })

  test('states missing play, profile and parts, and stays complete', async () => {
    const bare = readPdf(await printReport(composePages({ sessions: [], ratings: [] }, { parts: everyPart }), 'bare'))
    expect(brokenRules(bare)).toEqual([])
    const said = textIn(bare.root)
    expect(said).toContain('Nothing was played in this period, and no Everyday Looking Profile was completed')
    expect(said).toContain('How Pip uses vision now')
    const none = Object.fromEntries(Object.keys(everyPart).map((part) => [part, false]))
    const short = readPdf(await printReport(composePages({}, { parts: none }), 'short'))
    expect(brokenRules(short)).toEqual([])
    expect(elementsOf(short.root, /^H[12]$/).map(textIn)).toEqual(['Annex: figures and method', 'Method and limits', 'Signatures and recipients', 'Tables'])
  })

  test('reports no play only if there was none, and gives the amount of too little play', () => {
    const said = (more: Parameters<typeof composePages>[0]) => JSON.stringify(composePages(more).blocks)
    const short = (days: number) => playedSession('lightcatcher', '1', NOW - days * DAY_MS, [{ ms: 4000 }])
    const one = said({ sessions: [short(1)], ratings: [] })
    expect(one).toContain('There was 1 session in this period: too little to say more yet.')
    expect(one).not.toContain('Nothing was played')
    expect(said({ sessions: [short(1), short(2)], ratings: [] })).toContain('There were 2 sessions in this period: too little to say more yet.')
    // Play before the period of the report does not count.
    expect(said({ sessions: [short(200)], ratings: [] })).toContain('Nothing was played in this period, and no Everyday Looking Profile was completed')
    const unseen = { ...ratingOf('family', NOW - DAY_MS, { supports: [] }), answers: NO_ANSWERS }
    expect(said({ sessions: [], ratings: [unseen] })).toContain('Nothing was played in this period. The Everyday Looking Profile was filled in')
  })

  test('prints a year of play, with five thousand trials, in less than 1.5 MB', async () => {
    const turns = Array.from({ length: 20 }, (_, index) => ({ ms: 3000 + ((index * 379) % 2000), zone: ((index % 9) + 1) as 1 }))
    const sessions = Array.from({ length: 250 }, (_, index) => ({
      ...playedSession('lightcatcher', '3', NOW - index * 1.4 * DAY_MS, []),
      events: eventLogOf(turns),
    }))
    const { made: bytes, ms } = await measureCpu(() => printReport(composePages({ sessions }, { parts: everyPart, from: '2025-11-20' }), 'year'))
    if (isExhaustive) expect(ms).toBeLessThan(CPU_LIMIT_MS)
    expect(bytes.length).toBeLessThan(1_500_000)
    const pdf = readPdf(bytes)
    expect(textIn(pdf.root)).toContain('5,000 trials')
  })

  test('marks a sentence changed by an adult, and no other', () => {
    const pages = composePages({}, { texts: { 'beside.where': 'Left, as at breakfast.' } })
    const said = JSON.stringify(pages.blocks)
    expect(said).toContain('Left, as at breakfast. (Written by Robin Hale.)')
    expect(said).not.toContain('Both point to the left side.')
    expect(JSON.stringify(composePages().blocks)).toContain('Both point to the left side.')
  })

  test('says that there is only one rater', () => {
    expect(JSON.stringify(composePages({ ratings: ratings.slice(0, 1) }).blocks)).toContain('Only one person has rated.')
  })
})
