import type { Hex } from '#domain/child/palette'
import { fishLook } from './animals'
import { sine } from './eased'
import { fishActs, fishFacing, type PaintFish } from './fishActs'
import { paintPose } from './fishPose'
import { type Acts, disc, halo, shade, withAlpha, type Layer, type LayeredDrawing, type PaintSurface } from './paint'
import { treatedPhotoLayer, type PhotographDress, photographed, sheetInDress } from './photographs'

/**
 * Colours of the water and of the glass around it. The glass is tinted and has a light edge, because clear glass would be invisible
 * (clinical-design.md, /fish_bowl).
 */
const WATER: Hex = '#3E9FE0'
const RIM: Hex = '#DCEBF2'
const NET: Hex = '#5CC48E'
/** Opacity of the layers in front of the fish. It is high enough for the fish to seem to be in the water, and low enough for it to be visible. */
const GLASS = 0.16
/**
 * Layer for a fish, whose eye and fins are inner edges. Inner edges would flash if they moved fast, so the fish moves slowly, or fades out and in
 * elsewhere.
 */
const WITHIN = 'heart'
/** Tint of a pale goldfish. At this paleness it is not a saturated red, so it fades like any other colour. */
const PALE = { with: '#FFE9C8', share: 0.3 } as const

/** Width of a drawn bowl's edge, in bowl sizes. If the bowl is 40 % of the stage's height, this is at least 1.5 % of that height. */
const RIM_WIDTH = 0.045

/** The opening of the bowl: an ellipse, in bowl sizes from the middle. */
const MOUTH = { y: -0.38, x: 0.31, ry: 0.035 } as const

const mirroredPaint =
  ({ paint }: Layer): Layer['paint'] =>
  (sheet, colour) => {
    sheet.context.scale(-1, 1)
    paint(sheet, colour)
  }
const facingRight: readonly Layer[] = fishLook.layers.map((layer) => ({ ...layer, name: layer.name === 'halo' ? 'halo' : WITHIN, paint: mirroredPaint(layer) }))

function belly({ context, side }: PaintSurface): void {
  context.beginPath()
  context.moveTo(-MOUTH.x * side, MOUTH.y * side)
  context.bezierCurveTo(-0.62 * side, -0.1 * side, -0.5 * side, 0.44 * side, -0.2 * side, 0.44 * side)
  context.lineTo(0.2 * side, 0.44 * side)
  context.bezierCurveTo(0.5 * side, 0.44 * side, 0.62 * side, -0.1 * side, MOUTH.x * side, MOUTH.y * side)
}

function mouth({ context, side }: PaintSurface, from: number, to: number): void {
  context.strokeStyle = RIM
  context.lineWidth = side * RIM_WIDTH
  context.beginPath()
  context.ellipse(0, MOUTH.y * side, MOUTH.x * side, MOUTH.ry * side, 0, from, to)
  context.stroke()
}

const drawnWater = (own: boolean): Layer => ({
  name: 'body',
  spread: 1,
  paint: (sheet, colour) => {
    const { context, side } = sheet
    belly(sheet)
    context.fillStyle = shade(own ? colour : WATER, -0.35)
    context.fill()
    context.strokeStyle = RIM
    context.lineWidth = side * RIM_WIDTH
    context.stroke()
    mouth(sheet, 0, Math.PI * 2)
  },
})

/** The near half of the opening's edge, in front of things that enter over it. */
const drawnEdge: Layer = { name: 'front', spread: 1, paint: (sheet) => mouth(sheet, 0, Math.PI) }

/** Returns the near edge of the rendered bowl: everything in front of its opening, and a faint layer over the water. */
const edge = (tinted: boolean): Layer => {
  const glass = treatedPhotoLayer('front', 'fish-bowl-empty', { opacity: GLASS, ...(tinted ? { tint: 'color' } : {}) })
  return {
    ...glass,
    paint: (sheet, colour) => {
      const { context, side } = sheet
      context.save()
      context.beginPath()
      context.rect(-side / 2, MOUTH.y * side, side, side)
      context.clip()
      glass.paint(sheet, colour)
      context.restore()
    },
  }
}

export const fishBowlLook: LayeredDrawing = { layers: [drawnWater(false), drawnEdge] }
export const fishBowlInColourLook: LayeredDrawing = { layers: [drawnWater(true), drawnEdge] }
export const fishBowlPhoto: LayeredDrawing = {
  layers: [photographed('body', 'fish-bowl-empty'), edge(false)],
  photographs: ['fish-bowl-empty'],
  drawn: fishBowlLook.layers,
}
export const fishBowlInColourPhoto: LayeredDrawing = {
  layers: [treatedPhotoLayer('body', 'fish-bowl-empty', { tint: 'color' }), edge(true)],
  photographs: ['fish-bowl-empty'],
  drawn: fishBowlInColourLook.layers,
}

/** Paints a drawn fish. It is flat, so it narrows as it turns, but never to a line. */
const paintDrawn: PaintFish = (sheet, colour, { turned }) => {
  const wide = Math.cos(Math.PI * turned)
  for (const layer of facingRight.filter(({ name }) => name !== 'halo')) {
    sheet.context.save()
    sheet.context.scale((wide < 0 ? -1 : 1) * Math.max(NARROW, Math.abs(wide)), 1)
    layer.paint({ ...sheet, side: sheet.side * layer.spread }, colour)
    sheet.context.restore()
  }
}
const NARROW = 0.14
/** Colour of a goldfish that is a plain silhouette. */
const SILHOUETTE: Hex = '#DF9A58'

export const goldfishLook: LayeredDrawing = { layers: facingRight, acts: fishActs(paintDrawn), faces: fishFacing(paintDrawn) }

/** Returns the look of a rendered fish in one of its colourings. It has a row of poses from right to left, and a wave that runs through it moves its tail. */
const photographedFish = (dress: PhotographDress): LayeredDrawing => {
  const paint: PaintFish = (sheet, colour, pose) =>
    paintPose(sheet, sheetInDress('fish-turns', colour, dress), pose, dress.tint === 'color' ? colour : SILHOUETTE)
  return {
    layers: [halo, { name: WITHIN, spread: 1, paint: (sheet, colour) => paint(sheet, colour, { turned: 0, phase: 0, calm: 0 }) }],
    photographs: ['fish-turns'],
    drawn: facingRight,
    acts: fishActs(paint),
    drawnActs: fishActs(paintDrawn),
    faces: fishFacing(paint),
    drawnFaces: fishFacing(paintDrawn),
  }
}
export const goldfishPhoto = photographedFish({ tint: 'source-atop', tintWith: PALE.with, tintShare: PALE.share })
export const fishInColourPhoto = photographedFish({ tint: 'color' })

/** A hand net with its handle on the left and a fish in its bag. */
const drawnNet: Layer = {
  name: 'body',
  spread: 1,
  paint: ({ context, side }) => {
    context.fillStyle = withAlpha(NET, 0.35)
    context.beginPath()
    context.ellipse(0.12 * side, -0.02 * side, 0.34 * side, 0.38 * side, 0, 0, Math.PI)
    context.fill()
    context.strokeStyle = RIM
    context.lineWidth = side * RIM_WIDTH
    context.beginPath()
    context.moveTo(-0.46 * side, -0.36 * side)
    context.lineTo(-0.22 * side, -0.02 * side)
    context.lineTo(0.46 * side, -0.02 * side)
    context.stroke()
  },
}

const photographedNet = photographed('body', 'fish-net')
/** Returns the act in which a net turns about its bag until the fish slides out. */
const netActs = ({ paint }: Layer): Acts => ({
  tips: {
    spread: NET_SHEET,
    paint: (sheet, colour, share) => {
      const side = sheet.side / NET_SHEET
      sheet.context.translate(NET_BAG.x * side, NET_BAG.y * side)
      sheet.context.rotate(NET_TIPS * sine(share))
      sheet.context.translate(-NET_BAG.x * side, -NET_BAG.y * side)
      paint({ ...sheet, side }, colour)
    },
  },
})
const NET_SHEET = 1.7
const NET_BAG = { x: 0.12, y: 0.12 } as const
const NET_TIPS = 1.3
export const netLook: LayeredDrawing = { layers: [drawnNet], acts: netActs(drawnNet) }
export const netPhoto: LayeredDrawing = {
  layers: [photographedNet],
  photographs: ['fish-net'],
  drawn: netLook.layers,
  acts: netActs(photographedNet),
  drawnActs: netActs(drawnNet),
}

/** A crumb of fish food. It is drawn small within its sheet, because the thing itself may not be smaller than a target. */
export const crumbLook: LayeredDrawing = { layers: [{ name: 'body', spread: 1, paint: ({ context, side }, colour) => disc(context, side * 0.17, colour) }] }
