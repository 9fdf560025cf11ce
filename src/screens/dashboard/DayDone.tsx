import type { CSSProperties } from 'react'
import { findActivity } from '#scenes/catalogue'
import type { Session } from '#domain/activities/session'
import { palette } from '#domain/child/palette'
import { inLight } from '#domain/child/safety'
import { dateIn, noonOf, weekAt, weekDays } from '#domain/child/weekPlan'
import type { Child } from '#domain/people/people'
import type { Instant } from '#domain/time'
import { describeTrials } from '#app/stage/result/describeTrials'
import { StagePicture } from '#app/stage/start/StagePicture'
import { useText } from '#text/i18n'
import { textOf } from '#text/ofActivity'
import { TurnLight } from '#ui/Turns'
import { formatShortWeekday, isSameDay } from '../history/formats'
import styles from './dashboard.module.css'
import { playedIn } from './playedActivities'

interface Props {
  readonly child: Child
  /** Today's sessions, newest first. */
  readonly today: readonly Session[]
  readonly sessions: readonly Session[]
  readonly now: Instant
}

/** The end of a day's play: the activities played, with one light per trial, and the week so far. */
export function DayDone({ child, today, sessions, now }: Props) {
  const text = useText()
  return (
    <>
      <div className={styles['doneHead']}>
        <h1>{text('screens.dashboard.done')}</h1>
        <Week sessions={sessions} now={now} />
      </div>
      <ul className={styles['did']}>
        {playedIn(today).map(({ activity, last, turns, ...counts }) => {
          const manifest = findActivity(activity)
          if (manifest === null) return null
          const { dials, strict } = last.settings
          return (
            <li key={activity}>
              <StagePicture manifest={manifest} category={last.category} child={child} />
              {/* The sentence below says the same. */}
              <span className={styles['lights']} aria-hidden="true" style={{ '--c': inLight(palette[dials.colour], strict) } as CSSProperties}>
                {turns.map((kind, index) => (
                  <TurnLight key={index} kind={kind} />
                ))}
              </span>
              <b>{textOf(manifest).title}</b>
              <span className="muted">{describeTrials(text, manifest, child.alias, counts)}</span>
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** The week from Monday to Sunday, with a lit lamp for each day with play. Today's lamp lights up last. */
function Week({ sessions, now }: Pick<Props, 'sessions' | 'now'>) {
  const text = useText()
  const { monday, day: today } = weekAt(now)
  return (
    <ol className={styles['week']} aria-label={text('screens.dashboard.thisWeek')}>
      {weekDays.map((day) => {
        const noon = noonOf(dateIn(monday, day))
        const isLit = sessions.some(({ startedAt }) => isSameDay(startedAt, noon))
        return (
          <li key={day} data-lit={isLit || undefined} data-today={day === today || undefined}>
            <i aria-hidden="true" />
            {formatShortWeekday(noon)}
            {isLit ? <span className="unseen">{text('screens.dashboard.playedThen')}</span> : null}
          </li>
        )
      })}
    </ol>
  )
}
