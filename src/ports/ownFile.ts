import type { Session } from '#domain/activities/session'
import type { OwnNames } from '#domain/words/ownNames'
import type { DocumentData } from './documents'

/** A file that was given out, as it can be read again: what a child's record held, by the names of its fields. */
export interface OwnFile {
  /** Null in files of the first version. */
  readonly madeAt: Date | null
  /** Who made it; null where it was made of one child alone. */
  readonly personId: string | null
  readonly children: readonly DocumentData[]
  /** What words of the list were called where it was made; none in older files. */
  readonly ownNames: OwnNames
  /** The picture or voice that goes with a note of a child; null where the file has lost it. */
  medium(note: DocumentData): Blob | null
  /** A child's sessions that can be read, newest first. */
  sessionsOf(child: DocumentData): readonly Session[]
  /** The printed reports of a child. */
  reportsOf(child: DocumentData): readonly { readonly name: string; readonly blob: Blob }[]
}

/** What came of one child of a file. */
export interface BroughtBack {
  readonly id: string
  /** What the child is called here, whatever the file calls it. */
  readonly alias: string
  /** The child was not in this account and is now; else what was missing came to it. */
  readonly isNew: boolean
  readonly sessions: number
  readonly texts: number
  readonly weeks: number
  readonly photos: number
  readonly recordings: number
  /** Parts that could not be read. They stay in the file. */
  readonly unreadable: number
  /** Reports, ratings and notes: they stand under somebody's name and date, and are only to be read. */
  readonly leftInFile: number
}

/** `tooMany`: by their nicknames those for whom the account has no room; `unreadable`: those who cannot be a child's record. */
export interface Imported {
  readonly children: readonly BroughtBack[]
  readonly tooMany: readonly string[]
  readonly unreadable: readonly string[]
}
