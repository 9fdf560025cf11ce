import { type KeyboardEvent, useRef } from 'react'
import { findActivity } from '#scenes/catalogue'
import { dateIn, minutesOf, noonOf, type WeekDay, weekDays } from '#domain/child/weekPlan'
import type { Child } from '#domain/people/people'
import { useText } from '#text/i18n'
import { StagePicture } from '#app/stage/start/StagePicture'
import { CheckIcon } from '#ui/icons'
import { formatDay, formatDayNumber, formatLongDay, formatShortWeekday } from '../history/formats'
import styles from './plan.module.css'
import { type WeekState, weekRelation } from './useWeekPlan'
import { plannedName } from './useOpenTiles'

interface Props {
  readonly state: WeekState
  readonly child: Child
  /** The days with play, in the format of `formatDay`. */
  readonly played: ReadonlySet<string>
}

/** The seven days side by side, one of them open. Arrow keys move between them. */
export function WeekDays({ state, child, played }: Props) {
  const text = useText()
  const tabs = useRef(new Map<WeekDay, HTMLButtonElement | null>())
  const press = (event: KeyboardEvent, day: WeekDay) => {
    const to = targetOf(event, day)
    if (to === undefined) return
    event.preventDefault()
    state.chooseDay(to)
    tabs.current.get(to)?.focus()
  }
  return (
    <div className={styles['week']} role="tablist" aria-label={text('screens.plan.days')}>
      {weekDays.map((day) => (
        <button
          key={day}
          type="button"
          role="tab"
          id={`plan-${day}`}
          ref={(element) => void tabs.current.set(day, element)}
          className={styles['day']}
          data-when={weekRelation(state, day)}
          aria-selected={state.day === day}
          aria-controls="plan-day"
          tabIndex={state.day === day ? 0 : -1}
          onClick={() => state.chooseDay(day)}
          onKeyDown={(event) => press(event, day)}
        >
          <DayInside state={state} child={child} day={day} isPlayed={played.has(formatDay(noonOf(dateIn(state.monday, day))))} />
        </button>
      ))}
    </div>
  )
}

function DayInside({ state, child, day, isPlayed }: { state: WeekState; child: Child; day: WeekDay; isPlayed: boolean }) {
  const text = useText()
  const noon = noonOf(dateIn(state.monday, day))
  const when = weekRelation(state, day)
  const { tiles, isRest, wasDone } = state.week.days[day]
  const minutes = minutesOf(tiles)
  return (
    <>
      <span className={styles['date']}>
        <b>{when === 'today' ? text('screens.plan.today') : formatShortWeekday(noon)}</b>
        <span aria-hidden="true">{formatDayNumber(noon)}</span>
        <span className="unseen">{formatLongDay(noon)}</span>
      </span>
      <span className={styles['pictures']}>
        {tiles.map((planned) => {
          const manifest = findActivity(planned.activity)
          return (
            <span key={`${planned.activity}/${planned.category}`}>
              {manifest === null ? null : <StagePicture manifest={manifest} category={planned.category} child={child} />}
              <span className="unseen">{plannedName(text, planned)}</span>
            </span>
          )
        })}
        {isRest ? <span className={styles['rest']}>{text('screens.plan.rest')}</span> : null}
      </span>
      <span className={styles['foot']}>
        {isPlayed || wasDone ? (
          <>
            <CheckIcon />
            {text(isPlayed ? 'screens.plan.played' : 'screens.plan.together')}
          </>
        ) : when !== 'past' && minutes > 0 ? (
          text('screens.plan.minutes', { count: minutes })
        ) : (
          ''
        )}
      </span>
    </>
  )
}

/** Returns the day to which an arrow key moves. The days follow the reading direction, so the arrow keys swap in right-to-left languages. */
function targetOf({ key, currentTarget }: KeyboardEvent, day: WeekDay): WeekDay | undefined {
  const at = weekDays.indexOf(day)
  if (key === 'Home') return 'mon'
  if (key === 'End') return 'sun'
  const isMirrored = getComputedStyle(currentTarget).direction === 'rtl'
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
  return step === 0 ? undefined : weekDays[(at + (isMirrored ? -step : step) + 7) % 7]
}
