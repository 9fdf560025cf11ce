import { type Acts, bodyFill, halo, shade, type Layer, type LayeredDrawing } from './paint'
import { photographed } from './photographs'

/**
 * Layer for a duck, whose eye and beak are inner edges. Inner edges would flash if they moved fast, so the duck moves slowly, or fades out and in
 * elsewhere.
 */
const WITHIN = 'heart'

/** A plain duck on the water that faces right: one body, one head, a beak and an eye. */
const drawnDuck: Layer = {
  name: WITHIN,
  spread: 1,
  paint: ({ context, side }, colour) => {
    const half = side / 2
    context.fillStyle = shade(colour, -0.45)
    context.beginPath()
    context.ellipse(half * 0.78, -half * 0.24, half * 0.2, half * 0.1, 0, 0, Math.PI * 2)
    context.fill()
    context.fillStyle = bodyFill(context, half, colour)
    context.beginPath()
    context.moveTo(-half * 0.95, -half * 0.18)
    context.quadraticCurveTo(-half * 0.6, half * 0.12, -half * 0.1, -half * 0.02)
    context.quadraticCurveTo(half * 0.2, half * 0.02, half * 0.3, -half * 0.02)
    context.quadraticCurveTo(half * 0.85, half * 0.3, half * 0.45, half * 0.66)
    context.quadraticCurveTo(0, half * 0.86, -half * 0.5, half * 0.62)
    context.quadraticCurveTo(-half * 0.95, half * 0.36, -half * 0.95, -half * 0.18)
    context.fill()
    context.beginPath()
    context.arc(half * 0.36, -half * 0.3, half * 0.38, 0, Math.PI * 2)
    context.fill()
    context.fillStyle = shade(colour, -0.85)
    context.beginPath()
    context.arc(half * 0.46, -half * 0.4, half * 0.07, 0, Math.PI * 2)
    context.fill()
  },
}

/** Motion of a duck that sways from foot to foot and comes to rest. */
const WADDLE = { spread: 1.3, foot: 0.36, angle: 0.12, steps: 2 } as const
const duckActs = ({ paint }: Layer): Acts => ({
  waddles: {
    spread: WADDLE.spread,
    paint: (sheet, colour, share) => {
      const side = sheet.side / WADDLE.spread
      sheet.context.translate(0, WADDLE.foot * side)
      sheet.context.rotate(WADDLE.angle * Math.sin(2 * Math.PI * WADDLE.steps * share) * Math.sin(Math.PI * share))
      sheet.context.translate(0, -WADDLE.foot * side)
      paint({ ...sheet, side }, colour)
    },
  },
})
const photographedDuck = photographed(WITHIN, 'renders/rubber-duck')

export const duckLook: LayeredDrawing = { layers: [halo, drawnDuck], acts: duckActs(drawnDuck) }
export const duckPhoto: LayeredDrawing = {
  layers: [halo, photographedDuck],
  photographs: ['renders/rubber-duck'],
  drawn: duckLook.layers,
  acts: duckActs(photographedDuck),
  drawnActs: duckActs(drawnDuck),
}
