import type { Session } from '#domain/activities/session'
import type { Assessed } from '#domain/assessment/papers'
import type { Answers, RatingHead } from '#domain/assessment/rating'
import type { ChildProfile } from '#domain/child/childProfile'
import type { WeekPlan } from '#domain/child/weekPlan'
import type { Message } from '#domain/people/messages'
import type { OwnNames } from '#domain/words/ownNames'
import type { OwnText } from '#domain/words/texts'
import type { DocumentData } from './documents'

/** An exported file as read back: the contents of a child's record, by field name. */
export interface OwnFile {
  /** Time at which the file was made; null in files of the first version. */
  readonly madeAt: Date | null
  /** Author of the file; null if it was made from a single child. */
  readonly personId: string | null
  readonly children: readonly DocumentData[]
  /** Number of entries that should be children and are not. */
  readonly unreadable: number
  /** Own names of listed words on the exporting device; none in older files. */
  readonly ownNames: OwnNames
  /** The picture or voice that belongs to a child's note; null if the file lacks it, or its bytes are damaged. */
  medium(note: DocumentData): Blob | null
  /** Reads one of the file's children, for viewing. */
  look(child: DocumentData): ChildInFile
}

/** A picture, a voice or a printed report; null if the file lacks it, or its bytes are damaged. */
export interface MediumInFile {
  readonly name: string
  readonly blob: Blob | null
}

/** Answers about looking; null if the file lacks them, as for somebody who had not signed when it was made. */
export interface RatingInFile extends RatingHead {
  readonly answers: Answers | null
}

/** The readable part of a file about one child. */
export interface ChildInFile {
  /** Null if the file has no profile. */
  readonly profile: ChildProfile | null
  /** Newest first, like weeks, assessments and notes. */
  readonly sessions: readonly Session[]
  readonly weeks: readonly { readonly monday: string; readonly week: WeekPlan }[]
  readonly texts: readonly OwnText[]
  readonly assessed: Pick<Assessed, 'papers'> & { readonly ratings: readonly RatingInFile[] }
  readonly messages: readonly Message[]
  readonly photos: readonly MediumInFile[]
  readonly voices: readonly MediumInFile[]
  readonly reports: readonly MediumInFile[]
  /** Number of unreadable parts, apart from those pictures, voices and reports. */
  readonly unreadable: number
}

/** The result for one child of a file. */
export interface BroughtBack {
  readonly id: string
  /** The child's name here, whatever the file calls it. */
  readonly alias: string
  /** Whether the child was missing from this account; otherwise it got the missing data. */
  readonly isNew: boolean
  readonly sessions: number
  readonly texts: number
  readonly weeks: number
  readonly photos: number
  readonly recordings: number
  /** Number of the person's own unsigned answers about looking. */
  readonly answers: number
  /** Number of unreadable parts. They stay in the file. */
  readonly unreadable: number
  /** Reports, goals, notes, and answers that are signed or somebody else's: they carry a name and a date, and can only be read. */
  readonly leftInFile: number
}

/** `tooMany`: nicknames of children for whom the account has no room; `unreadable`: entries that cannot be a child's record. */
export interface Imported {
  readonly children: readonly BroughtBack[]
  readonly tooMany: readonly string[]
  readonly unreadable: readonly string[]
}
