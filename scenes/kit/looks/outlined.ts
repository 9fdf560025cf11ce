import andika from '@fontsource/andika/files/andika-latin-700-normal.woff2?url'
import type { Hex } from '#domain/child/palette'
import { lettersOf, pathOf } from '#domain/words/contour'
import { type DrawnPart, hasOneShape, type OutlinedWord, outlinedOf, roughPart } from '#domain/words/outlinedWord'
import type { OutlineForm } from '#domain/words/outlineStyle'
import { inLetterCase } from '#domain/words/outlines'
import { graphemesOf, isCursive, isRightToLeft, tidyText } from '#domain/words/reading'

/** Letter size (pixels) at which every outline is made, whatever its size on screen. `ROOM` is the margin around the letters. */
const EM = 64
/** Letter size (pixels) for outlines that follow the letters themselves. */
const FINE_EM = 192
const ROOM = 2
const FONTS = {
  round: '"Andika", "Atkinson Hyperlegible Next", "Noto Sans Arabic", sans-serif',
  common: '"Atkinson Hyperlegible Next", "Noto Sans Arabic", sans-serif',
} as const
/** A character that is in no font. It shows what a missing letter looks like. */
const MISSING = '\u{10FFFE}'
const WHITE = '#FFFFFF'
const BLACK = '#000000'

const fontOf = ({ roundA }: OutlineForm, size: number): string => `700 ${size}px ${roundA ? FONTS.round : FONTS.common}`

let loading: Promise<void> | null = null

/** Loads the fonts before anything is drawn with them, because drawing does not wait for a font. Offline, the best available fonts are used. */
export function loadOutlineFonts(): Promise<void> {
  loading ??= load()
  return loading
}

async function load(): Promise<void> {
  if (typeof FontFace === 'undefined') return
  const font = new FontFace('Andika', `url(${andika})`, { weight: '700' })
  document.fonts.add(font)
  const both = await Promise.allSettled([font.load(), document.fonts.load(`700 ${EM}px "Atkinson Hyperlegible Next"`)])
  // A font that could not be loaded is requested again in the next session.
  if (both.some(({ status }) => status === 'rejected')) loading = null
}

const known = new Map<string, OutlinedWord>()

/** Returns a word as written in its deck, with its outline. The same word in the same form is drawn only once and always has the same path. */
export function outlinedWord(text: string, form: OutlineForm): OutlinedWord {
  const { width, gap, letterCase, roundA } = form
  const key = JSON.stringify([text, width, gap, letterCase, roundA])
  const word = known.get(key) ?? draw(text, form)
  known.set(key, word)
  return word
}

function draw(text: string, form: OutlineForm): OutlinedWord {
  const words = tidyText(inLetterCase(text, form))
    .split(/\s+/)
    .filter((word) => word !== '')
  const parts = words.map((word) => partOf(word, form))
  const why = hasOneShape(text) ? 'same-shapes' : words.every((word) => canBeDrawn(word, form)) ? null : 'no-letters'
  return outlinedOf(parts, form, why)
}

/** Returns the letters of a word as an SVG path for printing, in letter sizes and at the places of `outlinedWord`. */
export function letterPath(text: string, form: OutlineForm): string {
  const { parts } = outlinedWord(text, form)
  return parts
    .map(({ text: word, pen }) => {
      const { mask, pen: from } = partOf(word, form, FINE_EM)
      const lines = lettersOf(mask).map((line) => line.map(({ x, y }) => ({ x: x - from.x + pen.x, y: y - from.y + pen.y })))
      return pathOf(lines, false)
    })
    .join('')
}

let page: CanvasRenderingContext2D | null = null

/** Returns a canvas on which letters are drawn and read back, or null if there is none. */
function pageToDraw(): CanvasRenderingContext2D | null {
  page ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  return page !== null && typeof page.measureText('x').actualBoundingBoxLeft === 'number' ? page : null
}

/** Draws one word at the common size on a canvas of its own. */
function partOf(word: string, form: OutlineForm, em = EM): DrawnPart {
  const context = pageToDraw()
  if (context === null) return roughPart(word, form.gap / 100)
  const { left, right, above, below } = boundsOf(context, word, form, em)
  const [width, height] = [Math.ceil(right - left) + ROOM * 2, Math.ceil(above + below) + ROOM * 2]
  context.canvas.width = width
  context.canvas.height = height
  const pen = { x: ROOM - left, y: ROOM + above }
  context.fillStyle = BLACK
  write(context, word, form, em, pen)
  const { data } = context.getImageData(0, 0, width, height)
  const coverage = Uint8Array.from({ length: width * height }, (_, index) => data[index * 4 + 3] ?? 0)
  return { text: word, mask: { width, height, coverage, em }, pen: { x: pen.x / em, y: pen.y / em } }
}

function boundsOf(context: CanvasRenderingContext2D, word: string, form: OutlineForm, em: number) {
  context.font = fontOf(form, em)
  context.direction = isRightToLeft(word) ? 'rtl' : 'ltr'
  context.textAlign = 'left'
  context.textBaseline = 'alphabetic'
  const letters = lettersIn(context, word, form, em)
  const measured = letters.map(({ text, x }) => ({ x, of: context.measureText(text) }))
  return {
    left: Math.min(...measured.map(({ x, of }) => x - of.actualBoundingBoxLeft)),
    right: Math.max(...measured.map(({ x, of }) => x + of.actualBoundingBoxRight)),
    above: Math.max(...measured.map(({ of }) => of.actualBoundingBoxAscent)),
    below: Math.max(...measured.map(({ of }) => of.actualBoundingBoxDescent)),
  }
}

/** Returns the letters of a word, spaced by the gap, with the start of each (pixels). Letters that join are not separated. */
function lettersIn(
  context: CanvasRenderingContext2D,
  word: string,
  { gap }: OutlineForm,
  size: number,
): readonly { readonly text: string; readonly x: number }[] {
  if (isCursive(word) || gap === 0) return [{ text: word, x: 0 }]
  const letters = graphemesOf(word)
  const isTurned = isRightToLeft(word)
  // Each letter is measured together with the letters before it, so that pairs keep their kerning.
  const before = letters.map((_, index) => context.measureText(letters.slice(0, index).join('')).width + (index * gap * size) / 100)
  const whole = context.measureText(word).width + ((letters.length - 1) * gap * size) / 100
  return letters.map((text, index) => {
    const x = before[index] ?? 0
    return { text, x: isTurned ? whole - x - context.measureText(text).width : x }
  })
}

/** Writes a word, starting at the pen's place on the baseline. */
function write(context: CanvasRenderingContext2D, word: string, form: OutlineForm, size: number, pen: { readonly x: number; readonly y: number }): void {
  context.font = fontOf(form, size)
  context.direction = isRightToLeft(word) ? 'rtl' : 'ltr'
  context.textAlign = 'left'
  context.textBaseline = 'alphabetic'
  for (const { text, x } of lettersIn(context, word, form, size)) context.fillText(text, pen.x + x, pen.y)
}

/** Returns whether a font contains every letter of a word. All missing letters look the same, so one is recognised by that look. */
function canBeDrawn(word: string, form: OutlineForm): boolean {
  if (pageToDraw() === null) return true
  const missing = partOf(MISSING, form)
  return [...word].every((letter) => !isSame(partOf(letter, form), missing))
}

const isSame = ({ mask: one }: DrawnPart, { mask: other }: DrawnPart): boolean =>
  one.width === other.width && one.height === other.height && [...(one.coverage as Uint8Array)].every((value, index) => value === other.coverage[index])

const asPath = (path: string): Path2D => new Path2D(path)

/**
 * Fills a word and draws its outline, from the top left corner of its margin.
 * @param em letter size in pixels
 * @param strength opacity of the line
 */
export function drawOutline(
  context: CanvasRenderingContext2D,
  { path }: OutlinedWord,
  { em, colour, width, strength = 1 }: { readonly em: number; readonly colour: Hex; readonly width: number; readonly strength?: number },
): void {
  if (path === null || strength === 0) return
  context.save()
  context.scale(em, em)
  const line = asPath(path)
  context.fillStyle = BLACK
  context.fill(line)
  context.globalAlpha = strength
  context.strokeStyle = colour
  context.lineWidth = width / 100
  context.lineJoin = 'round'
  context.stroke(line)
  context.restore()
}

/** Draws the letters inside that outline. */
export function drawLetters(
  context: CanvasRenderingContext2D,
  { parts }: OutlinedWord,
  { em, form, colour = WHITE }: { readonly em: number; readonly form: OutlineForm; readonly colour?: string },
): void {
  context.fillStyle = colour
  for (const { text, pen } of parts) write(context, text, form, em, { x: pen.x * em, y: pen.y * em })
}
