import type { Instant } from '../time'

export const MAX_MESSAGE = 500

/** Side of a message's author. */
export type MessageSide = 'family' | 'team'

/** Standard requests from a team to a family. */
export const messageRequests = ['epilepsy', 'export', 'deletion'] as const
export type MessageRequest = (typeof messageRequests)[number]

/** A short note between family and team. */
export interface Message {
  readonly id: string
  readonly text: string
  readonly by: string
  /** Empty if the author gave no name. */
  readonly name: string
  readonly side: MessageSide
  /** Team that wrote or may read it; null: every team. */
  readonly account: string | null
  readonly at: Instant
  /** The team's request in this note. */
  readonly request?: MessageRequest
}

/** Newest note from the other side; null if none. Expects newest first. */
export const newestFrom = (messages: readonly Message[], side: MessageSide): Message | null => messages.find((message) => message.side === side) ?? null

/** The team's open request, which no note has answered since. Expects newest first. */
export function openRequest(messages: readonly Message[]): (Message & { readonly request: MessageRequest }) | null {
  const answeredAt = messages.findIndex(({ side }) => side === 'family')
  const since = answeredAt < 0 ? messages : messages.slice(0, answeredAt)
  const asked = since.find(({ request }) => request !== undefined)
  return asked?.request === undefined ? null : { ...asked, request: asked.request }
}
