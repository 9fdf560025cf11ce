import type { Assessed, StoredPaper } from '#domain/assessment/papers'
import { answeredIn, ratingId, type Answers, type RatingHead } from '#domain/assessment/rating'
import type { ReportContent } from '#domain/assessment/report'
import type { Assessments, Author, NewPaper } from '#ports/assessments'
import { NOW, StoreError, type DocumentData, type DocumentStore, type StoredDocument, type Writes } from '#ports/documents'
import { ASSESSMENT_VERSION, isPaperContent, isRating, isReportContent, readAnswers, readAssessment, readReport } from './assessmentDocument'
import { commitNow } from './commitNow'
import { readAll, type Reader } from './parsing'

/**
 * These functions return two paths: that of a child's assessments that may be listed, and that of the contents of its ratings
 * and reports.
 */
export const assessmentsOf = (childId: string): string => `children/${childId}/assessments`
export const findingsOf = (childId: string): string => `children/${childId}/findings`

/** Stores assessments in the backend's documents. The part that may be listed is separate from the contents of ratings and reports. */
export function createAssessments(store: DocumentStore, newId: () => string = () => crypto.randomUUID()): Assessments {
  const headAt = (childId: string, id: string) => `${assessmentsOf(childId)}/${id}`
  const findingAt = (childId: string, id: string) => `${findingsOf(childId)}/${id}`

  const writePaper = (writes: Writes, path: string, { kind, ...rest }: { readonly kind: StoredPaper['kind'] }, author: Author, isNew: boolean) => {
    const content = { ...rest, byName: author.name }
    // Content that cannot be read again is refused, because it would be stored but never listed.
    if (!isPaperContent(kind, content)) throw new StoreError('unavailable', `a paper of the kind ${kind} that could not be read again`)
    const contentJson = JSON.stringify(content)
    if (!isNew) return writes.update(path, { contentJson, updatedAt: NOW })
    writes.set(path, { version: ASSESSMENT_VERSION, kind, contentJson, ...writtenBy(author), createdAt: NOW, updatedAt: NOW, signedAt: null })
  }

  const writeFinding = (writes: Writes, path: string, content: object, isNew: boolean, author: string) => {
    const contentJson = JSON.stringify(content)
    if (isNew) writes.set(path, { version: ASSESSMENT_VERSION, contentJson, author, updatedAt: NOW })
    else writes.update(path, { contentJson, updatedAt: NOW })
  }

  const writeAnswers = (writes: Writes, childId: string, head: RatingHead, answers: Answers, more: DocumentData) => {
    const contentJson = ratingContent({ ...head, answered: answeredIn(answers) })
    writes.update(headAt(childId, head.id), { contentJson, updatedAt: NOW, ...more })
    writeFinding(writes, findingAt(childId, head.id), answers, false, head.author)
  }

  return {
    watch: (childId, onAssessed, onError) =>
      store.watchQuery({ collection: assessmentsOf(childId), orderBy: ['createdAt', 'desc'] }, (documents) => onAssessed(assessedFrom(documents)), onError),

    watchAnswers: (childId, id, onAnswers, onError) => watchFinding(store, findingAt(childId, id), readAnswers, onAnswers, onError, 'hidden'),

    async beginRating(childId, { occasion, side, version, answers }, author) {
      const id = ratingId(occasion, side, version)
      const contentJson = ratingContent({ occasion, side, version, byName: author.name, answered: answeredIn(answers) })
      await store.commit((writes) => {
        writes.set(headAt(childId, id), {
          version: ASSESSMENT_VERSION,
          kind: 'rating',
          contentJson,
          ...writtenBy(author),
          createdAt: NOW,
          updatedAt: NOW,
          signedAt: null,
        })
        writeFinding(writes, findingAt(childId, id), answers, true, author.uid)
      })
      return id
    },

    saveAnswers: (childId, rating, answers, onArrived) => store.commit((writes) => writeAnswers(writes, childId, rating, answers, {}), onArrived),

    // A signed rating is locked, so it must have reached the backend and not only this device.
    signRating: (childId, rating, answers) => commitNow(store, (writes) => writeAnswers(writes, childId, rating, answers, { signedAt: NOW })),

    async savePaper(childId, paper, author, id) {
      const name = id ?? newId()
      await store.commit((writes) => writePaper(writes, headAt(childId, name), paper, author, id === undefined))
      return name
    },

    watchReport: (childId, id, onReport, onError) => watchFinding(store, findingAt(childId, id), readReport, onReport, onError, null),

    async saveReport(childId, head, content, author, id, onArrived) {
      const name = id ?? newId()
      const delivery = await store.commit((writes) => {
        writePaper(writes, headAt(childId, name), { kind: 'report', ...reportHead(head) }, author, id === undefined)
        writeFinding(writes, findingAt(childId, name), reportContent(content), id === undefined, author.uid)
      }, onArrived)
      return { id: name, delivery }
    },

    signReport: (childId, head, content) =>
      commitNow(store, (writes) => {
        writes.update(headAt(childId, head.id), {
          contentJson: JSON.stringify({ ...reportHead(head), byName: head.byName }),
          updatedAt: NOW,
          signedAt: NOW,
        })
        writeFinding(writes, findingAt(childId, head.id), reportContent(content), false, head.author)
      }),

    giveReport: (childId, id, until) =>
      commitNow(store, (writes) => writes.update(findingAt(childId, id), { familyUntil: until === null ? null : new Date(until), updatedAt: NOW })),
  }
}

const writtenBy = ({ uid, account }: Author): DocumentData => ({ author: uid, ...(account == null ? {} : { account }) })

function assessedFrom(documents: readonly StoredDocument[]): Assessed {
  const { readable, unreadable } = readAll(readAssessment, documents)
  return { ratings: readable.filter(isRating), papers: readable.filter((one): one is StoredPaper => !isRating(one)), unreadable }
}

const ratingContent = ({ occasion, side, version, byName, answered }: Pick<RatingHead, 'occasion' | 'side' | 'version' | 'byName' | 'answered'>): string =>
  JSON.stringify({ occasion, side, version, byName, answered })

const reportHead = ({ day, version, before }: Pick<NewPaper<'report'>, 'day' | 'version' | 'before'>) => ({ day, version, before })

/** Returns the content of a report without the date until which the family may read it, because that date can change after signing. */
function reportContent({ familyUntil: _until, ...content }: ReportContent): object {
  if (!isReportContent(content)) throw new StoreError('unavailable', 'a report that could not be read again')
  return content
}

/** Watches the content of a rating or report. Missing permission is not an error and is reported as `refused`. */
function watchFinding<T, R extends null | 'hidden'>(
  store: DocumentStore,
  path: string,
  read: Reader<T>,
  onValue: (value: T | R | null | 'unreadable') => void,
  onError: (error: Error) => void,
  refused: R,
): () => void {
  return store.watch(
    path,
    (document) => onValue(document === null ? null : (read(document) ?? 'unreadable')),
    (error) => (error instanceof StoreError && error.code === 'permission-denied' ? onValue(refused) : onError(error)),
  )
}
