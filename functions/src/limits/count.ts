import { Timestamp } from 'firebase-admin/firestore'
import type { Services } from '../services'
import { counted, dayOf, endOfUtcDay, positionOf, type CountedEvents, type DayCount, type DayLimits } from './decide'

interface Made {
  readonly what: CountedEvents
  /** Id of the account, parent, visitor or person whose events are counted. */
  readonly of: string
  /** Id of the event, which may arrive twice. */
  readonly event: string
}

/**
 * Counts a new document, and closes the limit for the rest of the day once it is reached. Returns
 * whether the document was one too many. A repeated event gets the same answer.
 */
export const countEvent = ({ db, now }: Services, limits: DayLimits, made: Made): Promise<boolean> =>
  db.runTransaction(async (transaction) => {
    const { what, of } = made
    const at = now()
    const reference = db.doc(`dayCounts/${what}_${of}_${dayOf(at)}`)
    const next = counted(((await transaction.get(reference)).data() as DayCount | undefined) ?? null, made)
    transaction.set(reference, { ...next, at: Timestamp.fromMillis(at) })
    if (next.count >= limits[what]) transaction.set(db.doc(`limits/${what}_${of}`), { until: Timestamp.fromMillis(endOfUtcDay(at)), of })
    return positionOf(next, made.event) > limits[what]
  })
