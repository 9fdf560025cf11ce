import type { TabStorage } from '#ports/tabStorage'
import { isInternalPath } from '../startup/redirect'

const KEY = 'return-to'
// After signing in nobody wants to be led to a sign-in page.
const doors = ['/signin', '/signup', '/resetpassword']

/** Keeps the address that a guard turned away from, for after the sign-in, or for when it is opened by a subscription. */
export function rememberAddress(storage: TabStorage, address: string): void {
  const path = address.split(/[?#]/)[0]?.toLowerCase() ?? ''
  if (isInternalPath(address) && !doors.includes(path)) storage.set(KEY, address)
}

/** The kept address, once; null when there is none. */
export function takeAddress(storage: TabStorage): string | null {
  const address = storage.get(KEY)
  storage.remove(KEY)
  return address !== null && isInternalPath(address) ? address : null
}

/** Nobody wants it any more. */
export const forgetAddress = (storage: TabStorage): void => storage.remove(KEY)
