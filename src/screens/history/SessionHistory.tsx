import { useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { findActivity } from '#scenes/catalogue'
import { groupBy } from '#domain/groupBy'
import type { Child } from '#domain/people/people'
import type { Measure } from '#domain/activities/manifest'
import type { Session } from '#domain/activities/session'
import { touchFindings } from '#domain/measures/touchFinding'
import '#app/stage/play/stage.css'
import { ConceptFigures } from '#app/stage/result/ConceptFigures'
import { OutlineFigures } from '#app/stage/result/OutlineFigures'
import { useText } from '#text/i18n'
import { NotLoadedNotice } from '../notice/NotLoaded'
import { Skeleton } from '#ui/Skeleton'
import { Notice } from '../notice/Notice'
import styles from './history.module.css'
import { formatMonth } from './formats'
import { ALL, fittingOf, HistoryFilters } from './HistoryFilters'
import { sessionAnchor } from './sessionAnchor'
import { SessionEntry } from './SessionEntry'
import { SessionTables } from './SessionTables'
import type { SessionsState } from '#app/play/pastSessions'
import { Button } from '#ui/Button'

const A_PAGE = 12

/** Lists a child's sessions with their figures. */
export function SessionHistory({ child, state }: { child: Child; state: SessionsState }) {
  const text = useText()
  if (state.status === 'loading') return <Skeleton layout="columns" label={text('screens.sessions.loading')} />
  if (state.status === 'failed') {
    return (
      <NotLoadedNotice found={state} title={text('screens.sessions.failedTitle')}>
        {text('screens.sessions.failed')}
      </NotLoadedNotice>
    )
  }
  const { sessions, unreadable } = state.value
  return (
    <div className={styles['history']}>
      {unreadable > 0 ? <Notice kind="info">{text('screens.sessions.unreadable', { count: unreadable })}</Notice> : null}
      {sessions.length === 0 ? (
        <Notice kind="info" title={text('screens.sessions.noneTitle')}>
          {text('screens.sessions.none')}
        </Notice>
      ) : (
        <Played child={child} sessions={sessions} />
      )}
    </div>
  )
}

function Played({ child, sessions }: { child: Child; sessions: readonly Session[] }) {
  const text = useText()
  const [isTable, setIsTable] = useState(false)
  const { hash } = useLocation()
  const [filter, setFilter] = useState(ALL)
  const fitting = useMemo(() => fittingOf(sessions, filter), [sessions, filter])
  /** Index of the session that a link led to, or -1 if there is none. */
  const meant = fitting.findIndex(({ id }) => hash === `#${sessionAnchor(id)}`)
  const [more, setMore] = useState(A_PAGE)
  const shown = Math.max(more, meant + 1)
  const findings = useMemo(() => touchFindings(sessions), [sessions])
  const [concepts, outlines] = useMemo(() => [measuring('concepts', fitting), measuring('outlines', fitting)], [fitting])
  const listed = fitting.slice(0, shown)

  return (
    <>
      {sessions.some(({ demo }) => demo) ? (
        <Notice kind="info" title={text('screens.sessions.demo')}>
          {text('screens.sessions.demoNote')}
        </Notice>
      ) : null}
      <div className={styles['tools']}>
        <HistoryFilters sessions={sessions} count={fitting.length} filter={filter} onChange={setFilter} />
        <Button aria-pressed={isTable} onClick={() => setIsTable(!isTable)}>
          {text(isTable ? 'screens.sessions.asList' : 'screens.sessions.asTable')}
        </Button>
      </div>
      {fitting.length === 0 ? (
        <div className={styles['nothing']}>
          <p>{text('screens.sessions.filters.none')}</p>
          <Button onClick={() => setFilter(ALL)}>{text('screens.sessions.filters.showAll')}</Button>
        </div>
      ) : isTable ? (
        <SessionTables sessions={listed} />
      ) : (
        <>
          <ConceptFigures sessions={concepts} />
          <OutlineFigures sessions={outlines} />
          <div>
            {[...groupBy(listed, ({ startedAt }) => formatMonth(startedAt))].map(([month, together]) => (
              <section key={month} className={styles['month']}>
                <h3>{month}</h3>
                <ol className={styles['list']}>
                  {together.map((session) => (
                    <SessionEntry
                      key={session.id}
                      child={child}
                      session={session}
                      finding={findings.get(session.id) ?? { kind: 'untouched' }}
                      isMeant={session.id === fitting[meant]?.id}
                    />
                  ))}
                </ol>
              </section>
            ))}
          </div>
        </>
      )}
      {shown < fitting.length ? <Button onClick={() => setMore(shown + A_PAGE)}>{text('screens.sessions.older')}</Button> : null}
    </>
  )
}

/** Returns the sessions whose activity records this measure, oldest first. */
const measuring = (measure: Measure, sessions: readonly Session[]): readonly Session[] =>
  sessions.filter(({ activity }) => findActivity(activity)?.measures.includes(measure) === true).toReversed()
