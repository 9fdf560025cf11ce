import type { Manifest } from '../activities/manifest'
import type { RecordedValue } from '../trials/plan/shows'
import type { TrialResult } from '../trials/engine/trialResult'

/** The names under which an activity records values of its own. */
export const recordNames = ({ records = {} }: Pick<Manifest, 'records'>): readonly string[] => Object.keys(records)

/** What each trial recorded under the declared names, null where it recorded nothing. What is not declared is left out. */
export function recordsOf(manifest: Pick<Manifest, 'records'>, results: readonly TrialResult[]): readonly Readonly<Record<string, RecordedValue | null>>[] {
  return results.map(({ values }) => Object.fromEntries(recordNames(manifest).map((name) => [name, values[name] ?? null])))
}

/** Whole milliseconds, and lengths and shares with three decimals: a table for machines has no more. */
export const wholeNumber = (ms: number | null): number | null => (ms === null ? null : Math.round(ms))
export const rounded = (value: number | null): number | null => (value === null ? null : Math.round(value * 1000) / 1000)

/** A value as a table for machines has it. */
export function plainRecord(manifest: Pick<Manifest, 'records'>, name: string, value: RecordedValue | null): RecordedValue | null {
  const spec = manifest.records?.[name]
  if (typeof value !== 'number' || spec?.kind !== 'number') return value
  return spec.unit === 'ms' || spec.unit === 'count' ? wholeNumber(value) : rounded(value)
}
