import { useState } from 'react'
import type { DayPlan, PlanTile } from '#domain/child/dayPlan'
import { type DayChanges, EMPTY_WEEK, type PlannedDay, weekAt, type WeekPlan, withDays, withLevel, withTiles } from '#domain/child/weekPlan'
import type { Instant } from '#domain/time'
import type { StoreErrorCode } from '#ports/documents'
import type { Plans, Weeks } from '#ports/plans'
import { type Loaded, loadedOr, type NotLoaded, useWatched } from '../services/loaded'
import { useMe } from '../workspaces/useMe'
import { useNow } from '../services/now'
import { firstValue } from '../services/firstValue'
import { useServices } from '../services/services'
import { type AsyncAction, useAsyncAction } from '../services/task'

/** The plans of some weeks of one child, with what is on its way to the store. */
export interface WeeksState {
  readonly weeks: Loaded<Weeks>
  /** The saving. */
  readonly task: AsyncAction
  readonly isSaved: boolean
  save(monday: string, changes: DayChanges): void
}

interface Draft {
  readonly of: string
  readonly on: Loaded<Weeks>
  readonly weeks: Weeks
}

/** Watches and keeps the weeks from one Monday to another, both included; without a child there are none. What is saved is shown at once. */
export function useWeeks(childId: string | null, from: string, to: string): WeeksState {
  const { plans } = useServices()
  const me = useMe()
  const task = useAsyncAction()
  const [draft, setDraft] = useState<Draft | null>(null)
  const [isSaved, setSaved] = useState(false)
  const of = `${childId} ${from} ${to}`
  const read = useWatched<Weeks>(childId === null ? null : of, (tell, fail) =>
    childId === null ? () => undefined : plans.watch(childId, { from, to }, tell, fail),
  )
  const found: Loaded<Weeks> = childId === null ? NO_WEEKS : read
  const weeks = draft !== null && draft.of === of && draft.on === found ? ({ status: 'ready', value: draft.weeks } as const) : found
  return {
    weeks,
    task,
    isSaved,
    save(monday, changes) {
      // What could not be read is not written over.
      if (childId === null || weeks.status !== 'ready') return
      const before = weeks.value.get(monday)
      const isNew = before === undefined || before === 'unreadable'
      const by = me === null ? null : { uid: me.uid, name: me.displayName }
      setDraft({ of, on: found, weeks: new Map([...weeks.value, [monday, { ...withDays(isNew ? EMPTY_WEEK : before, changes), by }]]) })
      setSaved(false)
      void task.run(
        () => plans.save(childId, monday, { changes, isNew }, me),
        () => setSaved(true),
      )
    },
  }
}

const NO_WEEKS: Loaded<Weeks> = { status: 'ready', value: new Map() }

/** The one week of a Monday, once. Without an answer in good time there is none: nobody waits for a plan. */
export const readWeeks = (plans: Plans, childId: string, monday: string): Promise<Weeks> =>
  firstValue((tell, fail) => plans.watch(childId, { from: monday, to: monday }, tell, fail))

/** The week of a Monday; empty where nobody planned it. */
export const weekIn = (weeks: Weeks, monday: string): WeekPlan | 'unreadable' => weeks.get(monday) ?? EMPTY_WEEK

/** What is planned today for one child. */
export interface PlanState {
  /** `unknown` while it is being read. */
  readonly plan: DayPlan | 'unknown'
  /** An adult said that today is a day of rest. */
  readonly isRest: boolean
  /** Who chose what is planned today; null where nobody did. */
  readonly by: WeekPlan['by']
  /** There is a plan that this version cannot read. It stays as it is, and `plan` is empty, until another is saved. */
  readonly isUnreadable: boolean
  /** The saving failed. */
  readonly failure: StoreErrorCode | null
  /** It could not be read: nothing is known of it, and nothing is saved over it. */
  readonly unread: NotLoaded | null
  /** Starts what was proposed: it is the plan of today from now on. */
  takeProposal(plan: DayPlan): void
  /** Today as it is planned, and another in its place: a day of rest, or what it was before. */
  readonly today: PlannedDay
  saveToday(day: PlannedDay): void
  /** The level of a task, from today to the end of the week, wherever it is planned. */
  saveLevel(tile: PlanTile): void
}

/** Watches and keeps what a child plays today, or on the day of `at`. Without a child it is empty. */
export function usePlan(childId: string | null, at?: Instant): PlanState {
  const now = useNow()
  const { monday, day } = weekAt(at ?? now)
  const { weeks, task, save } = useWeeks(childId, monday, monday)
  const week = weekIn(loadedOr(weeks, new Map()), monday)
  const known: WeekPlan = week === 'unreadable' ? EMPTY_WEEK : week
  const today = known.days[day]
  return {
    plan: weeks.status === 'loading' ? 'unknown' : today.tiles,
    isRest: today.isRest,
    by: today.isProposed ? null : known.by,
    isUnreadable: week === 'unreadable',
    failure: task.failure,
    unread: weeks.status === 'failed' ? weeks : null,
    today,
    saveToday: (planned) => save(monday, { [day]: planned }),
    takeProposal: (plan) => save(monday, { [day]: { ...withTiles(today, plan), isProposed: true } }),
    saveLevel: (tile) => {
      const changes = withLevel(known, tile, day)
      if (Object.keys(changes).length > 0) save(monday, changes)
    },
  }
}
