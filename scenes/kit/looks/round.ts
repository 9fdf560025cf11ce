import { BROAD_WALL_WIDTH, WALL_WIDTH } from '#domain/trials/layout/walls'
import { bodyFill, disc, halo, shade, withAlpha, type Layer, type LayeredDrawing } from './paint'
import { shell } from './soapBubble'

const RIM = 0.006
const HEART = 1 / 3

/** A solid disc with a lighter rim. */
export const discLook: LayeredDrawing = {
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

/** Returns the look of an upright bar with rounded edges. `width` is a share of its square. */
const uprightOf = (name: Layer['name'], width: number): LayeredDrawing => ({
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

/** A bar that is in front of things, so that a thing can go behind it. */
export const barLook = uprightOf('front', 0.6)
/** A wall at the same depth as the things, which have to go around it. */
export const wallLook = uprightOf('body', WALL_WIDTH)
export const broadWallLook = uprightOf('body', BROAD_WALL_WIDTH)

/** A soap bubble with a solid core. */
export const bubbleLook: LayeredDrawing = {
  layers: [
    halo,
    shell,
    { name: 'heart', spread: HEART, paint: ({ context, side }, colour) => disc(context, side / 2 - 1, bodyFill(context, side / 2, colour)) },
  ],
}

/** Returns the look of a bubble that contains a thing instead of a core. */
export const inBubble = (thing: LayeredDrawing): LayeredDrawing => ({
  layers: [halo, shell, ...thing.layers.filter((layer) => layer.name === 'body').map((layer): Layer => ({ ...layer, name: 'heart', spread: 0.58 }))],
})

/** Returns the look of a light with a soft edge (lightcatcher): fully bright up to `bright` of its radius, half bright at `half`, and dark at its edge. */
const lightOf = (bright: number, half: number): LayeredDrawing => ({
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
