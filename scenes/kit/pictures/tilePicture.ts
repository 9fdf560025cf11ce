import type { Hex } from '#domain/child/palette'
import { categories, type Word } from '#domain/words/words'
import { PictureSource } from './PictureSource'
import { plainStyle } from './style'
import { readWords } from './wordLists'

/** Every word, fetched once: a tile knows a word's id only. */
let words: Promise<readonly Word[]> | null = null

const source = new PictureSource()

/** The picture of a word with its lit edge, `size` pixels wide, for a tile. Rejects when it cannot be fetched. */
export async function tilePicture(id: string, size: number, outlineColour: Hex): Promise<HTMLCanvasElement> {
  words ??= Promise.all(categories.map(readWords)).then((lists) => lists.flat())
  words.catch(() => (words = null))
  const word = (await words).find((candidate) => candidate.id === id)
  if (word === undefined) throw new Error(`There is no word "${id}"`)
  const style = { ...plainStyle, size, outlineColour }
  await source.preload([word], style)
  return source.canvasOf(word, style).canvas
}
