/** A request to the function `erasure`. */
export interface Wish {
  /** `look` reports the effect and changes nothing. */
  readonly action: 'look' | 'run'
  readonly kind: 'person' | 'account'
  readonly id: string
  /** Receipt id, chosen by the client, so that a repeated request is recognised. */
  readonly receipt: string
  /** An administrator's reason, without names; null for the person's own request. */
  readonly reason: string | null
}

/** Ids of people and accounts as the product creates them. Nothing else is allowed in a path. */
const ID = /^[A-Za-z0-9][A-Za-z0-9_-]{0,127}$/
const RECEIPT = /^[A-Za-z0-9-]{20,64}$/

/** A valid request; null for anything else, whatever a hostile client sends. */
export function readWish(data: unknown): Wish | null {
  if (typeof data !== 'object' || data === null) return null
  const { action, kind, id, receipt, reason = null } = data as Record<string, unknown>
  if (action !== 'look' && action !== 'run') return null
  if (kind !== 'person' && kind !== 'account') return null
  if (typeof id !== 'string' || !ID.test(id)) return null
  if (typeof receipt !== 'string' || !RECEIPT.test(receipt)) return null
  if (reason !== null && (typeof reason !== 'string' || reason.trim().length < 3 || reason.length > 500)) return null
  return { action, kind, id, receipt, reason: reason === null ? null : reason.trim() }
}
