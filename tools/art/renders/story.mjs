import { existsSync, mkdirSync } from 'node:fs'
import sharp from 'sharp'

// Usage: npm run art -- renders/story.mjs [folder]
// Makes the layers of stories from the rendered things of props.py and shop.py: assets/story/<name>.webp.
const from = process.argv[2] ?? 'test-results/renders'
const SIDE = 640
/** Share of a layer's side by which it continues under the layer in front, so that no gap is visible between two soft edges. */
const SEAM = 0.006

const EGG = { depth: 0.55, quality: 70 }

/** Enlargement of a nest. A nest is wide and low, so it must be enlarged to fill the width. */
const NEST = 1.1

/** Settings for a cat, which is rendered with room around it for all its poses. */
const CAT = { nearer: 1.12, quality: 52 }

/**
 * Files to make, each with its source picture, the part to keep or remove, brightness, enlargement and quality, and the darkness of the shading of a white
 * thing that is tinted.
 */
const LAYERS = {
  'basket-empty': { of: 'basket-empty', light: 0.6 },
  'basket-front': { of: 'basket-empty', only: 'front', light: 0.6 },
  'bear-arm': { of: 'bear-arm', light: 0.85, quality: 60 },
  'bear-body': { of: 'bear-body', light: 0.85, quality: 60 },
  'bowl-rimmed': { of: 'bowl-rimmed' },
  'bowl-rimmed-milk': { of: 'bowl-rimmed-milk' },
  'bush-low': { of: 'bush-low' },
  ...Object.fromEntries(['cat-bends-1', 'cat-bends-2', 'cat-bends-3', 'cat-drinks', 'cat-laps'].map((of) => [of, { of, ...CAT }])),
  'cat-looks': { of: 'cat-looks', ...CAT },
  'cat-waits': { of: 'cat-waits', ...CAT },
  'egg-cap': { of: 'egg-cap', ...EGG },
  'egg-front': { of: 'egg-low', only: 'front', ...EGG },
  'egg-low': { of: 'egg-low', ...EGG },
  'egg-plain': { of: 'egg-plain', ...EGG },
  ...Object.fromEntries(['garage-door', 'garage-front', 'garage-room'].map((of) => [of, { of }])),
  'fish-bowl-empty': { of: 'fish-bowl-empty' },
  'fish-net': { of: 'fish-net' },
  'jar-empty': { of: 'jar-empty', light: 0.6 },
  'nest-empty': { of: 'nest-empty', nearer: NEST },
  'nest-front': { of: 'nest-empty', only: 'front', nearer: NEST },
  'nest-cloth-back': { of: 'nest-cloth', without: 'cloth', nearer: NEST },
  'nest-cloth-front': { of: 'nest-cloth', only: 'front', without: 'cloth', nearer: NEST },
  seed: { of: 'seed' },
  'shop-coin': { of: 'shop-coin', light: 0.8 },
  'shop-shelf': { of: 'shop-shelf', light: 0.42 },
  'soil-heap': { of: 'soil-heap', quality: 70 },
  'nest-cloth': { of: 'nest-cloth', only: 'cloth', depth: 0.7, nearer: NEST },
}

/**
 * Sheets of poses (poses.py): the number of poses and of columns, the section of each picture to keep (centre and size as shares of the picture), and the
 * width of a cell.
 */
const SHEETS = {
  'bird-flies': { count: 10, columns: 5, x: 0.509, y: 0.471, wide: 0.674, high: 0.611, cell: 260, names: 1 },
  'bus-turns': { count: 19, columns: 6, x: 0.5, y: 0.482, wide: 0.934, high: 0.488, cell: 270, names: 2 },
  'fish-turns': { count: 17, columns: 5, x: 0.498, y: 0.467, wide: 0.885, high: 0.578, cell: 260, names: 2 },
}
const SHEET_QUALITY = 50

mkdirSync('assets/story', { recursive: true })
for (const [name, { of, only, without, light = 1, depth = 1, nearer = 1, quality = 80 }] of Object.entries(LAYERS)) {
  if (!existsSync(`${from}/${of}.png`)) continue
  const picture = (part) => near(`${from}/${of}${part === undefined ? '' : `.${part}`}.png`, nearer)
  const { data, info } = await picture().raw().toBuffer({ resolveWithObject: true })
  if (only !== undefined) keepOnly(data, await maskOf(picture(only)))
  if (without !== undefined) takeAway(data, await maskOf(picture(without)), await maskOf(picture(without), SEAM * SIDE))
  for (let index = 0; index < data.length; index++) if (index % 4 < 3) data[index] = Math.round(light * (255 - (255 - data[index]) * depth))
  await sharp(data, { raw: info }).webp({ quality, alphaQuality: quality, effort: 6 }).toFile(`assets/story/${name}.webp`)
}

for (const [name, { count, columns, x, y, wide, high, cell, names }] of Object.entries(SHEETS)) {
  const tall = Math.round((cell * high) / wide)
  const poses = []
  for (let pose = 0; pose < count; pose++) {
    const picture = sharp(`${from}/${name}-${String(pose).padStart(names, '0')}.png`)
    const { width, height } = await picture.metadata()
    const part = {
      left: Math.round((x - wide / 2) * width),
      top: Math.round((y - high / 2) * height),
      width: Math.round(wide * width),
      height: Math.round(high * height),
    }
    const input = await picture.extract(part).resize(cell, tall, { fit: 'fill' }).png().toBuffer()
    poses.push({ input, left: (pose % columns) * cell, top: Math.floor(pose / columns) * tall })
  }
  const sheet = { width: columns * cell, height: Math.ceil(count / columns) * tall, channels: 4, background: '#00000000' }
  await sharp({ create: sheet }).composite(poses).webp({ quality: SHEET_QUALITY, alphaQuality: SHEET_QUALITY, effort: 6 }).toFile(`assets/story/${name}.webp`)
}

function keepOnly(data, mask) {
  for (const [index, share] of mask.entries()) data[index * 4 + 3] = Math.round((data[index * 4 + 3] * share) / 255)
}

/** Darkens the remaining edge of a removed part, which covers the seam. In its own colour, it would be visible as a line around the layer in front. */
function takeAway(data, part, inner) {
  for (const [index, share] of part.entries()) {
    for (const channel of [0, 1, 2]) data[index * 4 + channel] = Math.round(data[index * 4 + channel] * (1 - 0.8 * (share / 255)))
    data[index * 4 + 3] = Math.round(data[index * 4 + 3] * (1 - inner[index] / 255))
  }
}

/** Returns the centre of a picture, enlarged by this factor. */
function near(file, times) {
  const side = Math.round(SIDE * times)
  const edge = Math.round((side - SIDE) / 2)
  return sharp(file).resize(side, side, { kernel: 'lanczos3' }).extract({ left: edge, top: edge, width: SIDE, height: SIDE })
}

/** Returns the share of each pixel that belongs to a part (0 to 255). The mask is smaller on all sides by `smallerBy` pixels. */
async function maskOf(picture, smallerBy = 0) {
  const mask = picture.removeAlpha().greyscale()
  if (smallerBy === 0) return mask.raw().toBuffer()
  // After blurring, a mask's edge is at half its value, so a higher threshold is further inside.
  return sharp(await mask.png().toBuffer())
    .blur(smallerBy)
    .linear(4, -3 * 255)
    .extractChannel(0)
    .raw()
    .toBuffer()
}
