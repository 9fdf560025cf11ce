/** The content of one level: where the bubble may be, and whether any movement is an answer. */
export interface AirLevel {
  /** Possible places of the bubble: anywhere that the child sees, in one half, near the middle, or in any of the nine zones. */
  readonly where: 'best' | 'half' | 'middle' | 'zones'
  /**
   * Movements that pop the bubble: any in view, or any in its half. This needs a single bubble per half, because movement cannot distinguish nine
   * zones or two bubbles.
   */
  readonly moves?: 'view' | 'half'
  /** Whether there is also a bubble in another colour, as a distractor. */
  readonly hasOther?: true
  /** Speed (stage widths per second). */
  readonly speed?: number
}

/** The levels L1 to L6 (clinical-design.md, /bubble_ai). */
export const airLevels = {
  '1': { where: 'best', moves: 'view' },
  '2': { where: 'half', moves: 'half' },
  '3': { where: 'middle' },
  '4': { where: 'zones' },
  '5': { where: 'zones', hasOther: true },
  '6': { where: 'zones', speed: 0.04 },
} as const satisfies Readonly<Record<string, AirLevel>>
