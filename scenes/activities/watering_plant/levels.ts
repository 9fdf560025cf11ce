/** The task: to water a plant with any touch or with the can, to bring the can, to find the dry plant, to touch four things in order, or to release in time. */
export interface PlantLevel {
  readonly does: 'water' | 'bring' | 'find' | 'order' | 'stop'
  /** Whether a touch anywhere waters the plant. */
  readonly anywhere: boolean
  readonly plants: number
  /** Whether each plant has a pot in a different colour. */
  readonly pots: boolean
}

const one = { does: 'water', anywhere: false, plants: 1, pots: false } as const

/** The levels L1 to L7 (clinical-design.md, /watering_plant). */
export const plantLevels = {
  '1': { ...one, anywhere: true },
  '2': one,
  '3': { ...one, does: 'bring' },
  '4': { ...one, does: 'find', plants: 2 },
  '5': { ...one, does: 'find', plants: 3, pots: true },
  '6': { ...one, does: 'order' },
  '7': { ...one, does: 'stop' },
} as const satisfies Readonly<Record<string, PlantLevel>>
