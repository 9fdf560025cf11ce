import type { Session } from '#domain/activities/session'
import type { Assessed } from '#domain/assessment/papers'
import type { Answers, RatingHead } from '#domain/assessment/rating'
import type { ChildProfile } from '#domain/child/childProfile'
import type { WeekPlan } from '#domain/child/weekPlan'
import type { Message } from '#domain/people/messages'
import type { OwnNames } from '#domain/words/ownNames'
import type { OwnText } from '#domain/words/texts'
import type { DocumentData } from './documents'

/** A file that was given out, as it can be read again: what a child's record held, by the names of its fields. */
export interface OwnFile {
  /** Null in files of the first version. */
  readonly madeAt: Date | null
  /** Who made it; null where it was made of one child alone. */
  readonly personId: string | null
  readonly children: readonly DocumentData[]
  /** Parts in the place of children that are none. */
  readonly unreadable: number
  /** What words of the list were called where it was made; none in older files. */
  readonly ownNames: OwnNames
  /** The picture or voice that goes with a note of a child; null where the file has lost it, or its bytes are damaged. */
  medium(note: DocumentData): Blob | null
  /** One of the children, to be looked at. */
  look(child: DocumentData): ChildInFile
}

/** A picture, a voice or a printed report; null where the file has lost it, or its bytes are damaged. */
export interface MediumInFile {
  readonly name: string
  readonly blob: Blob | null
}

/** What was said of looking; null where the file does not have it, as of somebody who had not signed when it was made. */
export interface RatingInFile extends RatingHead {
  readonly answers: Answers | null
}

/** What a file tells of one child, as far as it can be read. */
export interface ChildInFile {
  /** Null where the file does not say what suits. */
  readonly profile: ChildProfile | null
  /** Newest first, as weeks, what is assessed, and notes. */
  readonly sessions: readonly Session[]
  readonly weeks: readonly { readonly monday: string; readonly week: WeekPlan }[]
  readonly texts: readonly OwnText[]
  readonly assessed: Pick<Assessed, 'papers'> & { readonly ratings: readonly RatingInFile[] }
  readonly messages: readonly Message[]
  readonly photos: readonly MediumInFile[]
  readonly voices: readonly MediumInFile[]
  readonly reports: readonly MediumInFile[]
  /** Parts that cannot be read, beside those pictures, voices and reports. */
  readonly unreadable: number
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
  /** Own answers about looking that were not signed. */
  readonly answers: number
  /** Parts that could not be read. They stay in the file. */
  readonly unreadable: number
  /** Reports, goals, notes, and answers that are signed or of somebody else: they stand under a name and a day, and are only to be read. */
  readonly leftInFile: number
}

/** `tooMany`: by their nicknames those for whom the account has no room; `unreadable`: those who cannot be a child's record. */
export interface Imported {
  readonly children: readonly BroughtBack[]
  readonly tooMany: readonly string[]
  readonly unreadable: readonly string[]
}
