import type { DayPlan } from '#domain/child/dayPlan'

/** The plan of today of each child. Made in src/data; errors are StoreErrors. */
export interface Plans {
  /** An empty plan where there is none; `unreadable` where there is one that this version cannot read. */
  watch(childId: string, onPlan: (plan: DayPlan | 'unreadable') => void, onError: (error: Error) => void): () => void
  save(childId: string, plan: DayPlan): Promise<void>
}
