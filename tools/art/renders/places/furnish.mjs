import { mkdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { runnerImport } from 'vite'
import { readWords } from '../../assets/packs.mjs'

// Usage: npm run art -- renders/places/furnish.mjs    Writes assets/places/furnished/<place>.webp: each place with the things listed in furniture.json.
// `x` is a fraction of the picture's width, and `stands` and `middle` are fractions of its height. `size` is the longest side in picture heights. A thing
// that is `on` another has no shadow on the ground.
const OUT = 'assets/places/furnished'
const [WIDTH, HEIGHT] = [1560, 720]
/** Factor that brightens the empty place, which is dimmer than a room by day. */
const DAYLIGHT = 1.3
/** Factor that dims a thing in the background, so that the target in front is prominent with its full light. */
const THING_LIGHT = 0.62
/** Maximum value (0 to 255) of every channel. */
const BRIGHTEST = 160
/** Shadow of a thing on the ground: width and height in units of the thing's size, opacity, and softness (px). */
const SHADOW = { width: 0.8, height: 0.14, opacity: 0.5, blur: 9 }

const { footAt } = (await runnerImport('./src/domain/words/places.ts')).module
const words = new Map([...readWords()].flatMap(([, list]) => list.map((word) => [word.id, word])))
const furniture = JSON.parse(readFileSync(new URL('furniture.json', import.meta.url), 'utf8'))

mkdirSync(OUT, { recursive: true })
for (const [place, things] of Object.entries(furniture)) {
  const pieces = []
  for (const thing of things) pieces.push(...(await piecesOf(thing)))
  const empty = await sharp(`assets/places/${place}.webp`).linear(DAYLIGHT, 0).png().toBuffer()
  const { data, info } = await sharp(await inFrame(empty, pieces))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  await sharp(
    data.map((value) => Math.min(BRIGHTEST, value)),
    { raw: info },
  )
    .webp({ quality: 78, effort: 6 })
    .toFile(`${OUT}/${place}.webp`)
}

/** Returns a thing and its shadow below it. */
async function piecesOf({ word: id, x, size, stands, middle, on }) {
  const word = words.get(id)
  const side = Math.round(size * HEIGHT)
  const centre = middle ?? stands - (footAt(word, true) - 0.5) * size
  const picture = await sharp(`assets/renders/${word.realistic[0]}.webp`)
    .resize(side, side)
    .ensureAlpha()
    .linear([THING_LIGHT, THING_LIGHT, THING_LIGHT, 1], [0, 0, 0, 0])
    .png()
    .toBuffer()
  const thing = { input: picture, left: Math.round(x * WIDTH - side / 2), top: Math.round(centre * HEIGHT - side / 2) }
  return stands === undefined || on === true ? [thing] : [await shadowAt(x, stands, side), thing]
}

async function shadowAt(x, foot, side) {
  const [width, height, room] = [Math.round(SHADOW.width * side), Math.round(SHADOW.height * side), 3 * SHADOW.blur]
  const [wide, high] = [width + 2 * room, height + 2 * room]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}"><ellipse cx="${wide / 2}" cy="${high / 2}" rx="${width / 2}" ry="${height / 2}" fill="#000" fill-opacity="${SHADOW.opacity}"/></svg>`
  const input = await sharp(Buffer.from(svg)).blur(SHADOW.blur).png().toBuffer()
  return { input, left: Math.round(x * WIDTH - wide / 2), top: Math.round(foot * HEIGHT - high * 0.6) }
}

/** Cuts off the parts outside the picture. */
async function inFrame(ground, pieces) {
  const room = HEIGHT
  const whole = await sharp({ create: { width: WIDTH + 2 * room, height: HEIGHT + 2 * room, channels: 3, background: '#000' } })
    .composite([{ input: ground, left: room, top: room }, ...pieces.map((piece) => ({ ...piece, left: piece.left + room, top: piece.top + room }))])
    .png()
    .toBuffer()
  return sharp(whole).extract({ left: room, top: room, width: WIDTH, height: HEIGHT }).png().toBuffer()
}
