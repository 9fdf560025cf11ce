import type { Block } from '#domain/assessment/paper'
import { fillGrey, type Line, MARGIN, type Pages, type Style, styles } from './pages'

type Table = Extract<Block, { kind: 'table' }>
type Card = Extract<Block, { kind: 'card' }>

const PAD = { x: 6, y: 4 } as const
const DENSE_PAD = { x: 4, y: 2 } as const
const AFTER = 14
const HEAD_GREY = 234

interface Cell {
  readonly lines: readonly Line[]
  readonly x: number
  readonly width: number
  readonly align: 'start' | 'end'
}

/** A table: its rows are never cut, and its heads stand on each page. It is one table to whoever listens. */
export function table(pages: Pages, { caption, columns, rows, dense }: Table): void {
  const [style, headStyle]: readonly [Style, Style] = dense === true ? ['dense', 'denseHead'] : ['cell', 'cellHead']
  const pad = dense === true ? DENSE_PAD : PAD
  const widths = widthsOf(columns, pages.width)
  const cellsOf = (texts: readonly string[], as: (column: number) => Style): readonly Cell[] =>
    columns.map(({ align = 'start' }, index) => {
      const x = MARGIN.side + widths.slice(0, index).reduce((sum, width) => sum + width, 0)
      const width = (widths[index] ?? 0) - 2 * pad.x
      return { lines: pages.lines(texts[index] ?? '', as(index), width), x: x + pad.x, width, align }
    })
  const heightOf = (cells: readonly Cell[]) => Math.max(1, ...cells.map(({ lines }) => lines.length)) * styles[style].line + 2 * pad.y
  const head = cellsOf(
    columns.map((column) => column.head),
    () => headStyle,
  )
  const titles = pages.lines(caption, 'fine', pages.width)
  const first = rows[0] === undefined ? 0 : heightOf(cellsOf(rows[0], () => style))
  pages.need(titles.length * styles.fine.line + heightOf(head) + first)

  pages.tags.within('Table', () => {
    pages.tags.within('Caption', () => {
      for (const [index, line] of titles.entries()) {
        pages.line(line, 'fine', MARGIN.side, pages.y + styles.fine.size, { isFollowed: index < titles.length - 1 })
        pages.y += styles.fine.line
      }
    })
    pages.y += 2
    const row = (cells: readonly Cell[], tagOf: (column: number) => { type: 'TH' | 'TD'; scope?: 'Column' | 'Row' }, isTold: boolean) => {
      const height = heightOf(cells)
      const draw = () => {
        for (const [index, cell] of cells.entries()) {
          const { type, scope } = tagOf(index)
          const put = () => cellText(pages, cell, index === 0 || scope === 'Column' ? headStyle : style, pad.y, isTold)
          if (isTold) pages.tags.within(type, put, scope === undefined ? {} : { attributes: `<< /O /Table /Scope /${scope} >>` })
          else put()
        }
      }
      if (isTold) pages.tags.within('TR', draw)
      else draw()
      pages.y += height
      pages.rule(MARGIN.side, pages.y, pages.width)
    }
    const drawHead = (isTold: boolean) => {
      shade(pages, heightOf(head))
      row(head, () => ({ type: 'TH', scope: 'Column' }), isTold)
    }
    drawHead(true)
    for (const texts of rows) {
      const cells = cellsOf(texts, (index) => (index === 0 ? headStyle : style))
      if (pages.need(heightOf(cells))) drawHead(false)
      row(cells, (index) => (index === 0 ? { type: 'TH', scope: 'Row' } : { type: 'TD' }), true)
    }
  })
  pages.y += AFTER
}

function cellText(pages: Pages, { lines, x, width, align }: Cell, style: Style, top: number, isTold: boolean): void {
  for (const [index, line] of lines.entries()) {
    const baseline = pages.y + top + index * styles[style].line + styles[style].size
    if (isTold) pages.line(line, style, x, baseline, { align: { to: align, width }, isFollowed: index < lines.length - 1 })
    else pages.decorate(line.flatMap(({ pieces }) => pieces.map(({ text }) => text).join('')).join(' '), style, x, baseline, { to: align, width })
  }
}

function shade(pages: Pages, height: number): void {
  pages.tags.artifact('Layout', () => {
    fillGrey(pages.pdf, HEAD_GREY)
    pages.pdf.rect(MARGIN.side, pages.y, pages.width, height, 'F')
  })
}

function widthsOf(columns: Table['columns'], width: number): readonly number[] {
  const given = columns.reduce((sum, { share = 0 }) => sum + share, 0)
  const open = columns.filter(({ share }) => share === undefined).length
  return columns.map(({ share }) => width * (share ?? (1 - given) / open))
}

const CARD = { pad: 20, gap: 7, label: 0.34, dash: 3 } as const

/** A card to cut out along its edge; it is never parted. */
export function card(pages: Pages, { title, lines, fine }: Card): void {
  const inner = pages.width - 2 * CARD.pad
  const [labelWidth, textWidth] = [inner * CARD.label - CARD.gap, inner * (1 - CARD.label)]
  const rows = lines.map(({ label, text }) => ({ label: pages.lines(label, 'strong', labelWidth), text: pages.lines(text, 'body', textWidth) }))
  const rowHeight = ({ label, text }: (typeof rows)[number]) => Math.max(label.length, text.length, 1) * styles.body.line + CARD.gap
  const titleLines = pages.lines(title, 'h2', inner)
  const fineLines = pages.lines(fine, 'fine', inner)
  const height =
    2 * CARD.pad + titleLines.length * styles.h2.line + CARD.gap + rows.reduce((sum, row) => sum + rowHeight(row), 0) + fineLines.length * styles.fine.line
  pages.need(height)
  const top = pages.y
  pages.tags.artifact('Layout', () => {
    pages.pdf.setDrawColor(90).setLineWidth(0.8)
    pages.pdf.setLineDashPattern([CARD.dash, CARD.dash], 0)
    pages.pdf.rect(MARGIN.side, top, pages.width, height, 'S')
    pages.pdf.setLineDashPattern([], 0)
  })
  const x = MARGIN.side + CARD.pad
  pages.y += CARD.pad
  const put = (set: readonly Line[], style: Style, at: number) => {
    for (const [index, line] of set.entries())
      pages.line(line, style, at, pages.y + index * styles[style].line + styles[style].size, { isFollowed: index < set.length - 1 })
  }
  pages.tags.within('P', () => put(titleLines, 'h2', x))
  pages.y += titleLines.length * styles.h2.line + CARD.gap
  pages.tags.within('L', () => {
    for (const row of rows) {
      pages.tags.within('LI', () => {
        pages.tags.within('Lbl', () => put(row.label, 'strong', x))
        pages.tags.within('LBody', () => put(row.text, 'body', x + inner * CARD.label))
      })
      pages.y += rowHeight(row)
    }
  })
  pages.tags.within('P', () => put(fineLines, 'fine', x))
  pages.y = top + height + AFTER
}
