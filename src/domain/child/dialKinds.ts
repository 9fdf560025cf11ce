import type { SupportLevel } from './support'
import type { ZoneWeights } from './zones'

/** How a number is shown: a share of the stage's height, stage widths per second, a time, or a plain count. */
export type DialUnit = 'height' | 'speed' | 'ms' | 'minutes' | 'count'

/** The chapters of the profile screen. `first` is the short list above them. */
export type DialChapter = 'first' | 'sound' | 'movement' | 'pictures' | 'switches' | 'limits'

/** The chapter that offers a dial; null while no screen offers it. */
type Offered = DialChapter | null

interface Declared<Value, Chapter extends Offered> {
  readonly chapter: Chapter
  /** The value at support level A, and at B and C where `presets` has no other. */
  readonly default: Value
  readonly presets: Readonly<Partial<Record<Exclude<SupportLevel, 'A'>, Value>>>
  /**
   * The value that a stored record without this dial was played with. It also replaces a value that this version cannot use: keep it harmless for
   * every child.
   */
  readonly stored: Value
}

export interface ChoiceDial<Value extends string = string, Chapter extends Offered = Offered> extends Declared<Value, Chapter> {
  readonly kind: 'choice'
  readonly options: readonly Value[]
  /** Options that are read and kept, but that no screen offers yet. */
  readonly unlisted?: readonly Value[]
}

export interface SwitchDial<Chapter extends Offered = Offered> extends Declared<boolean, Chapter> {
  readonly kind: 'switch'
}

export interface ZonesDial<Chapter extends Offered = Offered> extends Declared<ZoneWeights, Chapter> {
  readonly kind: 'zones'
}

/** The range of values that is usual at each support level (domain.md §1.5). Outside it the adult is told. */
type UsualRanges = Readonly<Record<SupportLevel, readonly [number, number]>>

export interface StepsDial<Value extends number | null = number | null, Chapter extends Offered = Offered> extends Declared<Value, Chapter> {
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
export const choice = <const Value extends string, Chapter extends Offered>(
  spec: Without<ChoiceDial<NoInfer<Value>, Chapter>> & { readonly options: readonly Value[] },
): ChoiceDial<Value, Chapter> => ({ kind: 'choice', ...spec })

export const onOff = <Chapter extends Offered>(spec: Without<SwitchDial<Chapter>>): SwitchDial<Chapter> => ({ kind: 'switch', ...spec })

export const zoneMap = <Chapter extends Offered>(spec: Without<ZonesDial<Chapter>>): ZonesDial<Chapter> => ({ kind: 'zones', ...spec })

export const steps = <Chapter extends Offered>(spec: Without<StepsDial<number, Chapter>>): StepsDial<number, Chapter> => ({ kind: 'steps', ...spec })

/** Steps of which the last can be null: for ever. */
export const stepsOrEver = <Chapter extends Offered>(spec: Without<StepsDial<number | null, Chapter>>): StepsDial<number | null, Chapter> => ({
  kind: 'steps',
  ...spec,
})

/** The options that a screen offers. */
export const listedOptions = ({ options, unlisted = [] }: ChoiceDial): readonly string[] => options.filter((option) => !unlisted.includes(option))

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
