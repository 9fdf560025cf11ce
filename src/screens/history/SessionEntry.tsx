import { useState } from 'react'
import { findActivity } from '#scenes/catalogue'
import type { Session } from '#domain/activities/session'
import { freePlayOf } from '#domain/measures/freePlay'
import { type Summary, summarise } from '#domain/measures/summary'
import { touchesOf, type TouchFinding } from '#domain/measures/touchFinding'
import { turnsOf, warmedUp } from '#domain/measures/turns'
import { useConditionsInWords } from '#app/stage/conditionsInWords'
import { FreePlayFigures } from '#app/stage/FreePlayFigures'
import { OwnFigures } from '#app/stage/OwnFigures'
import { sayWarmUp } from '#app/stage/sayTurns'
import { useText } from '#text/i18n'
import { textOf } from '#text/ofActivity'
import { sayAll, sayOn } from '#text/locale'
import { formatMoment, formatSeconds } from './formats'
import styles from './history.module.css'
import { useAnsweredBy, useBegunOnly, useSigns } from './inWords'
import { SessionReplay } from './SessionReplay'
import { TouchStrip } from './TouchStrip'

interface Props {
  readonly alias: string
  readonly session: Session
  readonly finding: TouchFinding
}

/** One session: a sentence first, then the picture, then the figures with their n. One without a finished turn has words only. */
export function SessionEntry({ alias, session, finding }: Props) {
  const text = useText()
  const begun = useBegunOnly(session)
  const conditions = useConditionsInWords(session.conditions)
  return (
    <li className={styles['entry']}>
      <p className={styles['when']}>
        <time dateTime={new Date(session.startedAt).toISOString()}>{formatMoment(session.startedAt)}</time>
        {session.demo ? <span className={styles['demo']}>{text('screens.sessions.demo')}</span> : null}
      </p>
      <h3>{text('screens.sessions.activityLevel', { title: titleOf(session), level: session.level })}</h3>
      {session.beyondCap ? <p className={styles['beyond']}>{text('screens.sessions.beyondCap')}</p> : null}
      {conditions === '' ? null : <p className={styles['muted']}>{conditions}</p>}
      {session.mood === undefined ? null : (
        <p className={styles['muted']}>{text('screens.sessions.mood', { mood: text(`screens.result.moods.${session.mood}`) })}</p>
      )}
      {begun === null ? <Figures alias={alias} session={session} finding={finding} /> : <p>{begun}</p>}
    </li>
  )
}

function Figures({ alias, session, finding }: Props) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const summary = summarise([session.events])
  const { partly, unmeasured, mashed, look, error, beside, wrong } = summary
  const free = freePlayOf(session.events)
  const ways = useAnsweredBy(summary)
  const signs = useSigns(summary)
  const further = [
    partly === 0 ? null : text('screens.sessions.partly', { count: partly }),
    unmeasured === 0 ? null : text('screens.sessions.unmeasured', { count: unmeasured }),
    mashed === 0 ? null : text('screens.sessions.mashed', { count: mashed }),
    look === null ? null : text('screens.sessions.looked', { median: formatSeconds(look.median), n: look.n }),
    beside === 0 ? null : text('screens.sessions.beside', { count: beside }),
    wrong === 0 ? null : text('screens.sessions.wrong', { count: wrong }),
    error === null ? null : text('screens.sessions.off', { percent: Math.round(error.median * 100) }),
    ways === '' ? null : text('screens.sessions.answeredBy', { ways }),
    signs.length === 0 ? null : text('screens.sessions.signs', { signs: sayAll(signs) }),
  ].filter((part) => part !== null)
  return (
    <>
      {free === null ? <TouchFigures alias={alias} session={session} finding={finding} summary={summary} /> : <FreePlayFigures figures={free} heading="h4" />}
      {further.length === 0 ? null : <p className={styles['muted']}>{sayOn(...further)}</p>}
      <OwnFigures session={session} />
      <button type="button" className="press" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {text(isOpen ? 'screens.sessions.replay.close' : 'screens.sessions.replay.open')}
      </button>
      {isOpen ? <SessionReplay session={session} /> : null}
    </>
  )
}

function TouchFigures({ alias, session, finding, summary: { independent, prompted, assisted, noResponse } }: Props & { summary: Summary }) {
  const text = useText()
  const warmed = warmedUp(turnsOf(session.events))
  if (warmed !== null) {
    return (
      <>
        <p>{sayWarmUp(text, findActivity(session.activity), alias, warmed)}</p>
        <p className={styles['muted']}>{text('app.summary.warmUps')}</p>
      </>
    )
  }
  return (
    <>
      <p>
        <Sentence finding={finding} />
      </p>
      {finding.kind === 'timed' ? (
        <>
          <TouchStrip touches={touchesOf(session)} spread={finding.spread} />
          <p className={styles['muted']}>
            {text('screens.sessions.figures', {
              median: formatSeconds(finding.spread.median),
              q1: formatSeconds(finding.spread.q1),
              q3: formatSeconds(finding.spread.q3),
              n: finding.spread.n,
            })}
          </p>
        </>
      ) : null}
      <p className={styles['muted']}>{text('screens.sessions.help', { independent, prompted, assisted, noResponse })}</p>
    </>
  )
}

/** The activity's title; of one that this version no longer has, its id. */
export function titleOf({ activity }: Pick<Session, 'activity'>): string {
  const manifest = findActivity(activity)
  return manifest === null ? activity : textOf(manifest).title
}

function Sentence({ finding }: { finding: TouchFinding }) {
  const text = useText()
  switch (finding.kind) {
    case 'untouched':
      return text('screens.sessions.sentence.untouched')
    case 'too-few':
      return text('screens.sessions.sentence.tooFew', { count: finding.touches })
    case 'timed':
      return text(`screens.sessions.sentence.${finding.compared ?? 'timed'}`, { count: finding.seconds })
  }
}
