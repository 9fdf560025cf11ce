import { mkdirSync, readFileSync, readdirSync } from 'node:fs'
import sharp from 'sharp'
import { runnerImport } from 'vite'
import { drawingsOf, readWords } from './assets/packs.mjs'

// Usage: npm run sheet:places    Writes test-results/sheets/places.png: every place at every step.
const OUT = 'test-results/sheets'
const [WIDTH, HEIGHT, GAP] = [480, 360, 8]
const { pictureSvg } = (await runnerImport('./scenes/kit/pictures/pictureSvg.ts')).module
const { plainStyle } = (await runnerImport('./scenes/kit/pictures/style.ts')).module
const { placeAt, placeSteps } = (await runnerImport('./src/domain/words/places.ts')).module

const words = [...readWords()].flatMap(([, list]) => list)
const pieces = []
const files = readdirSync('assets/places')
for (const [row, file] of files.entries()) {
  const place = JSON.parse(readFileSync(`assets/places/${file}`, 'utf8'))
  for (const [column, step] of placeSteps.entries()) {
    const { grounds, things } = placeAt(place, step)
    const strips = grounds.map(({ colour, top, bottom }) => ({
      input: Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${Math.round((bottom - top) * HEIGHT)}"><rect width="100%" height="100%" fill="${colour}"/></svg>`,
      ),
      left: 0,
      top: Math.round(top * HEIGHT),
    }))
    const shown = await Promise.all(
      things.map(async ({ word, x, y, size }) => {
        const found = words.find(({ id }) => id === word)
        const side = Math.round(size * HEIGHT)
        const input = await sharp(Buffer.from(pictureSvg(found, drawingsOf(found), { ...plainStyle, size: side })))
          .png()
          .toBuffer()
        return { input, left: Math.round(x * WIDTH - side / 2), top: Math.round(y * HEIGHT - side / 2) }
      }),
    )
    const input = await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#000' } })
      .composite([...strips, ...shown])
      .png()
      .toBuffer()
    pieces.push({ input, left: column * (WIDTH + GAP), top: row * (HEIGHT + GAP) })
  }
}
mkdirSync(OUT, { recursive: true })
const size = { width: placeSteps.length * (WIDTH + GAP), height: files.length * (HEIGHT + GAP) }
await sharp({ create: { ...size, channels: 3, background: '#444' } })
  .composite(pieces)
  .png()
  .toFile(`${OUT}/places.png`)
console.log(`${OUT}/places.png`)
