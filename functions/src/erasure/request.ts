/** A request to the function `erasure`. */
export interface ErasureCall {
  /** `look` reports the effect and changes nothing. */
  readonly action: 'look' | 'run'
  readonly kind: 'person' | 'account'
  readonly id: string
  /** Receipt id. The client chooses it, so that a repeated request is recognised. */
  readonly receipt: string
  /** An administrator's reason, without names, or null for the person's own request. */
  readonly reason: string | null
}

/** Pattern of the ids of people and accounts that the app creates. A path must not contain anything else. */
const ID = /^[A-Za-z0-9][A-Za-z0-9_-]{0,127}$/
export const isId = (value: unknown): value is string => typeof value === 'string' && ID.test(value)

/** Whether the value is an administrator's reason, of at least three letters. */
export const isReason = (value: unknown): value is string => typeof value === 'string' && value.trim().length >= 3 && value.length <= 500

const RECEIPT = /^[A-Za-z0-9-]{20,64}$/

/** Returns a valid request, or null for any other data that a hostile client may send. */
export function readRequest(data: unknown): ErasureCall | null {
  if (typeof data !== 'object' || data === null) return null
  const { action, kind, id, receipt, reason = null } = data as Record<string, unknown>
  if (action !== 'look' && action !== 'run') return null
  if (kind !== 'person' && kind !== 'account') return null
  if (!isId(id)) return null
  if (typeof receipt !== 'string' || !RECEIPT.test(receipt)) return null
  if (reason !== null && !isReason(reason)) return null
  return { action, kind, id, receipt, reason: reason === null ? null : reason.trim() }
}
