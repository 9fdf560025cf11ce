/** Days for which everything stays open after a renewal failed, unless `functions/.env` sets another number. */
const GRACE_DAYS = 7
/** Takes the place of an activation code's name. `src/domain/subscription/cards.ts` has the same name. */
export const GRACE_CODE = 'payment-grace'

/** Days of grace from the setting `PAYMENT_GRACE_DAYS`; 0 turns them off. Anything but a whole number of at least 0 is ignored. */
export function graceDaysFrom({ PAYMENT_GRACE_DAYS = '' }: Readonly<Record<string, string | undefined>>): number {
  return /^\d{1,3}$/.test(PAYMENT_GRACE_DAYS) ? Number(PAYMENT_GRACE_DAYS) : GRACE_DAYS
}
