import type { BesideMessage } from '#domain/devices/beside'

/** At which end of a line somebody is: where the child plays, or with the adult beside. */
export type BesideSide = 'child' | 'adult'

/** Between the screen at which a child plays and an adult's. Nothing is heard that was said before one came, and nothing is said later that could not be said now. */
export interface BesideLine {
  say(message: BesideMessage): void
  close(): void
}

export interface BesideEnd {
  readonly side: BesideSide
  onMessage(message: BesideMessage, line: BesideLine): void
}

export interface Beside {
  /** Between the windows of this device; null where the browser cannot. No server hears it. */
  openWindows(end: BesideEnd): BesideLine | null
  /** Between devices that may know this child, by the backend; null where the backend is the device itself. */
  openDevices(end: BesideEnd, childId: string): BesideLine | null
}
