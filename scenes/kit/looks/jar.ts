import type { Hex } from '#domain/child/palette'
import { disc, shade, withAlpha, type Layer, type Look, type Sheet } from './paint'
import { photographed } from './photographs'

/** A jar of dim glass with so many small lights in it. It is where lights go, and never as bright as one. */
const jarLook = (lights: number): Look => ({
  layers: [
    {
      name: 'body',
      spread: 1,
      paint: (sheet, colour) => {
        const { context, side } = sheet
        glass(sheet)
        context.fillStyle = withAlpha(colour, 0.25)
        context.fill()
        paintLights(sheet, colour, lights)
        context.strokeStyle = shade(colour, 0.2)
        context.lineWidth = side * 0.05
        glass(sheet)
        context.stroke()
      },
    },
  ],
})

function paintLights({ context, side }: Sheet, colour: Hex, lights: number): void {
  for (let index = 0; index < lights; index++) {
    context.save()
    context.translate((index % 2 === 0 ? -0.12 : 0.12) * side, (0.28 - Math.floor(index / 2) * 0.2) * side)
    disc(context, side * 0.1, shade(colour, 0.3))
    context.restore()
  }
}

/** A round belly under a short neck. */
function glass({ context, side }: Sheet): void {
  const half = side / 2
  context.beginPath()
  context.moveTo(-half * 0.42, -half * 0.86)
  context.lineTo(half * 0.42, -half * 0.86)
  context.lineTo(half * 0.42, -half * 0.6)
  context.quadraticCurveTo(half * 0.72, -half * 0.44, half * 0.72, -half * 0.1)
  context.lineTo(half * 0.72, half * 0.7)
  context.quadraticCurveTo(half * 0.72, half * 0.92, half * 0.5, half * 0.92)
  context.lineTo(-half * 0.5, half * 0.92)
  context.quadraticCurveTo(-half * 0.72, half * 0.92, -half * 0.72, half * 0.7)
  context.lineTo(-half * 0.72, -half * 0.1)
  context.quadraticCurveTo(-half * 0.72, -half * 0.44, -half * 0.42, -half * 0.6)
  context.closePath()
}

export const emptyJarLook = jarLook(0)
export const jarWithLightLook = jarLook(1)
export const jarOfLightsLook = jarLook(4)

const photoOf = (lights: number, { layers: drawn }: Look): Look => {
  const inside: Layer = { name: 'body', spread: 1, paint: (sheet, colour) => paintLights(sheet, colour, lights) }
  return { layers: [photographed('body', 'jar-empty'), inside], photographs: ['jar-empty'], drawn }
}
export const emptyJarPhoto = photoOf(0, emptyJarLook)
export const jarWithLightPhoto = photoOf(1, jarWithLightLook)
export const jarOfLightsPhoto = photoOf(4, jarOfLightsLook)
