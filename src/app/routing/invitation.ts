import { typedCode } from '#domain/people/sharing'
import { DAY_MS, type Instant } from '#domain/time'
import type { TabStorage } from '#ports/tabStorage'

const KEY = 'invitation'
/** Time (ms) for which a device remembers an opened link. It is long enough to create an account and confirm the address in another tab. */
const KEPT_MS = DAY_MS

/** Returns the address at which a code is entered. */
export const invitationPath = (code: string): string => `/here-for?step=invited&code=${code}`

/** Returns the code in an invitation's address, or null for any other address. */
export function invitationIn(address: string | null): string | null {
  const [path = '', query = ''] = (address ?? '').split('#')[0]?.split('?') ?? []
  return path.toLowerCase() === '/here-for' ? typedCode(new URLSearchParams(query).get('code') ?? '') : null
}

/** Whether the address is an invitation's link with an impossible code, which was mistyped or cut off. */
export function isBrokenInvitation(address: string | null): boolean {
  const [path = '', query = ''] = (address ?? '').split('#')[0]?.split('?') ?? []
  const code = new URLSearchParams(query).get('code') ?? ''
  return path.toLowerCase() === '/here-for' && code !== '' && typedCode(code) === null
}

/** Stores the code of an invitation's link until it is answered. */
export const rememberInvitation = (storage: TabStorage, code: string, now: Instant): void => storage.set(KEY, `${code} ${now}`)

/** Returns the stored code, or null if there is none or it is older than a day. */
export function keptInvitation(storage: TabStorage, now: Instant): string | null {
  const [code = '', at = ''] = storage.get(KEY)?.split(' ') ?? []
  // Allows for a display clock that is a minute behind.
  return Math.abs(now - Number(at)) < KEPT_MS ? typedCode(code) : null
}

export const forgetInvitation = (storage: TabStorage): void => storage.remove(KEY)
