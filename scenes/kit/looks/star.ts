import { bodyFill, halo, shade, type LayeredDrawing, type PaintSurface } from './paint'

const POINTS = 5
/** Depth of the star's waist between two points, and its corner radius, as shares of the star's radius. */
const WAIST = 0.52
const ROUND = 0.12
const RIM = 0.006

/** A star with rounded points, as a child would cut it. */
export const starLook: LayeredDrawing = {
  layers: [
    halo,
    {
      name: 'body',
      spread: 1,
      paint: (sheet, colour) => {
        const { context, side } = sheet
        path(sheet)
        context.fillStyle = bodyFill(context, side / 2, colour)
        context.fill()
      },
    },
    {
      name: 'rim',
      spread: 1,
      paint: (sheet, colour) => {
        const { context, stage } = sheet
        context.lineWidth = Math.max(2, stage * RIM)
        context.strokeStyle = shade(colour, 0.55)
        path(sheet)
        context.stroke()
      },
    },
  ],
}

function path({ context, side }: PaintSurface): void {
  const radius = (side / 2) * 0.96
  const corner = (index: number) => {
    const turn = (Math.PI * index) / POINTS - Math.PI / 2
    const out = index % 2 === 0 ? radius : radius * WAIST
    return { x: Math.cos(turn) * out, y: Math.sin(turn) * out + radius * 0.05 }
  }
  context.beginPath()
  for (let index = 0; index < POINTS * 2; index++) {
    const [before, at, after] = [corner(index + POINTS * 2 - 1), corner(index), corner(index + 1)]
    const [from, to] = [towards(at, before, radius * ROUND), towards(at, after, radius * ROUND)]
    if (index === 0) context.moveTo(from.x, from.y)
    else context.lineTo(from.x, from.y)
    context.quadraticCurveTo(at.x, at.y, to.x, to.y)
  }
  context.closePath()
}

function towards(from: { x: number; y: number }, to: { x: number; y: number }, by: number): { x: number; y: number } {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  return { x: from.x + ((to.x - from.x) / length) * by, y: from.y + ((to.y - from.y) / length) * by }
}
