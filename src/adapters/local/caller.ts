import type { LocalDatabase } from './database'
import { NOBODY, type RequestSender } from './rules/accessRequest'

/** Returns the person signed in on this device, for the access policy. Must be called inside a transaction with both tables. */
export async function callerOn({ device, identities }: LocalDatabase): Promise<RequestSender> {
  const present = await device.get('user')
  const row = present === undefined ? undefined : await identities.get(present.value)
  return row === undefined ? NOBODY : { uid: row.uid, email: row.email, emailVerified: row.emailVerified }
}
