/*
 * Two windows of one device: one with the child's stage, one for the adult next to it. They talk over a browser channel; no server is involved. Times of
 * the adult's marks are those of the window in which the child plays.
 */

export const COMPANION_CHANNEL = 'beside'

/** Actions of the adult in the other window: the same as the stage's keys. */
export const companionActions = ['look', 'look-end', 'helped', 'wait', 'next', 'rest', 'go-on', 'end'] as const
export type CompanionAction = (typeof companionActions)[number]

/** The current play, for the adult's window. */
export interface CompanionState {
  readonly activity: string
  readonly level: string
  readonly alias: string
  /** `over`: the session has ended. */
  readonly state: 'playing' | 'resting' | 'held' | 'over'
}

export type CompanionMessage =
  /** An adult's window has opened and asks for the current play. */
  | { readonly kind: 'hello' }
  | { readonly kind: 'act'; readonly act: CompanionAction }
  /** Null: play has ended here. */
  | { readonly kind: 'now'; readonly now: CompanionState | null }

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 200
const states: readonly unknown[] = ['playing', 'resting', 'held', 'over']

/** A message from the channel; null for anything else that a window of this site may have sent. */
export function readCompanionMessage(data: unknown): CompanionMessage | null {
  if (typeof data !== 'object' || data === null) return null
  const { kind, act, now } = data as Readonly<Record<string, unknown>>
  if (kind === 'hello') return { kind }
  if (kind === 'act') return companionActions.includes(act as CompanionAction) ? { kind, act: act as CompanionAction } : null
  if (kind !== 'now') return null
  if (now === null) return { kind, now }
  if (typeof now !== 'object') return null
  const { activity, level, alias, state } = now as Readonly<Record<string, unknown>>
  if (!isText(activity) || !isText(level) || !isText(alias) || !states.includes(state)) return null
  return { kind, now: { activity, level, alias, state: state as CompanionState['state'] } }
}
