import type { Instant } from '#domain/time'

/** Reasons why a person cannot be erased. */
export type Obstacle =
  /** `in-team` lists the teams that have this person as their only owner and are paid for or have other members. */
  { readonly kind: 'in-team'; readonly accounts: readonly string[] } | { readonly kind: 'has-paid' } | { readonly kind: 'administrator' }

/** The person or account to erase. An administrator gives a reason; a person who erases their own account does not. */
export interface ErasureRequest {
  readonly kind: 'person' | 'account'
  readonly id: string
  readonly reason: string | null
}

/** Effects that an erasure would have. */
export interface ErasureOutlook {
  readonly obstacles: readonly Obstacle[]
  /** Number of signed clinic papers that stay, and the time at which the last one is deleted. */
  readonly keptPapers: number
  readonly keptUntil: Instant | null
}

/** Record of an erasure. It contains no name. */
export interface ErasureReceipt {
  /** Number by which the backend finds the record. */
  readonly number: string
  /** Number of documents that were removed or changed. */
  readonly documents: number
  readonly keptPapers: number
  readonly keptUntil: Instant | null
}

export type ErasureOutcome =
  | { readonly kind: 'erased'; readonly receipt: ErasureReceipt }
  /** The connection was lost, but the backend continues on its own. */
  | { readonly kind: 'begun' }
  /** Nothing was changed. */
  | { readonly kind: 'blocked'; readonly obstacles: readonly Obstacle[] }

/** Erasure by a backend that can reach every document. If it rejects with a StoreError, nothing was changed. */
export interface Erasure {
  look(request: ErasureRequest): Promise<ErasureOutlook>
  /**
   * Runs an erasure. It needs a recent sign-in, so the password must be confirmed first. `onProgress` receives the number of
   * finished steps and the number of all steps.
   */
  run(request: ErasureRequest, onProgress?: (done: number, of: number) => void): Promise<ErasureOutcome>
}
