import type { StoredPaper } from '#domain/assessment/papers'
import type { RatingHead } from '#domain/assessment/rating'
import type { DocumentData, StoredDocument } from '#ports/documents'
import type { ChildInFile, MediumInFile, RatingInFile } from '#ports/ownFile'
import { ASSESSMENT_VERSION, isRating, readAnswers, readAssessment } from './assessmentDocument'
import { findingsOf } from './assessments'
import { assessmentRow, rowsOfList, messageRow, sessionRow, countInvalidParts, textRow, weekRow } from './fileRows'
import { readMessage } from './messages'
import { isMap, type Reader } from './parsing'
import { readWeek } from './plans'
import { readProfile } from './profileDocument'
import { readSession } from './sessionDocument'
import { readText } from './texts'

/** Author of content that is only viewed and never stored. */
const NOBODY = 'guest'
const CHILD = 'file'

/** Reads one child and the child's data from an exported file. */
export function childInFile(child: DocumentData, medium: (note: DocumentData) => Blob | null, reports: readonly MediumInFile[]): ChildInFile {
  let unreadable = countInvalidParts(child)
  const all = <T>(name: string, documentOf: (row: DocumentData) => StoredDocument | null, read: Reader<T>): readonly T[] =>
    rowsOfList(child[name]).flatMap((row) => {
      const document = documentOf(row)
      const value = document === null ? null : read(document)
      if (value === null) unreadable++
      return value ?? []
    })
  const media = (name: string, nameOf: (note: DocumentData) => unknown): readonly MediumInFile[] =>
    rowsOfList(child[name]).map((note) => ({ name: textOf(nameOf(note)), blob: medium(note) }))

  const profile = readProfile(child['profile'])
  if (profile === null && isMap(child['profile'])) unreadable++
  const says = new Map<string, unknown>()
  const assessed = all(
    'assessments',
    (row) => {
      const document = assessmentRow(row, CHILD)
      if (document !== null) says.set(document.id, row['says'] ?? null)
      return document
    },
    readDated,
  ).toSorted((one, other) => other.createdAt - one.createdAt)
  const withAnswers = (head: RatingHead): RatingInFile => {
    const said = says.get(head.id) ?? null
    if (said === null) return { ...head, answers: null }
    const data = { version: ASSESSMENT_VERSION, contentJson: JSON.stringify(said), author: head.author }
    const answers = readAnswers({ id: head.id, path: `${findingsOf(CHILD)}/${head.id}`, data })
    if (answers === null) unreadable++
    return { ...head, answers }
  }
  const ratings = assessed.filter(isRating).map(withAnswers)
  return {
    profile,
    sessions: all('sessions', (row) => sessionRow(row, CHILD, NOBODY), readSession).toSorted((one, other) => other.startedAt - one.startedAt),
    weeks: all(
      'plans',
      (row) => weekRow(row, CHILD, NOBODY),
      (document) => {
        const week = readWeek(document)
        const monday = textOf(document.data['monday'])
        return week === null || !isDay(monday) ? null : { monday, week }
      },
    ).toSorted((one, other) => (one.monday < other.monday ? 1 : -1)),
    texts: all('texts', (row) => textRow(row, CHILD, NOBODY), readText),
    assessed: { ratings, papers: assessed.filter((one): one is StoredPaper => !isRating(one)) },
    messages: all('messages', messageRow, readMessage).toSorted((one, other) => other.at - one.at),
    photos: media('photos', ({ name }) => name),
    voices: media('recordings', ({ utterance }) => textOf(utterance).split('/').at(-1)),
    reports,
    unreadable,
  }
}

/** Whether the text is a real calendar day. */
const isDay = (day: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day))

const readDated: typeof readAssessment = (document) => {
  const read = readAssessment(document)
  if (read === null || isRating(read)) return read
  const days = read.kind === 'goal' ? [read.reviewOn] : 'day' in read ? [read.day] : []
  return days.every(isDay) ? read : null
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
