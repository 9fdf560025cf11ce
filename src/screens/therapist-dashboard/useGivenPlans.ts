import { useState } from 'react'
import type { DayChanges } from '#domain/child/weekPlan'
import { useMe } from '#app/workspaces/useMe'
import { useServices } from '#app/services/services'
import { type AsyncAction, useAsyncAction } from '#app/services/task'

/** One plan that was given to several children, and what each of them had. */
export interface Given {
  readonly monday: string
  readonly children: readonly { readonly id: string; readonly before: DayChanges }[]
  /** Nicknames of those for whom it could not be saved. */
  readonly failed: readonly string[]
}

export interface GivenPlans {
  /** The last one that was given; null before, and when it was taken back. */
  readonly last: Given | null
  readonly isTakenBack: boolean
  readonly task: AsyncAction
  tell(given: Given): void
  undo(): void
  forget(): void
}

/** What was given last to several children, until the next action with the list. */
export function useGivenPlans(): GivenPlans {
  const { plans } = useServices()
  const me = useMe()
  const task = useAsyncAction()
  const [last, setLast] = useState<Given | null>(null)
  const [isTakenBack, setTakenBack] = useState(false)
  const show = (given: Given | null, isBack: boolean) => {
    setLast(given)
    setTakenBack(isBack)
  }
  return {
    last,
    isTakenBack,
    task,
    tell: (given) => show(given, false),
    forget: () => show(null, false),
    undo() {
      if (last === null) return
      const { monday, children } = last
      // The weeks were written a moment ago, so none of them is new. Done twice it is the same: after a failure all of it is tried again.
      void task.run(
        () => Promise.all(children.map(({ id, before }) => plans.save(id, monday, { changes: before, isNew: false }, me))),
        () => show(null, true),
      )
    },
  }
}
