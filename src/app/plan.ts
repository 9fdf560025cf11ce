import { useEffect, useState } from 'react'
import type { DayPlan } from '#domain/child/dayPlan'
import { StoreError, type StoreErrorCode } from '#ports/documents'
import { useServices } from './services'

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
  const [found, setFound] = useState<{ of: string; plan: DayPlan | 'unreadable' } | null>(null)
  const [failure, setFailure] = useState<StoreErrorCode | null>(null)
  const [isSaved, setSaved] = useState(false)
  useEffect(() => {
    if (childId === null) return
    return plans.watch(
      childId,
      (plan) => setFound({ of: childId, plan }),
      (error) => {
        setFound({ of: childId, plan: [] })
        setFailure(codeOf(error))
      },
    )
  }, [plans, childId])
  const known = childId === null ? [] : found?.of === childId ? found.plan : 'unknown'
  return {
    plan: known === 'unreadable' ? [] : known,
    isUnreadable: known === 'unreadable',
    failure,
    isSaved,
    save(plan) {
      if (childId === null) return
      setFound({ of: childId, plan })
      setFailure(null)
      setSaved(false)
      plans.save(childId, plan).then(
        () => setSaved(true),
        (error: unknown) => setFailure(codeOf(error)),
      )
    },
  }
}

const codeOf = (error: unknown): StoreErrorCode => (error instanceof StoreError ? error.code : 'unavailable')
