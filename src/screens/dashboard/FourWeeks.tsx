import { Link } from 'react-router'
import type { Session } from '#domain/activities/session'
import { doneDays, noonOf, weekAt, type WeekPlan } from '#domain/child/weekPlan'
import type { Child } from '#domain/people/people'
import { daysBefore, type Instant } from '#domain/time'
import { loadedOr } from '#app/services/loaded'
import { useWeeks } from '#app/play/weekPlans'
import { useText } from '#text/i18n'
import { DayStrip } from '#ui/DayStrip'
import { formatDay } from '../history/formats'
import styles from './dashboard.module.css'

const WEEKS_DAYS = 28

/** Four weeks of days. A day is lit if there was play, or if an adult noted something done without the tablet. */
export function FourWeeks({ child, sessions, now }: { child: Child; sessions: readonly Session[]; now: Instant }) {
  const text = useText()
  const { weeks } = useWeeks(child.id, weekAt(daysBefore(now, WEEKS_DAYS - 1)).monday, weekAt(now).monday)
  const readable = new Map([...loadedOr(weeks, new Map())].filter((entry): entry is [string, WeekPlan] => entry[1] !== 'unreadable'))
  const lit = new Set([...sessions.map(({ startedAt }) => formatDay(startedAt)), ...doneDays(readable).map((day) => formatDay(noonOf(day)))])
  const days = Array.from({ length: WEEKS_DAYS }, (_, index) => lit.has(formatDay(daysBefore(now, WEEKS_DAYS - 1 - index))))
  // Renders nothing instead of zero for a family that has not started or is taking a rest.
  if (!days.includes(true)) return null
  const said = text('screens.dashboard.weeks', { count: days.filter(Boolean).length })
  return (
    <section className={styles['part']} aria-labelledby="four-weeks">
      <h2 id="four-weeks" className="small-heading">
        {said}
      </h2>
      <DayStrip days={days} label={said} />
      <p className="muted">{text('screens.dashboard.daysWhy')}</p>
      <Link to="/progress">{text('screens.dashboard.progress')}</Link>
    </section>
  )
}
