import type { DocumentData, DocumentSnapshot } from 'firebase-admin/firestore'
import type { Services } from '../services'
import { count } from './count'
import type { DayLimits } from './decide'

/** What a function is told of a written document. */
export interface Written {
  readonly event: string
  readonly before: DocumentSnapshot | undefined
  readonly after: DocumentSnapshot | undefined
}

/** Whether it asks somebody anew: it is new, or all of it is. */
export function isAskedAnew({ before, after }: Written): boolean {
  if (after === undefined || !after.exists) return false
  if (before === undefined || !before.exists) return true
  return before.get('createdAt')?.toMillis() !== after.get('createdAt')?.toMillis()
}

/** Counts a team's invitation. One too many is revoked; answers whether it stays. */
export async function countInvitation(services: Services, limits: DayLimits, account: string, written: Written): Promise<boolean> {
  const isTooMany = await count(services, limits, { what: 'invitations', of: account, event: written.event })
  if (isTooMany) await written.after?.ref.update({ status: 'revoked' })
  return !isTooMany
}

/** Counts an invitation to look after a child. One too many is taken away; answers whether it stays. */
export async function countGuardian(services: Services, limits: DayLimits, written: Written): Promise<boolean> {
  const isTooMany = await count(services, limits, { what: 'guardians', of: String(written.after?.get('invitedBy')), event: written.event })
  if (isTooMany) await written.after?.ref.delete()
  return !isTooMany
}

/** Counts an account that somebody founded. */
export async function countAccount(services: Services, limits: DayLimits, { event, after }: Written): Promise<void> {
  await count(services, limits, { what: 'accounts', of: String(after?.get('createdBy')), event })
}

/** Counts a session that a visitor ran. What was played is the child's, so none is ever taken away. */
export async function countSession(services: Services, limits: DayLimits, childId: string, { event, after }: Written): Promise<void> {
  const ranBy = String(after?.get('ranBy') ?? '')
  if (ranBy === '' || ranBy === 'guest' || childId.slice(0, childId.lastIndexOf('_')) === ranBy) return
  if (await isVisitorOf(services, childId, ranBy)) await count(services, limits, { what: 'sessions', of: ranBy, event })
}

async function isVisitorOf({ db }: Services, childId: string, uid: string): Promise<boolean> {
  const child = (await db.doc(`children/${childId}`).get()).data() ?? ({} as DocumentData)
  const accounts = Object.keys((child['grants'] as object | undefined) ?? {})
  if (accounts.length === 0) return false
  const found = await db.getAll(...accounts.map((id) => db.doc(`TherapistAccounts/${id}`)), { fieldMask: ['team'] })
  return found.some((account) => (account.get('team') as Record<string, { role?: string }> | undefined)?.[uid]?.role === 'visitor')
}
