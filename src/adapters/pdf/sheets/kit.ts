import type { jsPDF } from 'jspdf'
import type { Hex } from '#domain/child/palette'
import { FIRST_FONT, type Letters, type Weight } from '../report/letters'
import { breakLines, type Line, widthOf } from '../report/lines'
import type { Tags } from '../report/tagged'

/*
 * A sheet on which everything is placed in millimetres from the sheet's corner. Text sizes are in points. On a sheet that is read from right to left,
 * everything is as far from the right edge as it was designed from the left. The content of a figure is never mirrored.
 */

const MM = 72 / 25.4
/** Width of the content of an upright page (mm). `LANDSCAPE` is that of a landscape page. */
const LIVE = 174
const LANDSCAPE = 230
/** Half the difference between the letters' height above the line and their depth below it, as a share of their size. */
const MIDDLE = 0.35

export const INK: Hex = '#000000'
export const NIGHT: Hex = '#2E2159'
export const NIGHT_MIDDLE: Hex = '#A99FCB'
export const NIGHT_PALE: Hex = '#E6E2F1'
export const SOFT: Hex = '#555555'
export const RULE: Hex = '#9A9A9A'
export const FAINT: Hex = '#CFCFCF'
export const WHITE: Hex = '#FFFFFF'

/** Size and line height of a text (points). */
export interface Type {
  readonly size: number
  readonly line: number
  readonly weight?: Weight
  readonly colour?: Hex
}

export const types = {
  title: { size: 24, line: 28, weight: 'bold' },
  titleSmall: { size: 20, line: 24, weight: 'bold' },
  heading: { size: 14, line: 18, weight: 'bold' },
  lead: { size: 13, line: 17.5 },
  body: { size: 11, line: 15.5 },
  strong: { size: 11, line: 15.5, weight: 'bold' },
  note: { size: 11, line: 14, colour: SOFT },
  family: { size: 14, line: 19 },
  familyStrong: { size: 14, line: 19, weight: 'bold' },
  familyTitle: { size: 30, line: 34, weight: 'bold' },
  familyHeading: { size: 17, line: 22, weight: 'bold' },
  letter: { size: 12, line: 16.4 },
  figure: { size: 15, line: 18, weight: 'bold' },
  small: { size: 11, line: 14 },
} as const satisfies Readonly<Record<string, Type>>

/** The top left corner and the width of a text (mm). */
interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly align?: 'start' | 'middle' | 'end'
}

/** Colours of a shape, and the width of its outline (`line`, mm). */
interface Paint {
  readonly fill?: Hex
  readonly stroke?: Hex
  readonly line?: number
}

export type PagePoint = readonly [x: number, y: number]
export type PagePathStep = readonly ['move' | 'line', PagePoint] | readonly ['curve', PagePoint, PagePoint, PagePoint] | readonly ['close']

export interface Kit {
  readonly pdf: jsPDF
  readonly tags: Tags
  /** Width of the sheet (mm). `height` is its height. */
  readonly width: number
  readonly height: number
  /** Margins at both sides (mm). The content between them is equally wide on every paper. */
  readonly margin: number
  readonly isFromRight: boolean
  picture(key: string): string | null
  /** Returns the height of a text at this width (mm). */
  heightOf(text: string, type: Type, width: number): number
  linesOf(text: string, type: Type, width: number): number
  /** Draws a text as part of the open element. Returns its height (mm). */
  text(text: string, type: Type, box: Box): number
  /** Draws letters within a figure: centred on a point of their line, or before or after it. */
  letter(text: string, type: Type, at: PagePoint, anchor?: 'start' | 'middle' | 'end', most?: number): void
  widthOf(text: string, type: Type): number
  /** Draws a text that is an element of its own. Returns its height (mm). */
  say(tag: string, text: string, type: Type, box: Box): number
  /** Draws content that is read as one thing. `draw` receives its corner. */
  figure(
    alt: string,
    box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
    draw: (x: number, y: number) => void,
  ): void
  /** Draws content that is not read. `draw` receives its corner. */
  ornament(x: number, width: number, draw: (x: number) => void): void
  rect(x: number, y: number, width: number, height: number, paint: Paint, radius?: number): void
  circle(x: number, y: number, radius: number, paint: Paint): void
  line(from: PagePoint, to: PagePoint, stroke: Hex, width: number, dash?: readonly number[]): void
  path(steps: readonly PagePathStep[], paint: Paint): void
  image(key: string, x: number, y: number, width: number, height: number): void
  /** Draws a horizontal rule (mm). */
  rule(x: number, y: number, width: number, kind?: 'hair' | 'bar' | 'write'): void
}

interface Parts {
  readonly pdf: jsPDF
  readonly tags: Tags
  readonly letters: Letters
  readonly isFromRight: boolean
  readonly pictures: ReadonlyMap<string, string>
}

export function createKit({ pdf, tags, letters, isFromRight, pictures }: Parts): Kit {
  const { pageSize } = pdf.internal
  const [width, height] = [pageSize.getWidth() / MM, pageSize.getHeight() / MM]
  const broken = (text: string, { size, weight = 'normal' }: Type, most: number): readonly Line[] =>
    breakLines(letters, text, { size, weight, isFromRight }, most * MM)
  const left = (x: number, wide: number) => (isFromRight ? width - x - wide : x)
  const put = (line: Line, type: Type, at: number, baseline: number, isRead: boolean) => putLine(pdf, tags, line, type, at * MM, baseline * MM, isRead)
  const paint = ({ fill, stroke, line = 0.2 }: Paint): 'F' | 'S' | 'FD' => {
    if (fill !== undefined) pdf.setFillColor(fill)
    if (stroke !== undefined) pdf.setDrawColor(stroke).setLineWidth(line * MM)
    return fill === undefined ? 'S' : stroke === undefined ? 'F' : 'FD'
  }
  const kit: Kit = {
    pdf,
    tags,
    width,
    height,
    margin: width < LANDSCAPE ? (width - LIVE) / 2 : 18,
    isFromRight,
    picture: (key) => pictures.get(key) ?? null,
    heightOf: (text, type, most) => (broken(text, type, most).length * type.line) / MM,
    linesOf: (text, type, most) => broken(text, type, most).length,
    widthOf: (text, type) => Math.max(0, ...broken(text, type, 1e6).map((line) => line.width)) / MM,
    text(text, type, { x, y, width: wide, align = 'start' }) {
      const lines = broken(text, type, wide)
      for (const [index, line] of lines.entries()) {
        const room = wide - line.width / MM
        const to = isFromRight ? (align === 'start' ? 'end' : align === 'end' ? 'start' : 'middle') : align
        const from = left(x, wide) + (to === 'end' ? room : to === 'middle' ? room / 2 : 0)
        put(index < lines.length - 1 ? line : spaced(line), type, from, y + (index * type.line + baselineIn(type)) / MM, true)
      }
      return (lines.length * type.line) / MM
    },
    letter(text, type, [x, y], anchor = 'start', most = 1e6) {
      for (const [index, line] of broken(text, type, most).entries()) {
        const wide = line.width / MM
        put(line, type, x - (anchor === 'end' ? wide : anchor === 'middle' ? wide / 2 : 0), y + (index * type.line) / MM, false)
      }
    },
    say(tag, text, type, box) {
      if (text.trim() === '') return 0
      let tall = 0
      tags.within(tag, () => (tall = kit.text(text, type, box)))
      return tall
    },
    figure(alt, { x, y, width: wide, height: tall }, draw) {
      const at = left(x, wide)
      const corners = [at * MM, (height - y - tall) * MM, (at + wide) * MM, (height - y) * MM].map((edge) => edge.toFixed(1)).join(' ')
      tags.within('Figure', () => tags.content(() => draw(at, y)), { alt, attributes: `<< /O /Layout /Placement /Block /BBox [${corners}] >>` })
    },
    ornament: (x, wide, draw) => tags.artifact('Layout', () => draw(left(x, wide))),
    rect(x, y, wide, tall, look, radius = 0) {
      const how = paint(look)
      if (radius === 0) pdf.rect(x * MM, y * MM, wide * MM, tall * MM, how)
      else pdf.roundedRect(x * MM, y * MM, wide * MM, tall * MM, radius * MM, radius * MM, how)
    },
    circle: (x, y, radius, look) => void pdf.circle(x * MM, y * MM, radius * MM, paint(look)),
    line([fromX, fromY], [toX, toY], stroke, wide, dash = []) {
      pdf.setDrawColor(stroke).setLineWidth(wide * MM)
      if (dash.length > 0)
        pdf.setLineDashPattern(
          dash.map((part) => part * MM),
          0,
        )
      pdf.line(fromX * MM, fromY * MM, toX * MM, toY * MM)
      if (dash.length > 0) pdf.setLineDashPattern([], 0)
    },
    path(steps, look) {
      const how = paint(look)
      pdf.setLineCap('round').setLineJoin('round')
      for (const [does, ...spots] of steps) {
        const [one = 0, two = 0, three = 0, four = 0, five = 0, six = 0] = spots.flat().map((each) => each * MM)
        if (does === 'move') pdf.moveTo(one, two)
        else if (does === 'line') pdf.lineTo(one, two)
        else if (does === 'curve') pdf.curveTo(one, two, three, four, five, six)
        else pdf.close()
      }
      if (how === 'F') pdf.fill()
      else if (how === 'S') pdf.stroke()
      else pdf.fillStroke()
      pdf.setLineCap('butt').setLineJoin('miter')
    },
    image(key, x, y, wide, tall) {
      const data = pictures.get(key)
      if (data !== undefined) pdf.addImage(data, data.startsWith('data:image/png') ? 'PNG' : 'JPEG', x * MM, y * MM, wide * MM, tall * MM, key, 'FAST')
    },
    rule: (x, y, wide, kind = 'hair') =>
      kit.ornament(x, wide, (at) => kit.line([at, y], [at + wide, y], kind === 'hair' ? RULE : INK, kind === 'bar' ? 0.5 : 0.2)),
  }
  return kit
}

/** Adds an invisible space at the end of a line. Without it, two texts side by side would be read as one word. */
const spaced = (line: Line): Line => ({
  ...line,
  pieces: line.pieces.map((piece, index) => (index < line.pieces.length - 1 ? piece : { ...piece, text: `${piece.text} ` })),
})

const baselineIn = ({ size, line }: Type): number => line / 2 + size * MIDDLE

/** Draws a line of letters (points), as part of the open element, or of a figure with the same alternative text. */
function putLine(pdf: jsPDF, tags: Tags, line: Line, { size, weight = 'normal', colour = INK }: Type, left: number, baseline: number, isRead: boolean): void {
  let at = line.isFromRight ? left + line.width - widthOf(line.pieces) : left
  for (const piece of line.pieces) {
    const from = at
    at += piece.width
    const draw = () => {
      if ('font' in piece) return void pdf.setFont(piece.font, weight).setFontSize(size).setTextColor(colour).text(piece.text, from, baseline)
      // Searching a file finds the text of a picture only if there is a letter for it.
      pdf.setFont(FIRST_FONT, weight).setFontSize(size).text(' ', from, baseline)
      const { drawn } = piece
      pdf.addImage(drawn.picture(colour), 'PNG', from, baseline + drawn.below - drawn.height, drawn.width, drawn.height)
    }
    if (!isRead) draw()
    else if ('font' in piece) tags.content(draw)
    else tags.within('Span', () => tags.content(draw), { actualText: piece.text })
  }
}
