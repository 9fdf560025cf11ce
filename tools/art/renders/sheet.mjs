import { mkdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { readWords } from '../assets/packs.mjs'

// Usage: npm run sheet:renders [-- category ...]    Writes test-results/sheets/<category>-renders.png: every realistic picture on black
// at 40 %, 20 % and 10 % of the height of a 720 px stage, and each of its parts lit with the rest dimmed.
const OUT = 'test-results/sheets'
const SIZES = [288, 144, 72]
const PART = 144
const COLUMNS = 3
const PARTS = 3
const GAP = 10
const LABEL = 22
const DIM = 0.2
const WIDTH = SIZES[0] + GAP + SIZES[1] + GAP + SIZES[2] + GAP
const HEIGHT = SIZES[0] + LABEL + GAP

mkdirSync(OUT, { recursive: true })
const wanted = process.argv.slice(2)
for (const [category, words] of readWords()) if (wanted.length === 0 || wanted.includes(category)) await writeSheet(category, words)

async function writeSheet(category, words) {
  const outlines = JSON.parse(readFileSync(`assets/parts/${category}.json`, 'utf8'))
  const cells = words.flatMap((word) =>
    [...(word.realistic ?? []), ...(word.young ? [word.young] : []), ...Object.values(word.views ?? {})].map((name) => ({
      name,
      parts: Object.values(outlines[name] ?? {}).slice(0, PARTS),
    })),
  )
  const pieces = []
  for (const [index, { name, parts }] of cells.entries()) {
    const left = (index % COLUMNS) * WIDTH
    const top = Math.floor(index / COLUMNS) * HEIGHT
    pieces.push({ input: labelOf(name), left, top })
    const at = async (size) => sharp(`assets/renders/${name}.webp`).resize(size, size).png().toBuffer()
    pieces.push({ input: await at(SIZES[0]), left, top: top + LABEL })
    pieces.push({ input: await at(SIZES[1]), left: left + SIZES[0] + GAP, top: top + LABEL })
    pieces.push({ input: await at(SIZES[2]), left: left + SIZES[0] + SIZES[1] + 2 * GAP, top: top + LABEL })
    const whole = await at(PART)
    for (const [place, outline] of parts.slice(0, 2).entries())
      pieces.push({ input: await litAt(whole, outline), left: left + SIZES[0] + GAP + place * (SIZES[1] / 1.5), top: top + LABEL + SIZES[1] + GAP })
  }
  const file = `${OUT}/${category}-renders.png`
  await sharp({ create: { width: COLUMNS * WIDTH, height: Math.max(1, Math.ceil(cells.length / COLUMNS)) * HEIGHT, channels: 3, background: '#000' } })
    .composite(pieces.map((piece) => ({ ...piece, left: Math.round(piece.left), top: Math.round(piece.top) })))
    .png()
    .toFile(file)
  console.log(`${file}: ${cells.length} pictures`)
}

/** Returns the dimmed thing with one part lit inside its outline. */
async function litAt(picture, outline) {
  const side = Math.round(PART / 1.5)
  const svg = (inner) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000" width="${side}" height="${side}">${inner}</svg>`)
  const whole = await sharp(picture).resize(side, side).png().toBuffer()
  const cut = await sharp(whole)
    .composite([{ input: svg(`<path d="${outline}" fill-rule="evenodd"/>`), blend: 'dest-in' }])
    .png()
    .toBuffer()
  const dark = await sharp(whole).linear([DIM, DIM, DIM, 1], [0, 0, 0, 0]).png().toBuffer()
  const edge = svg(`<path d="${outline}" fill="none" stroke="#FFE600" stroke-width="36" stroke-linejoin="round"/>`)
  return sharp(dark)
    .composite([{ input: edge }, { input: cut }])
    .png()
    .toBuffer()
}

function labelOf(text) {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZES[0]}" height="${LABEL}"><text x="4" y="16" fill="#999" font-size="14" font-family="sans-serif">${text}</text></svg>`,
  )
}
