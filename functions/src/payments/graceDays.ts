/** Number of days for which everything stays open after a failed renewal, unless `functions/.env` sets another number. */
const GRACE_DAYS = 7
/** Stored in place of an activation code's name. `src/domain/subscription/cards.ts` has the same value. */
export const GRACE_CODE = 'payment-grace'

/** Returns the days of grace from the setting `PAYMENT_GRACE_DAYS`. 0 turns grace off. Ignores anything but a whole number of at least 0. */
export function graceDaysFrom({ PAYMENT_GRACE_DAYS = '' }: Readonly<Record<string, string | undefined>>): number {
  return /^\d{1,3}$/.test(PAYMENT_GRACE_DAYS) ? Number(PAYMENT_GRACE_DAYS) : GRACE_DAYS
}
