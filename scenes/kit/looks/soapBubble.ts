import type { Hex } from '#domain/child/palette'
import { isSaturatedRed, withLightOf } from '#domain/child/safety'
import type { Layer, PaintSurface } from './paint'

/**
 * The rim of the bubble: its width in stage heights and in bubbles, and its brightness (relative luminance). A brighter rim that moved slowly across
 * the stage would be a change that counts as a flash.
 */
const RIM = { stage: 0.012, share: 0.04, light: 0.42 } as const
/** Variation of the rim's hue, as on a thin film (degrees), and the number of pieces in which the rim is painted. */
const HUES = { wide: 26, narrow: 10, pieces: 120 } as const
/** Brightness of the skin (relative luminance). It is faint: less than a tenth of the rim's. */
const SKIN_LIGHT = 0.02
/** Angle by which the hue of the skin is turned (degrees). Without it, dim yellow would look olive. */
const SKIN_TURN = -14
/** The highlight of the bubble, which is a window: its extent in the skin (shares of the radius), its position (radians), and its brightness. */
const WINDOW = { inner: 0.66, outer: 0.82, from: 1.14 * Math.PI, to: 1.36 * Math.PI, bar: 0.018, light: 0.42 } as const

const channelsOf = (colour: Hex): [number, number, number] =>
  [1, 3, 5].map((from) => Number.parseInt(colour.slice(from, from + 2), 16)) as [number, number, number]
const hexOf = (channels: readonly number[]): Hex => `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`

/** Returns the colour with its hue turned, at the same saturation. */
function turned(colour: Hex, degrees: number): Hex {
  const [r, g, b] = channelsOf(colour)
  const most = Math.max(r, g, b)
  const depth = most - Math.min(r, g, b)
  if (depth === 0) return colour
  const sixth = most === r ? (g - b) / depth : most === g ? 2 + (b - r) / depth : 4 + (r - g) / depth
  const channel = (from: number) => {
    const at = (from + sixth + degrees / 60 + 12) % 6
    return most - depth * Math.max(0, Math.min(at, 4 - at, 1))
  }
  return hexOf([channel(5), channel(3), channel(1)])
}

/** Returns one hue of a bubble's rim. All of them have the same luminance. None is a saturated red unless the bubble is. */
function filmHue(colour: Hex, degrees: number): Hex {
  const hue = turned(colour, degrees)
  return withLightOf(isSaturatedRed(hue) && !isSaturatedRed(colour) ? colour : hue, RIM.light)
}

const paler = (colour: Hex): Hex => hexOf(channelsOf(colour).map((value) => value + (255 - value) * 0.6))

function skin({ context }: PaintSurface, colour: Hex, radius: number): void {
  context.fillStyle = withLightOf(turned(colour, SKIN_TURN), SKIN_LIGHT)
  context.beginPath()
  context.arc(0, 0, radius, 0, Math.PI * 2)
  context.fill()
}

function rim({ context }: PaintSurface, colour: Hex, radius: number, width: number): void {
  context.lineWidth = width
  const turn = (Math.PI * 2) / HUES.pieces
  for (let piece = 0; piece < HUES.pieces; piece++) {
    const at = piece * turn
    context.strokeStyle = filmHue(colour, HUES.wide * Math.sin(2 * at + 0.6) + HUES.narrow * Math.sin(3 * at))
    context.beginPath()
    // Each piece slightly overlaps the next, so that no seam shows.
    context.arc(0, 0, radius, at, at + turn * 1.5)
    context.stroke()
  }
}

/** Paints a window of two by two panes, curved like the skin. */
function highlight({ context }: PaintSurface, colour: Hex, radius: number): void {
  const { inner, outer, from, to, bar } = WINDOW
  const middle = (inner + outer) / 2
  const centre = (from + to) / 2
  context.fillStyle = withLightOf(paler(colour), WINDOW.light)
  for (const [low, high] of [
    [inner, middle - bar],
    [middle + bar, outer],
  ] as const)
    for (const [start, end] of [
      [from, centre - bar / middle],
      [centre + bar / middle, to],
    ] as const) {
      context.beginPath()
      context.arc(0, 0, radius * high, start, end)
      context.arc(0, 0, radius * low, end, start, true)
      context.closePath()
      context.fill()
    }
}

/** The film of a soap bubble: a thin rim with hues around the child's colour, a trace of skin, and one window-shaped highlight. */
export const shell: Layer = {
  name: 'shell',
  spread: 1,
  paint: (sheet, colour) => {
    const width = Math.max(3, Math.min(sheet.stage * RIM.stage, sheet.side * RIM.share))
    const radius = sheet.side / 2 - width / 2 - 1
    skin(sheet, colour, radius)
    highlight(sheet, colour, radius)
    rim(sheet, colour, radius, width)
  },
}
