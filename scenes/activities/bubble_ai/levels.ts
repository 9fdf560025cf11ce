/** Content of a level: the possible places of the bubble, and whether any movement is an answer. */
export interface AirLevel {
  /** Anywhere that the child sees, in one half, near the middle, or in any of the nine zones. */
  readonly where: 'best' | 'half' | 'middle' | 'zones'
  /** Any movement pops it: anywhere in view, or in its half. Only with a single bubble per half: movement cannot distinguish nine zones or two bubbles. */
  readonly moves?: 'view' | 'half'
  /** Whether there is another bubble in another colour, as a distractor. */
  readonly hasOther?: true
  /** Stage widths per second. */
  readonly speed?: number
}

/** clinical-design.md, /bubble_ai, L1 to L6. */
export const airLevels = {
  '1': { where: 'best', moves: 'view' },
  '2': { where: 'half', moves: 'half' },
  '3': { where: 'middle' },
  '4': { where: 'zones' },
  '5': { where: 'zones', hasOther: true },
  '6': { where: 'zones', speed: 0.04 },
} as const satisfies Readonly<Record<string, AirLevel>>
