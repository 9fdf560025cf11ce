import { Timestamp } from 'firebase-admin/firestore'
import type { Services } from '../services'
import { counted, dayOf, endOfDay, type Counted, type DayCount, type DayLimits } from './decide'

interface Made {
  readonly what: Counted
  /** Whose limit it is. */
  readonly of: string
  /** Of the event that tells it: an event may come twice. */
  readonly event: string
}

/** Counts something that was made, and closes the limit for the rest of the day once it is used up. Answers whether it was one too many. */
export const count = ({ db, now }: Services, limits: DayLimits, made: Made): Promise<boolean> =>
  db.runTransaction(async (transaction) => {
    const { what, of } = made
    const at = now()
    const reference = db.doc(`dayCounts/${what}_${of}_${dayOf(at)}`)
    const next = counted(((await transaction.get(reference)).data() as DayCount | undefined) ?? null, made)
    transaction.set(reference, { ...next, at: Timestamp.fromMillis(at) })
    if (next.count >= limits[what]) transaction.set(db.doc(`limits/${what}_${of}`), { until: Timestamp.fromMillis(endOfDay(at)), of })
    return next.count > limits[what]
  })
