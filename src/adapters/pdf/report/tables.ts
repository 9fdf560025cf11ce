import type { PaperBlock } from '#domain/assessment/paper'
import type { Line } from './lines'
import { fillGrey, heightOf, MARGIN, type Pages, type Placed, type Style, styles } from './pages'
import type { Element } from './tagged'

type Table = Extract<PaperBlock, { kind: 'table' }>

interface TableStyle {
  readonly cell: Style
  readonly head: Style
  readonly pad: { readonly x: number; readonly y: number }
}

const LOOKS = {
  usual: { cell: 'cell', head: 'cellHead', pad: { x: 6, y: 4.5 } },
  dense: { cell: 'dense', head: 'denseHead', pad: { x: 4, y: 2 } },
} as const satisfies Readonly<Record<string, TableStyle>>

const AFTER = 16
const UNDER_CAPTION = 3
const HEAD_GREY = 234

interface Cell {
  readonly lines: readonly Line[]
  readonly x: number
  readonly width: number
  readonly align: 'start' | 'end'
}

type Row = readonly Cell[]

/** Measures a table. Its rows are never cut, and each page repeats the headings. Screen readers read it as one table. */
export function table(pages: Pages, { caption, columns, rows, dense }: Table): Placed {
  const look: TableStyle = dense === true ? LOOKS.dense : LOOKS.usual
  const widths = widthsOf(pages, columns, rows, look)
  const rowOf = (texts: readonly string[], styleOf: (column: number) => Style): Row =>
    columns.map(({ align = 'start' }, index) => {
      const x = MARGIN.side + widths.slice(0, index).reduce((sum, width) => sum + width, 0) + look.pad.x
      const width = (widths[index] ?? 0) - 2 * look.pad.x
      return { lines: pages.lines(texts[index] ?? '', styleOf(index), width), x, width, align }
    })
  const titles = pages.lines(caption, 'fine', pages.width)
  const heads = columns.map(({ head }) => head)
  const head = rowOf(heads, () => look.head)
  const body = rows.map((texts) => rowOf(texts, (column) => (column === 0 ? look.head : look.cell)))
  const headHeight = rowHeight(head, look)
  // A row is split only if it does not fit on one page.
  const most = pages.height - headHeight
  const heights = body.map((row) => rowHeight(row, look))
  // No row is alone at the end or at the beginning of a page.
  const pairFrom = (at: number) => (heights[at] ?? 0) + (heights[at + 1] ?? 0)
  const staysTogether = (at: number) => pairFrom(at) <= most / 2
  const firstHeight = staysTogether(0) ? pairFrom(0) : Math.min(heights[0] ?? 0, most / 2)
  const least = heightOf(titles, 'fine') + UNDER_CAPTION + headHeight + firstHeight

  const drawRow = (row: Row, at: number) => {
    if (rowHeight(row, look) > most) return drawParted(pages, row, look, () => drawHead(pages, head, look, false))
    const isLastButOne = at > 0 && at === body.length - 2 && staysTogether(at)
    if (pages.need(isLastButOne ? pairFrom(at) : rowHeight(row, look))) drawHead(pages, head, look, false)
    tellRow(pages, row, look, (column) => (column === 0 ? 'Row' : null))
    endRow(pages, row, look)
  }
  return {
    least,
    draw() {
      pages.need(least)
      pages.tags.within('Table', () => {
        if (titles.length > 0) pages.tags.within('Caption', () => pages.stack(titles, 'fine', MARGIN.side, pages.y))
        pages.y += heightOf(titles, 'fine') + UNDER_CAPTION
        drawHead(pages, head, look, true)
        for (const [at, row] of body.entries()) drawRow(row, at)
      })
      pages.y += AFTER
    },
  }
}

const rowHeight = (row: Row, { cell, pad }: TableStyle): number => Math.max(1, ...row.map(({ lines }) => lines.length)) * styles[cell].line + 2 * pad.y

/** Draws the heads of the columns. They are read once, and drawn again on every page of the table. */
function drawHead(pages: Pages, head: Row, look: TableStyle, isTold: boolean): void {
  pages.tags.artifact('Layout', () => {
    fillGrey(pages.pdf, HEAD_GREY)
    pages.pdf.rect(MARGIN.side, pages.y, pages.width, rowHeight(head, look), 'F')
  })
  if (isTold) tellRow(pages, head, look, () => 'Column')
  else for (const cell of head) pages.stack(cell.lines, look.head, cell.x, pages.y + look.pad.y, { align: alignOf(cell), role: 'decoration' })
  endRow(pages, head, look)
}

type ScopeOf = (column: number) => 'Column' | 'Row' | null

/** Draws the cells of a row, each as an element. Returns these elements. */
function tellRow(pages: Pages, row: Row, look: TableStyle, scopeOf: ScopeOf): readonly Element[] {
  const cells: Element[] = []
  pages.tags.within('TR', () => {
    for (const [index, cell] of row.entries()) {
      const scope = scopeOf(index)
      const attributes = scope === null ? {} : { attributes: `<< /O /Table /Scope /${scope} >>` }
      cells.push(pages.tags.within(scope === null ? 'TD' : 'TH', () => drawCell(pages, cell, scope === null ? look.cell : look.head, look), attributes))
    }
  })
  return cells
}

const alignOf = ({ align, width }: Cell) => ({ to: align, width })

const drawCell = (pages: Pages, cell: Cell, style: Style, { pad }: TableStyle): void =>
  pages.stack(cell.lines, style, cell.x, pages.y + pad.y, { align: alignOf(cell) })

function endRow(pages: Pages, row: Row, look: TableStyle): void {
  pages.y += rowHeight(row, look)
  pages.rule(MARGIN.side, pages.y, pages.width, 'faint')
}

/** Draws a row over as many pages as it needs. Each cell remains a single cell. */
function drawParted(pages: Pages, row: Row, look: TableStyle, drawHeads: () => void): void {
  const { line } = styles[look.cell]
  const most = Math.max(...row.map(({ lines }) => lines.length))
  let cells: readonly Element[] | null = null
  for (let from = 0; from < most;) {
    if (pages.need(line + 2 * look.pad.y)) drawHeads()
    const count = Math.floor((pages.left() - 2 * look.pad.y) / line)
    const part = row.map((cell) => ({ ...cell, lines: cell.lines.slice(from, from + count) }))
    if (cells === null) cells = tellRow(pages, part, look, (column) => (column === 0 ? 'Row' : null))
    else for (const [index, cell] of part.entries()) goOn(pages, cells[index], cell, index === 0 ? look.head : look.cell, look)
    endRow(pages, part, look)
    from += count
  }
}

function goOn(pages: Pages, element: Element | undefined, cell: Cell, style: Style, look: TableStyle): void {
  if (element !== undefined) pages.tags.further(element, () => drawCell(pages, cell, style, look))
}

/**
 * Returns the widths of the columns according to their shares. A column that is too narrow for its longest word gets space from columns that have
 * more than they need.
 */
function widthsOf(pages: Pages, columns: Table['columns'], rows: Table['rows'], look: TableStyle): readonly number[] {
  const given = columns.reduce((sum, { share = 0 }) => sum + share, 0)
  const open = columns.filter(({ share }) => share === undefined).length
  const wanted = columns.map(({ share }) => pages.width * (share ?? (1 - given) / open))
  const least = columns.map(({ head }, index) => longestWord(pages, [head, ...rows.map((row) => row[index] ?? '')], look.head) + 2 * look.pad.x + HAIR)
  const lacking = wanted.reduce((sum, width, index) => sum + Math.max(0, (least[index] ?? 0) - width), 0)
  const spare = wanted.reduce((sum, width, index) => sum + Math.max(0, width - (least[index] ?? 0)), 0)
  if (lacking === 0 || lacking > spare) return wanted
  return wanted.map((width, index) => {
    const needed = least[index] ?? 0
    return width < needed ? needed : width - ((width - needed) * lacking) / spare
  })
}

/** Tolerance (points) for rounding, because widths are sums of many parts. */
const HAIR = 0.1
/** Number of longest words that are measured. One of them is the widest. */
const CANDIDATES = 8

function longestWord(pages: Pages, texts: readonly string[], style: Style): number {
  const words = [...new Set(texts.flatMap((text) => text.split(/\s+/)))].toSorted((one, other) => other.length - one.length).slice(0, CANDIDATES)
  return Math.max(0, ...words.flatMap((word) => pages.lines(word, style, Infinity).map(({ width }) => width)))
}
