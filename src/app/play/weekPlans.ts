import { useState } from 'react'
import type { DayPlan, PlanTile } from '#domain/child/dayPlan'
import { type DayChanges, EMPTY_WEEK, type PlannedDay, weekAt, type WeekPlan, withDays, withLevel, withTiles } from '#domain/child/weekPlan'
import type { Instant } from '#domain/time'
import type { StoreErrorCode } from '#ports/documents'
import type { Plans, Weeks } from '#ports/plans'
import { type Loaded, loadedOr, type NotLoaded, useWatched } from '../services/loaded'
import { useMe } from '../services/useMe'
import { useNow } from '../services/now'
import { firstValue } from '../services/firstValue'
import { useServices } from '../services/services'
import { type AsyncAction, useAsyncAction } from '../services/task'

/** A child's plans of several weeks, including unsaved changes. */
export interface WeeksState {
  readonly weeks: Loaded<Weeks>
  /** State of saving. */
  readonly task: AsyncAction
  readonly isSaved: boolean
  save(monday: string, changes: DayChanges): void
}

interface Draft {
  readonly of: string
  readonly on: Loaded<Weeks>
  readonly weeks: Weeks
}

/** Watches and saves the weeks from one Monday to another, both included. Without a child, there are none. Changes are visible immediately. */
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
      // Never overwrites a plan that could not be read.
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

/** Reads the week of a Monday once. If there is no answer in time, the week is empty, because play does not wait for a plan. */
export const readWeeks = (plans: Plans, childId: string, monday: string): Promise<Weeks> =>
  firstValue((tell, fail) => plans.watch(childId, { from: monday, to: monday }, tell, fail))

/** Returns the week of a Monday. It is empty if nobody planned it. */
export const weekIn = (weeks: Weeks, monday: string): WeekPlan | 'unreadable' => weeks.get(monday) ?? EMPTY_WEEK

/** A child's plan for today. */
export interface PlanState {
  /** Today's plan, or `unknown` while it loads. */
  readonly plan: DayPlan | 'unknown'
  /** Whether an adult made today a rest day. */
  readonly isRest: boolean
  /** The person who chose today's plan, or null if nobody did. */
  readonly by: WeekPlan['by']
  /** Whether the plan comes from a newer version and cannot be read. It is kept until another is saved, and `plan` is empty. */
  readonly isUnreadable: boolean
  /** Why saving failed, or null. */
  readonly failure: StoreErrorCode | null
  /** Why loading failed, or null. The plan is then unknown, so nothing overwrites it. */
  readonly unread: NotLoaded | null
  /** Saves the proposal as today's plan when it is started. */
  takeProposal(plan: DayPlan): void
  /** Today's plan: its activities, or a rest day. */
  readonly today: PlannedDay
  saveToday(day: PlannedDay): void
  /** Sets a task's level from today to the end of the week. */
  saveLevel(tile: PlanTile): void
}

/** Watches and saves a child's plan for today, or for the day of `at`. Without a child, the plan is empty. */
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
