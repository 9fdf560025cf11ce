import type { CompanionMessage } from '#domain/devices/companion'

/** The two ends of a line: the child's screen, or the adult's. */
export type CompanionSide = 'child' | 'adult'

/**
 * Connects the screen on which a child plays with an adult's. Nobody receives messages from before they joined, and messages that cannot be sent now are
 * dropped.
 */
export interface CompanionLine {
  say(message: CompanionMessage): void
  close(): void
}

export interface CompanionEnd {
  readonly side: CompanionSide
  onMessage(message: CompanionMessage, line: CompanionLine): void
}

export interface Companion {
  /** Between the windows of this device; null if the browser cannot. No server is involved. */
  openWindows(end: CompanionEnd): CompanionLine | null
  /** Between devices that may know this child, through the backend; null if the backend is the device itself. */
  openDevices(end: CompanionEnd, childId: string): CompanionLine | null
}
