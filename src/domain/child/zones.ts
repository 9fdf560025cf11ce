/** The nine places of the visual field, 1 top left to 9 bottom right, row by row. */
export const zones = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const
export type Zone = (typeof zones)[number]

/** How often a zone is used: 0 never, 3 most. */
export type ZoneWeight = 0 | 1 | 2 | 3
export type ZoneWeights = Readonly<Record<Zone, ZoneWeight>>
