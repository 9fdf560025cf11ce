import { describe, expect, test } from 'vitest'
import { paperSizes } from '#domain/assessment/paper'
import { brokenRules } from '../support/pdfRules'
import { elementsOf, readPdf, textIn } from '../support/pdfText'
import { boxesOf, describeOverlaps, pageSizeOf } from '../support/pdfBoxes'
import { CPU_LIMIT_MS, measureCpu } from '../support/cpuTime'
import { isExhaustive } from '../support/exhaustive'
import { printReport, printer } from '../support/printedReport'
import { DIFFICULT_CHARACTERS, longText, paperOf, samplePaper, blockTexts } from '../support/samplePaper'

/** Margins (points) that no text may enter. */
const EDGE = 50

const read = async (...asked: Parameters<typeof printReport>) => readPdf(await printReport(...asked))
const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

describe.each(paperSizes)('a document with everything, on %s', (paper) => {
  test('meets the machine-checkable rules of PDF/UA', async () => {
    expect(brokenRules(await read(samplePaper(), `sample-${paper}`, paper))).toEqual([])
  })

  test('has each text once, in order', async () => {
    const document = samplePaper()
    const pdf = await read(document, `sample-${paper}`, paper)
    const said = plain(
      elementsOf(pdf.root, /^(?:H\d|P|Lbl|LBody|Caption|TH|TD|Figure)$/)
        .map(textIn)
        .join(' '),
    )
    const expected = document.blocks.flatMap((block) =>
      block.kind === 'list' ? block.items.flatMap((item, index) => [block.numbered === true ? `${index + 1}.` : '•', item]) : blockTexts(block),
    )
    expect(said).toBe(plain(expected.join(' ')))
  })

  test('has no overlaps and nothing in the margins', async () => {
    const pdf = await read(samplePaper(), `sample-${paper}`, paper)
    const boxes = boxesOf(pdf)
    expect(describeOverlaps(boxes)).toEqual([])
    const { width, height } = pageSizeOf(pdf)
    const told = boxes.filter(({ kind, mcid }) => kind !== 'frame' && mcid !== null)
    expect(told.filter(({ left, right, top, bottom }) => left < EDGE || right > width - EDGE || top < EDGE || bottom > height - EDGE)).toEqual([])
  })
})

test('has text of the promised size', async () => {
  const pdf = await read(samplePaper(), 'sample-a4')
  const sizes = (type: RegExp) =>
    new Set(boxesOf(pdf).flatMap(({ kind, mcid, page, size }) => (kind === 'text' && type.test(typeAt(page, mcid)) ? [size] : [])))
  const typeAt = (page: number, mcid: number | null) => new RegExp(`/(\\w+) <</MCID ${mcid}>> BDC`).exec(pdf.pages[page]?.stream ?? '')?.[1] ?? 'Artifact'
  expect(Math.min(...sizes(/^(?:LBody|Lbl)$/))).toBeGreaterThanOrEqual(11)
  expect(Math.min(...sizes(/^(?:P|Caption|Figure)$/))).toBeGreaterThanOrEqual(9)
  expect(Math.min(...sizes(/./))).toBeGreaterThanOrEqual(8.5)
})

describe('connected content stays on one page', () => {
  test('splits no row of a table, and repeats the header on each of its pages', async () => {
    const pdf = await read(samplePaper(), 'sample-a4')
    const long = elementsOf(pdf.root, /^Table$/).at(-1)
    if (long === undefined) throw new Error('no table')
    expect(elementsOf(long, /^TR$/)).toHaveLength(131)
    const days = boxesOf(pdf).filter(({ text }) => text.endsWith(' November'))
    for (const day of days) {
      const beside = boxesOf(pdf).filter(({ page, top }) => page === day.page && Math.abs(top - day.top) < 1)
      expect(beside.length, day.text).toBeGreaterThanOrEqual(4)
    }
    const pages = [...new Set(days.filter(({ size }) => size < 9).map(({ page }) => page))]
    expect(pages.length).toBeGreaterThan(1)
    for (const page of pages.slice(1)) expect(pdf.pages[page]?.artifacts).toEqual(expect.arrayContaining(['Usual time']))
  })

  test('leaves no row of a table alone on a page, whatever its length', async () => {
    const columns = [{ head: 'Question' }, { head: 'Played' }]
    for (let length = 24; length < 40; length += 1) {
      const rows = Array.from({ length }, (_, index) => [`Row ${index}`, 'Not played'])
      const pdf = await read(
        paperOf([
          { kind: 'heading', level: 1, text: 'Tables' },
          { kind: 'table', caption: 'Long', columns, rows },
        ]),
        'pairs',
      )
      const pages = boxesOf(pdf).flatMap(({ text, page }) => (/^Row \d+$/.test(text) ? [page] : []))
      for (const page of new Set(pages)) expect(pages.filter((each) => each === page).length, `${length} rows`).toBeGreaterThan(1)
    }
  })

  test.each([0, 9, 18, 27, 30, 33, 36])('keeps a card and a figure after %i lines whole, with their heading', async (before) => {
    const filler = Array.from({ length: before }, (_, index) => ({ kind: 'paragraph' as const, text: `Line ${index}` }))
    for (const block of samplePaper().blocks.filter(({ kind }) => ['card', 'map', 'curve', 'trend', 'bars', 'helps'].includes(kind))) {
      const pdf = await read(
        paperOf([
          { kind: 'heading', level: 1, text: 'First' },
          ...filler,
          { kind: 'heading', level: 2, text: 'Above' },
          { kind: 'heading', level: 3, text: 'Right above' },
          block,
        ]),
        'together',
      )
      const boxes = boxesOf(pdf)
      const own = boxes.filter(({ text, mcid }) => mcid !== null && !/^(?:Line \d+|First)$/.test(text))
      expect([...new Set(own.map(({ page }) => page))], `${block.kind} after ${before}`).toHaveLength(1)
    }
  })

  test('leaves neither the first nor the last line of a paragraph alone', async () => {
    for (let before = 0; before < 24; before += 1) {
      // The lines have two different heights, so that the page can end at any line of the following text.
      const filler = Array.from({ length: 26 + Math.floor(before / 8) }, (_, index) => ({
        kind: 'paragraph' as const,
        text: `Line ${index}`,
        ...(index < before % 8 ? { tone: 'fine' as const } : {}),
      }))
      for (const length of [150, 250, 400]) {
        const pdf = await read(paperOf([{ kind: 'heading', level: 1, text: 'First' }, ...filler, { kind: 'paragraph', text: longText(length) }]), 'alone')
        const lines = boxesOf(pdf).filter(({ text, mcid }) => mcid !== null && !/^(?:Line \d+|First)$/.test(text))
        for (const page of new Set(lines.map((line) => line.page)))
          expect(lines.filter((line) => line.page === page).length, `${length} after ${before}`).toBeGreaterThan(1)
      }
    }
  })
})

describe('oversized content', () => {
  const inside = async (blocks: Parameters<typeof paperOf>[0], name: string) => {
    const pdf = await read(paperOf([{ kind: 'heading', level: 1, text: 'Long' }, ...blocks]), name)
    const { width, height } = pageSizeOf(pdf)
    const boxes = boxesOf(pdf)
    expect(brokenRules(pdf)).toEqual([])
    expect(describeOverlaps(boxes)).toEqual([])
    expect(
      boxes.filter(({ kind, left, right, top, bottom }) => kind !== 'frame' && (left < 20 || right > width - EDGE || top < 20 || bottom > height - 20)),
    ).toEqual([])
    const told = boxes.filter(({ mcid }) => mcid !== null)
    expect(told.filter(({ bottom }) => bottom > height - EDGE)).toEqual([])
    return { pdf, said: plain(textIn(pdf.root)), boxes }
  }

  test('breaks a long word at the end of the line', async () => {
    const word = 'https://example.org/'.concat('a'.repeat(200))
    const { said } = await inside([{ kind: 'paragraph', text: word }], 'word')
    expect(said).toContain(word)
  })

  test('gives a column with a long word the width that others do not need', async () => {
    const columns = [{ head: 'Question', share: 0.08 }, { head: 'Observed' }, { head: 'Together', share: 0.2 }]
    const { boxes } = await inside([{ kind: 'table', caption: 'Beside', columns, rows: [['Which background?', 'Black', 'The same']] }], 'column')
    expect(boxes.map(({ text }) => text.trim())).toContain('background?')
  })

  test('continues a row or a card that no page can hold', async () => {
    const { said } = await inside(
      [
        {
          kind: 'table',
          caption: 'Messages',
          columns: [{ head: 'Who' }, { head: 'Note' }],
          rows: [
            ['Maya', longText(4000)],
            ['Robin', 'Short'],
          ],
        },
        { kind: 'card', title: 'Card', lines: Array.from({ length: 9 }, (_, index) => ({ label: `Line ${index}`, text: longText(700) })), fine: 'Fine' },
      ],
      'tall',
    )
    expect(said).toContain(longText(4000))
    expect(said).toContain('Line 8')
  })

  test('gives names of sections and people in figures the lines they need', async () => {
    const long = 'A name that is a good deal longer than any that we thought of when this was drawn'
    const { said } = await inside(
      [
        {
          kind: 'bars',
          alt: 'Bars',
          caption: 'Bars',
          raters: [long, `${long} too`],
          rows: Array.from({ length: 16 }, (_, index) => ({
            label: `${long} ${index}`,
            bars: [
              { value: 50, text: long },
              { value: 20, text: long },
            ],
            note: longText(200),
          })),
        },
        {
          kind: 'helps',
          items: [
            { icon: 'wait', text: long },
            { icon: 'place', text: long },
          ],
        },
        { kind: 'sign', lines: [{ label: longText(300), text: longText(200) }] },
      ],
      'names',
    )
    // Sections that do not fit are still read aloud as part of the figure that contains them.
    expect(said).toContain(`${long} 15, ${long}`)
  })
})

describe('characters of any script', () => {
  test('are text if the font has them, otherwise labelled images', async () => {
    const pdf = await read(samplePaper(), 'sample-a4')
    expect(plain(textIn(pdf.root))).toContain(plain(DIFFICULT_CHARACTERS))
    expect(elementsOf(pdf.root, /^Span$/).flatMap(({ actualText }) => actualText ?? [])).toEqual(['≤', '≥', '→'])
  })

  test.each(['أحمد علي', 'שָׁלוֹם', '小明', 'हिमांशु', '🦊 Zoe\u0301', '👨‍👩‍👧'])('appear in a whole report of %s', async (alias) => {
    for (const paper of paperSizes) {
      const pdf = await read(samplePaper(alias), 'script', paper)
      expect(brokenRules(pdf)).toEqual([])
      expect(describeOverlaps(boxesOf(pdf))).toEqual([])
      expect(plain(textIn(pdf.root))).toContain(plain(`How ${alias} uses vision now`).normalize('NFC'))
    }
  })

  test.each([
    ['words from the right', 'ينظر أحمد إلى الضوء '.repeat(30)],
    ['words without spaces', '小明看着左边的光'.repeat(40)],
  ])('%s are broken into lines without loss', async (_, text) => {
    const pdf = await read(
      paperOf([
        { kind: 'heading', level: 1, text: 'Messages' },
        { kind: 'paragraph', text },
      ]),
      'lines',
    )
    const { width } = pageSizeOf(pdf)
    const pictures = boxesOf(pdf).filter(({ kind }) => kind === 'picture')
    expect(pictures.length).toBeGreaterThan(3)
    expect(Math.max(...pictures.map(({ right }) => right))).toBeLessThanOrEqual(width - EDGE)
    expect(textIn(elementsOf(pdf.root, /^P$/)[0] ?? pdf.root).replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
  })

  test('are left out if invisible', async () => {
    const pdf = await read(paperOf([{ kind: 'heading', level: 1, text: 'P\u00adi\u200bp \u2066x\u2069' }]), 'marks')
    expect(textIn(pdf.root)).toBe('Pip x')
    expect(elementsOf(pdf.root, /^Span$/)).toEqual([])
  })
})

test('makes twenty pages of small rows in less than 1.5 MB', async () => {
  const rows = Array.from({ length: 1200 }, (_, index) => [`${index}`, 'Light catcher', 'Left, above', `${index % 30}.${index % 10} s`, 'alone', 'yellow'])
  const table = {
    kind: 'table' as const,
    caption: 'Every turn',
    columns: ['Turn', 'Activity', 'Place', 'Time', 'Help', 'Colour'].map((head) => ({ head })),
    rows,
    dense: true as const,
  }
  const { made: bytes, ms } = await measureCpu(() => printReport(paperOf([{ kind: 'heading', level: 1, text: 'Tables' }, table]), 'dense'))
  if (isExhaustive) expect(ms).toBeLessThan(CPU_LIMIT_MS)
  expect(bytes.length).toBeLessThan(1_500_000)
  expect(readPdf(bytes).pages.length).toBeGreaterThanOrEqual(20)
})

describe('a right-to-left document', () => {
  const fromRight = async (blocks: Parameters<typeof paperOf>[0]) => {
    const pdf = await read({ ...paperOf(blocks), language: 'ar' }, 'from-right')
    const { width } = pageSizeOf(pdf)
    return { boxes: boxesOf(pdf), width }
  }

  test('is right-aligned with the same margin and without overlaps', async () => {
    const { boxes, width } = await fromRight([
      { kind: 'heading', level: 1, text: 'Right' },
      { kind: 'paragraph', text: longText(400) },
      { kind: 'list', items: ['One', 'Two'] },
      { kind: 'table', caption: 'Numbers', columns: [{ head: 'First' }, { head: 'Second' }], rows: [['a', 'b']] },
    ])
    expect(describeOverlaps(boxes)).toEqual([])
    const rightOf = (text: string) => boxes.find((box) => box.text === text)?.right ?? 0
    expect(rightOf('Right')).toBeCloseTo(width - 54, 0)
    expect(rightOf('•')).toBeCloseTo(width - 54, 0)
    expect(rightOf('One')).toBeLessThan(rightOf('•'))
    expect(rightOf('Second')).toBeLessThan(rightOf('First'))
  })

  test('draws a line to sign above its label, at the right', async () => {
    const document = { ...paperOf([{ kind: 'sign' as const, lines: [{ label: 'Signed by', text: '' }] }]), language: 'ar' }
    const [page] = await printer.show(document, 'a4')
    const line = page?.shapes.find(({ tag, props }) => tag === 'line' && Number(props['y1']) > 72)
    expect(Math.max(Number(line?.props['x1']), Number(line?.props['x2']))).toBeCloseTo((page?.width ?? 0) - 54, 0)
  })

  test('draws a text with any right-to-left part as a whole in its order, and others as letters', async () => {
    const pdf = await read(
      {
        ...paperOf([
          { kind: 'paragraph', text: 'بطاقة Wren (demo)، 27 (2026).' },
          { kind: 'paragraph', text: 'Čapek Wren (2026).' },
        ]),
        language: 'ar',
      },
      'drawn-whole',
    )
    expect(elementsOf(pdf.root, /^Span$/).map((span) => textIn(span))).toEqual(['بطاقة Wren (demo)، 27 (2026).'])
    const leftOf = (text: string) => boxesOf(pdf).find((box) => box.text === text)?.left ?? 0
    expect(leftOf('Č')).toBeLessThan(leftOf('apek Wren (2026).'))
  })
})

test('starts no line with a sign that a language keeps with its word', async () => {
  const sentence = Array.from({ length: 60 }, (_, index) => `mot${index}\u202f:`).join(' ')
  const pdf = await read(paperOf([{ kind: 'paragraph', text: sentence }]), 'kept-together')
  const lines = boxesOf(pdf).flatMap(({ text }) => (text.includes('mot') ? [text] : []))
  expect(lines.length).toBeGreaterThan(3)
  expect(lines.filter((line) => line.trimStart().startsWith(':'))).toEqual([])
  expect(lines.join(' ')).toContain('mot59')
})
