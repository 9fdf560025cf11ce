/** Plain JSON plus Date and the NOW sentinel. */
export type DocumentData = Readonly<Record<string, unknown>>

export interface StoredDocument {
  /** `collection/id[/collection/id]` */
  readonly path: string
  readonly id: string
  readonly data: DocumentData
}

export type FilterOperator = '==' | 'in' | 'array-contains' | '<' | '<=' | '>' | '>='

export interface DocumentQuery {
  /** Path of a collection; with `group`, the last name of every collection to search, wherever it is. */
  readonly collection: string
  readonly group?: true
  readonly where?: readonly (readonly [field: string, operator: FilterOperator, value: unknown])[]
  readonly orderBy?: readonly [field: string, direction: 'asc' | 'desc']
  readonly limit?: number
}

/** Stands for the backend's time in a written document. */
export const NOW: unique symbol = Symbol('server time')

export type StoreErrorCode = 'permission-denied' | 'not-found' | 'aborted' | 'storage-full' | 'offline' | 'unavailable'

export class StoreError extends Error {
  readonly code: StoreErrorCode
  /** Whether it was refused only because a limit per day is reached. */
  readonly isUsedUp: boolean
  constructor(code: StoreErrorCode, message: string = code, { isUsedUp = false } = {}) {
    super(message)
    this.name = 'StoreError'
    this.code = code
    this.isUsedUp = isUsedUp
  }
}

/** The code of a failure of the store. */
export const storeCodeOf = (error: unknown): StoreErrorCode => (error instanceof StoreError ? error.code : 'unavailable')

export interface Writes {
  set(path: string, data: DocumentData): void
  /** Merges; dotted names reach into maps; `undefined` deletes the field. Rejects with `not-found` for a missing document. */
  update(path: string, patch: DocumentData): void
  delete(path: string): void
}

export interface Transaction extends Writes {
  get(path: string): Promise<StoredDocument | null>
}

/** Number of times that a transaction is tried before it fails with `aborted`. */
export const MAX_TRANSACTION_ATTEMPTS = 5

/** Outcome of a change: the backend has it, or this device stores it and sends it later. */
export type Delivery = 'sent' | 'kept'

/**
 * A document database with live updates. Every method rejects with a StoreError only. Offline watches and reads return what this device knows; a read of
 * something it does not know is `offline`.
 */
export interface DocumentStore {
  get(path: string): Promise<StoredDocument | null>
  find(query: DocumentQuery): Promise<readonly StoredDocument[]>
  /** Number of documents that the query matches; its limit is ignored. */
  count(query: DocumentQuery): Promise<number>
  /** Calls back with the current value and with every later one, from every tab. After `onError` there are no more calls. */
  watch(path: string, onDocument: (document: StoredDocument | null) => void, onError: (error: StoreError) => void): () => void
  /**
   * `isCertain` is false while only this device has answered: an empty list then does not mean that there is none. Called again when the backend
   * confirms it.
   */
  watchQuery(
    query: DocumentQuery,
    onDocuments: (documents: readonly StoredDocument[], isCertain: boolean) => void,
    onError: (error: StoreError) => void,
  ): () => void
  /**
   * All or nothing. Resolves when the backend has it or, if no answer comes for a few seconds, when this device has stored it and will send it. If it is then
   * refused, that is reported as a lost change. * @param onArrived called after the answer, once changes that were only stored have reached the backend while
   * this page is open
   */
  commit(write: (writes: Writes) => void, onArrived?: () => void): Promise<Delivery>
  /**
   * Reads, then writes; resolves only when the backend has it, and needs a network (`offline`). Tried again when another writer was faster, at most
   * MAX_TRANSACTION_ATTEMPTS times.
   */
  transact<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>
}
