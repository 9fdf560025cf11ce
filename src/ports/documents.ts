/** Data of a document: plain JSON, plus Date values and the NOW sentinel. */
export type DocumentData = Readonly<Record<string, unknown>>

export interface StoredDocument {
  /** Path of the document: `collection/id[/collection/id]`. */
  readonly path: string
  readonly id: string
  readonly data: DocumentData
}

export type FilterOperator = '==' | 'in' | 'array-contains' | '<' | '<=' | '>' | '>='

export interface DocumentQuery {
  /** Path of a collection or, with `group`, the last part of the path of all collections to search. */
  readonly collection: string
  readonly group?: true
  readonly where?: readonly (readonly [field: string, operator: FilterOperator, value: unknown])[]
  readonly orderBy?: readonly [field: string, direction: 'asc' | 'desc']
  readonly limit?: number
}

/** Sentinel that is replaced by the backend's time when a document is written. */
export const NOW: unique symbol = Symbol('server time')

export type StoreErrorCode = 'permission-denied' | 'not-found' | 'aborted' | 'storage-full' | 'offline' | 'unavailable'

export class StoreError extends Error {
  readonly code: StoreErrorCode
  /** Whether the request was refused only because a daily limit is reached. */
  readonly isUsedUp: boolean
  constructor(code: StoreErrorCode, message: string = code, { isUsedUp = false } = {}) {
    super(message)
    this.name = 'StoreError'
    this.code = code
    this.isUsedUp = isUsedUp
  }
}

/** Returns the error code of a store's failure. */
export const storeCodeOf = (error: unknown): StoreErrorCode => (error instanceof StoreError ? error.code : 'unavailable')

export interface Writes {
  set(path: string, data: DocumentData): void
  /**
   * Merges fields into a document. Dotted names reach into maps, and `undefined` deletes the field. Rejects with `not-found` for a
   * missing document.
   */
  update(path: string, patch: DocumentData): void
  delete(path: string): void
}

export interface Transaction extends Writes {
  get(path: string): Promise<StoredDocument | null>
}

/** Maximum number of times that a transaction is tried before it fails with `aborted`. */
export const MAX_TRANSACTION_ATTEMPTS = 5

/** Outcome of a change: it has reached the backend, or it is stored on this device and sent later. */
export type Delivery = 'sent' | 'kept'

/**
 * A document database with live updates. Every method rejects with a StoreError only. Offline, watches and reads return what is
 * stored on this device; reading anything else fails with `offline`.
 */
export interface DocumentStore {
  get(path: string): Promise<StoredDocument | null>
  find(query: DocumentQuery): Promise<readonly StoredDocument[]>
  /** Counts the documents that the query matches. Ignores the query's limit. */
  count(query: DocumentQuery): Promise<number>
  /** Calls back with the current value and with every later one, whichever tab changed it. There are no more calls after `onError`. */
  watch(path: string, onDocument: (document: StoredDocument | null) => void, onError: (error: StoreError) => void): () => void
  /**
   * Watches the results of a query. `isCertain` is false while only this device has answered; an empty list then does not mean
   * that there are no documents. Called again when the backend confirms the list.
   */
  watchQuery(
    query: DocumentQuery,
    onDocuments: (documents: readonly StoredDocument[], isCertain: boolean) => void,
    onError: (error: StoreError) => void,
  ): () => void
  /**
   * Commits all changes or none. Resolves when the backend has them or, if no answer comes for a few seconds, when this device has
   * stored them and will send them. If they are refused later, this is reported as a lost change.
   *
   * @param onArrived called after `commit` has resolved, when changes that were only stored have reached the backend while this
   * page is open
   */
  commit(write: (writes: Writes) => void, onArrived?: () => void): Promise<Delivery>
  /**
   * Runs a transaction, which reads and then writes. Resolves only when the backend has the changes, and fails with `offline`
   * without a network. If another writer was faster, it is tried again, up to MAX_TRANSACTION_ATTEMPTS times.
   */
  transact<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>
}
