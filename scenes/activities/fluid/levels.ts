import type { Place } from '#domain/geometry'

/** The content of one level: a drop where the child touches, a trail in one or two colours, a picture in the dark, or a road. */
export type FluidLevel =
  | { readonly does: 'drop' }
  | { readonly does: 'trail'; readonly colours: 1 | 2 }
  | { readonly does: 'reveal'; /** Share of the picture (0 to 1) that must be uncovered. */ readonly share: number }
  | { readonly does: 'road'; /** Width of the road (stage heights). */ readonly width: number }

/** The levels L1 to L5 (clinical-design.md, /fluid). */
export const fluidLevels = {
  '1': { does: 'drop' },
  '2': { does: 'trail', colours: 1 },
  '3': { does: 'trail', colours: 2 },
  '4': { does: 'reveal', share: 0.7 },
  '5': { does: 'road', width: 0.25 },
} as const satisfies Readonly<Record<string, FluidLevel>>

/** Slow roads, each of which is followed from either end. They are used in turn, if the child sees the whole road. */
export const roads: readonly (readonly [Place, ...Place[]])[] = [
  [
    { x: 0.2, y: 0.5 },
    { x: 0.8, y: 0.5 },
  ],
  [
    { x: 0.2, y: 0.62 },
    { x: 0.35, y: 0.455 },
    { x: 0.5, y: 0.4 },
    { x: 0.65, y: 0.455 },
    { x: 0.8, y: 0.62 },
  ],
  [
    { x: 0.2, y: 0.36 },
    { x: 0.38, y: 0.4 },
    { x: 0.5, y: 0.5 },
    { x: 0.62, y: 0.6 },
    { x: 0.8, y: 0.64 },
  ],
  [
    { x: 0.5, y: 0.2 },
    { x: 0.5, y: 0.8 },
  ],
]
