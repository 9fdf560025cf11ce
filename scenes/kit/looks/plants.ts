import type { Hex } from '#domain/child/palette'
import { sine } from './eased'
import { type Acts, disc, shade, withAlpha, type Layer, type Look, type Sheet } from './paint'
import { dressed, fetchedPhotograph, paintPhotograph, photographed } from './photographs'

/**
 * A flower in its pot, as shares of the sheet: where the stem leaves the soil, between which heights it bends, and above which height a picture shows no
 * pot.
 */
const STEM = { x: 0.502, foot: 0.525, from: 0.335, to: 0.255, half: 0.05, clear: 0.435 } as const
/** How far (degrees) it hangs over at each stage: dry, with one leaf lifted, and as it rises. */
const HANGS = { dry: 118, leaf: 100, low: 78, high: 38, up: 0 } as const
/** A plant and a can have inner edges: they sway slowly, and fade out and in elsewhere. */
const WITHIN = 'heart'
/** Number of slices in the bend. */
const SLICES = 28
const POT: Hex = '#C4683F'
const SOIL: Hex = '#5B3A28'
const LEAF: Hex = '#4FA62E'
const WATER: Hex = '#8FCBF5'
const DROP: Hex = '#D4EEFF'
const CAN: Hex = '#2F86D8'
/** Tilt (degrees) of the can while it pours. */
const TIPPED = 24

type Flower = 'bud' | 'bloom'
const photographOf = { bud: 'renders/bud-in-pot', bloom: 'renders/flower-in-pot' } as const

/** The plant without its pot, its petals in the child's colour. */
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
    // Petals are pink, that is bluer than green. They keep their shading and take the child's colour.
    const pink = Math.max(0, Math.min(1, (b - g) / 40))
    const light = r / 235
    for (const channel of [0, 1, 2]) data[at + channel] = Math.round((data[at + channel] ?? 0) * (1 - pink) + Math.min(255, (own[channel] ?? 0) * light) * pink)
  }
  context.putImageData(picture, 0, 0)
  return canvas
}

/** The plant bent over to the right: straight up to its leaves, round a bend, with the flower unchanged. */
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
      // Only the stem: a leaf next to it would be cut into a fan.
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

/** The same, drawn: a curved stem, two leaves, and a bud or five petals. */
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

const plantLook = (flower: Flower, hangs: number): Look => ({ layers: [drawnPlant(flower, hangs)] })
const plantPhoto = (flower: Flower, hangs: number): Look => ({
  layers: [bent(flower, hangs)],
  photographs: [photographOf[flower]],
  drawn: plantLook(flower, hangs).layers,
})

const drawnPot = (own: boolean): Layer => ({
  name: 'body',
  spread: 1,
  paint: ({ context, side }, colour) => {
    context.fillStyle = own ? shade(colour, -0.2) : POT
    context.beginPath()
    context.moveTo(-0.24 * side, 0.1 * side)
    context.lineTo(0.24 * side, 0.1 * side)
    context.lineTo(0.17 * side, 0.46 * side)
    context.lineTo(-0.17 * side, 0.46 * side)
    context.fill()
    context.fillRect(-0.3 * side, 0.02 * side, 0.6 * side, 0.12 * side)
    context.fillStyle = SOIL
    context.beginPath()
    context.ellipse(0, 0.02 * side, 0.28 * side, 0.05 * side, 0, 0, Math.PI * 2)
    context.fill()
  },
})

function paintCan({ context, side }: Sheet): void {
  context.strokeStyle = CAN
  context.lineWidth = side * 0.07
  context.beginPath()
  context.moveTo(0.15 * side, 0.12 * side)
  context.lineTo(0.42 * side, -0.18 * side)
  context.moveTo(-0.24 * side, -0.12 * side)
  context.quadraticCurveTo(-0.5 * side, 0, -0.24 * side, 0.14 * side)
  context.stroke()
  context.fillStyle = CAN
  context.fillRect(-0.26 * side, -0.16 * side, 0.44 * side, 0.4 * side)
}

const drawnCan = (tipped: number): Layer => ({
  name: WITHIN,
  spread: 1,
  paint: (sheet) => {
    sheet.context.rotate((tipped * Math.PI) / 180)
    paintCan(sheet)
  },
})

/** Water falling in one stream, wider below, with drops in it: how many, how large, and how long (ms) each falls. */
const FALLS = { drops: 4, size: 0.07, ms: 1500 } as const
const paintStream = ({ context, side }: Sheet): void => {
  const fill = context.createLinearGradient(0, -side / 2, 0, side / 2)
  fill.addColorStop(0, withAlpha(WATER, 0.7))
  fill.addColorStop(1, withAlpha(WATER, 0.45))
  context.fillStyle = fill
  context.beginPath()
  context.moveTo(-0.08 * side, -side / 2)
  context.lineTo(0.08 * side, -side / 2)
  context.quadraticCurveTo(0.13 * side, 0, 0.22 * side, side / 2)
  context.lineTo(-0.22 * side, side / 2)
  context.quadraticCurveTo(-0.13 * side, 0, -0.08 * side, -side / 2)
  context.fill()
}
const paintDrops = ({ context, side }: Sheet, ms: number): void => {
  for (let index = 0; index < FALLS.drops; index++) {
    const fallen = (ms / FALLS.ms + index / FALLS.drops) % 1
    const x = (index % 2 === 0 ? -1 : 1) * (0.02 + 0.1 * fallen)
    context.fillStyle = withAlpha(DROP, Math.sin(Math.PI * fallen))
    context.beginPath()
    context.ellipse(x * side, (fallen - 0.5) * side, FALLS.size * 0.7 * side, FALLS.size * side, 0, 0, Math.PI * 2)
    context.fill()
  }
}
const stream: Layer = { name: 'body', spread: 1, paint: paintStream }
/** Its drops fall while it runs; the direction makes no difference. */
const streamLook: Look = {
  layers: [stream],
  faces: {
    spread: 1,
    turnMs: 1,
    paint: (sheet, _colour, _facing, ms) => {
      paintStream(sheet)
      paintDrops(sheet, ms)
    },
  },
}

const drop: Layer = {
  name: 'body',
  spread: 1,
  paint: ({ context, side }) => {
    context.fillStyle = WATER
    context.beginPath()
    context.moveTo(0, -0.3 * side)
    context.bezierCurveTo(0.1 * side, -0.08 * side, 0.2 * side, 0.02 * side, 0.2 * side, 0.12 * side)
    context.arc(0, 0.12 * side, 0.2 * side, 0, Math.PI)
    context.bezierCurveTo(-0.2 * side, 0.02 * side, -0.1 * side, -0.08 * side, 0, -0.3 * side)
    context.fill()
  },
}

/** A heap of soil with a trowel in it, which makes brown earth recognisable from afar. */
const drawnHeap: Layer = {
  name: WITHIN,
  spread: 1,
  paint: ({ context, side }) => {
    context.fillStyle = '#8A5A3A'
    context.beginPath()
    context.moveTo(-0.45 * side, 0.4 * side)
    context.bezierCurveTo(-0.2 * side, -0.2 * side, 0.2 * side, -0.2 * side, 0.45 * side, 0.4 * side)
    context.fill()
    context.strokeStyle = '#F2B400'
    context.lineWidth = side * 0.09
    context.lineCap = 'round'
    context.beginPath()
    context.moveTo(0.14 * side, 0.02 * side)
    context.lineTo(0.28 * side, -0.4 * side)
    context.stroke()
  },
}
const drawnSeed: Layer = {
  name: WITHIN,
  spread: 1,
  paint: ({ context, side }) => {
    context.fillStyle = '#B5533C'
    context.beginPath()
    context.ellipse(0, 0, 0.38 * side, 0.24 * side, -0.3, 0, Math.PI * 2)
    context.fill()
  },
}
/** The sun, round and warm, softer towards its edge. */
const sunDisc: Layer = {
  name: 'body',
  spread: 1,
  paint: ({ context, side }) => {
    const fill = context.createRadialGradient(0, 0, side * 0.1, 0, 0, side / 2)
    fill.addColorStop(0, '#FFD84A')
    fill.addColorStop(0.62, '#FFC21A')
    fill.addColorStop(0.7, withAlpha('#FFB020', 0.5))
    fill.addColorStop(1, withAlpha('#FFB020', 0))
    disc(context, side / 2, fill)
  },
}

const plain = (layer: Layer): Look => ({ layers: [layer] })

/** Size of the sheet in which a can tilts until it pours. */
const CAN_SHEET = 1.3
const canActs = (paint: (sheet: Sheet, turned: number) => void): Acts => ({
  tips: { spread: CAN_SHEET, paint: (sheet, _colour, share) => paint({ ...sheet, side: sheet.side / CAN_SHEET }, TIPPED * sine(share)) },
})
const drawnCanActs = canActs((sheet, turned) => drawnCan(turned).paint(sheet, WATER))

/** Each by its name in `drawings.ts`: drawn and rendered. */
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
  pot: plain(drawnPot(false)),
  potPhoto: { layers: [photographed('body', 'renders/flower-pot')], photographs: ['renders/flower-pot'], drawn: [drawnPot(false)] },
  potInColour: plain(drawnPot(true)),
  potInColourPhoto: { layers: [dressed('body', 'renders/flower-pot', { tint: 'color' })], photographs: ['renders/flower-pot'], drawn: [drawnPot(true)] },
  wateringCan: { ...plain(drawnCan(0)), acts: drawnCanActs },
  wateringCanPhoto: {
    layers: [photographed(WITHIN, 'renders/watering-can')],
    photographs: ['renders/watering-can'],
    drawn: [drawnCan(0)],
    acts: canActs((sheet, turned) => paintPhotograph(sheet, 'renders/watering-can', WATER, { turned })),
    drawnActs: drawnCanActs,
  },
  wateringCanTipped: plain(drawnCan(TIPPED)),
  wateringCanTippedPhoto: {
    layers: [dressed(WITHIN, 'renders/watering-can', { turned: TIPPED })],
    photographs: ['renders/watering-can'],
    drawn: [drawnCan(TIPPED)],
  },
  soil: plain(drawnHeap),
  soilPhoto: { layers: [photographed(WITHIN, 'soil-heap')], photographs: ['soil-heap'], drawn: [drawnHeap] },
  seed: plain(drawnSeed),
  seedPhoto: { layers: [photographed(WITHIN, 'seed')], photographs: ['seed'], drawn: [drawnSeed] },
  stream: streamLook,
  drop: plain(drop),
  sun: plain(sunDisc),
} satisfies Readonly<Record<string, Look>>
