import { bodyFill, halo, shade, type Layer, type Look } from './paint'
import { photographed } from './photographs'

/** Straw, its light front and its twigs: the nest keeps its own colours, whatever the child's. */
const STRAW = { back: '#A9682A', front: '#D98F3F', twig: '#7F4F22' } as const

/** An egg: taller than wide, narrower above. */
export const eggLook: Look = {
  layers: [
    halo,
    {
      name: 'body',
      spread: 1,
      paint: ({ context, side }, colour) => {
        const half = side / 2 - 1
        context.fillStyle = bodyFill(context, half, colour)
        context.beginPath()
        context.moveTo(0, -half)
        context.bezierCurveTo(half * 0.52, -half, half * 0.8, -half * 0.05, half * 0.78, half * 0.32)
        context.bezierCurveTo(half * 0.76, half * 0.76, half * 0.42, half, 0, half)
        context.bezierCurveTo(-half * 0.42, half, -half * 0.76, half * 0.76, -half * 0.78, half * 0.32)
        context.bezierCurveTo(-half * 0.8, -half * 0.05, -half * 0.52, -half, 0, -half)
        context.fill()
      },
    },
  ],
}

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

/** The wall of the nest that hides the lower half of what lies in it. */
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

/** The front of a nest in a colour, by which two nests are told apart at a glance. */
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

export const nestLook: Look = { layers: [hollow, wall] }
export const nestWithBandLook: Look = { layers: [hollow, wall, cloth] }

/** The two halves of the nest for a picture in which an egg lies between them. */
export const nestBackLook: Look = { layers: [hollow] }
export const nestFrontLook: Look = { layers: [wall] }

/** A white egg and the white cloth about a nest wear the colour of the plan. */
const shell = photographed('body', 'egg-plain', true)
const whole = photographed('body', 'nest-empty')
const front = photographed('front', 'nest-front')

export const eggPhoto: Look = { layers: [halo, shell], photographs: ['egg-plain'], drawn: eggLook.layers }
export const nestPhoto: Look = { layers: [whole, front], photographs: ['nest-empty', 'nest-front'], drawn: nestLook.layers }
export const nestBackPhoto: Look = { layers: [whole], photographs: ['nest-empty'], drawn: nestBackLook.layers }
export const nestFrontPhoto: Look = { layers: [front], photographs: ['nest-front'], drawn: nestFrontLook.layers }
export const nestWithBandPhoto: Look = {
  layers: [photographed('body', 'nest-cloth-back'), photographed('front', 'nest-cloth-front'), photographed('front', 'nest-cloth', true)],
  photographs: ['nest-cloth-back', 'nest-cloth-front', 'nest-cloth'],
  drawn: nestWithBandLook.layers,
}
