import { isReadFromRight } from '#domain/bidi'
import { type DrawnLetters, FIRST_FONT, type Letters, type Weight } from './letters'

/*
 * Breaks a text into lines that fit: at spaces, between letters of scripts without spaces, and within a word that is longer than a line. Adjacent
 * letters that the device draws form one picture, because the device orders and joins them by the rules of their script.
 */

/** A part of a line: letters of one font, or a picture of letters. */
export type Piece = { readonly text: string; readonly width: number } & ({ readonly font: string } | { readonly drawn: DrawnLetters })

export interface Line {
  /** The parts of the line. The last one ends with a space if the text continues, for screen readers and for copying. */
  readonly pieces: readonly Piece[]
  /** Width of the line without that space. */
  readonly width: number
  /** Whether the line is read from right to left. It is then a single picture, with that space at its left. */
  readonly isFromRight: boolean
}

interface TextStyle {
  readonly size: number
  readonly weight: Weight
  /**
   * Whether the page is read from right to left. The device then orders a whole line, because the places of signs and figures between two scripts
   * depend on both.
   */
  readonly isFromRight?: boolean
}

/** A text that is never broken across lines. */
interface Unit {
  readonly text: string
  readonly isAfterSpace: boolean
  /** Whether the unit contains letters that the device draws, including the spaces between them. */
  readonly isDrawn: boolean
  readonly width: number
}

type Part = Pick<Unit, 'text' | 'width' | 'isDrawn'>

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
const lettersIn = (text: string): readonly string[] => [...graphemes.segment(text)].map(({ segment }) => segment)

/** Characters that only control the layout of a text. Within a letter, as in some emoji, they are part of it. */
const MUTE = /^[\p{Default_Ignorable_Code_Point}\p{Cc}]+$/u
/** Those of these characters that keep a size or a date together within a right-to-left line. */
const ISOLATE = /^[\u2066-\u2069]$/
/** Scripts without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
/** Returns the text with each letter combined with its marks, and with only those characters that are visible or affect the order. */
const tidied = (text: string, isFromRight: boolean): string =>
  lettersIn(
    text
      .normalize('NFC')
      // If a language keeps a sign together with its word, no line begins with the sign.
      .replaceAll(/[\u00a0\u202f]/g, '\u00a0')
      .replaceAll(/[^\S\u00a0]+/g, ' ')
      .trim(),
  )
    .filter((letter) => !MUTE.test(letter) || (isFromRight && ISOLATE.test(letter)))
    .join('')

export function breakLines(letters: Letters, text: string, wanted: TextStyle, width: number): readonly Line[] {
  const look = { ...wanted, isFromRight: wanted.isFromRight === true && isReadFromRight(text) }
  const units = tidied(text, look.isFromRight)
    .split(' ')
    .filter((word) => word !== '')
    .flatMap((word, index) => unitsOf(letters, word, look, width).map((unit, at) => ({ ...unit, isAfterSpace: index > 0 && at === 0 })))
  const space = letters.widthIn(FIRST_FONT, ' ', look.size, look.weight)
  const spaceBefore = ({ isAfterSpace, isDrawn }: Unit) =>
    isAfterSpace ? Math.max(space, isDrawn ? letters.drawn(' ', look.size, look.weight, look.isFromRight).width : 0) : 0
  const lines: Unit[][] = []
  let used = 0
  for (const unit of units) {
    const wanted = unit.width + spaceBefore(unit)
    if (lines.length > 0 && used + wanted <= width) {
      lines.at(-1)?.push(unit)
      used += wanted
    } else {
      lines.push([unit])
      used = unit.width
    }
  }
  return lines.map((line, index) => lineOf(letters, line, look, lines[index + 1]?.[0]?.isAfterSpace === true))
}

/** Splits a word into the parts that may be on lines of their own. */
function unitsOf(letters: Letters, word: string, look: TextStyle, width: number): readonly Part[] {
  const parts: string[] = []
  for (const letter of lettersIn(word)) {
    const last = parts.at(-1)
    if (last === undefined || UNSPACED.test(letter)) parts.push(letter)
    else parts[parts.length - 1] = last + letter
  }
  return parts.flatMap((part) => {
    const whole = partOf(letters, part, look)
    return whole.width <= width ? [whole] : forced(letters, part, look, width)
  })
}

/** Splits a word that is longer than a line at the end of the line. */
function forced(letters: Letters, word: string, look: TextStyle, width: number): readonly Part[] {
  const parts: Part[] = []
  for (const letter of lettersIn(word)) {
    const longer = partOf(letters, (parts.at(-1)?.text ?? '') + letter, look)
    if (parts.length > 0 && longer.width <= width) parts[parts.length - 1] = longer
    else parts.push(partOf(letters, letter, look))
  }
  return parts
}

function partOf(letters: Letters, text: string, look: TextStyle): Part {
  const pieces = piecesOf(letters, text, look)
  return { text, width: widthOf(pieces), isDrawn: pieces.some((piece) => 'drawn' in piece) }
}

export const widthOf = (pieces: readonly Piece[]): number => pieces.reduce((sum, { width }) => sum + width, 0)

function lineOf(letters: Letters, units: readonly Unit[], look: TextStyle, goesOn: boolean): Line {
  const text = units.map((unit, index) => (unit.isAfterSpace && index > 0 ? ` ${unit.text}` : unit.text)).join('')
  const width = widthOf(piecesOf(letters, text, look))
  return { pieces: piecesOf(letters, goesOn ? `${text} ` : text, look), width, isFromRight: look.isFromRight === true }
}

function piecesOf(letters: Letters, text: string, { size, weight, isFromRight }: TextStyle): readonly Piece[] {
  const runs = isFromRight === true ? [{ text, font: null }] : together(runsOf(letters, text, weight))
  return runs.map(({ text: run, font }): Piece => {
    if (font !== null) return { text: run, font, width: letters.widthIn(font, run, size, weight) }
    const drawn = letters.drawn(run, size, weight, isFromRight)
    return { text: run, drawn, width: drawn.width }
  })
}

interface Run {
  text: string
  readonly font: string | null
}

function runsOf(letters: Letters, text: string, weight: Weight): readonly Run[] {
  const runs: Run[] = []
  for (const letter of lettersIn(text)) {
    const last = runs.at(-1)
    const font = letter === ' ' ? FIRST_FONT : letters.fontOf(letter, weight)
    if (last !== undefined && last.font === font) last.text += letter
    else runs.push({ text: letter, font })
  }
  return runs
}

/** Joins pictures of letters that have only spaces between them. In a right-to-left script, figures and signs between them are joined as well. */
function together(runs: readonly Run[]): readonly Run[] {
  const joined: Run[] = []
  for (const run of runs) {
    const [before, between] = [joined.at(-2), joined.at(-1)]
    const isPair = run.font === null && before?.font === null && between !== undefined && between.font !== null
    const isWithin =
      between !== undefined &&
      (between.text.trim() === '' || (isReadFromRight(before?.text ?? '') && isReadFromRight(run.text) && !/\p{L}/u.test(between.text)))
    if (isPair && isWithin) joined.splice(-2, 2, { text: before.text + between.text + run.text, font: null })
    else joined.push(run)
  }
  return joined
}
