import { type Calming, DIM_LIGHT } from './litPicture'
import { LINEAR, luminanceOfLinear } from './light'
import { thinParts } from './thinParts'

/** Maximum factor by which a dark part is brightened without changing its hue. */
const LIT_AT_MOST = 3

/**
 * Calms a square picture in place: the outline and hues stay, the luminance keeps a share of its contrast, and thin parts are
 * dimmed if requested. Dark parts are brightened in their own hue as far as possible, then mixed with the mean colour, never
 * with white. With `coral`, saturated red is shifted to coral, which may move faster.
 */
export function calmPixels(pixels: Uint8ClampedArray, { contrast, dimsThin }: Calming, coral: boolean): void {
  const side = Math.sqrt(pixels.length / 4)
  const thinAt = dimsThin ? thinParts((x, y) => (pixels[4 * (Math.floor(y * side) * side + Math.floor(x * side)) + 3] ?? 0) / 255) : null
  const mean = meanColour(pixels)
  const goal = luminanceOfLinear(...mean)
  for (let at = 0; at < pixels.length; at += 4) {
    if (pixels[at + 3] === 0) continue
    let [r, g, b] = [lightOf(pixels[at] ?? 0), lightOf(pixels[at + 1] ?? 0), lightOf(pixels[at + 2] ?? 0)]
    if (contrast < 1) {
      const light = luminanceOfLinear(r, g, b)
      const wanted = goal + contrast * (light - goal)
      const by = Math.min(wanted / Math.max(light, 1e-4), LIT_AT_MOST, 1 / Math.max(r, g, b, 1e-4))
      ;[r, g, b] = [r * by, g * by, b * by]
      const now = luminanceOfLinear(r, g, b)
      const filled = now < wanted ? Math.min(1, (wanted - now) / Math.max(1e-4, goal - now)) : 0
      ;[r, g, b] = [r + (mean[0] - r) * filled, g + (mean[1] - g) * filled, b + (mean[2] - b) * filled]
    }
    if (thinAt !== null) {
      const pixel = at / 4
      const thin = thinAt(((pixel % side) + 0.5) / side, (Math.floor(pixel / side) + 0.5) / side)
      const by = 1 - thin + thin * Math.min(1, DIM_LIGHT / Math.max(1e-4, luminanceOfLinear(r, g, b)))
      ;[r, g, b] = [r * by, g * by, b * by]
    }
    if (coral) [r, g, b] = lessRed(r, g, b)
    pixels[at] = byteOf(r)
    pixels[at + 1] = byteOf(g)
    pixels[at + 2] = byteOf(b)
  }
}

/**
 * Share of red in coral. A colour with a share of 0.8 or more counts as saturated red; at its soft edge, some of the red below
 * the calmed copy shows through.
 */
const CORAL_SHARE = 0.68

/** Returns the same luminance with less saturation if the colour is saturated red. */
function lessRed(r: number, g: number, b: number): [number, number, number] {
  const all = r + g + b
  if (all === 0 || r / all <= CORAL_SHARE) return [r, g, b]
  // Mixes in grey until the share of red is coral's: (r + m) / (all + 3m) = share.
  const grey = (r - CORAL_SHARE * all) / (3 * CORAL_SHARE - 1)
  const dimmed = luminanceOfLinear(r, g, b) / Math.max(1e-6, luminanceOfLinear(r + grey, g + grey, b + grey))
  return [(r + grey) * dimmed, (g + grey) * dimmed, (b + grey) * dimmed]
}

function meanColour(pixels: Uint8ClampedArray): [number, number, number] {
  let [r, g, b, all] = [0, 0, 0, 0]
  for (let at = 0; at < pixels.length; at += 4) {
    const opacity = pixels[at + 3] ?? 0
    if (opacity === 0) continue
    r += lightOf(pixels[at] ?? 0) * opacity
    g += lightOf(pixels[at + 1] ?? 0) * opacity
    b += lightOf(pixels[at + 2] ?? 0) * opacity
    all += opacity
  }
  return all === 0 ? [0, 0, 0] : [r / all, g / all, b / all]
}

const lightOf = (byte: number): number => LINEAR[byte] ?? 0
const byteOf = (light: number): number => Math.round(255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * Math.min(1, light) ** (1 / 2.4) - 0.055))
