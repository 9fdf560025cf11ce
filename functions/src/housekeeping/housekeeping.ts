import { FieldPath, FieldValue, Timestamp, type Query, type QueryDocumentSnapshot, type WriteBatch } from 'firebase-admin/firestore'
import { runAll } from '../runAll'
import { ERASED } from '../erasure/steps'
import { millisecondsOf } from '../moments'
import { isOvertaken, type Services } from '../services'
import { retentionFrom } from './retention'

const DAY_MS = 86_400_000
/** Number of documents read at once. Each needs one commit with at most four writes. */
const PAGE = 100

/** Number of removed documents by kind. */
export type RemovedCounts = Readonly<Record<string, number>>

interface Sweep {
  readonly name: string
  /** The expired documents, oldest first. */
  readonly over: Query
  /** Adds the removal of one document to the batch. Returns whether the document will be removed. */
  readonly take: (document: QueryDocumentSnapshot, batch: WriteBatch) => Promise<boolean>
}

/** Removes expired documents. The next day's run continues an interrupted one, and a repeated run finds nothing. */
export async function removeExpired(services: Services, budgetMs: number): Promise<RemovedCounts> {
  const { db, now } = services
  const retention = retentionFrom((await db.doc('Config/retention').get()).data())
  const until = now() + budgetMs
  const sweeps = sweepsOf(services, retention)
  const swept: Record<string, number> = Object.fromEntries(sweeps.map(({ name }) => [name, 0]))
  const note = (name: string) => () => void (swept[name] = (swept[name] ?? 0) + 1)
  await runAll(sweeps.map((sweep) => () => carryOut(services, sweep, { until, onTaken: note(sweep.name) })))
  return swept
}

function sweepsOf({ db, now }: Services, retention: ReturnType<typeof retentionFrom>): readonly Sweep[] {
  const before = (days: number) => Timestamp.fromMillis(now() - days * DAY_MS)
  const remove: Sweep['take'] = async ({ ref }, batch) => {
    batch.delete(ref)
    return true
  }
  const after = (days: number | null, name: string, query: Query, field: string, take = remove): readonly Sweep[] =>
    days === null ? [] : [{ name, over: query.where(field, '<', before(days)).orderBy(field), take }]
  return [
    ...after(retention.endedSharingDays, 'sharing', db.collectionGroup('sharedChildren'), 'endsAt', (shared, batch) => endSharing(shared, batch)),
    ...after(retention.invitationDays, 'invitations', db.collectionGroup('invitations'), 'expiresAt', async (invitation, batch) => {
      if (await isStillNeeded(invitation)) return false
      return remove(invitation, batch)
    }),
    ...after(retention.invitationDays, 'invitations', db.collectionGroup('guardianInvitations'), 'expiresAt'),
    ...after(retention.invitationDays, 'invitations', db.collection('sharingCodes'), 'expiresAt'),
    ...after(retention.deviceLineDays, 'lines', db.collectionGroup('beside'), 'updatedAt'),
    ...after(retention.accessLogDays, 'log', db.collectionGroup('accessLog'), 'at'),
    ...after(retention.mailDays, 'mail', db.collection('mail'), 'createdAt'),
    ...after(2, 'counts', db.collection('dayCounts'), 'at'),
    ...after(0, 'limits', db.collection('limits'), 'until'),
    { name: 'papers', over: db.collection('keptPapers').where('until', '<', before(0)).orderBy('until'), take: endPaper },
    ...(retention.receiptDays === null
      ? []
      : [
          {
            name: 'receipts',
            over: db
              .collection('receipts')
              .where('doneAt', '<', now() - retention.receiptDays * DAY_MS)
              .orderBy('doneAt'),
            take: remove,
          },
        ]),
  ]
}

async function carryOut({ db, now }: Services, { over, take }: Sweep, { until, onTaken }: { until: number; onTaken: () => void }): Promise<void> {
  const broken: unknown[] = []
  let last: QueryDocumentSnapshot | undefined
  while (now() < until) {
    const found = await (last === undefined ? over : over.startAfter(last)).limit(PAGE).get()
    await runAll(
      found.docs.map((document) => async () => {
        const batch = db.batch()
        if ((await take(document, batch)) && (await isCommitted(batch))) onTaken()
      }),
    ).catch((error: unknown) => broken.push(error))
    if (found.size < PAGE) break
    last = found.docs.at(-1)
  }
  if (broken.length > 0) throw broken[0]
}

/** Whether the commit succeeded. A document that changed meanwhile is checked again the next day. */
async function isCommitted(batch: WriteBatch): Promise<boolean> {
  try {
    await batch.commit()
    return true
  } catch (error) {
    if (isOvertaken(error)) return false
    throw error
  }
}

/** Ends the sharing, unless the end stored with the child is later, because the sharing may have been extended meanwhile. */
async function endSharing(shared: QueryDocumentSnapshot, batch: WriteBatch): Promise<boolean> {
  const [, account = '', , childId = ''] = shared.ref.path.split('/')
  const { firestore: db } = shared.ref
  const child = await db.doc(`children/${childId}`).get()
  const grant = new FieldPath('grants', account)
  const endsAt = millisecondsOf((child.get(grant) as { endsAt?: unknown } | undefined)?.endsAt)
  if (endsAt !== null && endsAt > (millisecondsOf(shared.get('endsAt')) ?? 0)) return false
  if (child.exists && endsAt !== null) batch.update(child.ref, grant, FieldValue.delete(), { lastUpdateTime: child.updateTime })
  batch.delete(db.doc(`TherapistAccounts/${account}/caseRows/${childId}`))
  batch.delete(shared.ref, { lastUpdateTime: shared.updateTime })
  return true
}

/** Whether an accepted invitation is still needed. A visitor, who is on no list, finds the account with it. */
async function isStillNeeded(invitation: QueryDocumentSnapshot): Promise<boolean> {
  if (invitation.get('status') !== 'accepted') return false
  const account = await invitation.ref.parent.parent?.get()
  const team = (account?.get('team') ?? {}) as Readonly<Record<string, { readonly role?: unknown; readonly until?: unknown }>>
  const member = team[String(invitation.get('respondedBy'))]
  return member?.role === 'visitor'
}

/** Deletes a signed paper that was kept after its author was erased. A later child may have another paper in its place. */
async function endPaper(kept: QueryDocumentSnapshot, batch: WriteBatch): Promise<boolean> {
  const { firestore: db } = kept.ref
  const head = String(kept.get('paper'))
  if ((await db.doc(head).get()).get('author') === ERASED) {
    batch.delete(db.doc(head))
    batch.delete(db.doc(head.replace('/assessments/', '/findings/')))
  }
  batch.delete(kept.ref)
  return true
}
