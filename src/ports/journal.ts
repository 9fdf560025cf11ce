import type { Mood } from '#domain/activities/mood'
import type { Session, SessionHeader } from '#domain/activities/session'
import type { EndReason, PlayEvent } from '#domain/trials/engine/events'

/**
 * Durable record of play on this device. An answer is on disk within half a second, and a finished trial before the next one
 * begins, so a killed tab loses neither. Rejects with a StoreError (`storage-full` if the disk refuses).
 */
export interface Journal {
  /** Opens the session and locks it until `close`, so that no other tab treats it as abandoned. */
  begin(header: SessionHeader): Promise<void>
  append(sessionId: string, events: readonly PlayEvent[]): Promise<void>
  /**
   * Stores an adult's mood note about a finished session, or removes it if undefined. Does nothing for a session that was already
   * delivered.
   */
  tellMood(sessionId: string, mood: Mood | undefined): Promise<void>
  close(sessionId: string, reason: EndReason): Promise<void>
  /** Closes the sessions that a dead tab left open (`interrupted`), and returns every finished session that is not delivered yet. */
  undelivered(): Promise<readonly Session[]>
  markDelivered(sessionId: string): Promise<void>
  /** Deletes everything about a child, including an open session. Play that is still in progress is not kept. */
  forget(childId: string): Promise<void>
}
