import type { jsPDF } from 'jspdf'
import { sfntOf } from './sfnt'

/*
 * The product's own letters in a PDF: two files for each weight, Latin and what goes beyond it. What neither has (a nickname in another
 * script) is drawn by the device with the letters that it has, and stands in the text as a picture that says what it is.
 */

export type Weight = 'normal' | 'bold'
export const weights = ['normal', 'bold'] as const

/** The fonts of the product as web fonts. */
export type FontFiles = Readonly<Record<Weight, { readonly latin: ArrayBuffer; readonly more: ArrayBuffer }>>

/** Letters as a picture: `data` is a PNG address, sizes in the unit of `size`; `below` is how far it reaches under the line. */
export interface DrawnLetters {
  readonly data: string
  readonly width: number
  readonly height: number
  readonly below: number
}

/** Draws letters that the product's fonts lack, `size` high. */
export type DrawLetters = (text: string, size: number, weight: Weight) => DrawnLetters

export interface Piece {
  readonly text: string
  /** Null: a picture stands for it. */
  readonly font: string | null
  readonly width: number
  readonly drawn: DrawnLetters | null
}

/** Words of a text that do not come apart. */
export interface Word {
  readonly pieces: readonly Piece[]
  readonly width: number
}

export interface Letters {
  /** The words of a text, in their order. */
  words(text: string, size: number, weight: Weight): readonly Word[]
  space(size: number, weight: Weight): number
}

const FILES = { latin: 'Lantern', more: 'LanternMore' } as const
/** In which spaces stand. */
export const FIRST_FONT = FILES.latin

/** Gives a document the product's letters. */
export async function lettersFor(pdf: jsPDF, files: FontFiles, draw: DrawLetters): Promise<Letters> {
  for (const weight of weights) {
    for (const part of ['latin', 'more'] as const) {
      const name = `${FILES[part]}-${weight}.ttf`
      pdf.addFileToVFS(name, base64(await sfntOf(files[weight][part])))
      pdf.addFont(name, FILES[part], weight, undefined, 'Identity-H')
    }
  }
  const has = (font: string, weight: Weight, letter: string) => {
    pdf.setFont(font, weight)
    const { metadata } = pdf.getFont() as unknown as { readonly metadata: { characterToGlyph(code: number): number } }
    return [...letter].every((each) => metadata.characterToGlyph(each.codePointAt(0) ?? 0) > 0)
  }
  const known = new Map<string, string | null>()
  const fontFor = (letter: string, weight: Weight): string | null => {
    const key = weight + letter
    const found = known.get(key)
    if (found !== undefined) return found
    const font = Object.values(FILES).find((each) => has(each, weight, letter)) ?? null
    known.set(key, font)
    return font
  }
  const widthIn = (text: string, font: string, size: number, weight: Weight) => {
    pdf.setFont(font, weight).setFontSize(size)
    return pdf.getTextWidth(text)
  }
  const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

  const wordOf = (text: string, size: number, weight: Weight): Word => {
    const runs: { text: string; font: string | null }[] = []
    for (const { segment } of graphemes.segment(text)) {
      const last = runs.at(-1)
      // A space within what is drawn belongs to it: letters of another direction stay together.
      const font = segment === ' ' ? (last?.font ?? null) : fontFor(segment, weight)
      if (last !== undefined && last.font === font) last.text += segment
      else runs.push({ text: segment, font })
    }
    const pieces = runs.map(({ text: run, font }): Piece => {
      if (font !== null) return { text: run, font, width: widthIn(run, font, size, weight), drawn: null }
      const drawn = draw(run, size, weight)
      return { text: run, font, width: drawn.width, drawn }
    })
    return { pieces, width: pieces.reduce((sum, { width }) => sum + width, 0) }
  }

  const isForeign = (word: string, weight: Weight) => [...graphemes.segment(word)].every(({ segment }) => fontFor(segment, weight) === null)

  return {
    words(text, size, weight) {
      const parts = text.split(/\s+/).filter((part) => part !== '')
      const joined = parts.reduce<string[]>((so, part) => {
        const before = so.at(-1)
        if (before !== undefined && isForeign(part, weight) && isForeign(before.replaceAll(' ', ''), weight)) return [...so.slice(0, -1), `${before} ${part}`]
        return [...so, part]
      }, [])
      return joined.map((part) => wordOf(part, size, weight))
    },
    space: (size, weight) => widthIn(' ', FILES.latin, size, weight),
  }
}

// In pieces: a call takes only so many arguments.
const PIECE = 8192

function base64(bytes: Uint8Array): string {
  let letters = ''
  for (let from = 0; from < bytes.length; from += PIECE) letters += String.fromCharCode(...bytes.subarray(from, from + PIECE))
  return btoa(letters)
}
