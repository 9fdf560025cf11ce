import { shade, type LayeredDrawing, type PaintSurface } from './paint'

/*
 * Plain figures for telling same from different (clinical-design.md, /visualdiscrimination). Each has one flat colour, no edge and no halo. All figures
 * of one kind have the same area.
 */

const figureOf = (draw: (sheet: PaintSurface) => void): LayeredDrawing => ({
  layers: [
    {
      name: 'body',
      spread: 1,
      paint: (sheet, colour) => {
        sheet.context.fillStyle = colour
        sheet.context.beginPath()
        draw(sheet)
        sheet.context.fill()
      },
    },
  ],
})

/** Radius of the circle, as a share of the square. A pentagon of the same area still fits into the square. */
const RADIUS = 0.43

const circle = ({ context, side }: PaintSurface): void => context.arc(0, 0, RADIUS * side, 0, Math.PI * 2)

/** Returns a polygon that has the circle's area and rests on one of its sides. */
const polygonOf = (corners: number): LayeredDrawing =>
  figureOf(({ context, side }) => {
    const radius = RADIUS * side * Math.sqrt((2 * Math.PI) / (corners * Math.sin((2 * Math.PI) / corners)))
    for (let corner = 0; corner < corners; corner++) {
      const turn = (2 * Math.PI * (corner + 0.5)) / corners + Math.PI / 2
      context.lineTo(radius * Math.cos(turn), radius * Math.sin(turn))
    }
    context.closePath()
  })

/** Returns a circle that lacks a piece on the right; `share` is the piece's share of the area. */
const withoutOf = (share: number): LayeredDrawing =>
  figureOf(({ context, side }) => {
    context.moveTo(0, 0)
    context.arc(0, 0, RADIUS * side, share * Math.PI, -share * Math.PI)
    context.closePath()
  })

const BAR = 0.2

export const figureLooks = {
  circleFigure: figureOf(circle),
  squareFigure: polygonOf(4),
  pentagonFigure: polygonOf(5),
  hexagonFigure: polygonOf(6),
  heptagonFigure: polygonOf(7),
  octagonFigure: polygonOf(8),
  without25: withoutOf(0.25),
  without18: withoutOf(0.18),
  without12: withoutOf(0.12),
  without8: withoutOf(0.08),
  without5: withoutOf(0.05),
  barFigure: figureOf(({ context, side }) => context.roundRect((-BAR / 2) * side, -0.48 * side, BAR * side, 0.96 * side, BAR * side * 0.3)),
} as const satisfies Readonly<Record<string, LayeredDrawing>>

/** A shelf seen from the front. `coinLook` is a coin on it. */
export const shelfLook: LayeredDrawing = {
  layers: [
    {
      name: 'body',
      spread: 1,
      paint: ({ context, side }, colour) => {
        context.fillStyle = colour
        context.beginPath()
        context.roundRect(-side / 2, -side * 0.02, side, side * 0.04, side * 0.02)
        context.fill()
      },
    },
  ],
}

export const coinLook: LayeredDrawing = {
  layers: [
    {
      name: 'body',
      spread: 1,
      paint: ({ context, side }, colour) => {
        context.fillStyle = colour
        context.beginPath()
        context.arc(0, 0, side * 0.48, 0, Math.PI * 2)
        context.fill()
        context.lineWidth = side * 0.06
        context.strokeStyle = shade(colour, -0.35)
        context.beginPath()
        context.arc(0, 0, side * 0.34, 0, Math.PI * 2)
        context.stroke()
      },
    },
  ],
}
