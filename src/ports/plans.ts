import type { DayChanges, WeekPlan } from '#domain/child/weekPlan'
import type { Actor } from './actor'

/** A child's weeks by their Monday (`YYYY-MM-DD`). `unreadable` means that this version cannot read the week. */
export type Weeks = ReadonlyMap<string, WeekPlan | 'unreadable'>

/** Each child's plans, one per week. Implemented in src/data; errors are StoreErrors. */
export interface Plans {
  /** Watches the weeks from one Monday to another, including both. Weeks without a plan are missing. */
  watch(childId: string, span: { readonly from: string; readonly to: string }, onWeeks: (weeks: Weeks) => void, onError: (error: Error) => void): () => void
  /** Saves these days in the name of `by`, or null for a guest. A new or unreadable week is written as a whole. */
  save(
    childId: string,
    monday: string,
    change: { readonly changes: DayChanges; readonly isNew: boolean },
    by: Pick<Actor, 'uid' | 'displayName'> | null,
  ): Promise<void>
}
