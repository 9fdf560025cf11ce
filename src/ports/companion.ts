import type { CompanionMessage } from '#domain/devices/companion'

/** At which end of a line somebody is: where the child plays, or with the adult beside. */
export type CompanionSide = 'child' | 'adult'

/** Between the screen at which a child plays and an adult's. Nothing is heard that was said before one came, and nothing is said later that could not be said now. */
export interface CompanionLine {
  say(message: CompanionMessage): void
  close(): void
}

export interface CompanionEnd {
  readonly side: CompanionSide
  onMessage(message: CompanionMessage, line: CompanionLine): void
}

export interface Companion {
  /** Between the windows of this device; null where the browser cannot. No server hears it. */
  openWindows(end: CompanionEnd): CompanionLine | null
  /** Between devices that may know this child, by the backend; null where the backend is the device itself. */
  openDevices(end: CompanionEnd, childId: string): CompanionLine | null
}
