/* Reads what people type: digits of other scripts, whole days, and numbers within a range. */

/** Replaces Arabic, Persian and full-width digits with Latin ones, because a keyboard types the digits of its own language. */
export const latinDigits = (typed: string): string => typed.replace(/[٠-٩۰-۹０-９]/g, (digit) => String(digit.charCodeAt(0) & 0xf))

/** Returns a code in capitals and Latin digits, without separators: blanks, dashes of any kind, and invisible characters. */
export const bareCode = (typed: string): string =>
  latinDigits(typed)
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}\p{Default_Ignorable_Code_Point}]/gu, '')

/** Days that a date field accepts. A day outside is a typing error, because no date in the product is that old or that far ahead. */
export const DATE_RANGE = { first: '1900-01-01', last: '2199-12-31' } as const

/** Returns a typed day within a range, such as `2027-02-26`; null for anything else. */
export function readDay(typed: string, { first, last }: { readonly first: string; readonly last: string } = DATE_RANGE): string | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(typed) || typed < first || typed > last) return null
  // The date is compared with the input, because 30 February would become 2 March.
  const at = Date.parse(`${typed}T00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(typed) ? typed : null
}

export interface NumberRange {
  readonly least: number
  readonly most: number
  /** Number of decimal places. Default: 0. */
  readonly decimals?: number
}

/** Returns a typed number within a range, with a decimal point, comma or Arabic decimal sign; null for anything else. */
export function readNumber(typed: string, { least, most, decimals = 0 }: NumberRange): number | null {
  const written = latinDigits(typed).trim().replace(/[,٫]/, '.')
  if (!/^\d+(\.\d*)?$/.test(written)) return null
  const value = Number(written)
  return value >= least && value <= most && Number(value.toFixed(decimals)) === value ? value : null
}
