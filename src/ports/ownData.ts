import type { Manifest } from '#domain/activities/manifest'
import type { CsvForm } from '#domain/csv'
import type { ErasureOutlook, ErasureReceipt, Obstacle } from './erasure'
import type { Imported, OwnFile } from './ownFile'

/** What became of an account that was to be deleted. `begun`: the backend goes on by itself. The others have touched nothing. */
export type EraseOutcome = 'erased' | 'begun' | Obstacle['kind']

/** Is told how an erasure goes that a backend does. */
export interface Erasing {
  onProgress(done: number, of: number): void
  onReceipt(receipt: ErasureReceipt): void
}

/**
 * What a family may do with everything that is kept of it: take it away, and delete it for good. Made in src/data. Rejects
 * with a StoreError, and `eraseAccount` with an IdentityError as well.
 */
export interface OwnData {
  /** One child as a zip: everything of its record as JSON, signed reports as PDF, recordings and photos as files, and the table of `exportTable`. */
  exportChild(childId: string, activities: readonly Pick<Manifest, 'id' | 'records'>[]): Promise<Blob>
  /** The person and all children, those off the list and those that the person is a guardian of included, in the same form. */
  exportAll(uid: string, activities: readonly Pick<Manifest, 'id' | 'records'>[]): Promise<Blob>
  /**
   * One line of CSV for each finished try of all children, with the values that these activities record, in the form that the person's spreadsheet
   * opens. Sessions that cannot be read are only in the JSON.
   */
  exportTable(uid: string, activities: readonly Pick<Manifest, 'id' | 'records'>[], form?: CsvForm): Promise<string>
  /** What a file holds that was given out once, by this version or an older one; null where it is none of ours or is damaged. Never rejects. */
  readFile(file: Blob): Promise<OwnFile | null>
  /** Brings a file's children into this account: a child that is there gets what it lacks, and nothing twice. What broke off can be done again. */
  importFile(uid: string, file: OwnFile): Promise<Imported>
  /** By the owner: deletes a child and everything of it from this device and its record. What broke off can be done again. */
  eraseChild(childId: string): Promise<void>
  /**
   * Leaves the children that the person is a guardian of, deletes all own ones in this way, then the person; nobody is signed in afterwards.
   * Nothing is touched when the password is wrong, while others rely on the person in their team, or while something is paid. Where a backend can erase,
   * it does, and what belongs to others is cleared of the person, too.
   */
  eraseAccount(person: { readonly uid: string; readonly password: string }, erasing?: Erasing): Promise<EraseOutcome>
  /** What stays of the person, as far as a backend erases; null where this device does. */
  lookAtErasing(uid: string): Promise<ErasureOutlook | null>
}
