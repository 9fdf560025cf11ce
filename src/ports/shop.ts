import type { Unsettled } from '#domain/subscription/cards'
import type { Product } from '#domain/subscription/shop'
import type { Instant } from '#domain/time'

/** Outcome of a code. `spent`: used up, or revoked. */
export type CodeAnswer = { readonly kind: 'redeemed'; readonly validTill: Instant } | { readonly kind: 'unknown' | 'spent' | 'expired' | 'used-before' }

export interface Order {
  readonly uid: string
  readonly product: string
  readonly price: string
  /** Free days at the first purchase; null for none. */
  readonly trialDays: number | null
  /** Addresses to which the payment page returns: both are our own. */
  readonly paidUrl: string
  readonly cancelledUrl: string
}

/** Plans, payment and activation codes. Made in src/data; everything rejects with a StoreError. */
export interface Shop {
  /** Watches the products that can be bought now. Unreadable products and prices are left out. */
  watchProducts(onList: (list: readonly Product[]) => void, onError: (error: Error) => void): () => void
  /** Why a subscription that was bought and has not ended opens nothing; null if there is none. */
  watchUnsettled(uid: string, onReason: (reason: Unsettled | null) => void, onError: (error: Error) => void): () => void
  isTrialUsed(uid: string): Promise<boolean>
  /** Returns the address of the payment service's own page. `unavailable` when it sends none in time. */
  checkout(order: Order): Promise<string>
  redeem(request: { readonly uid: string; readonly code: string }): Promise<CodeAnswer>
}

/** The payment service's page on which people change or end their payments. Rejects with a StoreError. */
export interface CustomerPortal {
  /** Returns its address. */
  open(returnTo: string): Promise<string>
}
