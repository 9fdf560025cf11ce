import type { DeviceSettings } from '#ports/deviceSettings'
import { type DocumentData, type DocumentStore, StoreError, type StoredDocument } from '#ports/documents'
import type { Photos } from '#ports/photos'
import type { Recordings } from '#ports/recordings'
import { assessmentsOf, findingsOf } from './assessments'
import { parseJson } from './parsing'
import { exportPhotos } from './photoExport'
import { nullWhenRefused } from './refused'
import { summaryPath } from './summaryDocument'

/** Where everything of a family lies. */
export interface OwnPlaces {
  readonly store: DocumentStore
  readonly recordings: Recordings
  readonly photos: Photos
  readonly device: DeviceSettings
}

/** Everything of one child as plain values. Documents are taken as they are stored, so that one that cannot be read is in it too. */
export async function gatherChild({ store, recordings, photos, device }: OwnPlaces, child: StoredDocument): Promise<DocumentData> {
  const below = async (name: string) => (await store.find({ collection: `${child.path}/${name}` })).map(plain)
  const summary = await store.get(summaryPath(child.id))
  return {
    ...plain(child),
    plans: await below('plans'),
    messages: await below('messages'),
    summary: summary === null ? null : plain(summary),
    texts: await below('texts'),
    assessments: await gatherAssessments(store, child.id),
    sessions: await below('sessions'),
    recordings: await gatherRecordings(recordings, child.id),
    photos: await gatherPhotos(photos, child.id),
    choicesOnThisDevice: Object.fromEntries(Object.entries(device.read().activities).filter(([key]) => key.startsWith(`${child.id}/`))),
  }
}

/** Each with what it says, as far as that may be seen: what another rater said before both signed may not. */
async function gatherAssessments(store: DocumentStore, childId: string): Promise<readonly DocumentData[]> {
  const heads = await store.find({ collection: assessmentsOf(childId) })
  return Promise.all(
    heads.map(async (head) => {
      const says = await store.get(`${findingsOf(childId)}/${head.id}`).catch(nullWhenRefused)
      return { ...plain(head), ...(says === null ? {} : { says: plain(says)['content'] }) }
    }),
  )
}

async function gatherRecordings(recordings: Recordings, childId: string): Promise<readonly DocumentData[]> {
  const rows: DocumentData[] = []
  for (const { utterance } of await recordings.list(childId)) {
    const found = await recordings.find(childId, utterance)
    if (found === null) throw new StoreError('aborted', 'a recording was deleted meanwhile')
    rows.push({ utterance, recordedAt: new Date(found.recordedAt), ...(await encoded(found.blob)) })
  }
  return rows
}

async function gatherPhotos(photos: Photos, childId: string): Promise<readonly DocumentData[]> {
  const { notes, files } = await exportPhotos(photos, childId)
  return Promise.all(files.map(async ({ blob }, index) => ({ ...notes[index], ...(await encoded(blob)) })))
}

/** With texts that hold JSON turned into what they hold. */
export function plain({ id, data }: Pick<StoredDocument, 'id' | 'data'>): DocumentData {
  const fields = Object.entries(data).map(([name, value]) => {
    const held = name.endsWith('Json') && typeof value === 'string' ? parseJson(value) : undefined
    return held === undefined ? [name, value] : [name.slice(0, -'Json'.length), held]
  })
  return { id, ...Object.fromEntries(fields) }
}

// In pieces: a call takes only so many arguments.
const PIECE = 8192

async function encoded(blob: Blob): Promise<{ type: string; base64: string }> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  let letters = ''
  for (let from = 0; from < bytes.length; from += PIECE) letters += String.fromCharCode(...bytes.subarray(from, from + PIECE))
  return { type: blob.type, base64: btoa(letters) }
}
