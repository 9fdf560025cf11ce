export interface ContourPoint {
  readonly x: number
  readonly y: number
}

/** Values on a grid, row by row, each at the centre of its pixel. Values at the edges of the grid must be below the traced level. */
export interface ContourField {
  readonly width: number
  readonly height: number
  readonly values: ArrayLike<number>
}

/**
 * Side on which a line leaves a square of four values. It depends on which values reach the level (top left 8, top right 4,
 * bottom right 2, bottom left 1) and on the side by which the line entered.
 */
type CellEdge = 'top' | 'right' | 'bottom' | 'left'
const LEAVES: Readonly<Record<number, Readonly<Partial<Record<CellEdge, CellEdge>>>>> = {
  1: { left: 'bottom' },
  2: { bottom: 'right' },
  3: { left: 'right' },
  4: { right: 'top' },
  5: { left: 'bottom', right: 'top' },
  6: { bottom: 'top' },
  7: { left: 'top' },
  8: { top: 'left' },
  9: { top: 'bottom' },
  10: { top: 'left', bottom: 'right' },
  11: { top: 'right' },
  12: { right: 'left' },
  13: { right: 'bottom' },
  14: { bottom: 'left' },
}
const STEP: Readonly<Record<CellEdge, { readonly x: number; readonly y: number; readonly into: CellEdge }>> = {
  top: { x: 0, y: -1, into: 'bottom' },
  right: { x: 1, y: 0, into: 'left' },
  bottom: { x: 0, y: 1, into: 'top' },
  left: { x: -1, y: 0, into: 'right' },
}

/**
 * Returns the closed lines along which a field has this level (marching squares), the longest first. Pixels are counted from the
 * field's top left corner.
 */
export function outlinesOf({ width, height, values }: ContourField, level: number): readonly (readonly ContourPoint[])[] {
  const value = (x: number, y: number) => values[y * width + x] ?? 0
  const kind = (x: number, y: number) =>
    Number(value(x, y) >= level) * 8 + Number(value(x + 1, y) >= level) * 4 + Number(value(x + 1, y + 1) >= level) * 2 + Number(value(x, y + 1) >= level)
  const share = (one: number, other: number) => (level - one) / (other - one)
  const crossing = (x: number, y: number, side: CellEdge): ContourPoint => {
    if (side === 'top') return { x: x + 0.5 + share(value(x, y), value(x + 1, y)), y: y + 0.5 }
    if (side === 'bottom') return { x: x + 0.5 + share(value(x, y + 1), value(x + 1, y + 1)), y: y + 1.5 }
    if (side === 'left') return { x: x + 0.5, y: y + 0.5 + share(value(x, y), value(x, y + 1)) }
    return { x: x + 1.5, y: y + 0.5 + share(value(x + 1, y), value(x + 1, y + 1)) }
  }
  // The search finds the highest square of a line first, from the left. The line crosses the upper side of that square only once.
  const passed = new Set<string>()
  const lines: (readonly ContourPoint[])[] = []
  for (let y = 0; y < height - 1; y++) {
    for (let x = 0; x < width - 1; x++) {
      for (const side of Object.keys(LEAVES[kind(x, y)] ?? {}) as CellEdge[]) {
        if (passed.has(`${x} ${y} ${side}`)) continue
        const line: ContourPoint[] = []
        let [atX, atY, into] = [x, y, side]
        while (!passed.has(`${atX} ${atY} ${into}`)) {
          passed.add(`${atX} ${atY} ${into}`)
          const out = LEAVES[kind(atX, atY)]?.[into]
          if (out === undefined) break
          line.push(crossing(atX, atY, out))
          const next = STEP[out]
          ;[atX, atY, into] = [atX + next.x, atY + next.y, next.into]
        }
        lines.push(line)
      }
    }
  }
  return lines.toSorted((one, other) => other.length - one.length)
}
