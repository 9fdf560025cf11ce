import type { Hex } from '#domain/child/palette'
import { sine } from './eased'
import { type Acts, disc, shade, withAlpha, type Layer, type LayeredDrawing, type PaintSurface } from './paint'
import { treatedPhotoLayer, paintPhotograph, photographed } from './photographs'

/** Layer for a can, which has inner edges. The can therefore sways slowly, and fades out and in elsewhere. */
const WITHIN = 'heart'
const POT: Hex = '#C4683F'
const SOIL: Hex = '#5B3A28'
const WATER: Hex = '#8FCBF5'
const DROP: Hex = '#D4EEFF'
const CAN: Hex = '#2F86D8'
/** Tilt (degrees) of the can while it pours. */
const TIPPED = 24

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

function paintCan({ context, side }: PaintSurface): void {
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

/** Drops in a stream of water that widens downwards: their number, their size, and the time (ms) of each fall. */
const FALLS = { drops: 4, size: 0.07, ms: 1500 } as const
const paintStream = ({ context, side }: PaintSurface): void => {
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
const paintDrops = ({ context, side }: PaintSurface, ms: number): void => {
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
/** A stream whose drops fall while it runs. It looks the same whichever way the thing faces. */
const streamLook: LayeredDrawing = {
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

/** A heap of soil with a trowel in it. The trowel makes brown earth recognisable from afar. */
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
/** The sun: round and warm, with a softer edge. */
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

const plain = (layer: Layer): LayeredDrawing => ({ layers: [layer] })

/** Side of the sheet in which a can tilts until it pours, in can sizes. */
const CAN_SHEET = 1.3
const canActs = (paint: (sheet: PaintSurface, turned: number) => void): Acts => ({
  tips: { spread: CAN_SHEET, paint: (sheet, _colour, share) => paint({ ...sheet, side: sheet.side / CAN_SHEET }, TIPPED * sine(share)) },
})
const drawnCanActs = canActs((sheet, turned) => drawnCan(turned).paint(sheet, WATER))

/** The looks of everything that a plant needs, by their names in `drawings.ts`, in drawn and rendered form. */
export const gardenLooks = {
  pot: plain(drawnPot(false)),
  potPhoto: { layers: [photographed('body', 'renders/flower-pot')], photographs: ['renders/flower-pot'], drawn: [drawnPot(false)] },
  potInColour: plain(drawnPot(true)),
  potInColourPhoto: {
    layers: [treatedPhotoLayer('body', 'renders/flower-pot', { tint: 'color' })],
    photographs: ['renders/flower-pot'],
    drawn: [drawnPot(true)],
  },
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
    layers: [treatedPhotoLayer(WITHIN, 'renders/watering-can', { turned: TIPPED })],
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
} satisfies Readonly<Record<string, LayeredDrawing>>
