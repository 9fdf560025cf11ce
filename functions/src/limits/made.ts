import type { DocumentData, DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import { millisecondsOf } from '../moments'
import type { Services } from '../services'
import { countEvent } from './count'
import type { DayLimits } from './decide'

/** A written document, as a function receives it. */
export interface DocumentChange {
  readonly event: string
  readonly before: DocumentSnapshot | undefined
  readonly after: DocumentSnapshot | undefined
}

/** Whether the invitation is new or was renewed. */
export function isRequestedAgain({ before, after }: DocumentChange): boolean {
  if (after === undefined || !after.exists) return false
  if (before === undefined || !before.exists) return true
  return before.get('createdAt')?.toMillis() !== after.get('createdAt')?.toMillis()
}

/** Counts a team's invitation and revokes it if it is one too many. Returns whether it remains. */
export async function countInvitation(services: Services, limits: DayLimits, account: string, written: DocumentChange): Promise<boolean> {
  const isTooMany = await countEvent(services, limits, { what: 'invitations', of: account, event: written.event })
  if (isTooMany) await takeBack(services, written, (transaction, reference) => transaction.update(reference, { status: 'revoked' }))
  return !isTooMany
}

/** Counts a guardian's invitation or a code that shares a child, and deletes it if it is one too many. Returns whether it remains. */
export async function countGuardian(services: Services, limits: DayLimits, written: DocumentChange): Promise<boolean> {
  const isTooMany = await countEvent(services, limits, {
    what: 'guardians',
    of: String(written.after?.get('invitedBy') ?? written.after?.get('ownerUid')),
    event: written.event,
  })
  if (isTooMany) await takeBack(services, written, (transaction, reference) => transaction.delete(reference))
  return !isTooMany
}

/** Withdraws an invitation, unless it was answered, renewed or deleted meanwhile. A renewed invitation is counted by its own event. */
async function takeBack({ db }: Services, { after }: DocumentChange, write: (transaction: Transaction, reference: DocumentReference) => void): Promise<void> {
  if (after === undefined) return
  await db.runTransaction(async (transaction) => {
    const now = await transaction.get(after.ref)
    const isSame = millisecondsOf(now.get('createdAt')) === millisecondsOf(after.get('createdAt')) && now.get('status') === after.get('status')
    if (now.exists && isSame) write(transaction, after.ref)
  })
}

/** Counts a founded account. An account that was deleted before its event arrived is not counted, because it names nobody. */
export async function countAccount(services: Services, limits: DayLimits, { event, after }: DocumentChange): Promise<void> {
  const founder: unknown = after?.get('createdBy')
  if (typeof founder === 'string') await countEvent(services, limits, { what: 'accounts', of: founder, event })
}

/** Counts a session that a visitor ran. The session is never removed, because the play belongs to the child. */
export async function countSession(services: Services, limits: DayLimits, childId: string, { event, after }: DocumentChange): Promise<void> {
  const ranBy = String(after?.get('ranBy') ?? '')
  if (ranBy === '' || ranBy === 'guest' || childId.slice(0, childId.lastIndexOf('_')) === ranBy) return
  if (await isVisitorOf(services, childId, ranBy)) await countEvent(services, limits, { what: 'sessions', of: ranBy, event })
}

async function isVisitorOf({ db }: Services, childId: string, uid: string): Promise<boolean> {
  const child = (await db.doc(`children/${childId}`).get()).data() ?? ({} as DocumentData)
  const accounts = Object.keys((child['grants'] as object | undefined) ?? {})
  if (accounts.length === 0) return false
  const found = await db.getAll(...accounts.map((id) => db.doc(`TherapistAccounts/${id}`)), { fieldMask: ['team'] })
  return found.some((account) => (account.get('team') as Record<string, { role?: string }> | undefined)?.[uid]?.role === 'visitor')
}
