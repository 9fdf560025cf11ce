import type { DayChanges, WeekPlan } from '#domain/child/weekPlan'
import type { Actor } from './actor'

/** The weeks of a child by their Monday, `YYYY-MM-DD`. `unreadable` is one that this version cannot read. */
export type Weeks = ReadonlyMap<string, WeekPlan | 'unreadable'>

/** The plans of each child, one for each week. Made in src/data; errors are StoreErrors. */
export interface Plans {
  /** The weeks from one Monday to another, both included; those without a plan are not there. */
  watch(childId: string, span: { readonly from: string; readonly to: string }, onWeeks: (weeks: Weeks) => void, onError: (error: Error) => void): () => void
  /** Writes these days in the name of `by`, null for a guest. A new week, or one that could not be read, is written whole. */
  save(
    childId: string,
    monday: string,
    change: { readonly changes: DayChanges; readonly isNew: boolean },
    by: Pick<Actor, 'uid' | 'displayName'> | null,
  ): Promise<void>
}
