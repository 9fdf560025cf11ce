import { createHash } from 'node:crypto'
import { Timestamp, type DocumentReference, type Transaction } from 'firebase-admin/firestore'
import { runAll } from '../runAll'
import type { Services } from '../services'
import { accountSteps } from './accountSteps'
import { carryOut } from './carryOut'
import { cleanUpSteps, personSteps, type ErasedPerson } from './personSteps'
import type { ErasureStep } from './steps'

const MINUTE_MS = 60_000
/** Time (ms) after its last page for which a job belongs to one worker. Later, a worker that stopped no longer blocks the job. */
const LEASE_MS = MINUTE_MS
/** Time (ms) after which a second round erases what old tokens wrote. Tokens stay valid for an hour after the sign-in was deleted. */
const TOKENS_END_MS = 65 * MINUTE_MS

export interface Wanted {
  readonly kind: 'person' | 'account'
  readonly id: string
}

/** The record of an erasure. It names nobody. */
export interface Receipt {
  readonly kind: Wanted['kind']
  readonly by: 'self' | 'administrator'
  readonly startedAt: number
  readonly doneAt: number
  /** Number of documents removed or changed, by subject. */
  readonly counts: Readonly<Record<string, number>>
  /** Number of signed clinic papers that remain, and the day on which the last one is deleted (ms since 1970). */
  readonly keptPapers: number
  readonly keptUntil: number | null
}

/** The document erasures/{id}. It is the only one that names an erased person, until the second round is over. */
interface Job extends Wanted {
  readonly by: Receipt['by']
  readonly receipt: string
  readonly person: Omit<ErasedPerson, 'uid'> | null
  readonly salt: string
  readonly signedPaperDays: number
  readonly round: 1 | 2
  readonly step: number
  readonly cursor: string | null
  readonly counts: Readonly<Record<string, number>>
  readonly startedAt: Timestamp
  /** Earliest time of the next work on the job. */
  readonly dueAt: Timestamp
  readonly keptPapers: number
  readonly keptUntil: number | null
}

export type Answer =
  | { readonly state: 'running'; readonly done: number; readonly of: number }
  /** Another worker has the job now. */
  | { readonly state: 'busy' }
  | { readonly state: 'done'; readonly receipt: Receipt }

const digest = (...parts: readonly string[]): string => createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 32)

export const jobOf = ({ db }: Services, { kind, id }: Wanted): DocumentReference => db.doc(`erasures/${digest(kind, id)}`)
/** Returns the receipt id of this request. Two people who choose the same id get two different receipts. */
export const receiptOf = ({ kind, id }: Wanted, asked: string): string => digest(kind, id, asked)
export const receiptAt = ({ db }: Services, receipt: string): DocumentReference => db.doc(`receipts/${receipt}`)

type NewJob = Pick<Job, keyof Wanted | 'by' | 'receipt' | 'person' | 'signedPaperDays' | 'keptPapers' | 'keptUntil'>

/** Creates the job unless it exists. */
export const startJob = (services: Services, wanted: NewJob, also: (transaction: Transaction) => void): Promise<void> =>
  services.db.runTransaction(async (transaction) => {
    const reference = jobOf(services, wanted)
    if ((await transaction.get(reference)).exists) return
    const at = Timestamp.fromMillis(services.now())
    transaction.set(reference, { ...wanted, salt: services.newId(), round: 1, step: 0, cursor: null, counts: {}, startedAt: at, dueAt: at })
    also(transaction)
  })

/** Works on a job for about `budgetMs` and returns its progress. Any number of calls, at once or one after another, have the same result. */
export async function workOnJob(services: Services, reference: DocumentReference, budgetMs: number): Promise<Answer | null> {
  const { now } = services
  const job = await lease(services, reference)
  if (job === null || job === 'busy') return job === null ? null : { state: 'busy' }
  const steps = stepsOf(job, now())
  const until = now() + budgetMs
  let { step, cursor, counts } = job
  while (step < steps.length) {
    const present = steps[step] as ErasureStep
    const counted = (count: number) => (count === 0 ? counts : { ...counts, [present.name]: (counts[present.name] ?? 0) + count })
    const progress = await carryOut(services, present, cursor, (batch, { cursor: next, isDone, count }) => {
      const dueAt = Timestamp.fromMillis(now() + LEASE_MS)
      batch.update(reference, { step: step + (isDone ? 1 : 0), cursor: next, counts: counted(count), dueAt })
    })
    cursor = progress.cursor
    counts = counted(progress.count)
    if (progress.isDone) step++
    if (now() >= until && step < steps.length) {
      await reference.update({ dueAt: Timestamp.fromMillis(now()) })
      return { state: 'running', done: step, of: steps.length }
    }
  }
  return finish(services, reference, { ...job, counts })
}

/** Takes the job for a while. Resolves to null if there is no job, or to `busy` if another worker has it or it waits for its second round. */
const lease = ({ db, now }: Services, reference: DocumentReference): Promise<Job | null | 'busy'> =>
  db.runTransaction(async (transaction) => {
    const found = await transaction.get(reference)
    if (!found.exists) return null
    const job = found.data() as Job
    if (job.dueAt.toMillis() > now()) return 'busy'
    transaction.update(reference, { dueAt: Timestamp.fromMillis(now() + LEASE_MS) })
    return job
  })

function stepsOf(job: Job, now: number): readonly ErasureStep[] {
  if (job.person === null) return accountSteps(job.id, now)
  const rules = { signedPaperDays: job.signedPaperDays, now: job.startedAt.toMillis(), newName: (path: string) => `erased-${digest(job.salt, path)}` }
  const steps = personSteps({ uid: job.id, ...job.person }, rules)
  return job.round === 1 ? steps : [...steps, ...cleanUpSteps(job.id)]
}

/** Writes the receipt after the first round. After the second round, deletes everything but the receipt. */
async function finish(services: Services, reference: DocumentReference, job: Job): Promise<Answer> {
  const { db, now } = services
  const { kind, by, counts, keptPapers, keptUntil } = job
  const receipt: Receipt = { kind, by, startedAt: job.startedAt.toMillis(), doneAt: now(), counts, keptPapers, keptUntil }
  const batch = db.batch()
  if (job.round === 1) batch.set(receiptAt(services, job.receipt), receipt)
  if (job.round === 1 && kind === 'person') {
    batch.update(reference, { round: 2, step: 0, cursor: null, dueAt: Timestamp.fromMillis(now() + TOKENS_END_MS) })
  } else batch.delete(reference)
  await batch.commit()
  return { state: 'done', receipt }
}

/** Continues interrupted jobs and second rounds that are due. Returns the number of jobs. */
export async function workOnDue(services: Services, budgetMs: number): Promise<number> {
  const { db, now } = services
  const due = await db.collection('erasures').where('dueAt', '<=', Timestamp.fromMillis(now())).orderBy('dueAt').limit(20).get()
  const until = now() + budgetMs
  let worked = 0
  await runAll(
    due.docs.map(({ ref }) => async () => {
      if (now() >= until) return
      await workOnJob(services, ref, until - now())
      worked++
    }),
  )
  return worked
}
