import type { CSSProperties } from 'react'
import { palette } from '#domain/child/palette'
import type { Session } from '#domain/activities/session'
import type { Child } from '#domain/people/people'
import { wasTooMuch } from '#domain/measures/digest'
import { freePlayOf } from '#domain/measures/freePlay'
import type { TouchFinding } from '#domain/measures/touchFinding'
import { type Turns, turnsOf } from '#domain/measures/turns'
import { StagePicture } from '#app/stage/start/StagePicture'
import { sayLevel } from '#app/stage/start/levels'
import { findActivity } from '#scenes/catalogue'
import { useText } from '#text/i18n'
import { ChevronIcon } from '#ui/icons'
import { TurnLight } from '#ui/Turns'
import { formatDayNumber, formatSeconds, formatShortWeekday } from './formats'
import styles from './history.module.css'
import { sessionTitle } from './sessionTitle'

/** Maximum number of turns shown as lights. If there are more, only the figures are shown. */
const MOST_LIGHTS = 8
/** Width of the picture (px), enough for 52 CSS px on a high-resolution screen. */
const PICTURE_WIDTH = 160

interface Props {
  readonly child: Child
  readonly session: Session
  readonly finding: TouchFinding
}

/** A session at a glance: the activity, the date, one light for each turn, and the figures. */
export function SessionLine({ child, session, finding }: Props) {
  const text = useText()
  const manifest = findActivity(session.activity)
  const turns = turnsOf(session.events)
  const isFree = freePlayOf(session.events) !== null
  const isTooMuch = wasTooMuch(session)
  return (
    <span className={styles['line']}>
      <span className={styles['small']}>
        {manifest === null ? null : <StagePicture manifest={manifest} category={session.category} child={child} width={PICTURE_WIDTH} />}
      </span>
      <span className={styles['day']}>
        {formatShortWeekday(session.startedAt)} {formatDayNumber(session.startedAt)}
      </span>
      <b className={styles['name']}>{sessionTitle(session)}</b>
      <span className={styles['level']}>{sayLevel(text, session.level)}</span>
      <span className={styles['lights']} style={{ '--c': palette[session.settings.dials.colour] } as CSSProperties} aria-hidden="true">
        {isFree || turns.all.length > MOST_LIGHTS ? null : turns.all.map(({ trial, kind }) => <TurnLight key={trial} kind={kind} />)}
      </span>
      {/* Signs that an adult must not overlook are visible before the session is opened. */}
      <span className={isTooMuch ? styles['beyond'] : styles['figure']}>
        {isTooMuch ? text('screens.result.moods.too-much') : sayFigures(text, turns, isFree, finding)}
      </span>
      <ChevronIcon />
    </span>
  )
}

function sayFigures(text: ReturnType<typeof useText>, { all, done, looked }: Turns, isFree: boolean, finding: TouchFinding): string {
  const count = all.length
  if (isFree) return text('screens.sessions.line.free')
  if (count === 0) return text('screens.sessions.line.begun')
  if (done === 0) return looked > 0 ? text('screens.sessions.line.looked', { n: looked, of: count }) : text('screens.sessions.line.passed')
  const seconds = finding.kind === 'timed' ? text('screens.sessions.line.seconds', { seconds: formatSeconds(finding.spread.median) }) : ''
  return [text('screens.sessions.line.done', { n: done, of: count }), seconds].filter(Boolean).join(' · ')
}
