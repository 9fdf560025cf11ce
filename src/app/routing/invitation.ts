import { typedCode } from '#domain/people/sharing'
import { DAY_MS, type Instant } from '#domain/time'
import type { TabStorage } from '#ports/tabStorage'

const KEY = 'invitation'
/** How long a device remembers a link that was opened: long enough to create an account and confirm the address in another tab. */
const KEPT_MS = DAY_MS

/** Where a code is entered. */
export const invitationPath = (code: string): string => `/here-for?step=invited&code=${code}`

/** The code in an invitation's address; null for any other address. */
export function invitationIn(address: string | null): string | null {
  const [path = '', query = ''] = (address ?? '').split('#')[0]?.split('?') ?? []
  return path.toLowerCase() === '/here-for' ? typedCode(new URLSearchParams(query).get('code') ?? '') : null
}

/** Whether an address is an invitation's link whose code cannot be one: mistyped, or cut off. */
export function isBrokenInvitation(address: string | null): boolean {
  const [path = '', query = ''] = (address ?? '').split('#')[0]?.split('?') ?? []
  const code = new URLSearchParams(query).get('code') ?? ''
  return path.toLowerCase() === '/here-for' && code !== '' && typedCode(code) === null
}

/** Stores the code of an invitation's link until it is answered. */
export const rememberInvitation = (storage: TabStorage, code: string, now: Instant): void => storage.set(KEY, `${code} ${now}`)

/** The stored code; null without one, or after a day. */
export function keptInvitation(storage: TabStorage, now: Instant): string | null {
  const [code = '', at = ''] = storage.get(KEY)?.split(' ') ?? []
  // A clock for display may be a minute behind.
  return Math.abs(now - Number(at)) < KEPT_MS ? typedCode(code) : null
}

export const forgetInvitation = (storage: TabStorage): void => storage.remove(KEY)
