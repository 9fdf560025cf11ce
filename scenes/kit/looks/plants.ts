import type { Hex } from '#domain/child/palette'
import { disc, shade, type Layer, type LayeredDrawing } from './paint'
import { fetchedPhotograph } from './photographs'

/**
 * Parts of a flower in its pot, as shares of the sheet: where the stem leaves the soil, the heights between which it bends, and the height above
 * which a picture shows no pot.
 */
const STEM = { x: 0.502, foot: 0.525, from: 0.335, to: 0.255, half: 0.05, clear: 0.435 } as const
/** Angle by which the flower droops at each stage (degrees): dry, with one leaf lifted, and as it rises. */
const HANGS = { dry: 118, leaf: 100, low: 78, high: 38, up: 0 } as const
/** Layer for a plant, which has inner edges. The plant therefore sways slowly, and fades out and in elsewhere. */
const WITHIN = 'heart'
/** Number of slices in the bend of the stem. */
const SLICES = 28
const LEAF: Hex = '#4FA62E'
type Flower = 'bud' | 'bloom'
const photographOf = { bud: 'renders/bud-in-pot', bloom: 'renders/flower-in-pot' } as const

/** Returns the plant without its pot, with its petals in the child's colour. */
function plantOnly(image: HTMLImageElement, side: number, colour: Hex): HTMLCanvasElement | null {
  const size = Math.ceil(side)
  const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) return null
  context.drawImage(image, 0, 0, size, size)
  const picture = context.getImageData(0, 0, size, size)
  const { data } = picture
  const own = [1, 3, 5].map((from) => Number.parseInt(colour.slice(from, from + 2), 16))
  for (let at = 0; at < data.length; at += 4) {
    const [r, g, b] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
    const isPot = at / 4 / size > STEM.clear * size && g <= r
    if (isPot) data[at + 3] = 0
    // Petals are pink, which contains more blue than green. They keep their shading and take the child's colour.
    const pink = Math.max(0, Math.min(1, (b - g) / 40))
    const light = r / 235
    for (const channel of [0, 1, 2]) data[at + channel] = Math.round((data[at + channel] ?? 0) * (1 - pink) + Math.min(255, (own[channel] ?? 0) * light) * pink)
  }
  context.putImageData(picture, 0, 0)
  return canvas
}

/** Returns the plant bent over to the right: straight up to its leaves, then round a bend, with an unchanged flower at the end. */
const bent = (flower: Flower, hangs: number): Layer => ({
  name: WITHIN,
  spread: 1,
  paint: ({ context, side }, colour) => {
    const image = fetchedPhotograph(photographOf[flower])
    const plant = image === undefined ? null : plantOnly(image, side, colour)
    if (plant === null) return
    const slice = (from: number, to: number) => {
      const height = (from - to) * side
      context.drawImage(plant, 0, to * plant.height, plant.width, (from - to) * plant.height + 1, -STEM.x * side, -height, side, height + 1)
    }
    if (hangs === 0) return void context.drawImage(plant, -side / 2, -side / 2, side, side)
    context.save()
    context.translate((STEM.x - 0.5) * side, 0.5 * side)
    slice(1, STEM.from)
    context.translate(0, -(1 - STEM.from) * side)
    const step = (STEM.from - STEM.to) / SLICES
    for (let index = 0; index < SLICES; index++) {
      context.rotate((hangs * Math.PI) / 180 / SLICES)
      context.save()
      context.beginPath()
      // Only the stem is drawn here: a leaf next to it would be cut into a fan.
      context.rect(-STEM.half * side, -2 * step * side, 2 * STEM.half * side, 3 * step * side)
      context.clip()
      slice(STEM.from - index * step, STEM.from - (index + 1) * step)
      context.restore()
      context.translate(0, -step * side)
    }
    slice(STEM.to, 0)
    context.restore()
  },
})

/** Returns the drawn plant: a curved stem, two leaves, and a bud or five petals. */
const drawnPlant = (flower: Flower, hangs: number): Layer => ({
  name: WITHIN,
  spread: 1,
  paint: ({ context, side }, colour) => {
    const turn = (hangs * Math.PI) / 180
    context.save()
    context.translate((STEM.x - 0.5) * side, (STEM.foot - 0.5) * side)
    context.strokeStyle = LEAF
    context.fillStyle = LEAF
    context.lineWidth = side * 0.045
    context.lineCap = 'round'
    for (const way of [-1, 1]) {
      context.beginPath()
      context.ellipse(way * 0.12 * side, -0.08 * side, 0.12 * side, 0.045 * side, way * -0.25, 0, Math.PI * 2)
      context.fill()
    }
    context.beginPath()
    context.moveTo(0, 0)
    const tip = { x: 0.15 * Math.sin(turn), y: -0.1 - 0.16 * Math.cos(turn / 2) }
    context.quadraticCurveTo(0, -0.22 * side, tip.x * side, tip.y * side)
    context.stroke()
    context.translate(tip.x * side, tip.y * side)
    context.rotate(turn)
    context.translate(0, -0.09 * side)
    context.fillStyle = colour
    for (let petal = 0; petal < (flower === 'bloom' ? 6 : 1); petal++) {
      context.save()
      if (flower === 'bloom') context.rotate((petal * Math.PI) / 3)
      context.beginPath()
      context.ellipse(0, (flower === 'bloom' ? -0.09 : 0) * side, 0.07 * side, 0.09 * side, 0, 0, Math.PI * 2)
      context.fill()
      context.restore()
    }
    if (flower === 'bloom') disc(context, 0.055 * side, shade(colour, -0.5))
    context.restore()
  },
})

const plantLook = (flower: Flower, hangs: number): LayeredDrawing => ({ layers: [drawnPlant(flower, hangs)] })
const plantPhoto = (flower: Flower, hangs: number): LayeredDrawing => ({
  layers: [bent(flower, hangs)],
  photographs: [photographOf[flower]],
  drawn: plantLook(flower, hangs).layers,
})

/** The look of each stage of the plant by its name in `drawings.ts`, in drawn and rendered form. */
export const plantLooks = {
  plantDry: plantLook('bud', HANGS.dry),
  plantDryPhoto: plantPhoto('bud', HANGS.dry),
  plantLeaf: plantLook('bud', HANGS.leaf),
  plantLeafPhoto: plantPhoto('bud', HANGS.leaf),
  plantLow: plantLook('bud', HANGS.low),
  plantLowPhoto: plantPhoto('bud', HANGS.low),
  plantHigh: plantLook('bud', HANGS.high),
  plantHighPhoto: plantPhoto('bud', HANGS.high),
  plantUp: plantLook('bud', HANGS.up),
  plantUpPhoto: plantPhoto('bud', HANGS.up),
  plantBloom: plantLook('bloom', HANGS.up),
  plantBloomPhoto: plantPhoto('bloom', HANGS.up),
} satisfies Readonly<Record<string, LayeredDrawing>>
