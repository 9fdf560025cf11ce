import type { ReadPdf } from './pdfText'

/*
 * Finds the positions of text, pictures and frames on the pages of a PDF by following its operators as a viewer does. Lengths are in points,
 * measured down from the top of the page.
 */

export interface PdfBox {
  readonly kind: 'text' | 'picture' | 'frame'
  readonly page: number
  /** Id of the marked content to which the box belongs; null for untagged content. */
  readonly mcid: number | null
  readonly text: string
  readonly size: number
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Extent of glyphs above and below the baseline, as fractions of the font size. */
const REACH = { above: 0.75, below: 0.22 } as const

export const pageSizeOf = (pdf: ReadPdf): { readonly width: number; readonly height: number } => {
  const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf.pages[0]?.dictionary ?? '') ?? []
  return { width: Number(width), height: Number(height) }
}

export function boxesOf(pdf: ReadPdf): readonly PdfBox[] {
  const fonts = new Map([...pdf.resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id]) => [name, fontAt(pdf, id)]))
  const { height } = pageSizeOf(pdf)
  return pdf.pages.flatMap(({ stream }, page) => pageBoxes(stream, fonts, height).map((box) => ({ ...box, page })))
}

interface Font {
  readonly widths: ReadonlyMap<number, number>
  readonly letters: ReadonlyMap<number, string>
}

function fontAt({ object, letters }: ReadPdf, id: string | undefined): Font {
  const font = object(id)
  const descendant = object(/\/DescendantFonts \[(\d+) 0 R\]/.exec(font)?.[1])
  const widths = [...descendant.matchAll(/(\d+) \[(\d+)\]/g)].map(([, glyph, width]) => [Number(glyph), Number(width)] as const)
  return { widths: new Map(widths), letters: letters(font) }
}

function pageBoxes(stream: string, fonts: ReadonlyMap<string, Font>, height: number): readonly Omit<PdfBox, 'page'>[] {
  const boxes: Omit<PdfBox, 'page'>[] = []
  let [mcid, font, size]: [number | null, Font | undefined, number] = [null, undefined, 0]
  let [x, y] = [0, 0]
  let picture = [0, 0, 0, 0]
  const put = (kind: PdfBox['kind'], text: string, [left, right, top, bottom]: readonly [number, number, number, number]) =>
    boxes.push({ kind, mcid, text, size, left, right, top: height - top, bottom: height - bottom })
  for (const line of stream.split('\n')) {
    const numbers = line.split(' ').map(Number)
    if (line.endsWith('BDC')) mcid = Number(/\/MCID (\d+)/.exec(line)?.[1] ?? Number.NaN)
    if (Number.isNaN(mcid) || line === 'EMC') mcid = null
    const [, name, points] = /^\/(F\d+) ([\d.]+) Tf/.exec(line) ?? []
    if (name !== undefined) [font, size] = [fonts.get(name), Number(points)]
    if (line.endsWith(' Td')) [x = 0, y = 0] = numbers
    if (line.endsWith(' cm')) picture = numbers
    if (line.endsWith(' Do')) {
      const [width = 0, , , tall = 0, left = 0, bottom = 0] = picture
      put('picture', '', [left, left + width, bottom + tall, bottom])
    }
    if (line.endsWith(' re')) {
      const [left = 0, top = 0, width = 0, tall = 0] = numbers
      put('frame', '', [left, left + width, Math.max(top, top + tall), Math.min(top, top + tall)])
    }
    const shown = /^<([0-9a-f]*)> Tj/
      .exec(line)?.[1]
      ?.match(/.{4}/g)
      ?.map((glyph) => Number.parseInt(glyph, 16))
    if (shown !== undefined && font !== undefined) {
      const { widths, letters } = font
      const text = shown.map((glyph) => letters.get(glyph) ?? '').join('')
      // A trailing space is only for screen readers, so it does not count.
      const width = shown.slice(0, text.trimEnd().length).reduce((sum, glyph) => sum + (widths.get(glyph) ?? 0), 0)
      put('text', text, [x, x + (width * size) / 1000, y + size * REACH.above, y - size * REACH.below])
    }
  }
  return boxes
}

/** Describes all pairs of texts or pictures that overlap by more than a negligible amount. */
export function describeOverlaps(boxes: readonly PdfBox[]): readonly string[] {
  const HAIR = 0.6
  const seen = boxes.filter(({ kind, text }) => kind === 'picture' || (kind === 'text' && text.trim() !== ''))
  return seen.flatMap((one, index) =>
    seen.slice(index + 1).flatMap((other) => {
      if (one.page !== other.page) return []
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
      return across > HAIR && down > HAIR ? [`page ${one.page + 1}: “${one.text}” and “${other.text}”`] : []
    }),
  )
}
