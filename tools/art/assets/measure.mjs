import sharp from 'sharp'

const SIDE = 128
/** Minimum opacity (0 to 255) of a pixel that belongs to the picture: one half. */
const OPAQUE = 128
const LEAST_CONTRAST = 3
/** Maximum share of the outer edge that may have too little contrast. */
const WEAK_SHARE = 0.1

/** Colours of the picture sets that have a common name, used to name the main colour of a picture. */
const named = {
  yellow: ['#fcd53f', '#ffe600', '#ffc83d', '#f9c23c'],
  cyan: ['#19d3f3', '#26c9fc', '#8edbf5', '#b4ddff'],
  green: ['#22d13a', '#00d26a', '#86d72f', '#44911b', '#008463'],
  orange: ['#ff8a00', '#ff822d', '#ffb02e', '#ff6723'],
  coral: ['#ff7a5c', '#ff8687'],
  pink: ['#ff4fa3', '#f70a8d', '#ff6dc6'],
  purple: ['#b45cff', '#8d65c5', '#8d42ab', '#533566'],
  blue: ['#3b82ff', '#00a6ed', '#0074ba', '#5092ff', '#3f5fff'],
  red: ['#f01818', '#f8312f', '#ca0b4a', '#f92f60'],
  brown: ['#a56953', '#6d4534', '#8a5340', '#d3883e', '#e19747', '#f3ad61'],
  white: ['#ffffff', '#f4f4f4', '#ffdea7', '#feefc2'],
  grey: ['#9b9b9b', '#cdc4d6', '#d3d3d3', '#636363', '#998ea4'],
  black: ['#212121', '#1c1c1c', '#000000'],
}

/** Whether too much of a picture's outer edge (SVG text, a file's bytes, or a decoded picture) is too dark to be visible on black (contrast below 3:1). */
export async function measureEdge(picture) {
  const data = await pixelsOf(picture)
  const isIn = (x, y) => x >= 0 && y >= 0 && x < SIDE && y < SIDE && data[(y * SIDE + x) * 4 + 3] >= OPAQUE
  let edge = 0
  let weak = 0
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      if (!isIn(x, y) || (isIn(x + 1, y) && isIn(x - 1, y) && isIn(x, y + 1) && isIn(x, y - 1))) continue
      edge += 1
      const from = (y * SIDE + x) * 4
      if ((luminance(data[from], data[from + 1], data[from + 2]) + 0.05) / 0.05 < LEAST_CONTRAST) weak += 1
    }
  }
  return edge === 0 || weak / edge > WEAK_SHARE
}

/** Returns the name of the colour that covers most of a picture. */
export async function mainColourOf(svg) {
  const data = await pixelsOf(svg)
  const votes = new Map()
  // Every fourth pixel is enough to find the majority.
  for (let from = 0; from < data.length; from += 16) {
    if (data[from + 3] < OPAQUE) continue
    const name = nearest(data[from], data[from + 1], data[from + 2])
    votes.set(name, (votes.get(name) ?? 0) + 1)
  }
  return [...votes].toSorted((one, other) => other[1] - one[1])[0]?.[0] ?? 'black'
}

const opened = (picture) => (picture.info === undefined ? sharp(Buffer.from(picture)) : sharp(picture.data, { raw: picture.info }))
const pixelsOf = (picture) => opened(picture).resize(SIDE, SIDE, { fit: 'contain', background: '#00000000' }).ensureAlpha().raw().toBuffer()

function luminance(...channels) {
  const [red, green, blue] = channels.map((value) => (value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const samples = Object.entries(named).flatMap(([name, hexes]) =>
  hexes.map((hex) => ({ name, rgb: [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16)) })),
)

function nearest(...rgb) {
  const away = ({ rgb: sample }) => sample.reduce((sum, value, channel) => sum + (value - rgb[channel]) ** 2, 0)
  return samples.reduce((best, each) => (away(each) < away(best) ? each : best)).name
}
