import type { TabStorage } from '#ports/tabStorage'
import { isInternalPath } from '../startup/redirect'

const KEY = 'return-to'
// Nobody wants to return to a sign-in page.
const doors = ['/signin', '/signup', '/resetpassword']

/** Stores the address a guard refused, for after the sign-in or the subscription. */
export function rememberAddress(storage: TabStorage, address: string): void {
  const path = address.split(/[?#]/)[0]?.toLowerCase() ?? ''
  if (isInternalPath(address) && !doors.includes(path)) storage.set(KEY, address)
}

/** The stored address, which stays stored; null if there is none. */
export function wantedAddress(storage: TabStorage): string | null {
  const address = storage.get(KEY)
  return address !== null && isInternalPath(address) ? address : null
}

/** The stored address, once; null if there is none. */
export function takeAddress(storage: TabStorage): string | null {
  const address = wantedAddress(storage)
  storage.remove(KEY)
  return address
}

/** Drops the stored address. */
export const forgetAddress = (storage: TabStorage): void => storage.remove(KEY)
