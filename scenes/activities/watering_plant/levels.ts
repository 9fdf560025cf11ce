/** The task: water by any touch or with the can, bring the can, find the dry plant, touch four things in order, or release in time. */
export interface PlantLevel {
  readonly does: 'water' | 'bring' | 'find' | 'order' | 'stop'
  /** Whether a touch anywhere waters. */
  readonly anywhere: boolean
  readonly plants: number
  /** Whether each plant has a pot of another colour. */
  readonly pots: boolean
}

const one = { does: 'water', anywhere: false, plants: 1, pots: false } as const

/** clinical-design.md, /watering_plant, L1 to L7. */
export const plantLevels = {
  '1': { ...one, anywhere: true },
  '2': one,
  '3': { ...one, does: 'bring' },
  '4': { ...one, does: 'find', plants: 2 },
  '5': { ...one, does: 'find', plants: 3, pots: true },
  '6': { ...one, does: 'order' },
  '7': { ...one, does: 'stop' },
} as const satisfies Readonly<Record<string, PlantLevel>>
