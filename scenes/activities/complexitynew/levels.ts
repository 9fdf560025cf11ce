import type { PlaceStep } from '#domain/words/places'

/** The scenes in which a thing may appear: alone while the place is being built, or in the place as far as it has been built. */
export const scenes = ['alone', 'two', 'four', 'ground', 'six', 'faint', 'whole', 'moving', 'new', 'missing'] as const
export type Scene = (typeof scenes)[number]

/** The content of one level: the part of the place that has been built, and the task in it. */
export interface SceneLevel {
  readonly step: PlaceStep
  readonly scene: Scene
}

/** The levels L1 to L9 (clinical-design.md, /complexitynew/{category}). The last one has two parts. */
export const sceneLevels = {
  '1': { step: 1, scene: 'alone' },
  '2': { step: 2, scene: 'two' },
  '3': { step: 3, scene: 'four' },
  '4': { step: 4, scene: 'ground' },
  '5': { step: 5, scene: 'six' },
  '6': { step: 6, scene: 'faint' },
  '7': { step: 6, scene: 'whole' },
  '8': { step: 6, scene: 'moving' },
  '9': { step: 6, scene: 'new' },
  '10': { step: 3, scene: 'missing' },
} as const satisfies Readonly<Record<string, SceneLevel>>

export const levels = [
  { id: '1', trials: 6, complexity: 2, needsCue: true },
  { id: '2', trials: 8, complexity: 4, needsCue: true },
  { id: '3', trials: 10, complexity: 6, needsCue: true },
  { id: '4', trials: 10, complexity: 6, needsCue: true },
  { id: '5', trials: 12, complexity: 7, needsCue: true },
  { id: '6', trials: 12, complexity: 9, needsCue: true },
  { id: '7', trials: 12, complexity: 9, needsCue: true },
  { id: '8', trials: 12, complexity: 10, needsCue: true },
  { id: '9', trials: 8, complexity: 10, needsCue: true },
  { id: '10', trials: 8, complexity: 10, needsCue: true },
] as const
