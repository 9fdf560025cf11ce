import type { Hex } from '#domain/child/palette'
import { type EggPieces, eggActs } from './eggActs'
import { bodyFill, halo, shade, type Layer, type LayeredDrawing, type PaintSurface } from './paint'
import { paintKept, paintPhotograph, photographed } from './photographs'

/** Colours of the straw, of the light front of the nest and of its twigs. A nest keeps its own colours, whatever the child's. */
const STRAW = { back: '#A9682A', front: '#D98F3F', twig: '#7F4F22' } as const

/** Paints an egg: taller than wide, and narrower at the top. */
const paintEgg = ({ context, side }: PaintSurface, colour: Hex): void => {
  const half = side / 2 - 1
  context.fillStyle = bodyFill(context, half, colour)
  context.beginPath()
  context.moveTo(0, -half)
  context.bezierCurveTo(half * 0.52, -half, half * 0.8, -half * 0.05, half * 0.78, half * 0.32)
  context.bezierCurveTo(half * 0.76, half * 0.76, half * 0.42, half, 0, half)
  context.bezierCurveTo(-half * 0.42, half, -half * 0.76, half * 0.76, -half * 0.78, half * 0.32)
  context.bezierCurveTo(-half * 0.8, -half * 0.05, -half * 0.52, -half, 0, -half)
  context.fill()
}

/** Points of the line along which the shell breaks, from left to right, in halves of the egg's square. */
const BREAK = [-1, -0.7, -0.45, -0.2, 0.05, 0.3, 0.55, 0.8, 1].map((x, index) => ({ x, y: index % 2 === 0 ? 0.02 : -0.2 }))

/** Returns a function that paints the part of the egg above the line (-1) or below it (1). */
const brokenAt =
  (end: -1 | 1) =>
  (sheet: PaintSurface, colour: Hex): void => {
    const { context, side } = sheet
    const half = side / 2
    context.save()
    context.beginPath()
    for (const { x, y } of [...BREAK, { x: 1, y: end }, { x: -1, y: end }]) context.lineTo(x * half, y * half)
    context.clip()
    paintEgg(sheet, colour)
    context.restore()
  }

/** Colour of the chick's down. The chick is seen from the front, with two eyes and a beak. */
const CHICK_DOWN = '#FFE04A'
function paintChick({ context, side }: PaintSurface): void {
  const half = side / 2
  const spot = (x: number, y: number, radius: number, fill: string) => {
    context.fillStyle = fill
    context.beginPath()
    context.arc(x * half, y * half, radius * half, 0, Math.PI * 2)
    context.fill()
  }
  spot(0, 0.3, 0.62, CHICK_DOWN)
  spot(0, -0.5, 0.46, CHICK_DOWN)
  for (const x of [-0.19, 0.19]) spot(x, -0.56, 0.075, '#241A10')
  context.fillStyle = '#E88A2A'
  context.beginPath()
  for (const [x, y] of [
    [-0.12, -0.42],
    [0.12, -0.42],
    [0, -0.24],
  ] as const)
    context.lineTo(x * half, y * half)
  context.fill()
}

const drawnPieces: EggPieces = { whole: paintEgg, low: brokenAt(1), front: brokenAt(1), cap: brokenAt(-1), chick: paintChick }

export const eggLook: LayeredDrawing = { layers: [halo, { name: 'body', spread: 1, paint: paintEgg }], acts: eggActs(drawnPieces) }

const hollow: Layer = {
  name: 'body',
  spread: 1,
  paint: ({ context, side }) => {
    const half = side / 2
    context.fillStyle = STRAW.back
    context.beginPath()
    context.ellipse(0, half * 0.02, half * 0.94, half * 0.26, 0, 0, Math.PI * 2)
    context.fill()
    context.fillStyle = shade(STRAW.back, -0.5)
    context.beginPath()
    context.ellipse(0, half * 0.04, half * 0.76, half * 0.17, 0, 0, Math.PI * 2)
    context.fill()
  },
}

/** The front wall of the nest, which hides the lower half of its contents. */
const wall: Layer = {
  name: 'front',
  spread: 1,
  paint: ({ context, side }) => {
    const half = side / 2
    context.fillStyle = STRAW.front
    context.beginPath()
    context.moveTo(-half * 0.95, half * 0.02)
    context.quadraticCurveTo(0, half * 0.5, half * 0.95, half * 0.02)
    context.bezierCurveTo(half * 0.9, half * 0.62, half * 0.5, half * 0.8, 0, half * 0.8)
    context.bezierCurveTo(-half * 0.5, half * 0.8, -half * 0.9, half * 0.62, -half * 0.95, half * 0.02)
    context.fill()
    context.strokeStyle = STRAW.twig
    context.lineWidth = half * 0.045
    context.lineCap = 'round'
    for (const [x1, y1, x2, y2] of [
      [-0.72, 0.3, -0.3, 0.44],
      [-0.2, 0.42, 0.3, 0.4],
      [0.28, 0.5, 0.72, 0.32],
      [-0.5, 0.56, 0, 0.64],
      [0.08, 0.66, 0.5, 0.54],
    ] as const) {
      context.beginPath()
      context.moveTo(half * x1, half * y1)
      context.lineTo(half * x2, half * y2)
      context.stroke()
    }
  },
}

/** The front of a nest in the plan's colour, which makes two nests distinguishable at a glance. */
const cloth: Layer = {
  name: 'front',
  spread: 1,
  paint: ({ context, side }, colour) => {
    const half = side / 2
    context.fillStyle = shade(colour, -0.25)
    context.beginPath()
    context.moveTo(-half * 0.95, half * 0.02)
    context.quadraticCurveTo(0, half * 0.5, half * 0.95, half * 0.02)
    context.bezierCurveTo(half * 0.88, half * 0.5, half * 0.5, half * 0.66, 0, half * 0.66)
    context.bezierCurveTo(-half * 0.5, half * 0.66, -half * 0.88, half * 0.5, -half * 0.95, half * 0.02)
    context.fill()
  },
}

export const nestLook: LayeredDrawing = { layers: [hollow, wall] }
export const nestWithBandLook: LayeredDrawing = { layers: [hollow, wall, cloth] }

/** The back and the front of a nest, for a picture with an egg between them. */
export const nestBackLook: LayeredDrawing = { layers: [hollow] }
export const nestFrontLook: LayeredDrawing = { layers: [wall] }

/** The word list's picture of a chick, which looks out of the egg. */
const CHICK_PICTURE = 'renders/chick-front'

/** The picture of a white egg. The egg, like the white cloth around a nest, takes the plan's colour. */
const shell = photographed('body', 'egg-plain', true)
const whole = photographed('body', 'nest-empty')
const front = photographed('front', 'nest-front')

const piece =
  (name: string) =>
  (sheet: PaintSurface, colour: Hex): void =>
    paintKept(sheet, name, colour)
const photographedPieces: EggPieces = {
  whole: piece('egg-plain'),
  low: piece('egg-low'),
  front: piece('egg-front'),
  cap: piece('egg-cap'),
  chick: (sheet, colour) => paintPhotograph(sheet, CHICK_PICTURE, colour),
}

export const eggPhoto: LayeredDrawing = {
  layers: [halo, shell],
  photographs: ['egg-plain', 'egg-low', 'egg-front', 'egg-cap', CHICK_PICTURE],
  drawn: eggLook.layers,
  acts: eggActs(photographedPieces),
  drawnActs: eggActs(drawnPieces),
}
export const nestPhoto: LayeredDrawing = { layers: [whole, front], photographs: ['nest-empty', 'nest-front'], drawn: nestLook.layers }
export const nestBackPhoto: LayeredDrawing = { layers: [whole], photographs: ['nest-empty'], drawn: nestBackLook.layers }
export const nestFrontPhoto: LayeredDrawing = { layers: [front], photographs: ['nest-front'], drawn: nestFrontLook.layers }
export const nestWithBandPhoto: LayeredDrawing = {
  layers: [photographed('body', 'nest-cloth-back'), photographed('front', 'nest-cloth-front'), photographed('front', 'nest-cloth', true)],
  photographs: ['nest-cloth-back', 'nest-cloth-front', 'nest-cloth'],
  drawn: nestWithBandLook.layers,
}
