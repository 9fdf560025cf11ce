import type { CompanionMessage } from '#domain/devices/companion'

/** The two ends of a line: the child's screen, or the adult's. */
export type CompanionSide = 'child' | 'adult'

/**
 * A line that connects the screen on which a child plays with an adult's screen. Nobody receives messages from before they
 * joined, and messages that cannot be sent now are dropped.
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
  /** Opens a line between the windows of this device; null if the browser does not support this. No server is involved. */
  openWindows(end: CompanionEnd): CompanionLine | null
  /** Opens a line through the backend between devices that have access to this child; null if the device itself is the backend. */
  openDevices(end: CompanionEnd, childId: string): CompanionLine | null
}
