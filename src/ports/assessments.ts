import type { Answers, RatingHead, RaterSide } from '#domain/assessment/rating'
import type { Assessed, StoredPaper, ReportHead } from '#domain/assessment/papers'
import type { ReportContent } from '#domain/assessment/report'
import type { Instant } from '#domain/time'
import type { Delivery } from './documents'

/** The person who writes an assessment. */
export interface Author {
  readonly uid: string
  readonly name: string
  /** The account through which the person has access to the child. No other account may read the text. Absent for the family. */
  readonly account?: string | null
}

/** Fields of a new paper of this kind, without those that every paper has. */
export type NewPaper<K extends StoredPaper['kind'] = StoredPaper['kind']> = K extends unknown
  ? Omit<Extract<StoredPaper, { kind: K }>, 'id' | 'author' | 'byName' | 'createdAt' | 'updatedAt' | 'signedAt'>
  : never

/** Access to a child's assessments. Implemented in src/data; errors are StoreErrors. Offline, changes are stored and sent later. */
export interface Assessments {
  /** Watches everything that may be listed, newest first. */
  watch(childId: string, onAssessed: (assessed: Assessed) => void, onError: (error: Error) => void): () => void
  /**
   * Watches the answers of a rating: the person's own, or those of a signed rating once both raters have signed. null means that
   * there are none yet, `hidden` that they may not be seen (yet), and `unreadable` that this version cannot read them.
   */
  watchAnswers(
    childId: string,
    ratingId: string,
    onAnswers: (answers: Answers | null | 'hidden' | 'unreadable') => void,
    onError: (error: Error) => void,
  ): () => void
  /** Begins a rating of the person's own, or a correction of a signed one (`version` above 1, with its answers). Returns the id. */
  beginRating(childId: string, of: { occasion: string; side: RaterSide; version: number; answers: Answers }, author: Author): Promise<string>
  /** Stores the person's own answers in their current state. `onArrived` works as in the document store. */
  saveAnswers(childId: string, head: RatingHead, answers: Answers, onArrived?: () => void): Promise<Delivery>
  /** Finishes and signs a rating, which never changes afterwards. */
  signRating(childId: string, head: RatingHead, answers: Answers): Promise<void>

  /** Stores a new paper, or a change to the person's own paper with this `id`. Returns the id. */
  savePaper(childId: string, paper: NewPaper, author: Author, id?: string): Promise<string>

  /** Watches the content of a report; null if this person may not see it or it was deleted. */
  watchReport(childId: string, reportId: string, onReport: (report: ReportContent | null | 'unreadable') => void, onError: (error: Error) => void): () => void
  /** Stores a draft report, or a new one if there is no `id`. Returns the id. */
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
  /** Lets the family read a report until this time; null ends that. Both the author and the account's managers may end it. */
  giveReport(childId: string, reportId: string, until: Instant | null): Promise<void>
}
