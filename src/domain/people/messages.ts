import type { Instant } from '../time'

export const MAX_MESSAGE = 500

/** Whether a message's author belongs to the family or a team. */
export type MessageSide = 'family' | 'team'

/** Standard requests that a team can send to a family. */
export const messageRequests = ['epilepsy', 'export', 'deletion'] as const
export type MessageRequest = (typeof messageRequests)[number]

/** A short note between family and team. */
export interface Message {
  readonly id: string
  readonly text: string
  readonly by: string
  /** Name of the author; empty if they gave none. */
  readonly name: string
  readonly side: MessageSide
  /** Team that wrote the note or may read it; null means every team. */
  readonly account: string | null
  readonly at: Instant
  /** Request that the team makes with this note. */
  readonly request?: MessageRequest
}

/** Returns the newest note from this side; null if there is none. Expects the newest first. */
export const newestFrom = (messages: readonly Message[], side: MessageSide): Message | null => messages.find((message) => message.side === side) ?? null

/** Returns the team's open request, which the family has not answered with a later note. Expects the newest first. */
export function openRequest(messages: readonly Message[]): (Message & { readonly request: MessageRequest }) | null {
  const answeredAt = messages.findIndex(({ side }) => side === 'family')
  const since = answeredAt < 0 ? messages : messages.slice(0, answeredAt)
  const asked = since.find(({ request }) => request !== undefined)
  return asked?.request === undefined ? null : { ...asked, request: asked.request }
}
