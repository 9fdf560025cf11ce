import '#app/stage/play/stage.css'
import { useMemo, useState } from 'react'
import type { Session } from '#domain/activities/session'
import { PROGRESS_WEEKS, progressOf, type Progress, type Task } from '#domain/measures/progress'
import { EVERYTHING, filterSessions } from '#domain/measures/sessionFilter'
import { SECOND_MS } from '#domain/time'
import { readsAsParent } from '#domain/people/guardians'
import type { Child } from '#domain/people/people'
import { useAuth } from '#app/services/actors'
import { useChildren } from '#app/play/children'
import { helpsWithAll } from '#domain/people/sharing'
import { usePlayFirstLight } from '#app/play/firstLight'
import { useSessions } from '#app/play/pastSessions'
import { GuideLink } from '#app/shell/GuideLink'
import { useText } from '#text/i18n'
import { OfActiveChild } from '../children/OfActiveChild'
import { formatDay, formatSeconds } from '../history/formats'
import { SessionHistory } from '../history/SessionHistory'
import { NewestMessage } from '../messages/NewestMessage'
import { findActivity } from '#scenes/catalogue'
import { GroundFigures } from '#app/stage/result/GroundFigures'
import { StepFiguresTable } from '#app/stage/result/StepFigures'
import { Button } from '#ui/Button'
import { Depth } from './Depth'
import { FacingProgress } from './FacingProgress'
import { ProgressFigures } from './ProgressFigures'
import { ConditionFilters, TaskChoice } from './Filters'
import styles from './progress.module.css'

/** The progress page: whether a child's touches change, and where on the screen they are quickest. */
export default function ProgressScreen() {
  return <OfActiveChild page={ProgressOf} />
}

function ProgressOf({ child }: { child: Child }) {
  const state = useSessions(child.id)
  const seesOwnOnly = useChildren().sessionsOf(child.id) !== undefined
  const text = useText()
  const uid = useAuth().snapshot.context.user?.uid ?? null
  const isTeam = !readsAsParent(child, uid)
  const playFirstLight = usePlayFirstLight()
  // Shows the newest message only to a team. Parents see theirs on Today.
  const notes = isTeam ? <NewestMessage child={child} /> : null
  if (state.status === 'ready' && state.value.sessions.length > 0)
    return (
      <Found
        child={child}
        sessions={state.value.sessions}
        isTeam={isTeam}
        seesOwnOnly={seesOwnOnly}
        notes={notes}
        history={<SessionHistory child={child} state={state} />}
      />
    )
  if (state.status === 'ready' && state.value.unreadable === 0) {
    // Says only that this person has run no sessions, because others may have played with the child for weeks.
    if (seesOwnOnly)
      return (
        <div className={styles['empty']}>
          <h1>{text('screens.progress.emptyOwnTitle', { alias: child.alias })}</h1>
          <p>{text('screens.progress.emptyOwn', { alias: child.alias })}</p>
        </div>
      )
    return (
      <div className={styles['empty']}>
        <h1>{text('screens.progress.emptyTitle')}</h1>
        <p>{text('screens.progress.empty')}</p>
        {playFirstLight === null || !helpsWithAll(child) ? null : (
          // The main button for a team is “Start a session” above.
          <Button kind={isTeam ? 'plain' : 'now'} onClick={() => playFirstLight(child)}>
            {text('screens.children.setup.ready.play')}
          </Button>
        )}
        {notes}
      </div>
    )
  }
  return <SessionHistory child={child} state={state} />
}

type Text = ReturnType<typeof useText>

interface Props {
  readonly child: Child
  readonly sessions: readonly Session[]
  /** Whether to show a therapist's view: filters, the number of things at once, and the amount of help. */
  readonly isTeam: boolean
  /** Whether to show only the sessions that this person ran, as for a visitor. */
  readonly seesOwnOnly: boolean
  readonly notes: React.ReactNode
  readonly history: React.ReactNode
}

function Found({ child, sessions, isTeam, seesOwnOnly, notes, history }: Props) {
  const text = useText()
  const [now] = useState(() => Date.now())
  const [chosen, choose] = useState<Task | undefined>()
  const [filter, setFilter] = useState(EVERYTHING)
  const fitting = useMemo(() => filterSessions(sessions, filter, now), [sessions, filter, now])
  const progress = useMemo(() => progressOf(fitting, now, formatDay, chosen, filter.weeks), [fitting, now, chosen, filter.weeks])
  const { task, ofActivity } = progress
  const manifest = task === null ? null : findActivity(task.activity)
  const choice = task === null ? null : <TaskChoice tasks={progress.tasks} task={task} onChange={choose} />
  return (
    <div className={styles['page']}>
      <div className={styles['said']}>
        <h1>{headline(text, progress)}</h1>
        <p className={styles['sub']}>{lead(text, child.alias, progress)}</p>
        {seesOwnOnly ? <p className={styles['sub']}>{text('screens.progress.ownOnly')}</p> : null}
        <GuideLink id="numbers">{text('screens.progress.guide')}</GuideLink>
      </div>
      {isTeam ? (
        <div className={styles['filters']} role="group" aria-label={text('screens.progress.filters.title')}>
          {choice}
          <ConditionFilters sessions={sessions} filter={filter} onChange={setFilter} />
          <span className={styles['counted']} role="status">
            {text('screens.progress.sessionCount', { count: ofActivity.length })}
          </span>
        </div>
      ) : null}
      {task === null ? null : <ProgressFigures progress={progress} task={task} choice={isTeam ? null : choice} />}
      {manifest?.measures.includes('ground') === true ? <GroundFigures sessions={ofActivity} child={child} /> : null}
      {manifest === null ? null : <StepFiguresTable manifest={manifest} sessions={ofActivity} child={child} />}
      {isTeam && task !== null ? <Depth child={child} task={task} sessions={sessions} shown={ofActivity} /> : null}
      {/* Does not depend on a task, because a child who only looks has no touches and therefore no task. */}
      <FacingProgress sessions={fitting} isTeam={isTeam} />
      {notes}
      <section className={styles['sessions']} aria-labelledby="progress-sessions">
        <h2 id="progress-sessions">{text('screens.progress.sessions')}</h2>
        {history}
      </section>
    </div>
  )
}

function headline(text: Text, { change, missing, days }: Progress): string {
  if (change !== null) return text(`screens.progress.change.${change.compared}`)
  return days === 0 ? text('screens.progress.quiet') : text('screens.progress.early', { count: missing })
}

function lead(text: Text, alias: string, { days, change, soonerSide, weeks }: Progress): string {
  const parts = [
    text(weeks.length > PROGRESS_WEEKS ? 'screens.progress.daysOfTwelve' : 'screens.progress.days', { alias, count: days }),
    change === null ? '' : usually(text, change),
    soonerSide === null ? '' : text(`screens.progress.sooner.${soonerSide}`),
  ]
  return parts.filter(Boolean).join(' ')
}

/**
 * Says how the usual times compare, by the same rule as the heading: times within the
 * noise are never called a change, and times beyond it never equal.
 */
function usually(text: Text, { compared, before, now }: NonNullable<Progress['change']>): string {
  const seconds = (ms: number) => Math.max(1, Math.round(ms / SECOND_MS))
  const [then, late] = [seconds(before.median), seconds(now.median)]
  if (compared !== 'same')
    return then === late
      ? text('screens.progress.beforeNow', { before: formatSeconds(before.median), now: formatSeconds(now.median) })
      : text('screens.progress.beforeNow', { before: then, now: late })
  return then === late
    ? text('screens.progress.steady', { before: then })
    : text('screens.progress.steadyFromTo', { least: Math.min(then, late), most: Math.max(then, late) })
}
