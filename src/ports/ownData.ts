import type { Manifest } from '#domain/activities/manifest'
import type { CsvForm } from '#domain/csv'
import type { ErasureOutlook, ErasureReceipt, Obstacle } from './erasure'
import type { Imported, OwnFile } from './ownFile'

/** Outcome of a deletion. `begun`: the backend continues by itself. Any other outcome changed nothing. */
export type EraseOutcome = 'erased' | 'begun' | Obstacle['kind']

/** Receives the progress of an erasure by a backend. */
export interface Erasing {
  onProgress(done: number, of: number): void
  onReceipt(receipt: ErasureReceipt): void
}

/**
 * A family's rights over all its stored data: to export it, and to delete it for good. Made in src/data. Rejects with a StoreError, and `eraseAccount`
 * with an IdentityError too.
 */
export interface OwnData {
  /** One child as a zip: its whole record as JSON, signed reports as PDF, recordings and photos as files, and the table of `exportTable`. */
  exportChild(childId: string, activities: readonly Pick<Manifest, 'id' | 'records'>[]): Promise<Blob>
  /** The person and all children in the same form, including archived ones and those whose guardian the person is. */
  exportAll(uid: string, activities: readonly Pick<Manifest, 'id' | 'records'>[]): Promise<Blob>
  /**
   * One line of CSV per finished trial of all children, with the values that these activities record, in the form that the person's spreadsheet opens.
   * Unreadable sessions are only in the JSON.
   */
  exportTable(uid: string, activities: readonly Pick<Manifest, 'id' | 'records'>[], form?: CsvForm): Promise<string>
  /** The contents of a file exported by this version or an older one; null if it is not ours or is damaged. Rejects only if the code for it cannot be loaded. */
  readFile(file: Blob): Promise<OwnFile | null>
  /**
   * Imports a file's children into this account: an existing child gets the missing data, and nothing is added twice. An interrupted import can be repeated.
   */
  importFile(uid: string, file: OwnFile): Promise<Imported>
  /** For the owner: deletes a child and everything about it from this device and its record. An interrupted deletion can be repeated. */
  eraseChild(childId: string): Promise<void>
  /**
   * Leaves the children whose guardian the person is, deletes all their own in the same way, then the person; nobody is signed in afterwards. Changes
   * nothing if the password is wrong, while others rely on the person in their team, or while something is being paid for. A backend that can erase does so,
   * and also removes the person from other people's data.
   */
  eraseAccount(person: { readonly uid: string; readonly password: string }, erasing?: Erasing): Promise<EraseOutcome>
  /** The data that remains after a backend's erasure; null if this device erases. */
  lookAtErasing(uid: string): Promise<ErasureOutlook | null>
}
