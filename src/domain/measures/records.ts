import type { Manifest } from '../activities/manifest'
import type { RecordedValue } from '../trials/plan/shows'
import type { TrialResult } from '../trials/engine/trialResult'

/** Returns the names of an activity's own records. */
export const recordNames = ({ records = {} }: Pick<Manifest, 'records'>): readonly string[] => Object.keys(records)

/** Returns the records of each trial under the declared names, with null for a missing value. Drops undeclared values. */
export function recordsOf(manifest: Pick<Manifest, 'records'>, results: readonly TrialResult[]): readonly Readonly<Record<string, RecordedValue | null>>[] {
  return results.map(({ values }) => Object.fromEntries(recordNames(manifest).map((name) => [name, values[name] ?? null])))
}

/** Round values for export: times and counts to whole numbers, lengths and shares to three decimals. */
export const wholeNumber = (ms: number | null): number | null => (ms === null ? null : Math.round(ms))
export const rounded = (value: number | null): number | null => (value === null ? null : Math.round(value * 1000) / 1000)

/** Returns a value as written to the exported table. */
export function plainRecord(manifest: Pick<Manifest, 'records'>, name: string, value: RecordedValue | null): RecordedValue | null {
  const spec = manifest.records?.[name]
  if (typeof value !== 'number' || spec?.kind !== 'number') return value
  return spec.unit === 'ms' || spec.unit === 'count' ? wholeNumber(value) : rounded(value)
}
