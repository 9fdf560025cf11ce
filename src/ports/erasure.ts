import type { Instant } from '#domain/time'

/** Obstacles to the erasure of a person. */
export type Obstacle =
  /** `in-team`: names of the teams that are paid for or have other members, and whose only owner the person is. */
  { readonly kind: 'in-team'; readonly accounts: readonly string[] } | { readonly kind: 'has-paid' } | { readonly kind: 'administrator' }

/** The person or account to erase. An administrator gives a reason; a person who erases their own account does not. */
export interface ErasureRequest {
  readonly kind: 'person' | 'account'
  readonly id: string
  readonly reason: string | null
}

/** The effect that an erasure would have. */
export interface ErasureOutlook {
  readonly obstacles: readonly Obstacle[]
  /** Signed clinic papers that stay, and the day on which the last one goes. */
  readonly keptPapers: number
  readonly keptUntil: Instant | null
}

/** The record of an erasure. It names nobody. */
export interface ErasureReceipt {
  /** Number by which the backend finds it. */
  readonly number: string
  /** Number of documents removed or changed. */
  readonly documents: number
  readonly keptPapers: number
  readonly keptUntil: Instant | null
}

export type ErasureOutcome =
  | { readonly kind: 'erased'; readonly receipt: ErasureReceipt }
  /** The connection was lost; the backend continues by itself. */
  | { readonly kind: 'begun' }
  /** Nothing was changed. */
  | { readonly kind: 'blocked'; readonly obstacles: readonly Obstacle[] }

/** Erasure by a backend that reaches every document. Rejects with a StoreError; nothing was changed then. */
export interface Erasure {
  look(request: ErasureRequest): Promise<ErasureOutlook>
  /** Needs a recent sign-in: confirm the password first. `onProgress` receives the number of finished steps and of all. */
  run(request: ErasureRequest, onProgress?: (done: number, of: number) => void): Promise<ErasureOutcome>
}
