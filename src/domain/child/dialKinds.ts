import type { SupportLevel } from './support'
import type { ZoneWeights } from './zones'

/** Unit of a number: share of the stage's height, stage widths per second, a time, or a count. */
export type DialUnit = 'height' | 'speed' | 'ms' | 'minutes' | 'count'

/** Chapters of the profile page. `first` is the short list above all other chapters. */
export type DialChapter = 'first' | 'sound' | 'movement' | 'pictures' | 'switches' | 'limits'

interface Declared<Value> {
  /** Chapter in which the setting is offered. */
  readonly chapter: DialChapter
  /** Value at support level A. Also applies at B and C unless `presets` has another value. */
  readonly default: Value
  readonly presets: Readonly<Partial<Record<Exclude<SupportLevel, 'A'>, Value>>>
  /**
   * Value that applied in stored records without this setting. It also replaces values that this version cannot use, so it must be
   * harmless for every child.
   */
  readonly stored: Value
}

export interface ChoiceDial<Value extends string = string> extends Declared<Value> {
  readonly kind: 'choice'
  readonly options: readonly Value[]
}

export interface SwitchDial extends Declared<boolean> {
  readonly kind: 'switch'
}

export interface ZonesDial extends Declared<ZoneWeights> {
  readonly kind: 'zones'
}

/** Usual range for each support level (clinical-design.md §1.5). The adult sees a notice if the value is outside the range. */
type UsualRanges = Readonly<Record<SupportLevel, readonly [number, number]>>

export interface StepsDial<Value extends number | null = number | null> extends Declared<Value> {
  readonly kind: 'steps'
  readonly unit: DialUnit
  /** Range of stored values. Values outside it are clamped. */
  readonly range: readonly [number, number]
  /** Values that an adult can choose, in ascending order. null, where offered, means no limit. */
  readonly stops: readonly Value[]
  readonly usual?: UsualRanges
}

export type DialSpec = ChoiceDial | SwitchDial | ZonesDial | StepsDial

type Without<Spec> = Omit<Spec, 'kind'>

/* There is one function per kind. It checks a declaration where it is written, so the compiler names any missing part. */

/** Declares a choice. The options determine the type of the value. */
export const choice = <const Value extends string>(spec: Without<ChoiceDial<NoInfer<Value>>> & { readonly options: readonly Value[] }): ChoiceDial<Value> => ({
  kind: 'choice',
  ...spec,
})

export const onOff = (spec: Without<SwitchDial>): SwitchDial => ({ kind: 'switch', ...spec })

export const zoneMap = (spec: Without<ZonesDial>): ZonesDial => ({ kind: 'zones', ...spec })

export const stepsDial = (spec: Without<StepsDial<number>>): StepsDial<number> => ({ kind: 'steps', ...spec })

/** Declares steps whose last value may be null (no limit). */
export const stepsOrUnlimited = (spec: Without<StepsDial<number | null>>): StepsDial<number | null> => ({ kind: 'steps', ...spec })

/** Returns the next stop in a direction, from any value, even one between stops. At the last stop, returns the value itself. */
export function stopAfter(stops: readonly (number | null)[], value: number | null, direction: 1 | -1): number | null {
  const order = (stop: number | null) => stop ?? Number.POSITIVE_INFINITY
  const beyond = stops.filter((stop) => (order(stop) - order(value)) * direction > 1e-9)
  const [nearest = value] = direction === 1 ? beyond : beyond.slice(-1)
  return nearest
}

/** Whether a value is in the usual range of a support level. */
export function isUsual(spec: DialSpec, support: SupportLevel, value: unknown): boolean {
  const range = spec.kind === 'steps' ? spec.usual?.[support] : undefined
  return range === undefined || typeof value !== 'number' || (value >= range[0] && value <= range[1])
}

/** Returns the highest stop that is not above `most`, or the lowest stop if all are above. */
export const stopUpTo = ({ stops }: StepsDial<number>, most: number): number => stops.findLast((stop) => stop <= most) ?? stops[0] ?? most
