import type { PaperBlock } from '#domain/assessment/paper'
import type { Line } from './lines'
import { heightOf, MARGIN, type Pages, type Placed, type Style, styles } from './pages'

type Card = Extract<PaperBlock, { kind: 'card' }>

const PAD = 22
const GAP = 7
const AFTER = 16
const EDGE = { grey: 90, width: 0.8, dash: 3 } as const

interface CardStyle {
  readonly label: Style
  readonly text: Style
  /** Width of the labels, as a share of the card's width. */
  readonly share: number
}

/** Letter sizes for cards, the largest first. The largest one at which the card fits on one page is used, because the text of a card may be long. */
const LOOKS: readonly CardStyle[] = [
  { label: 'strong', text: 'body', share: 0.34 },
  { label: 'fineStrong', text: 'fine', share: 0.28 },
  { label: 'denseHead', text: 'dense', share: 0.22 },
]

interface Part {
  readonly label: readonly Line[]
  readonly text: readonly Line[]
  readonly height: number
}

interface Measured {
  readonly look: CardStyle
  readonly title: readonly Line[]
  readonly parts: readonly Part[]
  readonly fine: readonly Line[]
  readonly height: number
}

/** Measures a card to cut out along its edge. It is split only if it does not fit on one page at any letter size. */
export function drawCard(pages: Pages, block: Card): Placed {
  const room = pages.height - styles.h2.line - styles.h2.after - 2 * styles.body.line
  const all = LOOKS.map((look) => measure(pages, block, look))
  const fitting = all.find(({ height }) => height <= room)
  const chosen = fitting ?? all[all.length - 1]
  if (chosen === undefined) throw new Error('a card has no look')
  return {
    least: fitting?.height ?? pages.height / 2,
    draw() {
      if (fitting !== undefined) pages.need(fitting.height)
      else pages.need(pages.height / 2)
      paintCard(pages, chosen)
      pages.y += AFTER
    },
  }
}

function measure(pages: Pages, { title, lines, fine }: Card, look: CardStyle): Measured {
  const inner = pages.width - 2 * PAD
  const parts = lines.map(({ label, text }): Part => {
    const set = { label: pages.lines(label, look.label, inner * look.share - GAP), text: pages.lines(text, look.text, inner * (1 - look.share)) }
    return { ...set, height: Math.max(heightOf(set.label, look.label), heightOf(set.text, look.text), styles[look.text].line) + GAP }
  })
  const titles = pages.lines(title, 'h2', inner)
  const ends = pages.lines(fine, 'fine', inner)
  const height = 2 * PAD + heightOf(titles, 'h2') + GAP + parts.reduce((sum, part) => sum + part.height, 0) + GAP + heightOf(ends, 'fine')
  return { look, title: titles, parts, fine: ends, height }
}

function paintCard(pages: Pages, { look, title, parts, fine }: Measured): void {
  const x = MARGIN.side + PAD
  const textX = x + (pages.width - 2 * PAD) * look.share
  let top = pages.y
  const begin = () => {
    top = pages.y
    pages.y += PAD
  }
  const end = () => {
    pages.y += PAD
    edge(pages, top, pages.y - top)
  }
  const need = (height: number) => {
    if (pages.left() >= height + PAD) return
    end()
    pages.newPage()
    begin()
  }
  begin()
  if (title.length > 0) pages.tags.within('P', () => pages.stack(title, 'h2', x, pages.y))
  pages.y += heightOf(title, 'h2') + GAP
  if (parts.length > 0)
    pages.tags.within('L', () => {
      for (const { label, text, height } of parts) {
        need(height)
        pages.tags.within('LI', () => {
          if (label.length > 0) pages.tags.within('Lbl', () => pages.stack(label, look.label, x, pages.y))
          if (text.length > 0) pages.tags.within('LBody', () => pages.stack(text, look.text, textX, pages.y))
        })
        pages.y += height
      }
    })
  pages.y += GAP
  need(heightOf(fine, 'fine'))
  if (fine.length > 0) pages.tags.within('P', () => pages.stack(fine, 'fine', x, pages.y))
  pages.y += heightOf(fine, 'fine')
  end()
}

/** Draws the line along which the card is cut out. */
function edge({ pdf, tags, width }: Pages, top: number, height: number): void {
  tags.artifact('Layout', () => {
    pdf.setDrawColor(EDGE.grey).setLineWidth(EDGE.width)
    pdf.setLineDashPattern([EDGE.dash, EDGE.dash], 0)
    pdf.rect(MARGIN.side, top, width, height, 'S')
    pdf.setLineDashPattern([], 0)
  })
}
