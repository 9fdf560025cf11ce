import type { DocumentRow, IdentityRow } from './rows'
import { pathPartsOf } from './paths'
import { DEVICE_PATH } from './rules/device'
import { newStamp } from './stamps'

/** The device's first account. Written without asking the access policy. */
export const firstAccountRow = (uid: string): DocumentRow => ({ path: DEVICE_PATH, ...pathPartsOf(DEVICE_PATH), data: { first: uid }, version: newStamp() })

/** Whether a person made it: the demo's people have no password. */
export const isOfPerson = ({ secret }: IdentityRow): boolean => secret !== null

/** The account with the oldest record; null without accounts. */
export function oldestAccount(identities: readonly IdentityRow[], records: readonly DocumentRow[]): string | null {
  const madeAt = ({ uid }: IdentityRow) => {
    const createdAt = records.find(({ id }) => id === uid)?.data['createdAt']
    return createdAt instanceof Date ? createdAt.getTime() : Number.MAX_VALUE
  }
  return identities.filter(isOfPerson).toSorted((one, other) => madeAt(one) - madeAt(other))[0]?.uid ?? null
}
