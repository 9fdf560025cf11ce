import { jsPDF } from 'jspdf'
import type { PaperBlock, PaperDocument } from '#domain/assessment/paper'
import { directionOf } from '#domain/language'
import type { ReportPrinter } from '#ports/reportPrinter'
import { drawCard } from './cards'
import { curve, map, trend } from './figures'
import { bars } from './bars'
import { helps } from './helps'
import { type DrawLetters, type FontFiles, lettersFor } from './letters'
import { MARGIN, type Pages, type Placed, startPages, styles } from './pages'
import { table } from './tables'
import { tagged } from './tagged'
import { contentsOf, heading, list, paragraph, sign } from './text'

interface Parts {
  /** The product's letters. Rejects when they cannot be fetched. */
  loadFonts(): Promise<FontFiles>
  readonly draw: DrawLetters
}

/** Makes reports as tagged PDFs with the product's own letters: headings, tables, lists and figures can be listened to, in the order of reading. */
export const createReportPrinter = ({ loadFonts, draw }: Parts): ReportPrinter => ({
  async print(document, paper) {
    const pdf = new jsPDF({ unit: 'pt', format: paper, compress: true, putOnlyUsedFonts: true })
    const letters = await lettersFor(pdf, await loadFonts(), draw)
    const pages = startPages(pdf, tagged(pdf, document), letters, directionOf(document.language))
    for (const block of placed(pages, document.blocks)) block.draw()
    around(pages, document)
    return pdf.output('blob')
  },
})

/** Every block is measured before any is drawn: a heading stays with the beginning of what it is above. */
function placed(pages: Pages, blocks: readonly PaperBlock[]): readonly Placed[] {
  const contents = contentsOf(pages)
  return blocks.reduceRight<readonly Placed[]>((below, block) => [place(pages, block, below[0], contents), ...below], [])
}

function place(pages: Pages, block: PaperBlock, next: Placed | undefined, contents: ReturnType<typeof contentsOf>): Placed {
  switch (block.kind) {
    case 'heading':
      return heading(pages, block, next, contents)
    case 'paragraph':
      return paragraph(pages, block)
    case 'list':
      return list(pages, block)
    case 'helps':
      return helps(pages, block)
    case 'table':
      return table(pages, block)
    case 'bars':
      return bars(pages, block)
    case 'map':
      return map(pages, block)
    case 'curve':
      return curve(pages, block)
    case 'trend':
      return trend(pages, block)
    case 'card':
      return drawCard(pages, block)
    case 'sign':
      return sign(pages, block)
  }
}

const HEAD_AT = 40
const FOOT_AT = 34
/** Between what stands at the two ends. */
const BETWEEN = 16

/** Head and foot of every page, when it is known how many there are. */
function around(pages: Pages, { head, foot, pageOf }: PaperDocument): void {
  const { pdf } = pages
  const count = pdf.getNumberOfPages()
  const footAt = pdf.internal.pageSize.getHeight() - FOOT_AT
  for (let page = 1; page <= count; page += 1) {
    pdf.setPage(page)
    twoEnds(pages, [head.start, head.end], (lines) => HEAD_AT - (lines - 1) * styles.fine.line)
    pages.rule(MARGIN.side, HEAD_AT + 8, pages.width)
    twoEnds(pages, [foot, pageOf.replace('{x}', String(page)).replace('{y}', String(count))], () => footAt)
  }
}

/** One text at each end; the first takes more lines where it must. */
function twoEnds(pages: Pages, [start, end]: readonly [string, string], firstBaseline: (lines: number) => number): void {
  const right = pages.lines(end, 'fine', pages.width / 2)
  const taken = Math.max(0, ...right.map(({ width }) => width))
  const left = pages.lines(start, 'fine', pages.width - taken - BETWEEN)
  for (const [lines, to] of [
    [left, 'start'],
    [right, 'end'],
  ] as const) {
    const top = firstBaseline(lines.length) - styles.fine.size
    pages.stack(lines, 'fine', MARGIN.side, top, { align: { to, width: pages.width }, role: 'decoration' })
  }
}
