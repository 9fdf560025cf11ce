import type { Caller } from '../caller'
import { isAdministrator, mustBeRecent } from '../caller'
import { Refusal, type Services } from '../services'
import { outlookOn, type Outlook } from './facts'
import { startJob, jobOf, receiptAt, receiptOf, workOnJob, type Answer, type Receipt, type Wanted } from './jobs'
import { accountFrom, type Obstacle } from './obstacles'
import { readRequest, type ErasureCall } from './request'

export type ErasureAnswer =
  | Answer
  /** Nothing was changed because of these obstacles. */
  | { readonly state: 'blocked'; readonly obstacles: readonly Obstacle[] }
  /** The effect that an erasure would have. */
  | ({ readonly state: 'look' } & Pick<Outlook, 'obstacles' | 'keptPapers' | 'keptUntil' | 'otherAccounts'>)

/** Time (ms) for which one request works. The client sends the request again until the job is done. */
const BUDGET_MS = 20_000

/**
 * Erases a person or an account, or reports what that would do. The caller must be the person, the last
 * member of the account, or an administrator with a reason. Throws a Refusal.
 */
export async function erasure(services: Services, caller: Caller, data: unknown, budgetMs = BUDGET_MS): Promise<ErasureAnswer> {
  const request = readRequest(data)
  if (request === null) throw new Refusal('invalid-argument', 'not a request of this function')
  const by = await rightOf(services, caller, request)
  if (request.action === 'look') return look(services, request)
  const known = await doneBefore(services, request)
  if (known !== null) return { state: 'done', receipt: known }
  const job = jobOf(services, request)
  if (!(await job.get()).exists) {
    mustBeRecent(caller, services.now())
    const obstacles = await start(services, caller, request, by)
    if (obstacles.length > 0) return { state: 'blocked', obstacles }
  }
  // Another request may have just finished the job.
  const answer = (await workOnJob(services, job, budgetMs)) ?? { state: 'busy' }
  const ended = answer.state === 'busy' ? await doneBefore(services, request) : null
  return ended === null ? answer : { state: 'done', receipt: ended }
}

/** Returns the caller's right to this erasure. Throws a Refusal if the caller has none. */
async function rightOf(services: Services, caller: Caller, { kind, id, reason }: ErasureCall): Promise<Receipt['by']> {
  if (reason !== null) {
    if (await isAdministrator(services, caller)) return 'administrator'
  } else if (kind === 'person' ? caller.uid === id : await isLastIn(services, id, caller.uid)) return 'self'
  throw new Refusal('permission-denied', 'not yours to erase')
}

async function isLastIn({ db }: Services, id: string, uid: string): Promise<boolean> {
  const found = await db.doc(`TherapistAccounts/${id}`).get()
  if (!found.exists) return id.slice(0, Math.max(0, id.lastIndexOf('_'))) === uid
  const { roles, status } = accountFrom(id, found.data() ?? {})
  return roles[uid] === 'owner' && Object.keys(roles).length === 1 && status !== 'active' && status !== 'suspended'
}

async function look(services: Services, { kind, id }: ErasureCall): Promise<ErasureAnswer> {
  if (kind === 'account') return { state: 'look', obstacles: [], keptPapers: 0, keptUntil: null, otherAccounts: [] }
  const { obstacles, keptPapers, keptUntil, otherAccounts } = await outlookOn(services, id)
  return { state: 'look', obstacles, keptPapers, keptUntil, otherAccounts }
}

/** Returns the receipt of this request, or of a job for the same target whose first round is over. */
async function doneBefore(services: Services, request: Wanted & Pick<ErasureCall, 'receipt'>): Promise<Receipt | null> {
  const [own, job] = await services.db.getAll(receiptAt(services, receiptOf(request, request.receipt)), jobOf(services, request))
  if (own?.exists) return own.data() as Receipt
  if (job?.get('round') !== 2) return null
  return ((await receiptAt(services, String(job.get('receipt'))).get()).data() as Receipt | undefined) ?? null
}

async function start(services: Services, caller: Caller, { kind, id, receipt: asked, reason }: ErasureCall, by: Receipt['by']): Promise<readonly Obstacle[]> {
  const { db } = services
  const receipt = receiptOf({ kind, id }, asked)
  const outlook = kind === 'person' ? await outlookOn(services, id) : null
  const obstacles = outlook?.obstacles ?? []
  if (obstacles.length > 0) return obstacles
  const { uid: _uid, ...person } = outlook?.person ?? { uid: id }
  const { signedPaperDays = 0, keptPapers = 0, keptUntil = null } = outlook ?? {}
  const job = { kind, id, by, receipt, person: 'email' in person ? person : null, signedPaperDays, keptPapers, keptUntil }
  await startJob(services, job, (transaction) => {
    if (reason === null) return
    // The record does not name who was erased. It has the receipt's number instead.
    const record = { actor: caller.uid, action: `erase:${kind}`, target: `receipts/${receipt}`, note: reason, at: new Date(services.now()) }
    transaction.create(db.doc(`auditLog/erase-${receipt}`), record)
  })
  return []
}
