import type { Session } from '#domain/activities/session'
import type { Assessed } from '#domain/assessment/papers'
import type { Answers, RatingHead } from '#domain/assessment/rating'
import type { ChildProfile } from '#domain/child/childProfile'
import type { WeekPlan } from '#domain/child/weekPlan'
import type { Message } from '#domain/people/messages'
import type { OwnNames } from '#domain/words/ownNames'
import type { OwnText } from '#domain/words/texts'
import type { DocumentData } from './documents'

/** Contents of an exported file that was read back: children's records, by field name. */
export interface OwnFile {
  /** Time at which the file was created; null in files of version 1. */
  readonly madeAt: Date | null
  /** Id of the person who created the file; null if it contains only a single child. */
  readonly personId: string | null
  readonly children: readonly DocumentData[]
  /** Number of entries that should be children but are not. */
  readonly unreadable: number
  /** The exporting device's own names for listed words; empty for older files. */
  readonly ownNames: OwnNames
  /** Returns the picture or recording that belongs to a child's note; null if it is missing from the file or its bytes are damaged. */
  medium(note: DocumentData): Blob | null
  /** Reads one of the file's children, for viewing only. */
  look(child: DocumentData): ChildInFile
}

/** A picture, a voice recording or a printed report. `blob` is null if it is missing from the file or its bytes are damaged. */
export interface MediumInFile {
  readonly name: string
  readonly blob: Blob | null
}

/**
 * A rating with its answers about looking; null if the file does not contain them, as for a rater who had not signed when it was
 * created.
 */
export interface RatingInFile extends RatingHead {
  readonly answers: Answers | null
}

/** The readable part of a file's data about one child. */
export interface ChildInFile {
  /** Profile of the child; null if the file contains none. */
  readonly profile: ChildProfile | null
  /** Sessions, newest first, as are weeks, assessments and notes. */
  readonly sessions: readonly Session[]
  readonly weeks: readonly { readonly monday: string; readonly week: WeekPlan }[]
  readonly texts: readonly OwnText[]
  readonly assessed: Pick<Assessed, 'papers'> & { readonly ratings: readonly RatingInFile[] }
  readonly messages: readonly Message[]
  readonly photos: readonly MediumInFile[]
  readonly voices: readonly MediumInFile[]
  readonly reports: readonly MediumInFile[]
  /** Number of unreadable parts, not counting pictures, recordings and reports. */
  readonly unreadable: number
}

/** Result of the import for one child of a file. */
export interface BroughtBack {
  readonly id: string
  /** The child's name in this account, whatever name the file contains. */
  readonly alias: string
  /** Whether the child was missing from this account. An existing child gets the missing data instead. */
  readonly isNew: boolean
  readonly sessions: number
  readonly texts: number
  readonly weeks: number
  readonly photos: number
  readonly recordings: number
  /** Number of the person's own unsigned ratings. */
  readonly answers: number
  /** Number of unreadable parts. They are still in the file. */
  readonly unreadable: number
  /**
   * Number of reports, goals, notes, and ratings that are signed or someone else's. They bear a name and a date, so they can only
   * be viewed.
   */
  readonly leftInFile: number
}

/**
 * Result of an import. `tooMany` contains the nicknames of children for whom the account has no room, `unreadable` the entries
 * that cannot be a child's record.
 */
export interface Imported {
  readonly children: readonly BroughtBack[]
  readonly tooMany: readonly string[]
  readonly unreadable: readonly string[]
}
