import { isPlainMap } from './matching'

/** Returns whether a field may have this value. */
export type FieldCheck = (value: unknown) => boolean

/** Accepts a string of `min` to `max` characters. */
export const text =
  (max: number, min = 0): FieldCheck =>
  (value) =>
    typeof value === 'string' && value.length >= min && value.length <= max

export const date: FieldCheck = (value) => value instanceof Date && !Number.isNaN(value.getTime())

export const flag: FieldCheck = (value) => typeof value === 'boolean'

export const number: FieldCheck = (value) => typeof value === 'number' && Number.isFinite(value)

/** Accepts a whole number from `min` to `max`. */
export const whole =
  (min: number, max: number): FieldCheck =>
  (value) =>
    Number.isInteger(value) && (value as number) >= min && (value as number) <= max

export const oneOf =
  (...options: readonly unknown[]): FieldCheck =>
  (value) =>
    options.includes(value)

export const orNull =
  (check: FieldCheck): FieldCheck =>
  (value) =>
    value === null || check(value)

/** Accepts a list of at most `max` values. */
export const listOf =
  (check: FieldCheck, max: number): FieldCheck =>
  (value) =>
    Array.isArray(value) && value.length <= max && value.every(check)

/** Accepts a list of at most `max` texts without commas, with at most this many characters in total. */
export const texts =
  (max: number, letters: number): FieldCheck =>
  (value) =>
    Array.isArray(value) && value.length <= max && value.every((one) => typeof one === 'string' && !one.includes(',')) && value.join(',').length <= letters

/** Accepts a map from any name to such values, with at most `max` entries. */
export const mapOf =
  (check: FieldCheck, max: number): FieldCheck =>
  (value) =>
    isPlainMap(value) && Object.keys(value).length <= max && Object.values(value).every(check)

/** Accepts a map with every field of `required`, any fields of `optional`, and no others. */
export function shape(required: Record<string, FieldCheck>, optional: Record<string, FieldCheck> = {}): FieldCheck {
  // A Map is used because a plain object also has `constructor` and `toString`.
  const checks = new Map([...Object.entries(required), ...Object.entries(optional)])
  return (value) =>
    isPlainMap(value) &&
    Object.keys(required).every((name) => Object.hasOwn(value, name)) &&
    Object.entries(value).every(([name, inner]) => checks.get(name)?.(inner) ?? false)
}
