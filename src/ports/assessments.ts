import type { Answers, RatingHead, RaterSide } from '#domain/assessment/rating'
import type { Assessed, StoredPaper, ReportHead } from '#domain/assessment/papers'
import type { ReportContent } from '#domain/assessment/report'
import type { Instant } from '#domain/time'
import type { Delivery } from './documents'

/** The person who writes. */
export interface Author {
  readonly uid: string
  readonly name: string
  /** The account through which the person reaches the child: no other account may read the text. None for the family. */
  readonly account?: string | null
}

/** Fields of a new paper of this kind, besides those of every paper. */
export type NewPaper<K extends StoredPaper['kind'] = StoredPaper['kind']> = K extends unknown
  ? Omit<Extract<StoredPaper, { kind: K }>, 'id' | 'author' | 'byName' | 'createdAt' | 'updatedAt' | 'signedAt'>
  : never

/** A child's assessments. Made in src/data; errors are StoreErrors. Offline, changes are stored and sent later. */
export interface Assessments {
  /** Everything that may be listed, newest first. */
  watch(childId: string, onAssessed: (assessed: Assessed) => void, onError: (error: Error) => void): () => void
  /**
   * The answers of a rating: one's own, or those of a signed one after both raters signed. Null: there are none yet; `hidden`: they may not be seen
   * (yet); `unreadable`: this app cannot read them.
   */
  watchAnswers(
    childId: string,
    ratingId: string,
    onAnswers: (answers: Answers | null | 'hidden' | 'unreadable') => void,
    onError: (error: Error) => void,
  ): () => void
  /** Begins a rating of one's own, or a correction of a signed one (`version` above 1, with its answers). Returns its id. */
  beginRating(childId: string, of: { occasion: string; side: RaterSide; version: number; answers: Answers }, author: Author): Promise<string>
  /** Stores one's own answers as they are now; `onArrived` as in the document store. */
  saveAnswers(childId: string, head: RatingHead, answers: Answers, onArrived?: () => void): Promise<Delivery>
  /** Finishes and signs a rating, which never changes afterwards. */
  signRating(childId: string, head: RatingHead, answers: Answers): Promise<void>

  /** Stores a new paper, or a change of the person's own paper (`id`). Returns its id. */
  savePaper(childId: string, paper: NewPaper, author: Author, id?: string): Promise<string>

  /** The content of a report; null if this person may not see it, or it was deleted. */
  watchReport(childId: string, reportId: string, onReport: (report: ReportContent | null | 'unreadable') => void, onError: (error: Error) => void): () => void
  /** Stores a draft report; a new one without `id`. Returns its id. */
  saveReport(
    childId: string,
    head: Pick<ReportHead, 'day' | 'version' | 'before'>,
    content: ReportContent,
    author: Author,
    id?: string,
    onArrived?: () => void,
  ): Promise<{ readonly id: string; readonly delivery: Delivery }>
  /** Signs a report together with its current pages. */
  signReport(childId: string, head: ReportHead, content: ReportContent): Promise<void>
  /** Lets the family read a report until this time; null ends that. The account's managers may end it as well as the author. */
  giveReport(childId: string, reportId: string, until: Instant | null): Promise<void>
}
