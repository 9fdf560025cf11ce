import type { Unsettled } from '#domain/subscription/cards'
import type { Product } from '#domain/subscription/shop'
import type { Instant } from '#domain/time'

/** Result of entering a code. `spent` means used up or revoked. */
export type CodeAnswer = { readonly kind: 'redeemed'; readonly validTill: Instant } | { readonly kind: 'unknown' | 'spent' | 'expired' | 'used-before' }

export interface Order {
  readonly uid: string
  readonly product: string
  readonly price: string
  /** Number of free days at the first purchase; null if there are none. */
  readonly trialDays: number | null
  /** Addresses to which the payment page returns. Both belong to this app. */
  readonly paidUrl: string
  readonly cancelledUrl: string
}

/** Plans, payment and activation codes. Implemented in src/data; every method rejects with a StoreError. */
export interface Shop {
  /** Watches the products that can be bought now. Unreadable products and prices are left out. */
  watchProducts(onList: (list: readonly Product[]) => void, onError: (error: Error) => void): () => void
  /** Watches the reason why a subscription that was bought and has not ended does not open the activities; null if there is none. */
  watchUnsettled(uid: string, onReason: (reason: Unsettled | null) => void, onError: (error: Error) => void): () => void
  isTrialUsed(uid: string): Promise<boolean>
  /** Returns the address of the payment service's own page. Rejects with `unavailable` if the service sends none in time. */
  checkout(order: Order): Promise<string>
  redeem(request: { readonly uid: string; readonly code: string }): Promise<CodeAnswer>
}

/** The payment service's page on which people change or end their payments. Rejects with a StoreError. */
export interface CustomerPortal {
  /** Returns the address of that page. It leads back to `returnTo`. */
  open(returnTo: string): Promise<string>
}
