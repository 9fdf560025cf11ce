import { readFileSync, readdirSync } from 'node:fs'
import { drawingOf } from './drawing.mjs'
import { pictureOf } from './sets.mjs'

const root = new URL('../../../', import.meta.url)
const WORDS = new URL('assets/words/', root)

/** Returns every row of the word list, by category, in the order of the files. */
export const readWords = () =>
  new Map(
    readdirSync(WORDS)
      .toSorted()
      .map((file) => [file.replace('.json', ''), JSON.parse(readFileSync(new URL(file, WORDS), 'utf8'))]),
  )

/** Returns the drawings `{ flat, rich? }` of one word. Throws an error if a picture is missing, excluded or unknown. */
export function drawingsOf({ id, flat, rich, own }) {
  if (!own && !flat) throw new Error(`The word ${id} has no picture.`)
  const first = own ? drawingOf(readFileSync(new URL(`assets/own/${own}.svg`, root), 'utf8'), id, { keepParts: true }) : drawingOf(pictureOf('flat', flat), id)
  return { flat: first, ...(rich && { rich: drawingOf(pictureOf('rich', rich), `${id}-r`) }) }
}

/** Returns the text of one pack's file: every drawing of a category by the word's id. */
export function packOf(words) {
  const rows = words.map((word) => `${JSON.stringify(word.id)}:${JSON.stringify(drawingsOf(word))}`)
  return `{\n${rows.join(',\n')}\n}\n`
}

/** Returns a drawing as the text of a complete SVG. */
export const wholeSvg = ({ box, shapes, defs }) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}">${defs ? `<defs>${defs}</defs>` : ''}${shapes.join('')}</svg>`
