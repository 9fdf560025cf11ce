import type { jsPDF } from 'jspdf'
import type { PaperBlock } from '#domain/assessment/paper'
import { drawFigure, FAINT_GREY, figure, INK_COLOUR, letter } from './figures'
import { fillGrey, heightOf, MARGIN, type Pages, type Placed, styles } from './pages'

type Bars = Extract<PaperBlock, { kind: 'bars' }>
type Row = Bars['rows'][number]

const BAR = { height: 9, sample: 20 } as const
const GAP = { rows: 9, inside: 8, legend: 12 } as const
/** Widths of the name and of the text at the end of a bar, as shares of the whole width. The bar has the rest. */
const SHARE = { label: 0.3, text: 0.3 } as const

/**
 * Measures a chart with one bar per rater, and with its sections one below the other. Rows that do not fit on the page continue in another figure
 * with its own text.
 */
export function bars(pages: Pages, { alt, caption, raters, rows }: Bars): Placed {
  const measured = rows.map((row) => ({ row, height: rowHeight(pages, row) }))
  const head = raters.length > 1 ? legendHeight(pages, raters) : 0
  const room = pages.height - styles.h2.line - styles.h2.after - styles.h3.line - styles.h3.after - 4 * styles.fine.line
  const groups = grouped(measured, room - head)
  const last = groups.pop() ?? []
  const heightOfGroup = (group: typeof measured) => head + group.reduce((sum, { height }) => sum + height, 0)
  const drawGroup = (group: typeof measured) => (top: number) => {
    let y = top
    if (head > 0) drawLegend(pages, raters, y)
    y += head
    for (const { row, height } of group) {
      drawRow(pages, row, y)
      y += height
    }
  }
  const sayRows = (group: typeof measured) =>
    group.map(({ row }) => [row.label, ...row.bars.map(({ text }) => text), row.note ?? ''].filter(Boolean).join(', ')).join('. ')
  // The summary is read first, and then its rows.
  const end = figure(pages, { alt: groups.length === 0 ? alt : sayRows(last), caption }, heightOfGroup(last), drawGroup(last))
  return {
    least: groups[0] === undefined ? end.least : heightOfGroup(groups[0]),
    draw() {
      for (const [index, group] of groups.entries()) {
        pages.need(heightOfGroup(group))
        drawFigure(pages, index === 0 ? alt : sayRows(group), heightOfGroup(group), drawGroup(group))
        pages.y += heightOfGroup(group)
      }
      end.draw()
    },
  }
}

/** Returns the rows in groups, each of which fits on one page. */
function grouped<T extends { readonly height: number }>(rows: readonly T[], room: number): T[][] {
  const groups: T[][] = []
  let used = 0
  for (const row of rows) {
    used += row.height
    if (groups.length === 0 || used > room) {
      groups.push([])
      used = row.height
    }
    groups.at(-1)?.push(row)
  }
  return groups
}

const placesIn = (pages: Pages) => {
  const { width } = pages
  const [label, text] = [width * SHARE.label - GAP.inside, width * SHARE.text - GAP.inside]
  const x = MARGIN.side + width * SHARE.label
  return { label, text, x, bar: width * (1 - SHARE.label - SHARE.text), textX: MARGIN.side + width * (1 - SHARE.text) + GAP.inside }
}

const barHeight = (pages: Pages, text: string): number => Math.max(styles.fine.line, heightOf(pages.lines(text, 'fine', placesIn(pages).text), 'fine'))

function rowHeight(pages: Pages, { label, bars: of, note }: Row): number {
  const { label: width, bar, text } = placesIn(pages)
  const right =
    of.reduce((sum, each) => sum + barHeight(pages, each.text), 0) + (note === undefined ? 0 : heightOf(pages.lines(note, 'fine', bar + text), 'fine'))
  return Math.max(heightOf(pages.lines(label, 'body', width), 'body'), right) + GAP.rows
}

function drawRow(pages: Pages, { label, bars: of, note }: Row, top: number): void {
  const { pdf } = pages
  const places = placesIn(pages)
  letter(pages, label, 'body', MARGIN.side, top - 1, { width: places.label })
  let y = top
  for (const [index, { value, text }] of of.entries()) {
    const at = y + (styles.fine.line - BAR.height) / 2
    pdf.setDrawColor(FAINT_GREY).setLineWidth(0.4)
    pdf.rect(places.x, at, places.bar, BAR.height, 'S')
    if (value !== null && value > 0) drawBar(pdf, places.x, at, (places.bar * value) / 100, index)
    letter(pages, text, 'fine', places.textX, y, { width: places.text })
    y += barHeight(pages, text)
  }
  if (note !== undefined) letter(pages, note, 'fine', places.x, y, { width: places.bar + places.text })
}

const LINES_APART = [0, 4, 8] as const

/** Draws a bar. The first rater's is solid, the second's hatched, and any other's hatched more widely, so that bars can be distinguished without colour. */
function drawBar(pdf: jsPDF, x: number, y: number, width: number, index: number): void {
  const apart = LINES_APART[Math.min(index, LINES_APART.length - 1)] ?? 0
  pdf.setDrawColor(INK_COLOUR).setLineWidth(0.6)
  fillGrey(pdf, apart === 0 ? INK_COLOUR : 255)
  pdf.rect(x, y, width, BAR.height, apart === 0 ? 'F' : 'FD')
  if (apart > 0) for (let at = x + apart; at < x + width; at += apart) pdf.line(at, y, at, y + BAR.height)
}

const legendWidth = (pages: Pages, raters: readonly string[]): number => pages.width / raters.length
const nameWidth = (pages: Pages, raters: readonly string[]): number => legendWidth(pages, raters) - BAR.sample - 2 * GAP.inside

function legendHeight(pages: Pages, raters: readonly string[]): number {
  return Math.max(...raters.map((rater) => heightOf(pages.lines(rater, 'fine', nameWidth(pages, raters)), 'fine'))) + GAP.legend
}

function drawLegend(pages: Pages, raters: readonly string[], top: number): void {
  for (const [index, rater] of raters.entries()) {
    const x = MARGIN.side + index * legendWidth(pages, raters)
    drawBar(pages.pdf, x, top + (styles.fine.line - BAR.height) / 2, BAR.sample, index)
    letter(pages, rater, 'fine', x + BAR.sample + GAP.inside, top, { width: nameWidth(pages, raters) })
  }
}
