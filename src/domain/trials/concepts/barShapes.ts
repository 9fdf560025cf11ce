/** Of its square, a bar fills so much: upright, lying, and so slim that three of them cover a square, without a seam between. */
export const BAR_SHAPES = {
  thickBar: { width: 0.45, height: 1 },
  thickBarLying: { width: 1, height: 0.45 },
  slimBar: { width: 0.338, height: 1 },
} as const

export type BarShape = keyof typeof BAR_SHAPES

/** The drawing is one of these. */
export const isBarShape = (drawing: string): drawing is BarShape => drawing in BAR_SHAPES
