import type { Dials } from '../../child/dials'
import type { Hex } from '../../child/palette'
import type { Zone } from '../../child/zones'
import type { Place } from '../../geometry'
import type { GroundShown } from '../plan/ground'
import type { RecordedValue, Shows } from '../plan/shows'

/** Trial times (ms) from the child's profile. For `waitMs`, null means no limit. */
export interface TrialTiming {
  readonly waitMs: number | null
  readonly rewardMs: number
  readonly gapMs: number
  readonly cueMs: number
  readonly fadeMs: number
}

/** Types of values that a field of the log can have. */
export interface FieldValues {
  readonly number: number
  /** A time in ms that is not negative. */
  readonly duration: number
  /** A number from 0 to 1. */
  readonly fraction: number
  readonly text: string
  readonly 'yes or no': boolean
  readonly place: Place
  readonly places: readonly Place[]
  readonly zone: Zone
  readonly colour: Hex
  readonly shows: Shows
  readonly ground: GroundShown
  readonly dials: Dials
  readonly timing: TrialTiming
  readonly records: Readonly<Record<string, RecordedValue>>
}

/** One field of an event, from which the type, the stored form and the documentation are derived. */
export interface FieldSpec<Name extends PropertyKey = keyof FieldValues | 'response'> {
  /** Type of the value, or the list of possible values. */
  readonly is: Name | readonly (string | number | boolean)[]
  readonly orNull?: true
  readonly optional?: true
  /** Whether a value from a newer version is left out, instead of making the whole event unreadable. */
  readonly lenient?: true
  readonly says: string
}

/** One event, or several events with the same fields. */
export interface EventSpec {
  readonly names: readonly string[]
  readonly says: string
  readonly fields: Readonly<Record<string, FieldSpec>>
}

type ValueOf<F extends FieldSpec, V> =
  | (F['is'] extends readonly (infer Option)[] ? Option : F['is'] extends keyof V ? V[F['is']] : never)
  | (F extends { readonly orNull: true } ? null : never)

type Optional<Fields> = { [N in keyof Fields]: Fields[N] extends { readonly optional: true } ? N : never }[keyof Fields]

/** The values of an event's fields. */
export type FieldsOf<Fields extends Readonly<Record<string, FieldSpec>>, V> = {
  readonly [N in Exclude<keyof Fields, Optional<Fields>>]: ValueOf<Fields[N], V>
} & { readonly [N in Optional<Fields>]?: ValueOf<Fields[N], V> | undefined }
