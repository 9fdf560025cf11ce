import type { HelpIcon } from './paper'

/** A line drawing on a 24-unit grid, used on screen and on paper. */
export interface HelpDrawing {
  /** Polylines, each as a list of points. */
  readonly lines: readonly (readonly (readonly [x: number, y: number])[])[]
  readonly circles: readonly { readonly x: number; readonly y: number; readonly radius: number; readonly isFilled?: true }[]
}

export const DRAWING_GRID = 24

type Point = readonly [number, number]

const rays = (from: number, to: number): readonly (readonly Point[])[] =>
  Array.from({ length: 8 }, (_, turn) => {
    const [cos, sin] = [Math.cos((turn * Math.PI) / 4), Math.sin((turn * Math.PI) / 4)]
    return [
      [12 + from * cos, 12 + from * sin],
      [12 + to * cos, 12 + to * sin],
    ]
  })

const LOUDSPEAKER: readonly Point[] = [
  [3, 9.5],
  [6.5, 9.5],
  [11.5, 5],
  [11.5, 19],
  [6.5, 14.5],
  [3, 14.5],
  [3, 9.5],
]

const line = (...points: readonly Point[]): readonly Point[] => points

/** Line drawing for each kind of support. */
export const helpDrawings: Readonly<Record<HelpIcon, HelpDrawing>> = {
  colour: { lines: rays(8, 10.5), circles: [{ x: 12, y: 12, radius: 5, isFilled: true }] },
  place: { lines: [line([2.5, 5], [21.5, 5], [21.5, 19], [2.5, 19], [2.5, 5])], circles: [{ x: 7.5, y: 12, radius: 2.6, isFilled: true }] },
  quiet: { lines: [LOUDSPEAKER, line([15.5, 9.5], [20.5, 14.5]), line([20.5, 9.5], [15.5, 14.5])], circles: [] },
  wait: { lines: [line([12, 6.5], [12, 12], [16, 14.5])], circles: [{ x: 12, y: 12, radius: 9 }] },
  familiar: { lines: [line([2.5, 12], [12, 3.5], [21.5, 12]), line([5.5, 10], [5.5, 20.5], [18.5, 20.5], [18.5, 10])], circles: [] },
  sound: { lines: [LOUDSPEAKER, line([15, 9], [16.3, 12], [15, 15]), line([18.5, 6.5], [21, 12], [18.5, 17.5])], circles: [] },
  size: {
    lines: [],
    circles: [
      { x: 12, y: 12, radius: 9.5 },
      { x: 12, y: 12, radius: 3, isFilled: true },
    ],
  },
  number: {
    lines: [],
    circles: [
      { x: 5, y: 12, radius: 3.2, isFilled: true },
      { x: 13, y: 12, radius: 2.6 },
      { x: 20, y: 12, radius: 2.6 },
    ],
  },
  movement: { lines: [line([2.5, 12], [20, 12]), line([14.5, 6.5], [20.5, 12], [14.5, 17.5])], circles: [] },
  light: {
    lines: [line([8.6, 13.8], [9.5, 17], [14.5, 17], [15.4, 13.8]), line([10, 20.5], [14, 20.5])],
    circles: [{ x: 12, y: 9, radius: 6 }],
  },
}
