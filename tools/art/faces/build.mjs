import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { faceSvg } from './face.mjs'
import { model, people } from './people.mjs'

// Usage: npm run art -- faces/build.mjs    Writes assets/own/<word>.svg for people and for the parts of a face, and the places of these parts into the
// word list. Also writes test-results/sheets/faces.png: everybody with every expression on black, large and small.
const WORDS = 'assets/words/body.json'
const expressions = ['neutral', 'happy', 'sad', 'surprised']

const shown = people.find(({ id }) => id === model)
const faces = [
  ...people.map((person) => ({ name: person.id, person, expression: 'neutral' })),
  { name: 'face', person: shown, expression: 'neutral' },
  ...expressions.slice(1).map((expression) => ({ name: `face-${expression}`, person: shown, expression })),
]
const made = new Map(faces.map(({ name, person, expression }) => [name, faceSvg(person, expression, name)]))
for (const [name, svg] of made) writeFileSync(`assets/own/${name}.svg`, svg)

const words = JSON.parse(readFileSync(WORDS, 'utf8'))
for (const { own, salient } of words) for (const part of made.has(own) ? salient : []) part.place = await placeOf(made.get(own), part.parts)
writeFileSync(WORDS, `[\n${words.map((word) => `  ${JSON.stringify(word)}`).join(',\n')}\n]\n`)
await writeSheet()
console.log(`${made.size} faces`)

/** Returns the left, top, width and height of parts of a drawing, as fractions of the drawing. */
async function placeOf(svg, parts) {
  const SIDE = 250
  const defs = /<defs>.*<\/defs>/.exec(svg)[0]
  const groups = parts.map((part) => new RegExp(`<g id="${part}">.*?</g>`).exec(svg)[0]).join('')
  const alone = `${/<svg[^>]*>/.exec(svg)[0]}${defs}${groups}</svg>`
  const { data } = await sharp(Buffer.from(alone)).resize(SIDE, SIDE).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const seen = Array.from({ length: SIDE * SIDE }, (_, index) => index).filter((index) => data[index * 4 + 3] > 8)
  const [xs, ys] = [seen.map((index) => index % SIDE), seen.map((index) => Math.floor(index / SIDE))]
  const [left, top] = [xs.reduce((a, b) => Math.min(a, b)), ys[0]]
  const [right, bottom] = [xs.reduce((a, b) => Math.max(a, b)) + 1, ys.at(-1) + 1]
  return [left, top, right - left, bottom - top].map((value) => value / SIDE)
}

async function writeSheet() {
  const [LARGE, SMALL] = [240, 120]
  const pieces = []
  for (const [row, person] of people.entries())
    for (const [column, expression] of expressions.entries()) {
      const svg = Buffer.from(faceSvg(person, expression, 'sheet'))
      for (const [size, right] of [
        [LARGE, 0],
        [SMALL, LARGE],
      ])
        pieces.push({ input: await sharp(svg).resize(size, size).png().toBuffer(), left: column * (LARGE + SMALL) + right, top: row * LARGE })
    }
  mkdirSync('test-results/sheets', { recursive: true })
  await sharp({ create: { width: expressions.length * (LARGE + SMALL), height: people.length * LARGE, channels: 3, background: '#000' } })
    .composite(pieces)
    .png()
    .toFile('test-results/sheets/faces.png')
}
