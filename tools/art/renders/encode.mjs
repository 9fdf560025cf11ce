import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { contours } from 'd3-contour'
import sharp from 'sharp'
import simplify from 'simplify-js'
import { lightEdge } from './lightEdge.mjs'

// Usage: npm run art -- renders/encode.mjs [folder] [--outlines]
// Converts every PNG that render.py made: to assets/renders/<name>.webp for high resolutions and assets/renders/small/<name>.webp for usual ones. Converts
// the masks of its parts to outlines in assets/parts/<category>.json, and their boxes in the list of words. With --outlines, does only the latter.
const [from = 'test-results/renders'] = process.argv.slice(2).filter((word) => word !== '--outlines')
/**
 * Side (px), and maximum size (bytes) of a picture. Each category has a limit as a whole, and a picture with fine detail must not use more
 * than its share.
 */
const SIZES = [
  { folder: 'assets/renders', side: 672, most: 10.5 * 1024 },
  { folder: 'assets/renders/small', side: 384, most: 5.4 * 1024 },
]
const QUALITIES = [80, 72, 64, 56, 48, 40, 32, 24]

/** Number of points per side of the grid on which masks are traced. Outlines are stored in thousandths of the picture's side. */
const GRID = 288
const THOUSANDTHS = 1000
/**
 * Maximum distance (grid points) of an outline from the mask's edge, and limits below which islands are too small to keep: the area, and the
 * size relative to the largest.
 */
const TOLERANCE = 0.7
const LEAST_AREA = 24
const LEAST_SHARE = 0.05

/** Share of half-transparent pixels above which a picture fades out softly. Such a picture would show steps if its transparency had low quality. */
const MOST_HARD = 0.03
/** Factor by which a picture with a soft edge may have more bytes. */
const SOFT_MOST = 1.6

const files = readdirSync(from).filter((name) => name.endsWith('.png'))
const lists = new Map(readdirSync('assets/words').map((file) => [file, JSON.parse(readFileSync(`assets/words/${file}`, 'utf8'))]))
const namesOf = (words) => words.flatMap(({ realistic = [], young = [], views = {} }) => [realistic, young, Object.values(views)].flat())
const named = new Set(namesOf([...lists.values()].flat()))
/** Files with the pictures of words, and with the ground below things. Pictures made of layers have their own script. */
const pictures = files.filter((file) => named.has(file.replace('.png', '')) || /^ground-[a-z]+\.png$/.test(file))
for (const { folder, side, most } of process.argv.includes('--outlines') ? [] : SIZES) {
  mkdirSync(folder, { recursive: true })
  for (const file of pictures) {
    const { data, info } = await sharp(`${from}/${file}`).resize(side, side, { kernel: 'lanczos3' }).raw().toBuffer({ resolveWithObject: true })
    await lightEdge(data, side)
    const isSoft = softShare(data) > MOST_HARD
    let encoded = Buffer.alloc(0)
    for (const quality of QUALITIES) {
      encoded = await sharp(data, { raw: info })
        .webp({ quality, alphaQuality: isSoft ? 90 : 30, effort: 6 })
        .toBuffer()
      if (encoded.length <= (isSoft ? SOFT_MOST : 1) * most) break
    }
    writeFileSync(`${folder}/${file.replace('.png', '.webp')}`, encoded)
  }
}

for (const [file, words] of lists) {
  const outlinesFile = `assets/parts/${file}`
  const outlines = existsSync(outlinesFile) ? JSON.parse(readFileSync(outlinesFile, 'utf8')) : {}
  const names = namesOf(words)
  const partsOf = (name) => words.find(({ realistic = [] }) => realistic.includes(name))?.salient.map(({ id }) => id) ?? []
  for (const name of names) {
    const found = Object.entries(outlines[name] ?? {}).filter(([part]) => partsOf(name).includes(part))
    outlines[name] = Object.fromEntries(found)
    for (const part of partsOf(name).filter((each) => files.includes(`${name}.${each}.png`))) {
      const outline = await outlineOf(`${from}/${name}.${part}.png`)
      if (outline !== undefined) outlines[name][part] = outline
    }
  }
  for (const word of words) {
    if (pictures.includes(`${word.realistic?.[0]}.png`)) word.foot = await footOf(`${from}/${word.realistic[0]}.png`)
    for (const part of word.salient) {
      const outline = outlines[word.realistic?.[0]]?.[part.id]
      if (outline !== undefined) part.realistic = boxOf(outline)
      const further = (word.realistic ?? []).slice(1).map((name) => (outlines[name]?.[part.id] ? boxOf(outlines[name][part.id]) : null))
      if (further.some((box) => box !== null)) part.further = further
    }
  }
  writeRows(
    `assets/words/${file}`,
    '[',
    words.map((word) => JSON.stringify(word)),
    ']',
  )
  mkdirSync('assets/parts', { recursive: true })
  const known = names.filter((name) => Object.keys(outlines[name] ?? {}).length > 0)
  writeRows(
    outlinesFile,
    '{',
    known.map((name) => `${JSON.stringify(name)}:${JSON.stringify(outlines[name])}`),
    '}',
  )
}

function softShare(data) {
  let [soft, seen] = [0, 0]
  for (let at = 3; at < data.length; at += 4) {
    if (data[at] > 0) seen += 1
    if (data[at] > 40 && data[at] < 215) soft += 1
  }
  return soft / seen
}

/** Returns the distance of a picture's lowest point from the top, as a share of its side. */
async function footOf(file) {
  const { data, info } = await sharp(file).extractChannel(3).raw().toBuffer({ resolveWithObject: true })
  const last = data.findLastIndex((alpha) => alpha > 128)
  return Math.round(((Math.floor(last / info.width) + 1) / info.height) * THOUSANDTHS) / THOUSANDTHS
}

/** Returns the outline of a mask as an SVG path; undefined if the part is not visible. */
async function outlineOf(file) {
  const { data } = await sharp(file).removeAlpha().greyscale().resize(GRID, GRID).blur(1).raw().toBuffer({ resolveWithObject: true })
  const [shape] = contours().size([GRID, GRID]).thresholds([127])([...data])
  const largest = Math.max(0, ...shape.coordinates.flat().map((ring) => Math.abs(areaOf(ring))))
  const rings = shape.coordinates.flat().filter((ring) => Math.abs(areaOf(ring)) >= Math.max(LEAST_AREA, LEAST_SHARE * largest))
  if (rings.length === 0) return undefined
  const told = (value) => Math.round((value / GRID) * THOUSANDTHS)
  return rings
    .map((ring) =>
      simplify(
        ring.map(([x, y]) => ({ x, y })),
        TOLERANCE,
        true,
      ).slice(0, -1),
    )
    .map((ring) => `M${ring.map(({ x, y }) => `${told(x)} ${told(y)}`).join('L')}Z`)
    .join('')
}

function areaOf(ring) {
  return ring.reduce((sum, [x, y], index) => sum + x * ring[(index + 1) % ring.length][1] - ring[(index + 1) % ring.length][0] * y, 0) / 2
}

/** Returns the left, top, width and height of an outline, as fractions of the picture. */
function boxOf(outline) {
  const numbers = outline.match(/\d+/g).map(Number)
  const [xs, ys] = [numbers.filter((_, index) => index % 2 === 0), numbers.filter((_, index) => index % 2 === 1)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return [left, top, Math.max(...xs) - left, Math.max(...ys) - top].map((value) => value / THOUSANDTHS)
}

function writeRows(file, open, rows, close) {
  writeFileSync(file, `${open}\n${rows.map((row) => (open === '[' ? `  ${row}` : row)).join(',\n')}\n${close}\n`)
}
