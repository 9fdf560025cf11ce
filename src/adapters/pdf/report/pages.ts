import type { jsPDF } from 'jspdf'
import { type DrawnLetters, FIRST_FONT, type Letters, type Weight, type Word } from './letters'
import type { Tags } from './tagged'

/** Lengths in points. */
export const MARGIN = { side: 54, top: 72, bottom: 62 } as const
const RULE = { width: 0.5, grey: 150 } as const

export const styles = {
  h1: { size: 22, line: 28, weight: 'bold', before: 0, after: 8 },
  h2: { size: 15, line: 20, weight: 'bold', before: 20, after: 6 },
  h3: { size: 12, line: 16, weight: 'bold', before: 13, after: 3 },
  body: { size: 11, line: 15.5, weight: 'normal', before: 0, after: 6 },
  strong: { size: 11, line: 15.5, weight: 'bold', before: 4, after: 4 },
  fine: { size: 9.5, line: 13, weight: 'normal', before: 0, after: 6 },
  cell: { size: 10, line: 13.5, weight: 'normal', before: 0, after: 0 },
  cellHead: { size: 10, line: 13.5, weight: 'bold', before: 0, after: 0 },
  dense: { size: 8.5, line: 11, weight: 'normal', before: 0, after: 0 },
  denseHead: { size: 8.5, line: 11, weight: 'bold', before: 0, after: 0 },
} as const satisfies Readonly<
  Record<string, { readonly size: number; readonly line: number; readonly weight: Weight; readonly before: number; readonly after: number }>
>
export type Style = keyof typeof styles

export type Line = readonly Word[]

/** Along which edge of a width. */
export interface Align {
  readonly to: 'start' | 'end'
  readonly width: number
}

/** A place on paper into which things are drawn one below the other. */
export interface Pages {
  readonly pdf: jsPDF
  readonly tags: Tags
  readonly width: number
  /** Where the next thing begins, from the top. */
  y: number
  /** How much of the page is left. */
  left(): number
  /** Begins a page when so much is not left. Answers whether it did. */
  need(height: number): boolean
  newPage(): void
  isAtTop(): boolean
  lines(text: string, style: Style, width: number): readonly Line[]
  /** Draws a line of words as part of the open element. */
  line(line: Line, style: Style, x: number, baseline: number, more?: { readonly align?: Align; readonly isFollowed?: boolean }): void
  /** The same within a figure, which says itself what it says. */
  inside(line: Line, style: Style, x: number, baseline: number): void
  /** The same as decoration. */
  decorate(text: string, style: Style, x: number, baseline: number, align?: Align): void
  rule(x: number, y: number, width: number): void
}

export function startPages(pdf: jsPDF, tags: Tags, letters: Letters): Pages {
  const { pageSize } = pdf.internal
  const [pageWidth, pageHeight] = [pageSize.getWidth(), pageSize.getHeight()]
  const bottom = pageHeight - MARGIN.bottom
  const pages: Pages = {
    pdf,
    tags,
    width: pageWidth - 2 * MARGIN.side,
    y: MARGIN.top,
    left: () => bottom - pages.y,
    isAtTop: () => pages.y === MARGIN.top,
    need(height) {
      if (pages.left() >= height || pages.isAtTop()) return false
      pages.newPage()
      return true
    },
    newPage() {
      pdf.addPage()
      pages.y = MARGIN.top
    },
    lines: (text, style, width) =>
      broken(letters.words(text, styles[style].size, styles[style].weight), width, letters.space(styles[style].size, styles[style].weight)),
    line: (line, style, x, baseline, { align, isFollowed = false } = {}) =>
      drawLine(
        line,
        style,
        { x, baseline, align, isFollowed },
        (draw) => tags.content(draw),
        (actualText, draw) => tags.within('Span', () => tags.content(draw), { actualText }),
      ),
    inside: (line, style, x, baseline) =>
      drawLine(
        line,
        style,
        { x, baseline, align: undefined, isFollowed: false },
        (draw) => draw(),
        (_text, draw) => draw(),
      ),
    decorate(text, style, x, baseline, align) {
      const line = letters.words(text, styles[style].size, styles[style].weight)
      tags.artifact('Pagination', () =>
        drawLine(
          line,
          style,
          { x, baseline, align, isFollowed: false },
          (draw) => draw(),
          (_text, draw) => draw(),
        ),
      )
    },
    rule: (x, y, width) =>
      tags.artifact('Layout', () => {
        pdf.setDrawColor(RULE.grey).setLineWidth(RULE.width)
        pdf.line(x, y, x + width, y)
      }),
  }
  return pages

  function drawLine(
    line: Line,
    style: Style,
    { x, baseline, align, isFollowed }: { readonly x: number; readonly baseline: number; readonly align: Align | undefined; readonly isFollowed: boolean },
    content: (draw: () => void) => void,
    picture: (text: string, draw: () => void) => void,
  ): void {
    const { size, weight } = styles[style]
    const space = letters.space(size, weight)
    const long = line.reduce((sum, { width }) => sum + width, 0) + space * Math.max(0, line.length - 1)
    const from = align?.to === 'end' ? x + align.width - long : x
    for (const chunk of chunksOf(line, from, space, isFollowed)) {
      if ('drawn' in chunk) {
        const { drawn } = chunk
        picture(chunk.text, () => pdf.addImage(drawn.data, 'PNG', chunk.x, baseline + drawn.below - drawn.height, drawn.width, drawn.height))
      } else
        content(() => {
          for (const run of chunk.runs) {
            pdf.setFont(run.font, weight).setFontSize(size).setTextColor(0)
            pdf.text(run.text, run.x, baseline)
          }
        })
    }
  }
}

/** What is marked as one piece: letters, perhaps of two fonts, or the picture of letters. */
type Chunk =
  | { readonly runs: { text: string; readonly font: string; readonly x: number }[] }
  | { readonly text: string; readonly x: number; readonly drawn: DrawnLetters }

/** Spaces are letters: whoever listens or copies gets them, between words and at the end of a line that goes on. */
function chunksOf(line: Line, from: number, space: number, isFollowed: boolean): readonly Chunk[] {
  const chunks: Chunk[] = []
  const put = (text: string, font: string, x: number) => {
    const last = chunks.at(-1)
    const runs = last !== undefined && 'runs' in last ? last.runs : []
    if (runs.length === 0) chunks.push({ runs })
    const run = runs.at(-1)
    if (run?.font === font) run.text += text
    else runs.push({ text, font, x })
  }
  let at = from
  for (const [index, { pieces }] of line.entries()) {
    if (index > 0) {
      put(' ', FIRST_FONT, at)
      at += space
    }
    for (const { text, font, width, drawn } of pieces) {
      if (drawn !== null) chunks.push({ text, x: at, drawn })
      else if (font !== null) put(text, font, at)
      at += width
    }
  }
  if (isFollowed) put(' ', FIRST_FONT, at)
  return chunks
}

/** Words in lines that fit; a word that is too long for any line has its own. */
function broken(words: readonly Word[], width: number, space: number): readonly Line[] {
  const lines: Word[][] = []
  let used = 0
  for (const word of words) {
    const last = lines.at(-1)
    if (last !== undefined && used + space + word.width <= width) {
      last.push(word)
      used += space + word.width
    } else {
      lines.push([word])
      used = word.width
    }
  }
  return lines
}

/** Areas from now on are of this grey, 0 black to 255 white. */
export const fillGrey = (pdf: jsPDF, grey: number): jsPDF => pdf.setFillColor(grey, grey, grey)
