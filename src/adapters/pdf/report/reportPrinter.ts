import { jsPDF } from 'jspdf'
import type { Block, PaperDocument } from '#domain/assessment/paper'
import type { ReportPrinter } from '#ports/reportPrinter'
import { bars, curve, helps, map, trend } from './figures'
import { type DrawLetters, type FontFiles, lettersFor } from './letters'
import { MARGIN, type Pages, startPages } from './pages'
import { card, table } from './tables'
import { tagged } from './tagged'
import { heading, list, paragraph, sign } from './text'

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
    const tags = tagged(pdf, document)
    const pages = startPages(pdf, tags, letters)
    for (const [index, block] of document.blocks.entries()) drawBlock(pages, block, document.blocks[index + 1])
    around(pages, document)
    return pdf.output('blob')
  },
})

/** How much of a block must stand on the page of its heading: a few lines, and of a figure all. */
const FOLLOWING = 60
const FIGURE = 240

const followingOf = (next: Block | undefined): number => (next !== undefined && ['map', 'curve', 'trend'].includes(next.kind) ? FIGURE : FOLLOWING)

function drawBlock(pages: Pages, block: Block, next: Block | undefined): void {
  switch (block.kind) {
    case 'heading':
      return heading(pages, block, followingOf(next))
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
      return card(pages, block)
    case 'sign':
      return sign(pages, block)
  }
}

const HEAD_AT = 40
const FOOT_AT = 34

/** Head and foot of every page, when it is known how many there are. */
function around({ pdf, ...pages }: Pages, { head, foot, pageOf }: PaperDocument): void {
  const count = pdf.getNumberOfPages()
  const height = pdf.internal.pageSize.getHeight()
  const end = { to: 'end', width: pages.width } as const
  for (let page = 1; page <= count; page += 1) {
    pdf.setPage(page)
    pages.decorate(head.start, 'fine', MARGIN.side, HEAD_AT)
    pages.decorate(head.end, 'fine', MARGIN.side, HEAD_AT, end)
    pages.rule(MARGIN.side, HEAD_AT + 8, pages.width)
    pages.decorate(foot, 'fine', MARGIN.side, height - FOOT_AT)
    pages.decorate(pageOf.replace('{x}', String(page)).replace('{y}', String(count)), 'fine', MARGIN.side, height - FOOT_AT, end)
  }
}
