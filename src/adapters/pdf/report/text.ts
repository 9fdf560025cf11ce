import type { PaperBlock } from '#domain/assessment/paper'
import type { Line } from './lines'
import { heightOf, MARGIN, type Pages, type Placed, type Style, styles } from './pages'

type Of<K extends PaperBlock['kind']> = Extract<PaperBlock, { kind: K }>

const LEVELS = { 1: 'h1', 2: 'h2', 3: 'h3' } as const

/** Measures a heading, which stays with the beginning of the `next` block. In the reader's list of contents, it is under its parent heading. */
export function heading(pages: Pages, { level, text, newPage }: Of<'heading'>, next: Placed | undefined, contents: Contents): Placed {
  const style = LEVELS[level]
  const { before, after } = styles[style]
  const lines = pages.lines(text, style, pages.width)
  const own = before + heightOf(lines, style) + after
  const least = own + (next?.least ?? 0)
  return {
    least: newPage === true ? 0 : least,
    draw() {
      const isFull = pages.height - pages.left() >= pages.leastFull * pages.height
      if (newPage === true && !pages.isAtTop() && isFull) pages.newPage()
      // A block larger than a page starts below its heading, so only the heading itself must fit.
      else pages.need(least <= pages.height ? least : own)
      if (!pages.isAtTop()) pages.y += before
      contents.add(level, text, pages.pdf.getCurrentPageInfo().pageNumber)
      pages.tags.within(`H${level}`, () => pages.stack(lines, style, MARGIN.side, pages.y))
      pages.y += heightOf(lines, style) + after
    },
  }
}

interface Contents {
  add(level: number, text: string, page: number): void
}

/** Returns the list of contents that a PDF reader shows next to the pages. */
export function contentsOf({ pdf }: Pages): Contents {
  type Node = ReturnType<typeof pdf.outline.add>
  const open: Node[] = []
  return {
    add(level, text, page) {
      open.length = Math.min(open.length, level - 1)
      open.push(pdf.outline.add(open.at(-1) ?? null, text, { pageNumber: page }))
    },
  }
}

export function paragraph(pages: Pages, { text, tone }: Of<'paragraph'>): Placed {
  const style: Style = tone ?? 'body'
  const { before, after } = styles[style]
  const lines = pages.lines(text, style, pages.width)
  return {
    least: before + leastOf(lines, style),
    draw() {
      if (lines.length === 0) return
      if (!pages.isAtTop()) pages.y += before
      pages.tags.within('P', () => flow(pages, lines, style, MARGIN.side))
      pages.y += after
    },
  }
}

/**
 * Number of lines that are never alone: a paragraph is not split after its first or before its last line. `WHOLE` is the number of lines up to which
 * it is not split at all.
 */
const ALONE = 2
const WHOLE = 3

const leastOf = (lines: readonly Line[], style: Style): number => styles[style].line * (lines.length <= WHOLE ? lines.length : ALONE)

/** Draws lines one below the other, over as many pages as they need. */
function flow(pages: Pages, lines: readonly Line[], style: Style, x: number): void {
  const { line, size } = styles[style]
  for (const [index, each] of lines.entries()) {
    if (index === 0) pages.need(leastOf(lines, style))
    else pages.need(index === lines.length - ALONE ? ALONE * line : line)
    pages.line(each, style, x, pages.y + size)
    pages.y += line
  }
}

const INDENT = { bullet: 16, number: 24 } as const
const AFTER_ITEM = 3

export function list(pages: Pages, { items, numbered }: Of<'list'>): Placed {
  const indent = numbered === true ? INDENT.number : INDENT.bullet
  const parts = items.map((item, index) => ({
    label: pages.lines(numbered === true ? `${index + 1}.` : '•', 'body', indent),
    lines: pages.lines(item, 'body', pages.width - indent),
  }))
  return {
    least: leastOf(parts[0]?.lines ?? [], 'body'),
    draw() {
      const draw = () => {
        for (const { label, lines } of parts) {
          pages.need(leastOf(lines, 'body'))
          pages.tags.within('LI', () => {
            pages.tags.within('Lbl', () => pages.stack(label, 'body', MARGIN.side, pages.y))
            pages.tags.within('LBody', () => flow(pages, lines, 'body', MARGIN.side + indent))
          })
          pages.y += AFTER_ITEM
        }
      }
      if (items.length > 0) pages.tags.within('L', draw, { attributes: `<< /O /List /ListNumbering /${numbered === true ? 'Decimal' : 'Disc'} >>` })
      pages.y += styles.body.after
    },
  }
}

const SIGN = { gap: 36, under: 4, share: 0.6 } as const

/** Measures lines to write on, with space above them for handwriting. */
export function sign(pages: Pages, { lines }: Of<'sign'>): Placed {
  const parts = lines.map(({ label, text }) => ({ label: pages.lines(label, 'body', pages.width), text: pages.lines(text, 'fine', pages.width) }))
  const leastFor = ({ label, text }: (typeof parts)[number]) => SIGN.gap + SIGN.under + heightOf(label, 'body') + heightOf(text, 'fine')
  const whole = parts.reduce((sum, part) => sum + leastFor(part), 0)
  // The lines to sign are separated only if they need more than half a page.
  const least = whole <= pages.height / 2 ? whole : Math.max(0, ...parts.slice(0, 1).map(leastFor))
  return {
    least,
    draw() {
      pages.need(least)
      for (const part of parts) {
        pages.need(leastFor(part))
        pages.y += SIGN.gap
        const wide = pages.width * SIGN.share
        pages.rule(pages.placed(MARGIN.side, wide), pages.y, wide)
        pages.y += SIGN.under
        for (const [set, style] of [
          [part.label, 'body'],
          [part.text, 'fine'],
        ] as const)
          if (set.length > 0) pages.tags.within('P', () => flow(pages, set, style, MARGIN.side))
      }
      pages.y += styles.body.after
    },
  }
}
