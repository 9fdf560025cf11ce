import type { Session, SessionHeader } from '#domain/activities/session'
import type { EndReason, PlayEvent } from '#domain/trials/engine/events'
import { StoreError, type StoreErrorCode } from '#ports/documents'
import type { Journal } from '#ports/journal'
import type { Sessions } from '#ports/sessions'

/** Commands from the stage machine to its recorder. */
export type RecorderCommand =
  | { readonly type: 'RECORDER.BEGIN'; readonly header: SessionHeader }
  | { readonly type: 'RECORDER.APPEND'; readonly sessionId: string; readonly events: readonly PlayEvent[] }
  | { readonly type: 'RECORDER.CLOSE'; readonly session: Session; readonly reason: EndReason }
  /** An adult's answer about a finished session. */
  | { readonly type: 'RECORDER.MOOD'; readonly session: Session }
  /** Drops a session that the stage could not open: nothing was started, and nothing is stored. */
  | { readonly type: 'RECORDER.DROP'; readonly sessionId: string }
  /** Delivers everything left over from an earlier page, or an earlier failure. */
  | { readonly type: 'RECORDER.DELIVER' }

/** Reports from the recorder. After `JOURNAL_FAILED`, events stay in memory until a later write succeeds. */
export type RecorderFact =
  | { readonly type: 'RECORDER.BEGUN'; readonly sessionId: string }
  | { readonly type: 'RECORDER.JOURNAL_FAILED'; readonly code: StoreErrorCode }
  | { readonly type: 'RECORDER.JOURNAL_MENDED' }
  | { readonly type: 'RECORDER.DELIVERED'; readonly sessionId: string }
  | { readonly type: 'RECORDER.KEPT'; readonly sessionId: string; readonly isInMemoryAlone: boolean }

interface OpenRecord {
  readonly header: SessionHeader
  isBegun: boolean
  unsaved: readonly PlayEvent[]
}

/**
 * Creates a recorder that writes a session's events to the journal in order and delivers finished
 * sessions. It never rejects or delays play. Events that cannot be written are written with the next
 * one. Events that arrive while the disk is busy are written together.
 */
export function createSessionRecorder(ports: { journal: Journal; sessions: Sessions }, tell: (fact: RecorderFact) => void) {
  const { journal, sessions } = ports
  const open = new Map<string, OpenRecord>()
  const delivering = new Set<string>()
  /** Sessions that the backend does not have and whose events may be missing from the journal. */
  const homeless = new Map<string, Session>()
  /** Sessions that the backend has, and the last note about each. */
  const delivered = new Set<string>()
  const told = new Map<string, Session>()
  let isFailing = false
  let journalQueue: Promise<unknown> = Promise.resolve()

  const inOrder = (work: () => Promise<void>) => {
    journalQueue = journalQueue.then(work)
  }

  async function write(record: OpenRecord): Promise<boolean> {
    try {
      if (!record.isBegun) await journal.begin(record.header)
      record.isBegun = true
      const events = record.unsaved
      if (events.length > 0) await journal.append(record.header.id, events)
      record.unsaved = record.unsaved.slice(events.length)
      if (isFailing) tell({ type: 'RECORDER.JOURNAL_MENDED' })
      isFailing = false
      return true
    } catch (error) {
      fail(error)
      return false
    }
  }

  function fail(error: unknown): void {
    isFailing = true
    tell({ type: 'RECORDER.JOURNAL_FAILED', code: error instanceof StoreError ? error.code : 'unavailable' })
  }

  function tellFate(sessionId: string, isDelivered: boolean): void {
    tell(isDelivered ? { type: 'RECORDER.DELIVERED', sessionId } : { type: 'RECORDER.KEPT', sessionId, isInMemoryAlone: homeless.has(sessionId) })
  }

  function begin(header: SessionHeader): void {
    const record: OpenRecord = { header, isBegun: false, unsaved: [] }
    open.set(header.id, record)
    inOrder(async () => {
      await write(record)
      tell({ type: 'RECORDER.BEGUN', sessionId: header.id })
    })
  }

  function append(sessionId: string, events: readonly PlayEvent[]): void {
    const record = open.get(sessionId)
    if (record === undefined) return
    record.unsaved = [...record.unsaved, ...events]
    inOrder(async () => {
      if (record.unsaved.length > 0) await write(record)
    })
  }

  function close(session: Session, reason: EndReason): void {
    const record = open.get(session.id)
    open.delete(session.id)
    inOrder(async () => {
      const isWritten = record !== undefined && (await write(record))
      if (!isWritten) homeless.set(session.id, session)
      await journal.close(session.id, reason).catch((error: unknown) => {
        homeless.set(session.id, session)
        fail(error)
      })
      void deliver(session)
    })
  }

  function drop(sessionId: string): void {
    open.delete(sessionId)
    inOrder(async () => {
      await succeeds(journal.close(sessionId, 'adult'))
      await succeeds(journal.markDelivered(sessionId))
    })
  }

  // Runs outside the queue, because a delivery may stay pending for hours when offline, and the next child is already playing.
  async function deliver(session: Session): Promise<void> {
    if (delivering.has(session.id)) return
    delivering.add(session.id)
    const isSaved = !leavesTrace(session) || (await succeeds(sessions.save(session)))
    if (isSaved) {
      delivered.add(session.id)
      homeless.delete(session.id)
      // The adult may have added a note while the session was being delivered.
      const latest = told.get(session.id)
      if (latest !== undefined && latest.mood !== session.mood) await tellMood(latest)
      // If this mark cannot be written, the session is delivered again later, which does no harm.
      await succeeds(journal.markDelivered(session.id))
    }
    delivering.delete(session.id)
    if (isSaved && isFailing && homeless.size === 0 && open.size === 0) {
      isFailing = false
      tell({ type: 'RECORDER.JOURNAL_MENDED' })
    }
    tellFate(session.id, isSaved)
  }

  function noteMood(session: Session): void {
    told.set(session.id, session)
    inOrder(async () => {
      if (homeless.has(session.id)) homeless.set(session.id, session)
      if (delivered.has(session.id)) return tellMood(session)
      // Keeps the note in this device's journal until the backend has the session.
      await succeeds(journal.tellMood(session.id, session.mood))
      if (!delivering.has(session.id)) void deliver(session)
    })
  }

  async function tellMood(session: Session): Promise<void> {
    const isTold = await succeeds(sessions.tellMood(session))
    // Keeps the session in memory, so that the next delivery sends its note again.
    if (!isTold) homeless.set(session.id, session)
    tellFate(session.id, isTold)
  }

  async function deliverAll(): Promise<void> {
    const onDisk = await journal.undelivered().catch(() => [])
    // Prefers the copy in memory, which is complete even if the disk refused some events.
    const waiting = new Map([...onDisk.map((session) => [session.id, session] as const), ...homeless])
    for (const session of waiting.values()) void deliver(session)
  }

  return (command: RecorderCommand): void => {
    switch (command.type) {
      case 'RECORDER.BEGIN':
        return begin(command.header)
      case 'RECORDER.APPEND':
        return append(command.sessionId, command.events)
      case 'RECORDER.CLOSE':
        return close(command.session, command.reason)
      case 'RECORDER.MOOD':
        return noteMood(command.session)
      case 'RECORDER.DROP':
        return drop(command.sessionId)
      case 'RECORDER.DELIVER':
        return inOrder(deliverAll)
    }
  }
}

// Whether to store a session. A session that an adult ended before anything was shown is
// not stored. One that was interrupted records that it started.
const leavesTrace = ({ events }: Session): boolean =>
  events.some((event) => event.kind === 'trial-began' || event.kind === 'free-began' || (event.kind === 'ended' && event.reason === 'interrupted'))

const succeeds = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  )
