import sharp from 'sharp'

/**
 * Minimum light of the outermost edge (relative luminance: 3.4 to 1 on black). `reach` is the width of the edge as a share of the side. `inside` and
 * `outside` are the blurred alpha at its two ends.
 */
const EDGE = { light: 0.125, reach: 0.008, inside: 252, outside: 195 }
/** Maximum factor by which a dark colour is brightened. The rest of the light is added as grey. */
const MOST_BRIGHTER = 6

/**
 * Brightens the parts of the outer edge that would disappear on black. The light is soft, like a lamp behind the thing, and has the edge's own
 * colour.
 */
export async function lightEdge(data, side) {
  const alpha = Buffer.from(Array.from({ length: side * side }, (_, index) => data[index * 4 + 3]))
  const around = await sharp(alpha, { raw: { width: side, height: side, channels: 1 } })
    .blur(side * EDGE.reach)
    .extractChannel(0)
    .raw()
    .toBuffer()
  for (let index = 0; index < side * side; index++) {
    const nearness = Math.min(1, Math.max(0, (EDGE.inside - around[index]) / (EDGE.inside - EDGE.outside)))
    if (alpha[index] === 0 || nearness === 0) continue
    const light = [0, 1, 2].map((channel) => linear(data[index * 4 + channel] / 255))
    const seen = luminance(light)
    if (seen >= EDGE.light) continue
    const brighter = light.map((value) => value * Math.min(MOST_BRIGHTER, EDGE.light / Math.max(seen, 0.001)))
    const lack = EDGE.light - luminance(brighter)
    for (const channel of [0, 1, 2]) {
      const wanted = brighter[channel] + lack
      data[index * 4 + channel] = Math.round(255 * coded(light[channel] + (wanted - light[channel]) * nearness))
    }
  }
}

function luminance([red, green, blue]) {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(value) {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function coded(value) {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055
}
