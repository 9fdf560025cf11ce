import type { Block, HelpIcon } from '#domain/assessment/paper'
import type { jsPDF } from 'jspdf'
import { fillGrey, MARGIN, type Pages, type Style, styles } from './pages'

type Of<K extends Block['kind']> = Extract<Block, { kind: K }>

const GAP = 8
const AFTER = 12
/** Greys that are told apart on any printer, with black letters readable on each: soonest is darkest. */
const SHADES = { 1: 150, 2: 195, 3: 232 } as const
const [BLACK, INK, EDGE, FAINT] = [0, 60, 120, 225]

/** Reads a figure as one thing, by what it says of itself; what is drawn in it is not read piece by piece. */
function figure(pages: Pages, { alt, caption }: { readonly alt: string; readonly caption: string }, height: number, draw: (top: number) => void): void {
  const captions = pages.lines(caption, 'fine', pages.width)
  pages.need(height + GAP + captions.length * styles.fine.line + AFTER)
  const top = pages.y
  const pageHeight = pages.pdf.internal.pageSize.getHeight()
  const box = [MARGIN.side, pageHeight - top - height, MARGIN.side + pages.width, pageHeight - top].map((edge) => edge.toFixed(1)).join(' ')
  pages.tags.within('Figure', () => pages.tags.content(() => draw(top)), { alt, attributes: `<< /O /Layout /Placement /Block /BBox [${box}] >>` })
  pages.y = top + height + GAP
  pages.tags.within('P', () => {
    for (const [index, line] of captions.entries()) {
      pages.line(line, 'fine', MARGIN.side, pages.y + styles.fine.size, { isFollowed: index < captions.length - 1 })
      pages.y += styles.fine.line
    }
  })
  pages.y += AFTER
}

/** Letters within a figure: the figure says what they say. */
function letter(pages: Pages, text: string, style: Style, x: number, baseline: number, align: 'left' | 'center' | 'right' = 'left'): void {
  const { size } = styles[style]
  const [line = []] = pages.lines(text, style, Infinity)
  const width = line.reduce((sum, word) => sum + word.width, 0) + Math.max(0, line.length - 1) * size * 0.25
  pages.inside(line, style, align === 'left' ? x : align === 'right' ? x - width : x - width / 2, baseline)
}

const BAR = { height: 9, gap: 2, row: 9, label: 0.3, text: 0.3 } as const

export function bars(pages: Pages, { alt, caption, raters, rows }: Of<'bars'>): void {
  const legend = raters.length > 1 ? styles.fine.line + GAP : 0
  const rowHeight = ({ bars: of, note }: (typeof rows)[number]) =>
    Math.max(of.length * (BAR.height + BAR.gap), styles.cell.line) + (note === undefined ? 0 : styles.dense.line) + BAR.row
  const height = legend + rows.reduce((sum, row) => sum + rowHeight(row), 0)
  const x = MARGIN.side + pages.width * BAR.label
  const long = pages.width * (1 - BAR.label - BAR.text)
  figure(pages, { alt, caption }, height, (top) => {
    let y = top
    if (legend > 0) {
      for (const [index, rater] of raters.entries()) {
        const at = MARGIN.side + (index * pages.width) / 2
        bar(pages.pdf, at, y + 1, 18, index)
        letter(pages, rater, 'fine', at + 24, y + styles.fine.size)
      }
      y += legend
    }
    for (const row of rows) {
      letter(pages, row.label, 'cell', MARGIN.side, y + styles.cell.size)
      for (const [index, { value, text }] of row.bars.entries()) {
        const at = y + index * (BAR.height + BAR.gap)
        pages.pdf.setDrawColor(FAINT).setLineWidth(0.4)
        pages.pdf.rect(x, at, long, BAR.height, 'S')
        if (value !== null && value > 0) bar(pages.pdf, x, at, (long * value) / 100, index)
        letter(pages, text, 'dense', x + long + 6, at + styles.dense.size - 0.5)
      }
      if (row.note !== undefined) letter(pages, row.note, 'dense', x, y + rowHeight(row) - BAR.row - 2)
      y += rowHeight(row)
    }
  })
}

/** The first rater's bar is full, the second's has lines in it: told apart without colour. */
function bar(pdf: jsPDF, x: number, y: number, width: number, index: number): void {
  pdf.setDrawColor(INK).setLineWidth(0.6)
  fillGrey(pdf, index === 0 ? INK : 255)
  pdf.rect(x, y, width, BAR.height, index === 0 ? 'F' : 'FD')
  if (index > 0) for (let at = x + 3; at < x + width; at += 4) pdf.line(at, y, at, y + BAR.height)
}

const CELL = { width: 118, height: 62 } as const

export function map(pages: Pages, { alt, caption, cells }: Of<'map'>): void {
  figure(pages, { alt, caption }, 3 * CELL.height, (top) => {
    for (const { zone, shade, value, note } of cells) {
      const [x, y] = [MARGIN.side + ((zone - 1) % 3) * CELL.width, top + Math.floor((zone - 1) / 3) * CELL.height]
      pages.pdf.setDrawColor(EDGE).setLineWidth(0.7)
      fillGrey(pages.pdf, shade === null ? 255 : SHADES[shade])
      pages.pdf.rect(x, y, CELL.width, CELL.height, 'FD')
      if (shade === null) stripes(pages.pdf, x, y)
      letter(pages, value, 'strong', x + CELL.width / 2, y + CELL.height / 2, 'center')
      letter(pages, note, 'dense', x + CELL.width / 2, y + CELL.height / 2 + 13, 'center')
    }
  })
}

/** Striped at the edges: what is written in the middle stays readable. */
function stripes(pdf: jsPDF, x: number, y: number): void {
  pdf.setDrawColor(EDGE).setLineWidth(0.4)
  for (let at = 6; at < CELL.width; at += 8) {
    pdf.line(x + at, y, x + at - 6, y + 8)
    pdf.line(x + at, y + CELL.height - 8, x + at - 6, y + CELL.height)
  }
}

const CURVE = { width: 340, height: 120, foot: 34, left: 36, room: 16 } as const
const GOAL = 0.8

export function curve(pages: Pages, { alt, caption, axis, points }: Of<'curve'>): void {
  figure(pages, { alt, caption }, CURVE.room + CURVE.height + CURVE.foot, (top) => {
    const { pdf } = pages
    const [x, y] = [MARGIN.side + CURVE.left, top + CURVE.room]
    const at = (index: number) => x + ((index + 0.5) * CURVE.width) / points.length
    const up = (share: number) => y + CURVE.height * (1 - share)
    frame(
      pages,
      x,
      y,
      [0, GOAL, 1].map((share) => ({ text: `${share * 100}`, at: up(share) })),
    )
    pdf.setDrawColor(INK).setLineWidth(1.2)
    for (const [index, { share, label, text }] of points.entries()) {
      const before = points[index - 1]
      if (share !== null && before !== undefined && before.share !== null) pdf.line(at(index - 1), up(before.share), at(index), up(share))
      letter(pages, label, 'cell', at(index), y + CURVE.height + 13, 'center')
      letter(pages, text, 'dense', at(index), share === null ? y + CURVE.height - 4 : Math.max(y + 6, up(share) - 7), 'center')
    }
    for (const [index, { share }] of points.entries()) {
      if (share === null) continue
      fillGrey(pdf, INK)
      pdf.circle(at(index), up(share), 3, 'F')
    }
    letter(pages, axis, 'fine', x + CURVE.width / 2, y + CURVE.height + 29, 'center')
  })
}

/** The frame of a chart with its lines across, each with its figure. */
function frame({ pdf, ...pages }: Pages, x: number, y: number, lines: readonly { readonly text: string; readonly at: number }[]): void {
  for (const { text, at } of lines) {
    pdf.setDrawColor(FAINT).setLineWidth(0.5)
    pdf.line(x, at, x + CURVE.width, at)
    letter({ pdf, ...pages }, text, 'dense', x - 6, at + 3, 'right')
  }
  pdf.setDrawColor(EDGE).setLineWidth(0.7)
  pdf.line(x, y + CURVE.height, x + CURVE.width, y + CURVE.height)
}

/** Not more lines across than this. */
const MOST_LINES = 4

export function trend(pages: Pages, { alt, caption, axis, dots, medians, from, to }: Of<'trend'>): void {
  const most = Math.max(1, ...dots.map(({ value }) => value))
  const step = Math.max(1, Math.ceil(most / MOST_LINES))
  const scale = step * Math.ceil(most / step)
  figure(pages, { alt, caption }, CURVE.room + CURVE.height + CURVE.foot, (top) => {
    const { pdf } = pages
    const [x, y] = [MARGIN.side + CURVE.left, top + CURVE.room]
    const up = (value: number) => y + CURVE.height * (1 - value / scale)
    frame(
      pages,
      x,
      y,
      Array.from({ length: scale / step + 1 }, (_, index) => ({ text: String(index * step), at: up(index * step) })),
    )
    fillGrey(pdf, EDGE)
    for (const { at, value } of dots) pdf.circle(x + at * CURVE.width, up(value), 1.6, 'F')
    pdf.setDrawColor(BLACK).setLineWidth(2)
    for (const { from: start, to: end, value } of medians) pdf.line(x + start * CURVE.width, up(value), x + end * CURVE.width, up(value))
    letter(pages, from, 'fine', x, y + CURVE.height + 14)
    letter(pages, to, 'fine', x + CURVE.width, y + CURVE.height + 14, 'right')
    letter(pages, axis, 'fine', MARGIN.side, top + styles.fine.size - 2)
  })
}

const HELP = { columns: 2, height: 26, icon: 16 } as const

/** What helps, each with a small picture: a list to whoever listens. */
export function helps(pages: Pages, { items }: Of<'helps'>): void {
  const rows = Math.ceil(items.length / HELP.columns)
  pages.need(rows * HELP.height)
  const top = pages.y
  pages.tags.within('L', () => {
    for (const [index, { icon, text }] of items.entries()) {
      const x = MARGIN.side + (index % HELP.columns) * (pages.width / HELP.columns)
      const y = top + Math.floor(index / HELP.columns) * HELP.height
      pages.tags.artifact('Layout', () => drawIcon(pages.pdf, icon, x + HELP.icon / 2, y + HELP.height / 2 - 2))
      const [line = []] = pages.lines(text, 'body', Infinity)
      pages.tags.within('LI', () => pages.tags.within('LBody', () => pages.line(line, 'body', x + HELP.icon + 10, y + HELP.height / 2 + 2)))
    }
  })
  pages.y = top + rows * HELP.height + styles.body.after
}

/** Small pictures of lines, sixteen points wide, around a middle. */
function drawIcon(pdf: jsPDF, icon: HelpIcon, x: number, y: number): void {
  fillGrey(pdf, INK).setDrawColor(INK).setLineWidth(1.3)
  pdf.setLineCap('round')
  const line = (fromX: number, fromY: number, toX: number, toY: number) => pdf.line(x + fromX, y + fromY, x + toX, y + toY)
  const ring = (radius: number, style: 'S' | 'F' = 'S') => pdf.circle(x, y, radius, style)
  switch (icon) {
    case 'colour':
    case 'light':
      ring(icon === 'colour' ? 3.5 : 2, icon === 'colour' ? 'F' : 'S')
      for (let turn = 0; turn < 8; turn += 1) {
        const [cos, sin] = [Math.cos((turn * Math.PI) / 4), Math.sin((turn * Math.PI) / 4)]
        line(5.2 * cos, 5.2 * sin, 7.4 * cos, 7.4 * sin)
      }
      return
    case 'place':
      pdf.rect(x - 7, y - 5.5, 14, 11, 'S')
      pdf.circle(x - 3, y, 2, 'F')
      return
    case 'quiet':
    case 'sound':
      pdf.triangle(x - 6, y, x - 1, y - 5, x - 1, y + 5, 'F')
      if (icon === 'quiet') {
        line(2, -3, 7, 3)
        line(7, -3, 2, 3)
      } else {
        line(3, -3, 4.5, 0)
        line(4.5, 0, 3, 3)
        line(6, -5, 8, 0)
        line(8, 0, 6, 5)
      }
      return
    case 'wait':
      ring(7)
      line(0, -4.5, 0, 0)
      line(0, 0, 3.5, 2)
      return
    case 'familiar':
      line(-7, 0, 0, -6.5)
      line(0, -6.5, 7, 0)
      pdf.rect(x - 5, y - 0.5, 10, 7, 'S')
      return
    case 'size':
      ring(7)
      ring(2.2, 'F')
      return
    case 'number':
      pdf.circle(x - 5, y, 2, 'F')
      pdf.circle(x + 1, y, 2, 'S')
      pdf.circle(x + 6.5, y, 2, 'S')
      return
    case 'movement':
      line(-7, 0, 6, 0)
      line(6, 0, 2.5, -3.5)
      line(6, 0, 2.5, 3.5)
  }
}
