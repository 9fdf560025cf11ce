import type { DocumentRow, IdentityRow } from './rows'
import { pathPartsOf } from './paths'
import { DEVICE_PATH } from './rules/device'
import { newStamp } from './stamps'

/** Returns the document about the device's first account. It is written without asking the access policy. */
export const firstAccountRow = (uid: string): DocumentRow => ({ path: DEVICE_PATH, ...pathPartsOf(DEVICE_PATH), data: { first: uid }, version: newStamp() })

/** Whether an account belongs to a real person. The people of the demo have no password. */
export const isOfPerson = ({ secret }: IdentityRow): boolean => secret !== null

/** Returns the account with the oldest record, or null if there are no accounts. */
export function oldestAccount(identities: readonly IdentityRow[], records: readonly DocumentRow[]): string | null {
  const madeAt = ({ uid }: IdentityRow) => {
    const createdAt = records.find(({ id }) => id === uid)?.data['createdAt']
    return createdAt instanceof Date ? createdAt.getTime() : Number.MAX_VALUE
  }
  return identities.filter(isOfPerson).toSorted((one, other) => madeAt(one) - madeAt(other))[0]?.uid ?? null
}
