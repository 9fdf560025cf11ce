import type { Block } from '#domain/assessment/paper'
import { MARGIN, type Pages, type Style, styles } from './pages'

type Of<K extends Block['kind']> = Extract<Block, { kind: K }>

const LEVELS = { 1: 'h1', 2: 'h2', 3: 'h3' } as const

/** `following`: so much of what comes next stays with it. */
export function heading(pages: Pages, { level, text, newPage }: Of<'heading'>, following: number): void {
  const style = LEVELS[level]
  const { before, after, line } = styles[style]
  const lines = pages.lines(text, style, pages.width)
  if (newPage === true && !pages.isAtTop()) pages.newPage()
  else if (!pages.isAtTop()) pages.need(before + lines.length * line + after + following)
  if (!pages.isAtTop()) pages.y += before
  pages.pdf.outline.add(null, text, { pageNumber: pages.pdf.getCurrentPageInfo().pageNumber })
  pages.tags.within(`H${level}`, () => {
    for (const [index, each] of lines.entries()) {
      pages.line(each, style, MARGIN.side, pages.y + styles[style].size, { isFollowed: index < lines.length - 1 })
      pages.y += line
    }
  })
  pages.y += after
}

export function paragraph(pages: Pages, { text, tone }: Of<'paragraph'>): void {
  const style: Style = tone ?? 'body'
  if (!pages.isAtTop()) pages.y += styles[style].before
  pages.tags.within('P', () => flow(pages, text, style, MARGIN.side, pages.width))
  pages.y += styles[style].after
}

/** Lines one below the other, over as many pages as they need; neither a first nor a last one stands alone. */
function flow(pages: Pages, text: string, style: Style, x: number, width: number): void {
  const { line, size } = styles[style]
  const lines = pages.lines(text, style, width)
  for (const [index, each] of lines.entries()) {
    const isBeforeEnd = index === lines.length - 2 || (index === 0 && lines.length > 1)
    pages.need(isBeforeEnd ? 2 * line : line)
    pages.line(each, style, x, pages.y + size, { isFollowed: index < lines.length - 1 })
    pages.y += line
  }
}

const INDENT = 16
const AFTER_ITEM = 3

export function list(pages: Pages, { items, numbered }: Of<'list'>): void {
  const { size, line } = styles.body
  pages.tags.within(
    'L',
    () => {
      for (const [index, item] of items.entries()) {
        pages.need(2 * line)
        pages.tags.within('LI', () => {
          const [label = []] = [pages.lines(numbered === true ? `${index + 1}.` : '•', 'body', INDENT)[0]]
          pages.tags.within('Lbl', () => pages.line(label, 'body', MARGIN.side, pages.y + size))
          pages.tags.within('LBody', () => flow(pages, item, 'body', MARGIN.side + INDENT, pages.width - INDENT))
        })
        pages.y += AFTER_ITEM
      }
    },
    { attributes: `<< /O /List /ListNumbering /${numbered === true ? 'Decimal' : 'Disc'} >>` },
  )
  pages.y += styles.body.after
}

const SIGN = { gap: 34, line: 12 } as const

export function sign(pages: Pages, { lines }: Of<'sign'>): void {
  for (const { label, text } of lines) {
    pages.need(SIGN.gap + 3 * styles.fine.line)
    pages.y += SIGN.gap
    pages.rule(MARGIN.side, pages.y, pages.width * 0.6)
    pages.y += SIGN.line - styles.fine.size
    pages.tags.within('P', () => {
      flow(pages, label, 'body', MARGIN.side, pages.width)
      if (text !== '') flow(pages, text, 'fine', MARGIN.side, pages.width)
    })
  }
  pages.y += styles.body.after
}
