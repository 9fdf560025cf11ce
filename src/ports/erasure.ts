import type { Instant } from '#domain/time'

/** What has to be ended before a person can be erased. */
export type Obstacle =
  /** The only owner of these teams, by name, in which others work or which are paid for. */
  { readonly kind: 'in-team'; readonly accounts: readonly string[] } | { readonly kind: 'has-paid' } | { readonly kind: 'administrator' }

/** Whom or what to erase. An administrator says why; a person who erases what is the own says nothing. */
export interface ErasureWish {
  readonly kind: 'person' | 'account'
  readonly id: string
  readonly reason: string | null
}

/** What an erasure would do. */
export interface ErasureOutlook {
  readonly obstacles: readonly Obstacle[]
  /** Signed papers of a clinic that stay, and the last day of the last of them. */
  readonly keptPapers: number
  readonly keptUntil: Instant | null
}

/** What is left of an erasure; nobody is named in it. */
export interface ErasureReceipt {
  /** By which the backend finds it again. */
  readonly number: string
  /** How many documents were removed or changed. */
  readonly documents: number
  readonly keptPapers: number
  readonly keptUntil: Instant | null
}

export type ErasureOutcome =
  | { readonly kind: 'erased'; readonly receipt: ErasureReceipt }
  /** The connection was lost on the way: the backend goes on by itself. */
  | { readonly kind: 'begun' }
  /** Nothing was touched. */
  | { readonly kind: 'blocked'; readonly obstacles: readonly Obstacle[] }

/** Erasure by a backend that reaches every document. Rejects with a StoreError; nothing was touched then. */
export interface Erasure {
  look(wish: ErasureWish): Promise<ErasureOutlook>
  /** Asks for a sign-in of the last minutes: confirm the password first. `onProgress` is told the steps that are done, of how many. */
  run(wish: ErasureWish, onProgress?: (done: number, of: number) => void): Promise<ErasureOutcome>
}
