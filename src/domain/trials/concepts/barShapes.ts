/** Share of its square that each bar fills: upright, horizontal, and slim enough for three to cover a square without a seam. */
export const BAR_SHAPES = {
  thickBar: { width: 0.45, height: 1 },
  thickBarLying: { width: 1, height: 0.45 },
  slimBar: { width: 0.338, height: 1 },
} as const

export type BarShape = keyof typeof BAR_SHAPES

export const isBarShape = (drawing: string): drawing is BarShape => drawing in BAR_SHAPES
