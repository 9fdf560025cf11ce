import { both, line } from './lines.mjs'

export const strand = (points, stroke, width, isOnBothSides = true) => {
  const stroked = [{ path: line(points), stroke, width }]
  return isOnBothSides ? both(stroked) : stroked
}

/** Returns a body of hair with the rim that separates it from black. */
export const body = (shape, edge, { base, rim }) => [
  { path: edge, stroke: rim, width: 14 },
  { path: shape, fill: base },
]
