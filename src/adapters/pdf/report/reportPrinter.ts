import { jsPDF } from 'jspdf'
import type { PaperBlock, PaperDocument, PaperSize } from '#domain/assessment/paper'
import { directionOf } from '#domain/language'
import type { PagePicture, ReportPrinter } from '#ports/reportPrinter'
import { drawCard } from './cards'
import { curve, map, trend } from './figures'
import { bars } from './bars'
import { placeHelps } from './helps'
import { type DrawLetters, type FontFiles, lettersFor } from './letters'
import { MARGIN, type Pages, type Placed, startPages, styles, type Use, WHOLE_PAGES } from './pages'
import { frame } from '../sheets/frame'
import { createKit, type Kit } from '../sheets/kit'
import { recorded } from '../sheets/record'
import { faceKey } from '../sheets/shapes'
import { drawSheet, facesOf, paperFormOf } from '../sheets/sheets'
import { table } from './tables'
import { tagged } from './tagged'
import { contentsOf, heading, list, paragraph, sign } from './text'

interface Parts {
  /** Loads the product's fonts. Rejects if they cannot be fetched. */
  loadFonts(): Promise<FontFiles>
  readonly draw: DrawLetters
  /** Loads a picture of the product as a data address. Resolves to null if it is unavailable. */
  loadFace?(face: string): Promise<string | null>
}

/** Creates papers as tagged PDFs with the product's own fonts. Screen readers read headings, tables, lists and figures in order. */
export function createReportPrinter({ loadFonts, draw, loadFace }: Parts): ReportPrinter {
  async function made(document: PaperDocument, paper: PaperSize, isShown: boolean): Promise<Made> {
    const [fonts, pictures] = await Promise.all([loadFonts(), picturesOf(document, loadFace)])
    const make = (use: Use, isTried: boolean) => drawn(document, paper, { fonts, draw, pictures, use, isShown, hasImages: !isShown && !isTried })
    // Pictures of letters take most of the time, so they are added once it is known how full the pages are.
    const triesFirst = !isShown && document.frame !== undefined && directionOf(document.language) === 'rtl'
    const first = await make(WHOLE_PAGES, triesFirst)
    let best: { readonly use: Use; readonly made: Made } = { use: WHOLE_PAGES, made: first }
    for (const use of document.frame === undefined ? [] : evenly(first)) {
      const made = await make(use, true)
      if (made.filled.length > first.filled.length) continue
      if (leastOf(made) > leastOf(best.made)) best = { use, made }
      if (leastOf(best.made) >= LEAST_FULL_AT_END) break
    }
    if (best.made === first) return triesFirst ? make(WHOLE_PAGES, false) : first
    return isShown ? best.made : make(best.use, false)
  }
  return {
    print: async (document, paper) => (await made(document, paper, false)).pdf.output('blob'),
    show: async (document, paper) => (await made(document, paper, true)).shown(),
  }
}

/** Minimum filled share of a page. The last page ends with space for a signature, so its minimum is slightly higher. */
const LEAST_FULL = 0.5
const LEAST_FULL_AT_END = 0.54
/** Factors for extra space. Rows and figures are never split, so evenly filled pages need a little more. */
const SLACKS = [1.02, 1.06, 1.1, 1.15, 1.2] as const

interface Made {
  readonly pdf: jsPDF
  /** Filled share of each page. */
  readonly filled: readonly number[]
  shown(): readonly PagePicture[]
}

const leastOf = ({ filled }: Made): number => Math.min(...filled)
const isFull = (made: Made): boolean => leastOf(made) >= LEAST_FULL && (made.filled.at(-1) ?? 0) >= LEAST_FULL_AT_END

/**
 * Returns page uses that may leave the last page as full as the others: first a smaller share of only the last two or three pages, and then of every
 * page. Returns none if the pages are full enough. A share above the whole page would run over its foot.
 */
function evenly(first: Made): readonly Use[] {
  const { filled } = first
  const pages = filled.length
  const last = filled.at(-1) ?? 0
  if (pages < 2 || isFull(first)) return []
  return [2, 3, pages]
    .filter((shared) => shared <= pages)
    .flatMap((shared) => SLACKS.map((slack) => ({ share: ((shared - 1 + last) / shared) * slack, from: pages - shared })))
    .filter(({ share }) => share < 1)
}

interface Means {
  readonly fonts: FontFiles
  readonly draw: DrawLetters
  readonly pictures: ReadonlyMap<string, string>
  readonly use: Use
  /** Whether the drawing is recorded, to be shown on the screen. */
  readonly isShown: boolean
  /** Whether images are added. Without them a file has only the layout, which saves the slow conversion of PNGs. */
  readonly hasImages: boolean
}

async function drawn(document: PaperDocument, paper: PaperSize, { fonts, draw, pictures, use, isShown, hasImages }: Means): Promise<Made> {
  const isFromRight = directionOf(document.language) === 'rtl'
  const [first] = document.blocks
  const real = new jsPDF({
    unit: 'pt',
    compress: true,
    putOnlyUsedFonts: true,
    ...(first?.kind === 'sheet' ? paperFormOf(first.sheet, paper) : { format: paper }),
  })
  if (!hasImages) real.addImage = () => real
  const tags = tagged(real, document)
  const letters = await lettersFor(real, fonts, draw)
  const { pdf, pages: shown } = isShown ? recorded(real) : { pdf: real, pages: () => [] }
  const room =
    document.frame === undefined ? undefined : { ...(paper === 'a4' ? { top: 84, bottom: 80 } : { top: 68, bottom: 63 }), use, leastFull: LEAST_FULL, paper }
  const pages = startPages(pdf, tags, letters, directionOf(document.language), room)
  const kitOf = () => createKit({ pdf, tags, letters, isFromRight, pictures })
  const sheet: Draw = (block) => ({
    least: pages.height,
    draw() {
      if (block !== first) addPage(pdf, paperFormOf(block.sheet, paper))
      drawSheet(kitOf(), block.sheet, () => addPage(pdf, paperFormOf(block.sheet, paper)))
      pages.y += pages.left()
    },
  })
  for (const block of placed(pages, document.blocks, sheet)) block.draw()
  if (document.frame !== undefined) framed(kitOf, pdf, document)
  else if (first?.kind !== 'sheet') around(pages, document)
  return { pdf: real, filled: [...pages.filled, pages.filling()], shown }
}

const addPage = (pdf: jsPDF, { format, orientation }: ReturnType<typeof paperFormOf>): void => void pdf.addPage(format, orientation)

/** Returns the pictures that the document's sheets name. */
async function picturesOf({ blocks, pictures = {} }: PaperDocument, loadFace: Parts['loadFace']): Promise<ReadonlyMap<string, string>> {
  const faces = new Set(blocks.flatMap((block) => (block.kind === 'sheet' ? facesOf(block.sheet) : [])))
  const loaded = await Promise.all([...faces].map(async (face) => [faceKey(face), (await loadFace?.(face).catch(() => null)) ?? null] as const))
  return new Map([...Object.entries(pictures), ...loaded.flatMap(([key, data]) => (data === null ? [] : [[key, data] as const]))])
}

/** Adds head and foot to every page of a report, once the number of pages is known. */
function framed(kitOf: () => Kit, pdf: jsPDF, { head, pageOf, frame: words }: PaperDocument): void {
  if (words === undefined) return
  const count = pdf.getNumberOfPages()
  for (let page = 1; page <= count; page += 1) {
    pdf.setPage(page)
    // A card to cut out or hang up has no frame.
    if (pdf.internal.pageSize.getWidth() > pdf.internal.pageSize.getHeight()) continue
    const number = pageOf.replace('{x}', String(page)).replace('{y}', String(count))
    frame(kitOf(), { start: page === 1 ? words.first : head.start, end: `${page === 1 ? words.day : head.end} · ${number}`, foot: words.last })
  }
}

type Draw = (block: Extract<PaperBlock, { kind: 'sheet' }>) => Placed

/** Measures every block before any is drawn, so that a heading stays with the beginning of its text. */
function placed(pages: Pages, blocks: readonly PaperBlock[], sheet: Draw): readonly Placed[] {
  const contents = contentsOf(pages)
  return blocks.reduceRight<readonly Placed[]>(
    (below, block) => [block.kind === 'sheet' ? sheet(block) : place(pages, block, below[0], contents), ...below],
    [],
  )
}

function place(pages: Pages, block: Exclude<PaperBlock, { kind: 'sheet' }>, next: Placed | undefined, contents: ReturnType<typeof contentsOf>): Placed {
  switch (block.kind) {
    case 'heading':
      return heading(pages, block, next, contents)
    case 'paragraph':
      return withNext(pages, paragraph(pages, block), next)
    case 'list':
      return list(pages, block)
    case 'helps':
      return placeHelps(pages, block)
    case 'table':
      return { ...table(pages, block), isFigure: true }
    case 'bars':
      return bars(pages, block)
    case 'map':
      return map(pages, block)
    case 'curve':
      return { ...curve(pages, block), isFigure: true }
    case 'trend':
      return trend(pages, block)
    case 'card':
      return drawCard(pages, block)
    case 'sign':
      return { ...sign(pages, block), isFigure: true }
  }
}

/** Keeps a paragraph above a table, a figure or lines to sign with the beginning of that block. */
function withNext(pages: Pages, own: Placed, next: Placed | undefined): Placed {
  if (pages.leastFull === 0 || next?.isFigure !== true) return own
  const least = own.least + next.least
  return {
    least,
    draw() {
      if (least <= pages.height) pages.need(least)
      own.draw()
    },
  }
}

const HEAD_AT = 40
const FOOT_AT = 34
/** Minimum gap between the texts at both ends of a line (points). */
const BETWEEN = 16

/** Adds head and foot to every page, once the number of pages is known. */
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

/** Draws one text at each end. The first one takes several lines if necessary. */
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
