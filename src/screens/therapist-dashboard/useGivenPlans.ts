import { useState } from 'react'
import type { DayChanges } from '#domain/child/weekPlan'
import { useMe } from '#app/services/useMe'
import { useServices } from '#app/services/services'
import { type AsyncAction, useAsyncAction } from '#app/services/task'

/** One plan that was copied to several children, with their plans before the change. */
export interface Given {
  readonly monday: string
  readonly children: readonly { readonly id: string; readonly before: DayChanges }[]
  /** Nicknames of the children whose plan could not be saved. */
  readonly failed: readonly string[]
}

export interface GivenPlans {
  /** The plan copied last. It is null before the first copy, after an undo, and after the next action. */
  readonly last: Given | null
  readonly isTakenBack: boolean
  readonly task: AsyncAction
  tell(given: Given): void
  undo(): void
  forget(): void
}

/** Keeps the plan that was last copied to several children, until the next action in the list. */
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
      // None of the weeks is new, because they have just been written. Undoing can be repeated, so all of it is tried again after a failure.
      void task.run(
        () => Promise.all(children.map(({ id, before }) => plans.save(id, monday, { changes: before, isNew: false }, me))),
        () => show(null, true),
      )
    },
  }
}
