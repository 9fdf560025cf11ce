import { useState } from 'react'
import { copyWeek, type DayChanges, EMPTY_WEEK, nextWeek, weekAt, weekBefore, type WeekDay, weekDays, type WeekPlan } from '#domain/child/weekPlan'
import { loadedOr } from '#app/services/loaded'
import { useNow } from '#app/services/now'
import { useWeeks, weekIn } from '#app/play/weekPlans'

/** The last change made here, with the state before it. */
interface Done {
  readonly monday: string
  readonly before: DayChanges
  readonly isCopy: boolean
}

const daysOf = ({ days }: WeekPlan, changes: DayChanges): DayChanges =>
  Object.fromEntries(weekDays.filter((day) => changes[day] !== undefined).map((day) => [day, days[day]]))

/** Provides the week on the screen, its open day, and all changes to them. */
export function useWeekPlan(childId: string) {
  const now = weekAt(useNow())
  const [shown, setShown] = useState<string | null>(null)
  const [chosen, setChosen] = useState<WeekDay | null>(null)
  const [done, setDone] = useState<Done | null>(null)
  const monday = shown ?? now.monday
  const day = chosen ?? (monday === now.monday ? now.day : 'mon')
  const { weeks, task, isSaved, save } = useWeeks(childId, monday, nextWeek(monday))
  const known = loadedOr(weeks, new Map())
  const [found, after] = [weekIn(known, monday), weekIn(known, nextWeek(monday))]
  const week = found === 'unreadable' ? EMPTY_WEEK : found
  const following = after === 'unreadable' ? EMPTY_WEEK : after
  const show = (other: string) => {
    setShown(other)
    setChosen(null)
    setDone(null)
  }
  return {
    weeks,
    task,
    isSaved,
    monday,
    day,
    now,
    week,
    isUnreadable: found === 'unreadable',
    /** The week after this one. If it cannot be read, it counts as planned, so that nothing overwrites it. */
    following,
    isFollowingUnreadable: after === 'unreadable',
    done,
    chooseDay: setChosen,
    showBefore: () => show(weekBefore(monday)),
    showAfter: () => show(nextWeek(monday)),
    change(changes: DayChanges) {
      setDone({ monday, before: daysOf(week, changes), isCopy: false })
      save(monday, changes)
    },
    copyOn() {
      const changes = copyWeek(week, following)
      setDone({ monday: nextWeek(monday), before: daysOf(following, changes), isCopy: true })
      save(nextWeek(monday), changes)
    },
    undo() {
      if (done !== null) save(done.monday, done.before)
      setDone(null)
    },
  }
}

export type WeekState = ReturnType<typeof useWeekPlan>

/** Returns whether a day of this week is before, on or after today. */
export function weekRelation({ monday, now }: Pick<WeekState, 'monday' | 'now'>, day: WeekDay): 'past' | 'today' | 'later' {
  if (monday !== now.monday) return monday < now.monday ? 'past' : 'later'
  const distance = weekDays.indexOf(day) - weekDays.indexOf(now.day)
  return distance < 0 ? 'past' : distance === 0 ? 'today' : 'later'
}
