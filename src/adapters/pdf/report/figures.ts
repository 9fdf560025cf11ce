import { scaleOf } from '#domain/assessment/chartScale'
import type { PaperBlock } from '#domain/assessment/paper'
import type { jsPDF } from 'jspdf'
import { fillGrey, heightOf, MARGIN, type Pages, type Placed, type Style, styles } from './pages'

type Of<K extends PaperBlock['kind']> = Extract<PaperBlock, { kind: K }>

const GAP = 8
const AFTER = 14
/** Greys for the nine places. They differ on any printer, and black letters on them stay readable. The place with the quickest responses is the darkest. */
const SHADES = { 1: 150, 2: 195, 3: 232 } as const
export const INK_COLOUR = 60
export const FAINT_GREY = 225
const EDGE = 120
const BLACK = 0
const WHITE = 255

interface Said {
  readonly alt: string
  readonly caption: string
}

/** Measures a figure that screen readers read as one thing, by its alternative text, rather than piece by piece. */
export function figure(pages: Pages, { alt, caption }: Said, height: number, draw: (top: number) => void): Placed {
  const captions = pages.lines(caption, 'fine', pages.width)
  const least = height + GAP + heightOf(captions, 'fine')
  return {
    least,
    draw() {
      pages.need(least)
      const top = pages.y
      drawFigure(pages, alt, height, draw)
      pages.y = top + height + GAP
      if (captions.length > 0) pages.tags.within('P', () => pages.stack(captions, 'fine', MARGIN.side, pages.y))
      pages.y += heightOf(captions, 'fine') + AFTER
    },
  }
}

export function drawFigure(pages: Pages, alt: string, height: number, draw: (top: number) => void): void {
  const top = pages.y
  const pageHeight = pages.pdf.internal.pageSize.getHeight()
  const box = [MARGIN.side, pageHeight - top - height, MARGIN.side + pages.width, pageHeight - top].map((edge) => edge.toFixed(1)).join(' ')
  pages.tags.within('Figure', () => pages.tags.content(() => draw(top)), { alt, attributes: `<< /O /Layout /Placement /Block /BBox [${box}] >>` })
}

/** Draws letters within a figure, whose alternative text says the same. Returns their height. */
export function letter(
  pages: Pages,
  text: string,
  style: Style,
  x: number,
  top: number,
  { to = 'start' as 'start' | 'middle' | 'end', width = Infinity } = {},
): number {
  const lines = pages.lines(text, style, width)
  // If no width is given, the text is centred on the point or ends there.
  const longest = Math.max(0, ...lines.map((line) => line.width))
  const room = Number.isFinite(width) ? width : longest
  const from = Number.isFinite(width) || to === 'start' ? x : to === 'end' ? x - longest : x - longest / 2
  pages.stack(lines, style, from, top, { align: { to, width: room }, role: 'drawn' })
  return heightOf(lines, style)
}

const CELL = { width: 118, least: 62, pad: 8, edge: 8 } as const

/** Measures the map of the nine places. It has the same left and right as the child's screen, so it is never mirrored. */
export function map(pages: Pages, { alt, caption, cells }: Of<'map'>): Placed {
  const inner = CELL.width - 2 * CELL.pad
  const textHeight = ({ value, note }: (typeof cells)[number]) =>
    heightOf(pages.lines(value, 'strong', inner), 'strong') + heightOf(pages.lines(note, 'fine', inner), 'fine')
  const height = Math.max(CELL.least, ...cells.map((cell) => textHeight(cell) + 2 * (CELL.pad + CELL.edge)))
  return figure(pages, { alt, caption }, 3 * height, (top) => {
    for (const cell of cells) {
      const [x, y] = [MARGIN.side + ((cell.zone - 1) % 3) * CELL.width, top + Math.floor((cell.zone - 1) / 3) * height]
      pages.pdf.setDrawColor(EDGE).setLineWidth(0.7)
      fillGrey(pages.pdf, cell.shade === null ? WHITE : SHADES[cell.shade])
      pages.pdf.rect(x, y, CELL.width, height, 'FD')
      if (cell.shade === null) stripes(pages.pdf, x, y, height)
      const at = y + (height - textHeight(cell)) / 2
      const valueHeight = letter(pages, cell.value, 'strong', x + CELL.pad, at, { to: 'middle', width: inner })
      letter(pages, cell.note, 'fine', x + CELL.pad, at + valueHeight, { to: 'middle', width: inner })
    }
  })
}

/** Draws stripes only at the edges, so that the text in the middle stays readable. */
function stripes(pdf: jsPDF, x: number, y: number, height: number): void {
  pdf.setDrawColor(EDGE).setLineWidth(0.4)
  for (let at = CELL.edge; at <= CELL.width; at += CELL.edge) {
    pdf.line(x + at, y, x + at - CELL.edge, y + CELL.edge)
    pdf.line(x + at, y + height - CELL.edge, x + at - CELL.edge, y + height)
  }
}

const CHART = { height: 120, left: 40, above: 22 } as const
const GOAL = 0.8

/** Returns the position and size of a chart as wide as the page, with the space above and below it. */
function chartOf(pages: Pages, above: number, below: number) {
  const x = MARGIN.side + CHART.left
  return { x, width: pages.width - CHART.left, height: above + CHART.height + below, bottomOf: (top: number) => top + above + CHART.height }
}

export function curve(pages: Pages, { alt, caption, axis, points }: Of<'curve'>): Placed {
  const column = (pages.width - CHART.left) / Math.max(1, points.length)
  const labelHeight = Math.max(...points.map(({ label }) => heightOf(pages.lines(label, 'body', column), 'body')), styles.body.line)
  const axisHeight = heightOf(pages.lines(axis, 'fine', pages.width - CHART.left), 'fine')
  const { x, width, height, bottomOf } = chartOf(pages, CHART.above, GAP / 2 + labelHeight + axisHeight)
  return figure(pages, { alt, caption }, height, (top) => {
    const { pdf } = pages
    const bottom = bottomOf(top)
    const at = (index: number) => x + (index + 0.5) * column
    const up = (share: number) => bottom - CHART.height * share
    for (const share of [0, GOAL, 1]) across(pages, { x, width, y: up(share), text: `${share * 100}` })
    axisLine(pdf, x, bottom, width)
    pdf.setDrawColor(INK_COLOUR).setLineWidth(1.2)
    for (const [index, { share }] of points.entries()) {
      const before = points[index - 1]?.share ?? null
      // No line leads to an unknown value.
      if (share !== null && before !== null) pdf.line(at(index - 1), up(before), at(index), up(share))
    }
    for (const [index, { share, label, text }] of points.entries()) {
      // If there are too few turns, only the count is drawn at its place, without a point.
      if (share !== null) dot(pdf, at(index), up(share))
      paper(pages, text, at(index), up(share ?? 0) - (share === null ? 2 : 6) - styles.fine.line)
      letter(pages, label, 'body', at(index) - column / 2, bottom + GAP / 2, { to: 'middle', width: column })
    }
    letter(pages, axis, 'fine', x, bottom + GAP / 2 + labelHeight, { to: 'middle', width })
  })
}

/** Draws white behind letters that lines cross, and then the letters. */
function paper(pages: Pages, text: string, x: number, top: number): void {
  const [line] = pages.lines(text, 'fine', Infinity)
  if (line === undefined) return
  fillGrey(pages.pdf, WHITE)
  pages.pdf.rect(x - line.width / 2 - 2, top + 1, line.width + 4, styles.fine.line - 1, 'F')
  letter(pages, text, 'fine', x, top, { to: 'middle' })
}

function dot(pdf: jsPDF, x: number, y: number): void {
  fillGrey(pdf, INK_COLOUR)
  pdf.circle(x, y, 3, 'F')
}

/** Draws a line across a chart, with its figure in front of it. */
function across(pages: Pages, { x, width, y, text }: { readonly x: number; readonly width: number; readonly y: number; readonly text: string }): void {
  pages.pdf.setDrawColor(FAINT_GREY).setLineWidth(0.5)
  pages.pdf.line(x, y, x + width, y)
  letter(pages, text, 'fine', x - 6, y - styles.fine.line / 2 - 0.5, { to: 'end' })
}

function axisLine(pdf: jsPDF, x: number, y: number, width: number): void {
  pdf.setDrawColor(EDGE).setLineWidth(0.7)
  pdf.line(x, y, x + width, y)
}

export function trend(pages: Pages, { alt, caption, axis, dots, medians, from, to }: Of<'trend'>): Placed {
  const { top: scale, steps } = scaleOf({ dots, medians })
  const axisHeight = heightOf(pages.lines(axis, 'fine', pages.width), 'fine') + GAP
  const { x, width, height, bottomOf } = chartOf(pages, axisHeight, GAP / 2 + styles.fine.line)
  return figure(pages, { alt, caption }, height, (top) => {
    const { pdf } = pages
    const bottom = bottomOf(top)
    const up = (value: number) => bottom - (CHART.height * value) / scale
    letter(pages, axis, 'fine', MARGIN.side, top)
    for (const value of steps) across(pages, { x, width, y: up(value), text: String(value) })
    axisLine(pdf, x, bottom, width)
    fillGrey(pdf, EDGE)
    for (const { at, value } of dots) pdf.circle(x + at * width, up(value), 1.6, 'F')
    pdf.setDrawColor(BLACK).setLineWidth(2)
    for (const { from: start, to: end, value } of medians) pdf.line(x + start * width, up(value), x + end * width, up(value))
    letter(pages, from, 'fine', x, bottom + GAP / 2)
    letter(pages, to, 'fine', x + width, bottom + GAP / 2, { to: 'end' })
  })
}
