import type { jsPDF } from 'jspdf'
import { DRAWING_GRID, helpDrawings } from '#domain/assessment/helpDrawings'
import type { PaperBlock, HelpIcon } from '#domain/assessment/paper'
import { fillGrey, heightOf, MARGIN, type Pages, type Placed, styles } from './pages'

const COLUMNS = 2
const ICON = { size: 17, gap: 10, grey: 40, line: 1.2 } as const
const BETWEEN = { rows: 9, columns: 18 } as const

/** Measures a list of helps, each with a small picture. It is also a list for screen readers. */
export function placeHelps(pages: Pages, { items }: Extract<PaperBlock, { kind: 'helps' }>): Placed {
  const column = (pages.width - BETWEEN.columns * (COLUMNS - 1)) / COLUMNS
  const parts = items.map(({ icon, text }) => ({ icon, lines: pages.lines(text, 'body', column - ICON.size - ICON.gap) }))
  const rows = Array.from({ length: Math.ceil(parts.length / COLUMNS) }, (_, row) => parts.slice(row * COLUMNS, (row + 1) * COLUMNS))
  const heightOfRow = (row: typeof parts) => Math.max(ICON.size, ...row.map(({ lines }) => heightOf(lines, 'body'))) + BETWEEN.rows
  const height = rows.reduce((sum, row) => sum + heightOfRow(row), 0)

  const drawRow = (row: typeof parts) => {
    for (const [index, { icon, lines }] of row.entries()) {
      const x = MARGIN.side + index * (column + BETWEEN.columns)
      // A single line is level with the middle of its picture.
      const top = pages.y + Math.max(0, (ICON.size - styles.body.line) / 2)
      pages.tags.artifact('Layout', () => drawIcon(pages.pdf, icon, pages.placed(x, ICON.size), pages.y))
      pages.tags.within('LI', () => pages.tags.within('LBody', () => pages.stack(lines, 'body', x + ICON.size + ICON.gap, top)))
    }
    pages.y += heightOfRow(row)
  }
  return {
    least: Math.min(height, pages.height / 2),
    draw() {
      if (items.length === 0) return
      if (height <= pages.height / 2) pages.need(height)
      pages.tags.within('L', () => {
        for (const row of rows) {
          pages.need(heightOfRow(row))
          drawRow(row)
        }
      })
      pages.y += styles.body.after
    },
  }
}

function drawIcon(pdf: jsPDF, icon: HelpIcon, left: number, top: number): void {
  const scale = ICON.size / DRAWING_GRID
  fillGrey(pdf, ICON.grey).setDrawColor(ICON.grey).setLineWidth(ICON.line)
  pdf.setLineCap('round').setLineJoin('round')
  const { lines, circles } = helpDrawings[icon]
  for (const points of lines)
    for (const [index, [x, y]] of points.entries()) {
      const [fromX, fromY] = points[index - 1] ?? [x, y]
      if (index > 0) pdf.line(left + fromX * scale, top + fromY * scale, left + x * scale, top + y * scale)
    }
  for (const { x, y, radius, isFilled } of circles) pdf.circle(left + x * scale, top + y * scale, radius * scale, isFilled === true ? 'F' : 'S')
  pdf.setLineCap('butt').setLineJoin('miter')
}
