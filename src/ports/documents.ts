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
  /** Path of a collection; with `group`, the last name of every collection asked, wherever it lies. */
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
  /** Refused only because a limit of the day is reached. */
  readonly isUsedUp: boolean
  constructor(code: StoreErrorCode, message: string = code, { isUsedUp = false } = {}) {
    super(message)
    this.name = 'StoreError'
    this.code = code
    this.isUsedUp = isUsedUp
  }
}

/** Why something in the store was not done. */
export const storeCodeOf = (error: unknown): StoreErrorCode => (error instanceof StoreError ? error.code : 'unavailable')

export interface Writes {
  set(path: string, data: DocumentData): void
  /** Merges; dotted names reach into maps; `undefined` deletes the field. Fails with `not-found` on a missing document. */
  update(path: string, patch: DocumentData): void
  delete(path: string): void
}

export interface Transaction extends Writes {
  get(path: string): Promise<StoredDocument | null>
}

/** How often a transaction is tried before it fails with `aborted` (specification §9). */
export const MAX_TRANSACTION_ATTEMPTS = 5

/** What became of a change: the backend has it, or this device keeps it and sends it later. */
export type Delivery = 'sent' | 'kept'

/**
 * A document database with live updates. Every method rejects with a StoreError and nothing else. Without a network a
 * watch tells what this device knows, and so does a read; a read of what it does not know is `offline`.
 */
export interface DocumentStore {
  get(path: string): Promise<StoredDocument | null>
  find(query: DocumentQuery): Promise<readonly StoredDocument[]>
  /** How many documents the query would find; its limit does not matter. */
  count(query: DocumentQuery): Promise<number>
  /** Calls back with the present value and with every later one, from every tab. After `onError` no more calls come. */
  watch(path: string, onDocument: (document: StoredDocument | null) => void, onError: (error: StoreError) => void): () => void
  /**
   * `isCertain` is false while only this device has answered: that it knows of none then does not say that there is none. Told again when
   * the backend confirms it.
   */
  watchQuery(
    query: DocumentQuery,
    onDocuments: (documents: readonly StoredDocument[], isCertain: boolean) => void,
    onError: (error: StoreError) => void,
  ): () => void
  /**
   * All or nothing. Resolves when the backend has it; where no answer comes for a few seconds, when this device has it
   * and will send it. What is then refused is told as a lost change.
   * `onArrived` is called after the answer, once what was only kept has reached the backend while this page is open.
   */
  commit(write: (writes: Writes) => void, onArrived?: () => void): Promise<Delivery>
  /** Reads, then writes; resolves only when the backend has it, and needs a network (`offline`). Tried again when another writer was faster, at most MAX_TRANSACTION_ATTEMPTS times. */
  transact<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>
}
