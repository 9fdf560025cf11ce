import type { Manifest } from '#domain/activities/manifest'
import type { CsvForm } from '#domain/csv'
import type { ErasureOutlook, ErasureReceipt, Obstacle } from './erasure'
import type { Imported, OwnFile } from './ownFile'

/**
 * Outcome of a deletion. `begun` means that the backend continues on its own. Any outcome other than `erased` and `begun` means
 * that nothing was changed.
 */
export type EraseOutcome = 'erased' | 'begun' | Obstacle['kind']

/** Receives the progress of an erasure that runs on a backend. */
export interface Erasing {
  onProgress(done: number, of: number): void
  onReceipt(receipt: ErasureReceipt): void
}

/**
 * A family's rights over all its stored data: to export it, and to delete it permanently. Implemented in src/data. Rejects with
 * a StoreError; `eraseAccount` may also reject with an IdentityError.
 */
export interface OwnData {
  /**
   * Exports one child as a zip: the whole record as JSON, signed reports as PDF, recordings and photos as files, and the table of
   * `exportTable`.
   */
  exportChild(childId: string, activities: readonly Pick<Manifest, 'id' | 'records'>[]): Promise<Blob>
  /** Exports the person and all children in the same form, including archived children and those of whom the person is a guardian. */
  exportAll(uid: string, activities: readonly Pick<Manifest, 'id' | 'records'>[]): Promise<Blob>
  /**
   * Exports a CSV table with one line per finished trial of all children. It includes the values that these activities record, and
   * has the form that the person's spreadsheet program can open. Unreadable sessions are only in the JSON.
   */
  exportTable(uid: string, activities: readonly Pick<Manifest, 'id' | 'records'>[], form?: CsvForm): Promise<string>
  /**
   * Reads a file exported by this version or an older one; null if the file did not come from this app or is damaged. Rejects only
   * if the code for it cannot be loaded.
   */
  readFile(file: Blob): Promise<OwnFile | null>
  /**
   * Imports a file's children into this account. An existing child gets the missing data, and nothing is added twice. An
   * interrupted import can be repeated.
   */
  importFile(uid: string, file: OwnFile): Promise<Imported>
  /**
   * Deletes a child, with the record and everything about the child on this device. Only the owner may do this. An interrupted
   * deletion can be repeated.
   */
  eraseChild(childId: string): Promise<void>
  /**
   * Erases a person: leaves the children of whom the person is a guardian, deletes all of the person's own children in the same
   * way, and then deletes the person. Nobody is signed in afterwards. Changes nothing if the password is wrong, while others rely
   * on the person in their team, or while something is being paid for. A backend that can erase does so, and also removes the
   * person from other people's data.
   */
  eraseAccount(person: { readonly uid: string; readonly password: string }, erasing?: Erasing): Promise<EraseOutcome>
  /** Returns what would remain after an erasure by the backend; null if this device erases. */
  lookAtErasing(uid: string): Promise<ErasureOutlook | null>
}
