import type { SupportLevel } from './support'
import type { ZoneWeights } from './zones'

/** How a number is shown: a share of the stage's height, stage widths per second, a time, or a plain count. */
export type DialUnit = 'height' | 'speed' | 'ms' | 'minutes' | 'count'

/** The chapters of the profile screen. `first` is the short list above them. */
export type DialChapter = 'first' | 'sound' | 'movement' | 'pictures' | 'switches' | 'limits'

interface Declared<Value> {
  /** The chapter that offers it. */
  readonly chapter: DialChapter
  /** The value at support level A, and at B and C where `presets` has no other. */
  readonly default: Value
  readonly presets: Readonly<Partial<Record<Exclude<SupportLevel, 'A'>, Value>>>
  /**
   * The value that a stored record without this dial was played with. It also replaces a value that this version cannot use: keep it harmless for
   * every child.
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

/** The range of values that is usual at each support level (clinical-design.md §1.5). Outside it the adult is told. */
type UsualRanges = Readonly<Record<SupportLevel, readonly [number, number]>>

export interface StepsDial<Value extends number | null = number | null> extends Declared<Value> {
  readonly kind: 'steps'
  readonly unit: DialUnit
  /** Least and most that a stored value can be: anything outside is moved to the nearer end. */
  readonly range: readonly [number, number]
  /** What an adult can choose, from least to most. Null, where it is a stop, means for ever. */
  readonly stops: readonly Value[]
  readonly usual?: UsualRanges
}

export type DialSpec = ChoiceDial | SwitchDial | ZonesDial | StepsDial

type Without<Spec> = Omit<Spec, 'kind'>

/* One function for each kind: it checks a declaration where it is written, so the compiler names what is missing. */

/** The options alone say which values there are. */
export const choice = <const Value extends string>(spec: Without<ChoiceDial<NoInfer<Value>>> & { readonly options: readonly Value[] }): ChoiceDial<Value> => ({
  kind: 'choice',
  ...spec,
})

export const onOff = (spec: Without<SwitchDial>): SwitchDial => ({ kind: 'switch', ...spec })

export const zoneMap = (spec: Without<ZonesDial>): ZonesDial => ({ kind: 'zones', ...spec })

export const stepsDial = (spec: Without<StepsDial<number>>): StepsDial<number> => ({ kind: 'steps', ...spec })

/** Steps of which the last can be null: for ever. */
export const stepsOrEver = (spec: Without<StepsDial<number | null>>): StepsDial<number | null> => ({ kind: 'steps', ...spec })

/** The next stop in a direction from any value, also one between two stops; the value itself at the end. */
export function stopAfter(stops: readonly (number | null)[], value: number | null, direction: 1 | -1): number | null {
  const order = (stop: number | null) => stop ?? Number.POSITIVE_INFINITY
  const beyond = stops.filter((stop) => (order(stop) - order(value)) * direction > 1e-9)
  const [nearest = value] = direction === 1 ? beyond : beyond.slice(-1)
  return nearest
}

/** Whether a value is in the range that is usual at a support level. */
export function isUsual(spec: DialSpec, support: SupportLevel, value: unknown): boolean {
  const range = spec.kind === 'steps' ? spec.usual?.[support] : undefined
  return range === undefined || typeof value !== 'number' || (value >= range[0] && value <= range[1])
}

/** The highest stop that is not above `most`; the lowest where all are. */
export const stopUpTo = ({ stops }: StepsDial<number>, most: number): number => stops.findLast((stop) => stop <= most) ?? stops[0] ?? most
