import { type Hex, shadeTo } from '#domain/child/palette'
import { bodyFill, halo, type Layer, type LayeredDrawing } from './paint'
import { photographed } from './photographs'

/**
 * Two wide stripes across the leg of a sock, each from top to bottom (shares of the sock's side). There are never more, and they are never narrow
 * (clinical-design.md §1.7, 4).
 */
const STRIPES = [
  [0.26, 0.4],
  [0.56, 0.7],
] as const
/** Brightness of a stripe, as a share of the sock's luminance. */
const STRIPE_LIGHT = 0.12

const outline = (context: CanvasRenderingContext2D, side: number) => {
  const at = (x: number, y: number): [number, number] => [(x - 0.5) * side, (y - 0.5) * side]
  context.beginPath()
  context.moveTo(...at(0.16, 0.04))
  context.lineTo(...at(0.5, 0.04))
  context.lineTo(...at(0.48, 0.52))
  context.bezierCurveTo(...at(0.56, 0.66), ...at(0.86, 0.66), ...at(0.86, 0.84))
  context.bezierCurveTo(...at(0.86, 0.94), ...at(0.76, 0.97), ...at(0.62, 0.97))
  context.lineTo(...at(0.34, 0.95))
  context.bezierCurveTo(...at(0.16, 0.93), ...at(0.18, 0.8), ...at(0.18, 0.6))
  context.closePath()
}

const sock: Layer = {
  name: 'body',
  spread: 1,
  paint: ({ context, side }, colour) => {
    context.fillStyle = bodyFill(context, side / 2, colour)
    outline(context, side)
    context.fill()
  },
}

/** Returns the layer with two stripes painted into its shading, and nowhere outside it. */
const striped = ({ name, spread, paint }: Layer): Layer => ({
  name,
  spread,
  paint: (sheet, colour) => {
    const { context, side } = sheet
    const apart = Object.assign(document.createElement('canvas'), { width: Math.ceil(side), height: Math.ceil(side) })
    const on = apart.getContext('2d')
    const cut = Object.assign(document.createElement('canvas'), { width: Math.ceil(side), height: Math.ceil(side) })
    const within = cut.getContext('2d')
    paint(sheet, colour)
    if (on === null || within === null) return
    on.translate(side / 2, side / 2)
    paint({ ...sheet, context: on }, shadeTo(colour as Hex, STRIPE_LIGHT))
    for (const [top, bottom] of STRIPES) within.fillRect(0, top * side, side, (bottom - top) * side)
    on.resetTransform()
    on.globalCompositeOperation = 'destination-in'
    on.drawImage(cut, 0, 0)
    context.drawImage(apart, -side / 2, -side / 2, side, side)
  },
})

/** The picture of a white sock, which takes the plan's colour. */
const photo = photographed('body', 'sock-plain', true)

export const sockLook: LayeredDrawing = { layers: [halo, sock] }
export const sockStripedLook: LayeredDrawing = { layers: [halo, striped(sock)] }
export const sockPhoto: LayeredDrawing = { layers: [halo, photo], photographs: ['sock-plain'], drawn: sockLook.layers }
export const sockStripedPhoto: LayeredDrawing = { layers: [halo, striped(photo)], photographs: ['sock-plain'], drawn: sockStripedLook.layers }
