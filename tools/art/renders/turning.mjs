import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { lightEdge } from './lightEdge.mjs'

// Usage: npm run art -- renders/turning.mjs [folder]
// Makes a sheet of 6 x 4, row by row, from every strip of 24 pictures that `render.py -- --turning` wrote: assets/turning/<name>.webp.
// Also prints how much each picture differs from the next, and the last from the first. The differences are similar if the thing turns without a jump.
const from = process.argv[2] ?? 'test-results/renders'
const TO = 'assets/turning'
const STEPS = 24
const COLUMNS = 6
const SIDE = 320
const MOST = 90_000
/** Qualities to try. If a picture has fine leaves on all sides, most of its file is edges, which may be coarser. */
const QUALITIES = [
  ...[80, 74, 68, 62, 56, 50, 44, 38, 32, 26].map((quality) => ({ quality, alphaQuality: 30 })),
  ...[32, 26, 22, 18, 14, 10].map((quality) => ({ quality, alphaQuality: 8 })),
]

const files = readdirSync(from)
const names = files.filter((name) => name.endsWith('.turn-00.png')).map((name) => name.split('.')[0])
mkdirSync(TO, { recursive: true })
for (const name of names) {
  const frames = []
  for (let step = 0; step < STEPS; step++) frames.push(await frameOf(`${from}/${name}.turn-${String(step).padStart(2, '0')}.png`))
  const sheet = await sheetOf(frames)
  const encoded = await smallEnough(sheet)
  writeFileSync(`${TO}/${name}.webp`, encoded)
  const steps = frames.map((frame, index) => differenceOf(frame, frames[(index + 1) % STEPS]))
  const told = [Math.min(...steps), median(steps), Math.max(...steps), steps.at(-1)].map((value) => value.toFixed(1))
  console.log(
    `${name.padEnd(12)} ${Math.round(encoded.length / 1000)} kB, from picture to picture: least ${told[0]}, median ${told[1]}, most ${told[2]}, 23 to 0 ${told[3]}`,
  )
}

async function frameOf(file) {
  const data = await sharp(file).resize(SIDE, SIDE).ensureAlpha().raw().toBuffer()
  await lightEdge(data, SIDE)
  return data
}

function sheetOf(frames) {
  const raw = { width: SIDE, height: SIDE, channels: 4 }
  return sharp({ create: { width: COLUMNS * SIDE, height: (STEPS / COLUMNS) * SIDE, channels: 4, background: '#00000000' } })
    .composite(frames.map((input, step) => ({ input, raw, left: (step % COLUMNS) * SIDE, top: Math.floor(step / COLUMNS) * SIDE })))
    .png({ compressionLevel: 1 })
    .toBuffer()
}

async function smallEnough(sheet) {
  let encoded = Buffer.alloc(0)
  for (const qualities of QUALITIES) {
    encoded = await sharp(sheet)
      .webp({ ...qualities, effort: 6 })
      .toBuffer()
    if (encoded.length < MOST) break
  }
  return encoded
}

/** Returns the mean difference in light (0 to 255) between two pictures on black, over the area that either of them covers. */
function differenceOf(one, other) {
  let sum = 0
  let covered = 0
  for (let index = 0; index < one.length; index += 4) {
    if (one[index + 3] === 0 && other[index + 3] === 0) continue
    covered++
    for (const channel of [0, 1, 2]) {
      sum += Math.abs((one[index + channel] * one[index + 3] - other[index + channel] * other[index + 3]) / 255) / 3
    }
  }
  return sum / covered
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
}
