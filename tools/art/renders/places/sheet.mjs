import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { runnerImport } from 'vite'
import { drawingsOf, readWords } from '../../assets/packs.mjs'

// Usage: npm run sheet:places    Writes test-results/sheets/places.png: every place at every level on a 4:3 stage, then with full detail on the widest stage.
const OUT = 'test-results/sheets'
const [HEIGHT, GAP] = [300, 8]
const USUAL = 4 / 3
const WIDEST = 19.5 / 9
const { pictureSvg } = (await runnerImport('./scenes/kit/pictures/pictureSvg.ts')).module
const { plainStyle } = (await runnerImport('./scenes/kit/looks/style.ts')).module
const { footAt, placeAt, placeIds, placeSteps } = (await runnerImport('./src/domain/words/places.ts')).module
const { PHOTO_LIGHT } = (await runnerImport('./src/domain/trials/plan/ground.ts')).module

const words = new Map([...readWords()].flatMap(([, list]) => list.map((word) => [word.id, word])))
const footOf = (id) => footAt(words.get(id), words.get(id).realistic !== undefined)
const pieces = []
for (const [row, id] of placeIds.entries()) {
  const place = JSON.parse(readFileSync(`assets/places/${id}.json`, 'utf8'))
  let left = 0
  for (const [step, aspect] of [...placeSteps.map((each) => [each, USUAL]), [placeSteps.at(-1), WIDEST]]) {
    const width = Math.round(HEIGHT * aspect)
    pieces.push({ input: await shown(place, step, width), left, top: row * (HEIGHT + GAP) })
    left += width + GAP
  }
}
mkdirSync(OUT, { recursive: true })
const width = Math.round(HEIGHT * (placeSteps.length * USUAL + WIDEST)) + (placeSteps.length + 1) * GAP
await sharp({ create: { width, height: placeIds.length * (HEIGHT + GAP), channels: 3, background: '#444' } })
  .composite(pieces)
  .png()
  .toFile(`${OUT}/places.png`)
console.log(`${OUT}/places.png`)

async function shown(place, step, width) {
  const { grounds, things } = placeAt(place, step, { aspect: width / HEIGHT, footOf })
  const layers = grounds.length === 0 ? [] : [{ input: await groundOf(place.id, width), left: 0, top: 0 }]
  for (const { word, x, y, size } of things) {
    const side = Math.round(size * HEIGHT)
    layers.push({ input: await pictureOf(words.get(word), side), left: Math.round(x * width - side / 2), top: Math.round(y * HEIGHT - side / 2) })
  }
  // The stage cuts off everything beyond its edge.
  const room = HEIGHT
  const whole = await sharp({ create: { width: width + 2 * room, height: HEIGHT + 2 * room, channels: 3, background: '#000' } })
    .composite(layers.map((layer) => ({ ...layer, left: layer.left + room, top: layer.top + room })))
    .png()
    .toBuffer()
  return sharp(whole).extract({ left: room, top: room, width, height: HEIGHT }).png().toBuffer()
}

function groundOf(id, width) {
  return sharp(`assets/places/${id}.webp`).resize(width, HEIGHT, { fit: 'cover' }).linear(PHOTO_LIGHT, 0).png().toBuffer()
}

/** Returns a word as the stage shows it, with the margin that every picture has for its light edge. */
async function pictureOf(word, side) {
  const file = `assets/renders/${word.realistic?.[0]}.webp`
  if (!existsSync(file))
    return sharp(Buffer.from(pictureSvg(word, drawingsOf(word), { ...plainStyle, size: side })))
      .png()
      .toBuffer()
  const margin = Math.round((side * plainStyle.outlineWidth) / (1 + 2 * plainStyle.outlineWidth))
  const picture = await sharp(file)
    .resize(side - 2 * margin)
    .toBuffer()
  return sharp(picture).extend({ top: margin, bottom: margin, left: margin, right: margin, background: '#00000000' }).png().toBuffer()
}
