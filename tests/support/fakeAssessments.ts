import type { Assessed } from '#domain/assessment/papers'
import { type Answers, answeredIn, type RaterSide, ratingId, type RatingHead } from '#domain/assessment/rating'
import type { Assessments } from '#ports/assessments'
import { type Delivery, StoreError } from '#ports/documents'

type Told = Answers | null | 'hidden' | 'unreadable'

/** Assessments in memory, with the rules on who can see which answers. `uid` is the person who reads. */
export class FakeAssessments implements Assessments {
  uid = 'ada'
  ratings: readonly RatingHead[] = []
  readonly kept = new Map<string, Answers>()
  /** The person who made each request for answers. */
  readonly asked: string[] = []
  /** Number of times that answers were sent, including failed attempts. */
  sent = 0
  /** Result of sending: a delivery, or an error to throw. */
  outcome: Delivery | StoreError = 'sent'
  /** Ids of damaged assessments. */
  readonly unreadable = new Set<string>()
  now = (): number => Date.UTC(2026, 10, 27, 14, 2)
  private readonly watchers = new Set<() => void>()

  /** Stores a rating directly, without access rules. */
  put(
    of: { readonly author: string; readonly side: RaterSide; readonly isSigned?: boolean; readonly version?: number; readonly occasion?: string },
    answers: Answers,
  ): RatingHead {
    const { author, side, version = 1, occasion = 'o1', isSigned = false } = of
    const at = this.now()
    const id = ratingId(occasion, side, version)
    const head: RatingHead = {
      id,
      occasion,
      side,
      version,
      author,
      byName: author,
      answered: answeredIn(answers),
      createdAt: at,
      updatedAt: at,
      signedAt: isSigned ? at : null,
    }
    this.kept.set(id, answers)
    this.ratings = [...this.ratings.filter((one) => one.id !== id), head]
    this.tell()
    return head
  }

  assessed = (): Assessed => ({ ratings: this.ratings, papers: [], unreadable: 0 })

  watch: Assessments['watch'] = (_childId, onAssessed) => this.begin(() => onAssessed(this.assessed()))

  watchAnswers: Assessments['watchAnswers'] = (_childId, id, onAnswers) => {
    this.asked.push(id)
    return this.begin(() => onAnswers(this.seen(id)))
  }

  beginRating: Assessments['beginRating'] = async (_childId, { occasion, side, version, answers }, { uid }) =>
    this.put({ author: uid, side, version, occasion }, answers).id

  saveAnswers: Assessments['saveAnswers'] = async (_childId, head, answers) => {
    this.sent += 1
    if (this.outcome instanceof StoreError) throw this.outcome
    this.put({ author: head.author, side: head.side, version: head.version, occasion: head.occasion }, answers)
    return this.outcome
  }

  signRating: Assessments['signRating'] = async (_childId, head, answers) => {
    if (this.outcome instanceof StoreError) throw this.outcome
    this.put({ author: head.author, side: head.side, version: head.version, occasion: head.occasion, isSigned: true }, answers)
  }

  savePaper: Assessments['savePaper'] = () => Promise.reject(new Error('there are no papers here'))
  watchReport: Assessments['watchReport'] = () => () => undefined
  saveReport: Assessments['saveReport'] = () => Promise.reject(new Error('there are no reports here'))
  signReport: Assessments['signReport'] = () => Promise.reject(new Error('there are no reports here'))
  giveReport: Assessments['giveReport'] = () => Promise.reject(new Error('there are no reports here'))

  private begin(tell: () => void): () => void {
    this.watchers.add(tell)
    tell()
    return () => void this.watchers.delete(tell)
  }

  private tell(): void {
    for (const tell of this.watchers) tell()
  }

  private seen(id: string): Told {
    const head = this.ratings.find((one) => one.id === id)
    if (head === undefined) return null
    const bothSigned = (['family', 'team'] as const).every((side) =>
      this.ratings.some((one) => one.id === ratingId(head.occasion, side) && one.signedAt !== null),
    )
    if (head.author !== this.uid && !(bothSigned && head.signedAt !== null)) return 'hidden'
    return this.unreadable.has(id) ? 'unreadable' : (this.kept.get(id) ?? null)
  }
}
