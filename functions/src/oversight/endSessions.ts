import { isAdministrator, type Caller } from '../caller'
import { nullIfUnknownUser, Refusal, type Services } from '../services'
import { readSessionEndRequest } from './requests'

interface Asked extends Pick<Services, 'db' | 'now' | 'newId'> {
  readonly auth: Pick<Services['auth'], 'revokeRefreshTokens'>
}

/**
 * Ends every sign-in of a person on every device, for the person or for an administrator with a reason. A device learns this
 * with its next token, at most an hour later, or when the app starts. A repeated call has the same effect. Throws a Refusal.
 */
export async function endSessions(services: Asked, caller: Caller, data: unknown): Promise<{ readonly state: 'done' }> {
  const wanted = readSessionEndRequest(data)
  if (wanted === null) throw new Refusal('invalid-argument', 'not a request of this function')
  const { uid, reason } = wanted
  const { db, auth, now, newId } = services
  const isAllowed = reason === null ? caller.uid === uid : await isAdministrator(services, caller)
  if (!isAllowed) throw new Refusal('permission-denied', 'not yours to end')
  // Writes the record first, so that the action is on record if the work stops here. A repeated request does the rest.
  if (reason !== null) {
    await db.doc(`auditLog/${newId()}`).create({ actor: caller.uid, action: 'end-sessions', target: `Users/${uid}`, note: reason, at: new Date(now()) })
  }
  await nullIfUnknownUser(auth.revokeRefreshTokens(uid))
  return { state: 'done' }
}
