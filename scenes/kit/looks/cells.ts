import { CELL_LIGHT } from '#domain/trials/concepts/grids'
import { bodyFill, BROAD_LINE, halo, type LayeredDrawing, shade } from './paint'

/** Distance from a cell's edge to its contents, in cells. */
const WITHIN = 0.15
/** Corner radii of a cell and of its contents, in cells. */
const ROUND = { cell: 0.03, fill: 0.16 } as const

/**
 * Returns the look of an empty cell: a thick, dim line. Its brightness (share of white) does not depend on the child's colour, which is only for the
 * contents.
 */
const cellOf = (light: number): LayeredDrawing => ({
  layers: [
    halo,
    {
      name: 'body',
      spread: 1,
      paint: ({ context, side, stage }) => {
        const line = Math.max(3, stage * BROAD_LINE)
        context.lineWidth = line
        context.strokeStyle = shade('#FFFFFF', light - 1)
        context.beginPath()
        context.roundRect((line - side) / 2, (line - side) / 2, side - line, side - line, ROUND.cell * side)
        context.stroke()
      },
    },
  ],
})

export const cellFaintLook = cellOf(CELL_LIGHT.cellFaint)
export const cellLook = cellOf(CELL_LIGHT.cell)
export const cellStrongLook = cellOf(CELL_LIGHT.cellStrong)

/** The contents of a cell, in the child's colour. */
export const cellFillLook: LayeredDrawing = {
  layers: [
    halo,
    {
      name: 'body',
      spread: 1,
      paint: ({ context, side }, colour) => {
        const inner = (1 - 2 * WITHIN) * side
        context.fillStyle = bodyFill(context, side / 2, colour)
        context.beginPath()
        context.roundRect(-inner / 2, -inner / 2, inner, inner, ROUND.fill * side)
        context.fill()
      },
    },
  ],
}
