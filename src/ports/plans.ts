import type { DayChanges, WeekPlan } from '#domain/child/weekPlan'
import type { Actor } from './actor'

/** A child's weeks by their Monday, `YYYY-MM-DD`. `unreadable`: one that this version cannot read. */
export type Weeks = ReadonlyMap<string, WeekPlan | 'unreadable'>

/** The plans of each child, one per week. Made in src/data; errors are StoreErrors. */
export interface Plans {
  /** The weeks from one Monday to another, both included; weeks without a plan are missing. */
  watch(childId: string, span: { readonly from: string; readonly to: string }, onWeeks: (weeks: Weeks) => void, onError: (error: Error) => void): () => void
  /** Writes these days in the name of `by`, null for a guest. A new week, or an unreadable one, is written whole. */
  save(
    childId: string,
    monday: string,
    change: { readonly changes: DayChanges; readonly isNew: boolean },
    by: Pick<Actor, 'uid' | 'displayName'> | null,
  ): Promise<void>
}
