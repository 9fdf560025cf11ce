import type { TabStorage } from '#ports/tabStorage'
import { isInternalPath } from '../startup/redirect'

const KEY = 'return-to'
// Sign-in pages, to which nobody wants to return.
const doors = ['/signin', '/signup', '/resetpassword']

/** Stores the address that a guard refused, to open it after the sign-in or the subscription. */
export function rememberAddress(storage: TabStorage, address: string): void {
  const path = address.split(/[?#]/)[0]?.toLowerCase() ?? ''
  if (isInternalPath(address) && !doors.includes(path)) storage.set(KEY, address)
}

/** Returns the stored address without removing it, or null if there is none. */
export function wantedAddress(storage: TabStorage): string | null {
  const address = storage.get(KEY)
  return address !== null && isInternalPath(address) ? address : null
}

/** Returns the stored address and removes it. Returns null if there is none. */
export function takeAddress(storage: TabStorage): string | null {
  const address = wantedAddress(storage)
  storage.remove(KEY)
  return address
}

/** Removes the stored address. */
export const forgetAddress = (storage: TabStorage): void => storage.remove(KEY)
