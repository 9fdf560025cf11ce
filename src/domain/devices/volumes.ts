/** The four stored volumes (0 to 1) and the switch that mutes them all. They are stored per device. */
export interface Volumes {
  readonly voice: number
  readonly effects: number
  readonly music: number
  readonly interface: number
  readonly muted: boolean
}
