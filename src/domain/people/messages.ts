import type { Instant } from '../time'

export const MAX_MESSAGE = 500

/** On which side of a child somebody writes. */
export type MessageSide = 'family' | 'team'

/** What a team may ask a family for in so many words; the family does it, or does not. */
export const messageRequests = ['export', 'deletion'] as const
export type MessageRequest = (typeof messageRequests)[number]

/** A short note between those who look after a child and those who work with it. */
export interface Message {
  readonly id: string
  readonly text: string
  readonly by: string
  /** Empty where the writer gave none. */
  readonly name: string
  readonly side: MessageSide
  /** Whose team wrote it, or which team may read it; null for every team. */
  readonly account: string | null
  readonly at: Instant
  /** The team asks the family for this. */
  readonly request?: MessageRequest
}

/** The newest note of the other side; null where it never wrote. `messages` are newest first. */
export const newestFrom = (messages: readonly Message[], side: MessageSide): Message | null => messages.find((message) => message.side === side) ?? null

/** What the team asked for and the family has not answered with a note since; `messages` are newest first. */
export function openRequest(messages: readonly Message[]): (Message & { readonly request: MessageRequest }) | null {
  const answeredAt = messages.findIndex(({ side }) => side === 'family')
  const since = answeredAt < 0 ? messages : messages.slice(0, answeredAt)
  const asked = since.find(({ request }) => request !== undefined)
  return asked?.request === undefined ? null : { ...asked, request: asked.request }
}
