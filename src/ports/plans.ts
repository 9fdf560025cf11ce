import type { DayPlan } from '#domain/child/dayPlan'

/** The plan of today of each child. Made in src/data; errors are StoreErrors. */
export interface Plans {
  /** An empty plan where there is none, or one that cannot be read. */
  watch(childId: string, onPlan: (plan: DayPlan) => void, onError: (error: Error) => void): () => void
  save(childId: string, plan: DayPlan): Promise<void>
}
