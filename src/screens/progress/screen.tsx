import '#app/stage/stage.css'
import { useMemo, useState } from 'react'
import type { Session } from '#domain/activities/session'
import { progressOf, type Progress, type Task } from '#domain/measures/progress'
import { DAY_MS, SECOND_MS } from '#domain/time'
import { isFamily } from '#domain/people/guardians'
import type { Child } from '#domain/people/people'
import { useAuth } from '#app/actors'
import { useSessions } from '#app/pastSessions'
import { ZoneMap } from '#app/stage/ZoneMap'
import { sayLevel } from '#app/stage/levels'
import { useText } from '#text/i18n'
import { Trend, TrendLegend } from '#ui/Trend'
import { OfActiveChild } from '../children/OfActiveChild'
import { formatDay, formatShortDay } from '../history/formats'
import { titleOf } from '../history/SessionEntry'
import { SessionHistory } from '../history/SessionHistory'
import { Messages } from '../messages/Messages'
import styles from './progress.module.css'

/** Whether something changes for a child, and where on the screen it touches soonest. */
export default function ProgressScreen() {
  return <OfActiveChild page={ProgressOf} />
}

function ProgressOf({ child }: { child: Child }) {
  const state = useSessions(child.id)
  const text = useText()
  if (state.status === 'ready' && state.value.sessions.length > 0)
    return <Found child={child} sessions={state.value.sessions} history={<SessionHistory alias={child.alias} state={state} />} />
  if (state.status === 'ready' && state.value.unreadable === 0) {
    return (
      <>
        <h1>{text('screens.progress.emptyTitle')}</h1>
        <p>{text('screens.progress.empty')}</p>
        <TeamNotes child={child} />
      </>
    )
  }
  return <SessionHistory alias={child.alias} state={state} />
}

/** The family has its notes on Today. */
function TeamNotes({ child }: { child: Child }) {
  const uid = useAuth().snapshot.context.user?.uid ?? null
  return isFamily(child, uid) ? null : <Messages child={child} />
}

type Text = ReturnType<typeof useText>

function Found({ child, sessions, history }: { child: Child; sessions: readonly Session[]; history: React.ReactNode }) {
  const text = useText()
  const [now] = useState(() => Date.now())
  const [chosen, choose] = useState<Task | undefined>()
  const progress = useMemo(() => progressOf(sessions, now, formatDay, chosen), [sessions, now, chosen])
  const task = chosen ?? progress.tasks[0]
  return (
    <div className={styles['page']}>
      <div className={styles['said']}>
        <h1>{headline(text, progress)}</h1>
        <p className={styles['sub']}>{lead(text, child.alias, progress)}</p>
      </div>
      {task === undefined ? null : (
        <div className={styles['figures']}>
          <section aria-labelledby="progress-trend">
            <div className={styles['title']}>
              <b id="progress-trend">{text('screens.progress.trend')}</b>
              <select
                aria-label={text('screens.progress.task')}
                value={keyOf(task)}
                onChange={(event) => choose(progress.tasks.find((each) => keyOf(each) === event.currentTarget.value))}
              >
                {progress.tasks.map((each) => (
                  <option key={keyOf(each)} value={keyOf(each)}>
                    {text('screens.progress.taskName', { title: titleOf(each), level: sayLevel(text, each.level) })}
                  </option>
                ))}
              </select>
            </div>
            <Trend
              label={text('screens.progress.trendLabel')}
              unit={text('screens.progress.unit')}
              weeks={progress.weeks.map(({ from, touches, spread }) => ({
                label: formatShortDay(from),
                dots: touches.map(({ at, ms }) => ({ at: (at - from) / (7 * DAY_MS), seconds: ms / SECOND_MS })),
                spread: spread === null ? null : { q1: spread.q1 / SECOND_MS, median: spread.median / SECOND_MS, q3: spread.q3 / SECOND_MS },
              }))}
            />
            <TrendLegend
              touch={text('screens.progress.legend.touch')}
              median={text('screens.progress.legend.median')}
              half={text('screens.progress.legend.half')}
            />
            <p className={styles['sub']}>{text('app.result.moreWhy')}</p>
          </section>
          <section aria-labelledby="progress-places">
            <b id="progress-places">{text('app.summary.zones')}</b>
            <ZoneMap zones={progress.byZone} />
          </section>
        </div>
      )}
      <TeamNotes child={child} />
      <section className={styles['sessions']} aria-labelledby="progress-sessions">
        <h2 id="progress-sessions">{text('screens.progress.sessions')}</h2>
        {history}
      </section>
    </div>
  )
}

const keyOf = ({ activity, category, level }: Task): string => [activity, category ?? '', level].join('/')

function headline(text: Text, { change, missing, days }: Progress): string {
  if (change !== null) return text(`screens.progress.change.${change.compared}`)
  return days === 0 ? text('screens.progress.quiet') : text('screens.progress.early', { count: missing })
}

function lead(text: Text, alias: string, { days, change, soonerSide }: Progress): string {
  const seconds = (ms: number) => Math.max(1, Math.round(ms / SECOND_MS))
  const parts = [
    text('screens.progress.days', { alias, count: days }),
    change === null ? '' : text('screens.progress.beforeNow', { before: seconds(change.before.median), now: seconds(change.now.median) }),
    soonerSide === null ? '' : text(`screens.progress.sooner.${soonerSide}`),
  ]
  return parts.filter(Boolean).join(' ')
}
