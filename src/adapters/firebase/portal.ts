import type { Auth } from 'firebase/auth'
import { StoreError } from '#ports/documents'
import type { CustomerPortal } from '#ports/shop'

interface Parts {
  readonly auth: Pick<Auth, 'currentUser'>
  /** Address of the function `createPortalLink` of the payment extension. */
  readonly address: string
}

/** Opens the payment service's own page, through a function of the payment extension. */
export function createPortal({ auth, address }: Parts): CustomerPortal {
  return {
    async open(returnTo) {
      try {
        const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${await auth.currentUser?.getIdToken()}` }
        const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify({ data: { returnUrl: returnTo } }) })
        const { result } = (await answer.json()) as { result?: { url?: unknown } }
        if (typeof result?.url === 'string') return result.url
      } catch {
        throw new StoreError('unavailable', 'the payment service cannot be reached')
      }
      throw new StoreError('unavailable', 'the payment service sent no address')
    },
  }
}
