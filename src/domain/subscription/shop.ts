import { bareCode } from '../typed'

/** The billing interval: every `count` days, weeks, months or years. */
interface Interval {
  readonly unit: 'day' | 'week' | 'month' | 'year'
  readonly count: number
}

/** products/{id}/prices/{id}. */
export interface Price {
  readonly id: string
  /** ISO 4217, in lower case. */
  readonly currency: string
  /** In the currency's smallest unit. */
  readonly amount: number
  readonly interval: Interval
  /** Free days at the first purchase; null for none. */
  readonly trialDays: number | null
}

/** products/{id} with its prices, cheapest first. */
export interface Product {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly prices: readonly Price[]
}

/** The price as people write it, in the currency's usual form: `€8.90`, `¥900`. */
export function formatPrice({ currency, amount }: Pick<Price, 'currency' | 'amount'>, language: string): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency })
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2
  return format.format(amount / 10 ** digits)
}

/** Typed text in the form of stored codes: capitals and digits without gaps. Null if it cannot be one. */
export function tidyCode(typed: string): string | null {
  const code = bareCode(typed)
  return /^[A-Z0-9]{12,32}$/.test(code) ? code : null
}

/** Formats a code with a hyphen after every fourth character, for reading and typing. */
export const spacedCode = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? code
