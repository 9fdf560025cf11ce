import type { DeviceSettings } from '#ports/deviceSettings'
import { type DocumentData, type DocumentStore, StoreError, type StoredDocument } from '#ports/documents'
import type { Photos } from '#ports/photos'
import type { Recordings } from '#ports/recordings'
import type { ReportPrinter } from '#ports/reportPrinter'
import { isPaperDocument } from './assessmentDocument'
import { assessmentsOf, findingsOf } from './assessments'
import { endingOf, type PackedMedium } from './ownFile'
import { findWhole } from './findWhole'
import { isMap, parseJson } from './parsing'
import { nullWhenRefused } from './refused'
import { summaryPath } from './summaryDocument'

/** Stores of a family's data. */
export interface OwnPlaces {
  readonly store: DocumentStore
  readonly recordings: Recordings
  readonly photos: Photos
  readonly device: DeviceSettings
  readonly print: PrintReport
}

/** Makes a PDF of a signed report. */
type PrintReport = ReportPrinter['print']

/**
 * Gathers everything about one child as plain values. Content that becomes a file of its own goes to `media`. Documents are
 * taken as stored, so that unreadable ones are included.
 */
export async function gatherChild(
  { store, recordings, photos, device, print }: OwnPlaces,
  child: StoredDocument,
  media: PackedMedium[],
): Promise<DocumentData> {
  const below = async (name: string) => (await findWhole(store, { collection: `${child.path}/${name}` })).map(withParsedJson)
  const summary = await store.get(summaryPath(child.id))
  const assessments = await gatherAssessments(store, child.id)
  await printReports(child.id, assessments, print, media)
  return {
    ...withParsedJson(child),
    plans: await below('plans'),
    messages: await below('messages'),
    summary: summary === null ? null : withParsedJson(summary),
    texts: await below('texts'),
    assessments,
    sessions: await below('sessions'),
    recordings: await gatherRecordings(recordings, child.id, media),
    photos: await gatherPhotos(photos, child.id, media),
    choicesOnThisDevice: Object.fromEntries(Object.entries(device.read().activities).filter(([key]) => key.startsWith(`${child.id}/`))),
  }
}

/**
 * Gathers the assessments, each with its content if this person may see it. The answers of another rater may not be seen until
 * both have signed.
 */
async function gatherAssessments(store: DocumentStore, childId: string): Promise<readonly DocumentData[]> {
  const heads = await findWhole(store, { collection: assessmentsOf(childId) })
  return Promise.all(
    heads.map(async (head) => {
      const says = await store.get(`${findingsOf(childId)}/${head.id}`).catch(nullWhenRefused)
      return { ...withParsedJson(head), ...(says === null ? {} : { says: withParsedJson(says)['content'] }) }
    }),
  )
}

async function gatherRecordings(recordings: Recordings, childId: string, media: PackedMedium[]): Promise<readonly DocumentData[]> {
  const rows: DocumentData[] = []
  for (const [index, { utterance }] of (await recordings.list(childId)).entries()) {
    const found = await recordings.find(childId, utterance)
    if (found === null) throw new StoreError('aborted', 'a recording was deleted meanwhile')
    const file = `${childId}/voices/${index + 1}-${safe(utterance)}.${endingOf(found.blob.type)}`
    media.push({ name: file, blob: found.blob })
    rows.push({ utterance, recordedAt: new Date(found.recordedAt), file, type: found.blob.type })
  }
  return rows
}

async function gatherPhotos(photos: Photos, childId: string, media: PackedMedium[]): Promise<readonly DocumentData[]> {
  const rows: DocumentData[] = []
  for (const { bytes: _bytes, savedAt, ...note } of await photos.list(childId)) {
    const found = await photos.find(childId, note.wordId)
    if (found === null) throw new StoreError('aborted', 'a photo was deleted meanwhile')
    const file = `${childId}/photos/${note.wordId}.${endingOf(found.blob.type)}`
    media.push({ name: file, blob: found.blob })
    rows.push({ ...note, savedAt: new Date(savedAt), file, type: found.blob.type })
  }
  return rows
}

/** Returns a file name that every system accepts. */
const safe = (name: string): string => name.replaceAll(/[^\w-]+/g, '-').slice(0, 60)

/** Prints each signed report as a PDF, exactly as it was signed. A report that cannot be printed is still in the record. */
async function printReports(childId: string, assessments: readonly DocumentData[], print: PrintReport, media: PackedMedium[]): Promise<void> {
  for (const { id, kind, says } of assessments) {
    const pages = isMap(says) ? says['pages'] : null
    if (kind !== 'report' || !isMap(says) || !isPaperDocument(pages)) continue
    const blob = await print(pages, says['paper'] === 'letter' ? 'letter' : 'a4').catch(() => null)
    if (blob !== null) media.push({ name: `${childId}/reports/${String(id)}.pdf`, blob })
  }
}

/** Replaces each text that contains JSON by its parsed content. */
export function withParsedJson({ id, data }: Pick<StoredDocument, 'id' | 'data'>): DocumentData {
  const fields = Object.entries(data).map(([name, value]) => {
    const held = name.endsWith('Json') && typeof value === 'string' ? parseJson(value) : undefined
    return held === undefined ? [name, value] : [name.slice(0, -'Json'.length), held]
  })
  return { id, ...Object.fromEntries(fields) }
}
