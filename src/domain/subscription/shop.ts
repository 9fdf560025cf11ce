import { bareCode } from '../typed'

/** What a price is paid for: every `count` days, weeks, months or years. */
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
  /** Days that are free at the first time; null without. */
  readonly trialDays: number | null
}

/** products/{id}, with what it costs: the cheapest first. */
export interface Product {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly prices: readonly Price[]
}

/** The price as people write it, in the currency's own digits: `€8.90`, `¥900`. */
export function formatPrice({ currency, amount }: Pick<Price, 'currency' | 'amount'>, language: string): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency })
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2
  return format.format(amount / 10 ** digits)
}

/** What was typed, as codes are kept: capitals and digits, without the gaps that make them readable. Null when it cannot be one. */
export function tidyCode(typed: string): string | null {
  const code = bareCode(typed)
  return /^[A-Z0-9]{12,32}$/.test(code) ? code : null
}

/** Every fourth letter followed by a gap, to be read and typed. */
export const spacedCode = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? code
