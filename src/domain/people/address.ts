const MAX_LENGTH = 254

/** A typed email address in its normal form; null when it is not a whole one. */
export function normalisedAddress(typed: string): string | null {
  const address = typed.trim().toLowerCase()
  return address.length <= MAX_LENGTH && /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/.test(address) ? address : null
}
