import type { Instant } from '../time'

export const MAX_MESSAGE = 500

/** On which side of a child somebody writes. */
export type MessageSide = 'family' | 'team'

/** A short note between those who look after a child and those who work with it. */
export interface Message {
  readonly id: string
  readonly text: string
  readonly by: string
  /** Empty where the writer gave none. */
  readonly name: string
  readonly side: MessageSide
  readonly at: Instant
}

/** The newest note of the other side; null where it never wrote. `messages` are newest first. */
export const newestFrom = (messages: readonly Message[], side: MessageSide): Message | null => messages.find((message) => message.side === side) ?? null
