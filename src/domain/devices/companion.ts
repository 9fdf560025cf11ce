/*
 * Two windows on one device: one with the child's stage, and one for the adult next to the child. They communicate over a
 * browser channel; no server is involved. The adult's marks get their times in the child's window.
 */

export const COMPANION_CHANNEL = 'beside'

/** Actions that the adult can take in the other window. They correspond to the stage's keys. */
export const companionActions = ['look', 'look-end', 'helped', 'wait', 'next', 'rest', 'go-on', 'end'] as const
export type CompanionAction = (typeof companionActions)[number]

/** The current play, as sent to the adult's window. */
export interface CompanionState {
  readonly activity: string
  readonly level: string
  readonly alias: string
  /** `over` means that the session has ended. */
  readonly state: 'playing' | 'resting' | 'held' | 'over'
}

export type CompanionMessage =
  /** Sent when an adult's window has opened and asks for the current play. */
  | { readonly kind: 'hello' }
  | { readonly kind: 'act'; readonly act: CompanionAction }
  /** The current play; null when play has ended on this screen. */
  | { readonly kind: 'now'; readonly now: CompanionState | null }

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 200
const states: readonly unknown[] = ['playing', 'resting', 'held', 'over']

/** Reads a message from the channel. Returns null for anything else that a window of this site may have sent. */
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
