import type { jsPDF } from 'jspdf'
import type { PaperSize } from '#domain/assessment/paper'
import { FIRST_FONT, type Letters, type Weight } from './letters'
import { breakLines, type Line, widthOf } from './lines'
import type { Tags } from './tagged'

/** Margins of a page (points). */
export const MARGIN = { side: 54, top: 72, bottom: 62 } as const
const RULE = { width: 0.5, usual: 150, faint: 205 } as const

export const styles = {
  h1: { size: 22, line: 28, weight: 'bold', before: 0, after: 8 },
  h2: { size: 15, line: 20, weight: 'bold', before: 20, after: 6 },
  h3: { size: 12, line: 16, weight: 'bold', before: 13, after: 4 },
  body: { size: 11, line: 15.5, weight: 'normal', before: 0, after: 8 },
  strong: { size: 11, line: 15.5, weight: 'bold', before: 4, after: 6 },
  fine: { size: 9.5, line: 13, weight: 'normal', before: 0, after: 9 },
  fineStrong: { size: 9.5, line: 13, weight: 'bold', before: 0, after: 6 },
  cell: { size: 11, line: 14.5, weight: 'normal', before: 0, after: 0 },
  cellHead: { size: 11, line: 14.5, weight: 'bold', before: 0, after: 0 },
  dense: { size: 8.5, line: 11, weight: 'normal', before: 0, after: 0 },
  denseHead: { size: 8.5, line: 11, weight: 'bold', before: 0, after: 0 },
} as const satisfies Readonly<
  Record<string, { readonly size: number; readonly line: number; readonly weight: Weight; readonly before: number; readonly after: number }>
>
export type Style = keyof typeof styles

/** A block that has been measured, but not drawn yet. */
export interface Placed {
  /** Minimum height that must fit on the same page as the block's heading. */
  readonly least: number
  /** Whether the text directly above the block must stay on the same page. */
  readonly isFigure?: true
  draw(): void
}

/** Alignment of letters within a width. */
interface Align {
  readonly to: 'start' | 'middle' | 'end'
  readonly width: number
}

/** Role of letters: part of the open element, part of a figure with its own alternative text, or decoration. */
type Role = 'told' | 'drawn' | 'decoration'

interface More {
  readonly align?: Align
  readonly role?: Role
}

/** The pages of a document, on which blocks are drawn one below the other. */
export interface Pages {
  readonly pdf: jsPDF
  readonly tags: Tags
  readonly width: number
  /** Height between the head and the foot of a page. */
  readonly height: number
  /** Top of the next block, measured from the top of the page. */
  y: number
  /** Returns the remaining height of the page. */
  left(): number
  /** Begins a new page unless this much space is left. Returns whether it did. */
  need(height: number): boolean
  newPage(): void
  isAtTop(): boolean
  /** Minimum share of a page's height that must be filled; 0 if the document sets none. */
  readonly leastFull: number
  /** Filled share of every page that is complete. */
  readonly filled: readonly number[]
  /** Returns the filled share of the current page. */
  filling(): number
  lines(text: string, style: Style, width: number): readonly Line[]
  line(line: Line, style: Style, x: number, baseline: number, more?: More): void
  /** Draws lines one below the other, starting at `top`. */
  stack(lines: readonly Line[], style: Style, x: number, top: number, more?: More): void
  rule(x: number, y: number, width: number, look?: 'usual' | 'faint'): void
  /** Returns the left edge of a block at `x` with this width. It is mirrored on a page that is read from right to left. */
  placed(x: number, width: number): number
}

/** A share of a page's height that is used, and the number of pages before it applies. */
export interface Use {
  readonly share: number
  readonly from: number
}
export const WHOLE_PAGES: Use = { share: 1, from: 0 }

/** Space of the head and the foot, and the used and the required share of the rest. */
export interface Room {
  readonly paper?: PaperSize
  readonly top: number
  readonly bottom: number
  readonly use: Use
  readonly leastFull: number
}
const WHOLE_ROOM: Room = { top: MARGIN.top, bottom: MARGIN.bottom, use: WHOLE_PAGES, leastFull: 0 }

export function startPages(pdf: jsPDF, tags: Tags, letters: Letters, direction: 'ltr' | 'rtl' = 'ltr', room: Room = WHOLE_ROOM): Pages {
  const { pageSize } = pdf.internal
  const [pageWidth, pageHeight] = [pageSize.getWidth(), pageSize.getHeight()]
  const { top, leastFull, use } = room
  const whole = pageHeight - room.bottom - top
  const filled: number[] = []
  const bottom = () => top + whole * (filled.length >= use.from ? use.share : 1)
  const pages: Pages = {
    pdf,
    tags,
    width: pageWidth - 2 * MARGIN.side,
    height: whole * (use.from === 0 ? use.share : 1),
    leastFull,
    filled,
    filling: () => (pages.y - top) / whole,
    y: top,
    left: () => bottom() - pages.y,
    isAtTop: () => pages.y === top,
    need(height) {
      if (pages.left() >= height || pages.isAtTop()) return false
      pages.newPage()
      return true
    },
    newPage() {
      filled.push(pages.filling())
      // Unless a format is given, a page has the same format as the previous one.
      pdf.addPage(room.paper ?? [pageWidth, pageHeight], 'portrait')
      pages.y = top
    },
    lines: (text, style, width) => breakLines(letters, text, { ...styles[style], isFromRight: direction === 'rtl' }, width),
    placed: (x, width) => (direction === 'rtl' ? pageWidth - x - width : x),
    line: (line, style, x, baseline, more = {}) =>
      drawLine(pages, line, style, x, baseline, { ...more, isFromRight: direction === 'rtl' && more.role !== 'drawn' }),
    stack(lines, style, x, top, more) {
      for (const [index, line] of lines.entries()) pages.line(line, style, x, top + index * styles[style].line + styles[style].size, more)
    },
    rule: (x, y, width, look = 'usual') =>
      tags.artifact('Layout', () => {
        pdf.setDrawColor(RULE[look]).setLineWidth(RULE.width)
        pdf.line(x, y, x + width, y)
      }),
  }
  return pages
}

interface Drawn extends More {
  /** Whether the line starts at the right. The content of a figure stays as on the child's screen. */
  readonly isFromRight: boolean
}

function drawLine({ pdf, tags, placed }: Pages, line: Line, style: Style, x: number, baseline: number, { align, role = 'told', isFromRight }: Drawn): void {
  const { size, weight } = styles[style]
  const room = align === undefined ? 0 : align.width - line.width
  const from = x + (align?.to === 'end' ? room : align?.to === 'middle' ? room / 2 : 0)
  const left = isFromRight ? placed(from, line.width) : from
  let at = line.isFromRight ? left + line.width - widthOf(line.pieces) : left
  const draw = () => {
    for (const piece of line.pieces) {
      const left = at
      at += piece.width
      if ('font' in piece) {
        const put = () => void pdf.setFont(piece.font, weight).setFontSize(size).setTextColor(0).text(piece.text, left, baseline)
        if (role === 'told') tags.content(put)
        else put()
        continue
      }
      const { drawn } = piece
      const put = () => {
        // Searching and copying find the text of a picture only if it has a letter, so an invisible space is added.
        pdf.setFont(FIRST_FONT, weight).setFontSize(size).text(' ', left, baseline)
        pdf.addImage(drawn.picture(), 'PNG', left, baseline + drawn.below - drawn.height, drawn.width, drawn.height)
      }
      if (role === 'told') tags.within('Span', () => tags.content(put), { actualText: piece.text })
      else put()
    }
  }
  if (role === 'decoration') tags.artifact('Pagination', draw)
  else draw()
}

/** Returns the height of lines one below the other. */
export const heightOf = (lines: readonly Line[], style: Style): number => lines.length * styles[style].line

/** Sets the grey of the areas that follow, from 0 (black) to 255 (white). */
export const fillGrey = (pdf: jsPDF, grey: number): jsPDF => pdf.setFillColor(grey, grey, grey)
