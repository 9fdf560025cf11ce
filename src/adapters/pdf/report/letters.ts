import type { jsPDF } from 'jspdf'
import { sfntOf } from './sfnt'

/*
 * The app's own font in a PDF. There are two files per weight: Latin and extended Latin. The device draws texts in other scripts (such as a nickname)
 * with its own fonts. They appear as pictures, with their text as the alternative.
 */

export type Weight = 'normal' | 'bold'
const weights = ['normal', 'bold'] as const

/** The product's fonts as web font files. */
export type FontFiles = Readonly<Record<Weight, { readonly latin: ArrayBuffer; readonly more: ArrayBuffer }>>

/** A picture of letters, with its measures in units of the letter size. `below` is how far it extends below the baseline. */
export interface DrawnLetters {
  readonly width: number
  readonly height: number
  readonly below: number
  /** Draws the picture and returns the address of a PNG. This is a separate step, because letters are measured far more often than drawn. */
  picture(colour?: string): string
}

/**
 * Draws letters that the product's fonts lack.
 * @param size height of the letters
 * @param isFromRight whether they are part of a right-to-left text
 */
export type DrawLetters = (text: string, size: number, weight: Weight, isFromRight: boolean) => DrawnLetters

export interface Letters {
  /** Returns the font that contains a letter, or null if the device must draw it. */
  fontOf(letter: string, weight: Weight): string | null
  widthIn(font: string, text: string, size: number, weight: Weight): number
  drawn(text: string, size: number, weight: Weight, isFromRight?: boolean): DrawnLetters
}

const FILES = { latin: 'Lantern', more: 'LanternMore' } as const
/** The font that is used for spaces. */
export const FIRST_FONT = FILES.latin

/** Properties that jsPDF's types leave out. */
interface FontMetadata {
  characterToGlyph(code: number): number
}

const hasMetadata = (font: object): font is { readonly metadata: FontMetadata } =>
  'metadata' in font && typeof font.metadata === 'object' && font.metadata !== null && 'characterToGlyph' in font.metadata

function metadataOf(font: object): FontMetadata {
  if (!hasMetadata(font)) throw new Error('jsPDF does not say which letters a font has')
  return font.metadata
}

/** Adds the product's fonts to a document. */
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
    const metadata = metadataOf(pdf.getFont())
    return [...letter].every((each) => metadata.characterToGlyph(each.codePointAt(0) ?? 0) > 0)
  }
  const findFont = remembered((letter: string, _size: number, weight: Weight) => Object.values(FILES).find((each) => has(each, weight, letter)) ?? null)
  return {
    fontOf: (letter, weight) => findFont(letter, 0, weight),
    widthIn(font, text, size, weight) {
      pdf.setFont(font, weight).setFontSize(size)
      return pdf.getTextWidth(text)
    },
    drawn: remembered(draw),
  }
}

/** Caches letters, because every line uses the same ones. */
function remembered<T>(
  find: (text: string, size: number, weight: Weight, isFromRight: boolean) => T,
): (text: string, size: number, weight: Weight, isFromRight?: boolean) => T {
  const known = new Map<string, T>()
  return (text, size, weight, isFromRight = false) => {
    const key = `${weight} ${size} ${isFromRight} ${text}`
    const found = known.get(key)
    if (found !== undefined) return found
    const made = find(text, size, weight, isFromRight)
    known.set(key, made)
    return made
  }
}

// Number of characters per call, because the number of arguments is limited.
const PIECE = 8192

function base64(bytes: Uint8Array): string {
  let letters = ''
  for (let from = 0; from < bytes.length; from += PIECE) letters += String.fromCharCode(...bytes.subarray(from, from + PIECE))
  return btoa(letters)
}
