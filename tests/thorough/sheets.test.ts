import { beforeAll, describe, expect, it, test } from 'vitest'
import { usualPaper } from '#domain/assessment/paper'
import { outlineOf } from '#domain/assessment/sheetOutline'
import { DAY_MS } from '#domain/time'
import type { PagePicture } from '#ports/reportPrinter'
import { cardCorners } from '#adapters/pdf/sheets/words'
import { stepsTo } from '#adapters/pdf/sheets/trend'
import { addEnglish } from '../support/english'
import { playedSession } from '../support/knownChild'
import { brokenRules } from '../support/pdfRules'
import { readPdf } from '../support/pdfText'
import { child, NOW, composePages, printReport, printer } from '../support/printedReport'

beforeAll(addEnglish)

const MOST_BYTES = 2_500_000
const papers = ['a4', 'letter'] as const
const little = [1, 2].map((days) => playedSession('lightcatcher', '1', NOW - days * DAY_MS, [{ ms: 4000 }, { ms: 5000 }]))
const children = {
  much: () => composePages({ child: child({ picture: 'owl' }) }, { parts: { card: false } }),
  little: () => composePages({ ratings: [], sessions: little }, { parts: { card: false } }),
  none: () => composePages({ ratings: [], sessions: [] }, { parts: { card: false } }),
}

/** Returns the position of the lowest text on a page, as a fraction of the space between header and footer, and the size of its last line. */
function lowest({ height, shapes }: PagePicture): { readonly share: number; readonly size: number } {
  const [top, bottom] = [72, height - 62]
  const words = shapes.filter(({ tag, props }) => tag === 'text' && Number(props['y']) > top && Number(props['y']) < bottom)
  const last = words.toSorted((one, other) => Number(other.props['y']) - Number(one.props['y']))[0]
  return { share: (Number(last?.props['y'] ?? 0) - top) / (bottom - top), size: Number(last?.props['fontSize'] ?? 0) }
}

describe.each(Object.keys(children) as (keyof typeof children)[])('a report of a child with %s data', (name) => {
  it.each(papers)('has no page under half full, and no heading at the bottom of one, on %s', async (paper) => {
    const pages = await printer.show(children[name](), paper)
    expect(pages.length).toBeGreaterThan(1)
    for (const [index, page] of pages.entries()) {
      const { share, size } = lowest(page)
      expect(share, `page ${index + 1} of ${pages.length}`).toBeGreaterThanOrEqual(0.5)
      expect(size, `page ${index + 1} ends with a heading`).toBeLessThan(12)
    }
  })

  it('is tagged, and small enough to send', async () => {
    const bytes = await printReport(children[name](), `sheets-${name}`)
    expect(brokenRules(readPdf(bytes))).toEqual([])
    expect(bytes.length).toBeLessThan(MOST_BYTES)
  })
})

it.each(papers)('fills at least half of every page and none beyond its foot, however long a report is, on %s', async (paper) => {
  const report = children.much()
  for (let more = 0; more <= 48; more += 6) {
    const added = Array.from({ length: more }, () => ({ kind: 'paragraph', text: 'One more line that somebody wrote.' }) as const)
    const pages = await printer.show({ ...report, blocks: [...report.blocks, ...added] }, paper)
    for (const [index, page] of pages.entries()) {
      const place = `page ${index + 1} of ${pages.length} with ${more} more lines`
      const isFoot = ({ text }: PagePicture['shapes'][number]) => text?.startsWith('This is a record') === true
      const foot = Number(page.shapes.find(isFoot)?.props['y'])
      const words = page.shapes.filter((shape) => shape.tag === 'text' && !isFoot(shape))
      expect(Math.max(...words.map(({ props }) => Number(props['y']))), place).toBeLessThan(foot - 10)
      expect(lowest(page).share, place).toBeGreaterThanOrEqual(0.5)
    }
  }
})

it('keeps the lines to sign together, under their heading, however much is above them', async () => {
  const report = children.much()
  const at = report.blocks.findIndex((block) => block.kind === 'heading' && block.text.startsWith('Signatures'))
  expect(at).toBeGreaterThan(0)
  for (let more = 0; more <= 24; more += 4) {
    const added = Array.from({ length: more }, () => ({ kind: 'paragraph', text: 'One more line that somebody wrote.' }) as const)
    const pages = await printer.show({ ...report, blocks: report.blocks.toSpliced(at, 0, ...added) }, 'a4')
    const signed = pages.flatMap(({ shapes }, index) =>
      shapes.flatMap(({ text = '' }) => (/^(?:Signatures and|Signed in|Written by|Read together|The family agrees)/.test(text) ? [index] : [])),
    )
    expect(signed.length, `with ${more} more lines`).toBeGreaterThanOrEqual(5)
    expect(new Set(signed).size, `with ${more} more lines`).toBe(1)
  }
})

it('gives a bold label of two lines the height of two lines', async () => {
  const report = children.much()
  const blocks = report.blocks.map((block) => {
    if (block.kind !== 'sheet' || block.sheet.kind !== 'second') return block
    const [row] = block.sheet.rows
    if (row === undefined) throw new Error('no row')
    const rows = Array.from({ length: 6 }, (_, more) => [
      { ...row, isApart: true, label: `Sound and touch with ${'i'.repeat(more * 2)}` },
      { ...row, isApart: false, label: `Next ${more}` },
    ]).flat()
    return { ...block, sheet: { ...block.sheet, rows } }
  })
  const [, page] = await printer.show({ ...report, blocks }, 'a4')
  const words = page?.shapes.filter(({ tag }) => tag === 'text') ?? []
  const yOf = (is: (text: string) => boolean) => words.flatMap(({ text = '', props }) => (is(text.trim()) ? [Number(props['y'])] : []))
  for (let more = 0; more < 6; more += 1) {
    const [next = 0] = yOf((text) => text === `Next ${more}`)
    const above = yOf((text) => /^(?:Sound and|touch|with|i+$)/.test(text)).filter((y) => y < next)
    expect(next - Math.max(...above), `label ${more}`).toBeGreaterThan(12)
  }
})

const frontOf = (document: ReturnType<typeof composePages>) => {
  const [block] = document.blocks
  if (block?.kind !== 'sheet' || block.sheet.kind !== 'front') throw new Error('no first page')
  return block.sheet
}

describe('the first page', () => {
  it('has the key of the map below it, within the same figure', async () => {
    const [page] = await printer.show(children.much(), 'a4')
    const at = (text: string) => page?.shapes.find((shape) => shape.text?.trim() === text)?.props
    const [soonest, key] = [at('3.6 s'), at('sooner')]
    expect(Number(key?.['y'])).toBeGreaterThan(Number(soonest?.['y']))
    expect(Number(key?.['y']) - Number(soonest?.['y'])).toBeLessThan(150)
    expect(at('too few')).toBeDefined()
  })

  it('keeps everything above its footer, however long its sentences are', async () => {
    const long = 'A sentence that somebody made much longer than anybody wanted to read it on a first page, about breakfast. '.repeat(2)
    const pages = composePages(
      {},
      { parts: { card: false }, texts: { 'plain.title': long.slice(0, 90), 'plain.well': long.slice(0, 200), 'plain.helps': long.slice(0, 200) } },
    )
    const [page] = await printer.show(pages, 'letter')
    const foot = Number(page?.shapes.find(({ text }) => text?.startsWith('This is a record'))?.props['y'])
    const above = page?.shapes.filter(({ tag, text }) => tag === 'text' && text?.startsWith('Full name')) ?? []
    expect(above).toHaveLength(1)
    expect(Number(above[0]?.props['y'])).toBeLessThan(foot - 10)
  })

  it('leaves out a map and a trend without enough data, and lists the play', () => {
    const { map, trend, sentences } = frontOf(children.none())
    expect([map, trend]).toEqual([null, null])
    expect(sentences[0]?.text).toContain('Nothing was played')
    const few = frontOf(children.little())
    expect(few.trend).toMatchObject({ title: 'Played' })
  })

  it('always states the known facts about epilepsy', () => {
    const reported = (epilepsy: 'yes' | 'no' | 'unknown') =>
      frontOf(composePages({ child: child({ profile: { ...child().profile, epilepsy } }) })).reported.at(-1)
    expect(reported('unknown')).toEqual({ text: 'Epilepsy: not asked yet', isStrong: true })
    expect(reported('yes')).toEqual({ text: 'Epilepsy: reported', isStrong: true })
    expect(reported('no')).toEqual({ text: 'Epilepsy: none reported' })
  })

  it('names the side and the colour found in play, and marks a sentence changed by an adult', () => {
    expect(frontOf(children.much()).title).toBe('Pip responds sooner on the left, and soonest to yellow things')
    const changed = frontOf(composePages({}, { texts: { 'plain.helps': 'Silence.' } }))
    expect(JSON.stringify(changed.sentences)).toContain('Silence. (Written by Robin Hale.)')
  })
})

test('has the same text on the screen as on paper', async () => {
  const document = children.much()
  const pages = await printer.show(document, 'a4')
  const drawn = pages
    .flatMap(({ shapes }) => shapes.map(({ text }) => text ?? ''))
    .join(' ')
    .replaceAll(/\s+/g, ' ')
  for (const sentence of outlineOf(frontOf(document), 'en').flatMap((block) => (block.kind === 'list' ? block.items : [])))
    for (const word of sentence.split(' ')) expect(drawn).toContain(word)
})

test.each([
  [210, 297],
  [215.9, 279.4],
])('aligns card fronts and backs on a page of %i by %i mm turned on its long edge', (width, height) => {
  const [fronts, backs] = [cardCorners(width, height, false), cardCorners(width, height, true)]
  for (const [index, { x, y }] of fronts.entries()) {
    expect(width - (x + 85)).toBeCloseTo(backs[index]?.x ?? 0)
    expect(backs[index]?.y).toBe(y)
    expect([x, y, width - x - 85, height - y - 85].every((room) => room >= 0)).toBe(true)
  }
})

test('gives an axis at most five steps, and room for the largest value', () => {
  for (const most of [0.3, 1, 4.2, 9.8, 16, 39, 140]) {
    const steps = stepsTo(most)
    expect(steps.at(-1)).toBeGreaterThanOrEqual(most)
    expect(steps.length).toBeLessThanOrEqual(6)
  }
})

test('chooses the paper size by the first named region', () => {
  expect(usualPaper(['en-US', 'de-DE'])).toBe('letter')
  expect(usualPaper(['es', 'es-MX'])).toBe('letter')
  expect(usualPaper(['pt-BR'])).toBe('a4')
  expect(usualPaper(['ar', 'en'])).toBe('a4')
})
