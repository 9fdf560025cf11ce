import { useEffect, useRef, useState } from 'react'
import { findActivity } from '#scenes/catalogue'
import type { Session } from '#domain/activities/session'
import type { Child } from '#domain/people/people'
import { hadManyMisses, wasTooMuch } from '#domain/measures/digest'
import { freePlayOf } from '#domain/measures/freePlay'
import { summarise } from '#domain/measures/summary'
import { touchesOf, type TouchFinding } from '#domain/measures/touchFinding'
import { turnsOf, warmedUp, type Turns } from '#domain/measures/turns'
import { useConditionsInWords } from '#app/stage/start/conditionsInWords'
import { FreePlayFigures } from '#app/stage/result/FreePlayFigures'
import { OwnFigures } from '#app/stage/result/OwnFigures'
import { sayKinds, describeTrials, sayWarmUp, sayWarmUps } from '#app/stage/result/describeTrials'
import { useText } from '#text/i18n'
import { sayAll, joinSentences } from '#text/locale'
import { Button } from '#ui/Button'
import { Disclosure } from '#ui/Disclosure'
import { lazyPart } from '#ui/lazyPart'
import { formatMoment, formatSeconds, formatShortDay } from './formats'
import styles from './history.module.css'
import { useAnsweredBy, useUnfinishedSentence, useSigns } from './inWords'
import { sessionAnchor } from './sessionAnchor'
import { SessionLine } from './SessionLine'
import { TouchStrip } from './TouchStrip'

// Loaded on request, because it includes the drawing code of the stage.
const SessionReplay = lazyPart(async () => (await import('./SessionReplay')).SessionReplay)

type Text = ReturnType<typeof useText>
type Timed = Extract<TouchFinding, { kind: 'timed' }>

interface Props {
  readonly alias: string
  readonly session: Session
  readonly finding: TouchFinding
}

interface EntryProps extends Omit<Props, 'alias'> {
  readonly child: Child
  /** Whether a link led to this session. The page then scrolls to it and focuses it. */
  readonly isMeant?: boolean
}

/**
 * One session as a line that opens: first a sentence, then the figures with their n, then
 * the replay. A session without a finished turn has only the sentence.
 */
export function SessionEntry({ child, session, finding, isMeant = false }: EntryProps) {
  const [isOpen, setOpen] = useState(isMeant)
  const entry = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (!isMeant) return
    entry.current?.focus({ preventScroll: true })
    entry.current?.scrollIntoView({ block: 'start' })
  }, [isMeant])
  return (
    <li ref={entry} id={sessionAnchor(session.id)} tabIndex={isMeant ? -1 : undefined} data-meant={isMeant || undefined} className={styles['entry']}>
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <SessionLine child={child} session={session} finding={finding} />
        </summary>
        {isOpen ? <Inside alias={child.alias} session={session} finding={finding} /> : null}
      </details>
    </li>
  )
}

/** Whether the session is one of the demo's own. Their ids have a prefix, while sessions played in the demo have random ids. */
const isSimulated = ({ id }: Session): boolean => id.startsWith('demo-')

function Inside({ alias, session, finding }: Props) {
  const text = useText()
  const begun = useUnfinishedSentence(session)
  const conditions = useConditionsInWords(session.conditions)
  return (
    <div className={styles['inside']}>
      <p className={styles['when']}>
        <time dateTime={new Date(session.startedAt).toISOString()}>{formatMoment(session.startedAt)}</time>
        {session.demo ? <span className={styles['demo']}>{text(isSimulated(session) ? 'screens.sessions.demo' : 'screens.sessions.demoOwn')}</span> : null}
      </p>
      {wasTooMuch(session) ? <p className={styles['beyond']}>{text('screens.sessions.tooMuch', { day: formatShortDay(session.startedAt) })}</p> : null}
      {hadManyMisses(session) ? <p className="muted">{text('screens.sessions.manyBeside')}</p> : null}
      {session.beyondCap ? <p className={styles['beyond']}>{text('screens.sessions.beyondCap', { alias })}</p> : null}
      {conditions === '' ? null : <p className="muted">{conditions}</p>}
      {session.mood === undefined ? null : <p className="muted">{text('screens.sessions.mood', { mood: text(`screens.result.moods.${session.mood}`) })}</p>}
      {begun === null ? <Figures alias={alias} session={session} finding={finding} /> : <p>{begun}</p>}
    </div>
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
      {free === null ? <TurnsInWords alias={alias} session={session} finding={finding} /> : <FreePlayFigures session={session} figures={free} heading="h4" />}
      <OwnFigures session={session} />
      {further.length === 0 && finding.kind !== 'timed' ? null : (
        <Disclosure word={text('screens.sessions.more')}>
          {free === null ? <TouchFigures session={session} finding={finding} /> : null}
          {further.length === 0 ? null : <p className="muted">{joinSentences(...further)}</p>}
        </Disclosure>
      )}
      <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {text(isOpen ? 'screens.sessions.replay.close' : 'screens.sessions.replay.open')}
      </Button>
      {isOpen ? <SessionReplay session={session} /> : null}
    </>
  )
}

/** Says how the turns went, with the same counts as in the result and on Today. Times are those of comparable turns. */
function TurnsInWords({ alias, session, finding }: Props) {
  const text = useText()
  const turns = turnsOf(session.events)
  const kinds = sayKinds(text, turns)
  return (
    <>
      <p>{joinSentences(saySession(text, alias, session, turns), finding.kind === 'timed' ? sayTime(text, finding) : '')}</p>
      <p className="muted">{joinSentences(kinds === '' ? '' : text('screens.sessions.kinds', { kinds }), sayWarmUps(text, turns))}</p>
    </>
  )
}

function saySession(text: Text, alias: string, session: Session, turns: Turns): string {
  const manifest = findActivity(session.activity)
  const warmed = warmedUp(turns)
  if (turns.all.length === 0) return text(turns.mirror > 0 ? 'app.result.mirror' : 'screens.sessions.begun.ended', { alias, count: turns.mirror })
  const said = warmed === null ? describeTrials(text, manifest, alias, { ...turns, count: turns.all.length }) : sayWarmUp(text, manifest, alias, warmed)
  return text('screens.sessions.said', { said })
}

const sayTime = (text: Text, { compared, seconds }: Timed): string => text(`screens.sessions.sentence.${compared ?? 'timed'}`, { count: seconds })

function TouchFigures({ session, finding }: Pick<Props, 'session' | 'finding'>) {
  const text = useText()
  if (finding.kind !== 'timed') return null
  const { median, q1, q3, n } = finding.spread
  return (
    <>
      <TouchStrip touches={touchesOf(session)} spread={finding.spread} />
      <p className="muted">{text('screens.sessions.strip')}</p>
      <p className="muted">{text('screens.sessions.figures', { median: formatSeconds(median), q1: formatSeconds(q1), q3: formatSeconds(q3), n })}</p>
    </>
  )
}
