import { BROAD_WALL_WIDTH, WALL_WIDTH } from '#domain/trials/walls'
import { bodyFill, BROAD_LINE, disc, halo, shade, withAlpha, type Layer, type Look } from './paint'

const RIM = 0.006
const HEART = 1 / 3

/** A solid disc with a lighter rim. */
export const discLook: Look = {
  layers: [
    halo,
    { name: 'body', spread: 1, paint: ({ context, side }, colour) => disc(context, side / 2 - 1, bodyFill(context, side / 2, colour)) },
    {
      name: 'rim',
      spread: 1,
      paint: ({ context, side, stage }, colour) => {
        context.lineWidth = Math.max(2, stage * RIM)
        context.strokeStyle = shade(colour, 0.45)
        context.beginPath()
        context.arc(0, 0, side / 2 - context.lineWidth, 0, Math.PI * 2)
        context.stroke()
      },
    },
  ],
}

/** An upright bar with round edges, so wide of its square. */
const uprightOf = (name: Layer['name'], width: number): Look => ({
  layers: [
    {
      name,
      spread: 1,
      paint: ({ context, side }, colour) => {
        context.fillStyle = colour
        context.beginPath()
        context.roundRect((-width / 2) * side, -side / 2, width * side, side, side * 0.06)
        context.fill()
      },
    },
  ],
})

/** Before what goes behind it. */
export const barLook = uprightOf('front', 0.6)
/** Among the things, which go round it. */
export const wallLook = uprightOf('body', WALL_WIDTH)
export const broadWallLook = uprightOf('body', BROAD_WALL_WIDTH)

const shell: Layer = {
  name: 'shell',
  spread: 1,
  paint: ({ context, side, stage }, colour) => {
    const rim = Math.max(3, stage * BROAD_LINE)
    const radius = side / 2 - rim / 2 - 1
    disc(context, radius, withAlpha(colour, 0.14))
    context.lineWidth = rim
    context.strokeStyle = colour
    context.beginPath()
    context.arc(0, 0, radius, 0, Math.PI * 2)
    context.stroke()
    context.lineCap = 'round'
    context.lineWidth = rim * 0.9
    context.strokeStyle = withAlpha(colour, 0.25)
    context.beginPath()
    context.arc(0, 0, radius * 0.76, Math.PI * 1.08, Math.PI * 1.42)
    context.stroke()
  },
}

/** A bubble: a breath of colour, a clear rim, one arc of light at the upper left, and a solid heart (look.md). */
export const bubbleLook: Look = {
  layers: [
    halo,
    shell,
    { name: 'heart', spread: HEART, paint: ({ context, side }, colour) => disc(context, side / 2 - 1, bodyFill(context, side / 2, colour)) },
  ],
}

/** A bubble with a thing in it instead of a heart. */
export const inBubble = (thing: Look): Look => ({
  layers: [halo, shell, ...thing.layers.filter((layer) => layer.name === 'body').map((layer): Layer => ({ ...layer, name: 'heart', spread: 0.58 }))],
})

/** A soft-edged light: bright in the middle up to `bright` of its radius, half of that at `half`, fading to nothing (lightcatcher). */
const lightOf = (bright: number, half: number): Look => ({
  layers: [
    halo,
    {
      name: 'body',
      spread: 1,
      paint: ({ context, side }, colour) => {
        const radius = side / 2
        const fill = context.createRadialGradient(0, 0, 0, 0, 0, radius)
        fill.addColorStop(0, colour)
        fill.addColorStop(bright, colour)
        fill.addColorStop(half, withAlpha(colour, 0.45))
        fill.addColorStop(1, withAlpha(colour, 0))
        disc(context, radius, fill)
      },
    },
  ],
})

export const lightLook = lightOf(0.55, 0.8)
export const softerLightLook = lightOf(0.2, 0.6)
export const clearLightLook = lightOf(0.88, 0.95)
