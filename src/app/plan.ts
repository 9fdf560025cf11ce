import { useState } from 'react'
import type { DayPlan } from '#domain/child/dayPlan'
import type { StoreErrorCode } from '#ports/documents'
import { loadedOr, useWatched } from './loaded'
import { useServices } from './services'
import { useTask } from './task'

/** The plan of today of one child. */
export interface PlanState {
  /** `unknown` while it is being read. */
  readonly plan: DayPlan | 'unknown'
  /** There is a plan that this version cannot read. It stays as it is, and `plan` is empty, until another is saved. */
  readonly isUnreadable: boolean
  readonly failure: StoreErrorCode | null
  readonly isSaved: boolean
  save(plan: DayPlan): void
}

/** Watches and keeps a child's plan; without a child it is empty. What is saved is shown at once. */
export function usePlan(childId: string | null): PlanState {
  const { plans } = useServices()
  const found = useWatched<DayPlan | 'unreadable'>(childId, (tell, fail) => (childId === null ? () => undefined : plans.watch(childId, tell, fail)))
  const task = useTask()
  /** What is on its way, or was refused, on top of what was read. */
  const [draft, setDraft] = useState<{ readonly of: string; readonly on: typeof found; readonly plan: DayPlan } | null>(null)
  const [isSaved, setSaved] = useState(false)
  const isDrafted = draft !== null && draft.of === childId && draft.on === found
  const known = isDrafted ? draft.plan : childId === null || found.status === 'failed' ? [] : loadedOr(found, 'unknown' as const)
  return {
    plan: known === 'unreadable' ? [] : known,
    isUnreadable: known === 'unreadable',
    failure: task.failure ?? (found.status === 'failed' ? found.code : null),
    isSaved,
    save(plan) {
      if (childId === null) return
      setDraft({ of: childId, on: found, plan })
      setSaved(false)
      void task.run(
        () => plans.save(childId, plan),
        () => setSaved(true),
      )
    },
  }
}
