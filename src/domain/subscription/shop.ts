import { bareCode } from '../typed'

/** Billing interval: every `count` days, weeks, months or years. */
interface Interval {
  readonly unit: 'day' | 'week' | 'month' | 'year'
  readonly count: number
}

/** Document products/{id}/prices/{id}. */
export interface Price {
  readonly id: string
  /** Currency code (ISO 4217) in lower case. */
  readonly currency: string
  /** Amount in the currency's smallest unit. */
  readonly amount: number
  readonly interval: Interval
  /** Number of free days at the first purchase; null if there are none. */
  readonly trialDays: number | null
}

/** Document products/{id} with its prices, cheapest first. */
export interface Product {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly prices: readonly Price[]
}

/** Formats a price in the currency's usual form, such as `€8.90` or `¥900`. */
export function formatPrice({ currency, amount }: Pick<Price, 'currency' | 'amount'>, language: string): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency })
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2
  return format.format(amount / 10 ** digits)
}

/** Returns a typed code in the form of stored codes: capitals and digits without gaps. Null if it cannot be a code. */
export function tidyCode(typed: string): string | null {
  const code = bareCode(typed)
  return /^[A-Z0-9]{12,32}$/.test(code) ? code : null
}

/** Formats a code with a hyphen after every fourth character, for reading and typing. */
export const spacedCode = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? code
