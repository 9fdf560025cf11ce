import { useEffect, useEffectEvent, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { Session } from '#domain/activities/session'
import type { Assessed } from '#domain/assessment/papers'
import { isFamily, readsAsParent } from '#domain/people/guardians'
import type { Child } from '#domain/people/people'
import { useChildren } from '#app/play/children'
import { loadedOr } from '#app/services/loaded'
import { useNow } from '#app/services/now'
import { useMe } from '#app/services/useMe'
import { useSessions } from '#app/play/pastSessions'
import { useText } from '#text/i18n'
import { Skeleton } from '#ui/Skeleton'
import { OfActiveChild } from '../children/OfActiveChild'
import { NotLoadedNotice } from '../notice/NotLoaded'
import { Notice } from '../notice/Notice'
import { AssessmentLine } from './AssessmentLine'
import styles from './assessment.module.css'
import { Goals } from './Goals'
import { Hub } from './Hub'
import { type AssessmentPart, missingIn, partNamed } from './hubState'
import { LookingProfile } from './looking/LookingProfile'
import { OutsideScores } from './OutsideScores'
import { PlayedPart } from './Played'
import { Rate } from './rate/Rate'
import { ReportEditor } from './report/ReportEditor'
import { Reports } from './Reports'
import { useAssessed } from './useAssessed'

/** The page of a child's assessment. `?part=` names one of its parts, `?rate=` a rating in progress, `?report=` a report. */
export default function Assessment() {
  const text = useText()
  const [search] = useSearchParams()
  const { shownChild } = useChildren()
  useChildOfLink(search.get('child'))
  // A rating and a report render their own line at the top.
  if ((search.has('rate') || search.has('report')) && shownChild !== null) return <OfActiveChild page={AssessmentOf} isStep />
  const part = partNamed(search.get('part'))
  return (
    <>
      <AssessmentLine
        alias={part === null ? (shownChild?.alias ?? '') : text('app.titles./assessment')}
        back={part === null ? '/progress' : '/assessment'}
        title={part === null ? text('app.titles./assessment') : (shownChild?.alias ?? '')}
      />
      <main className={styles['overview']}>
        <OfActiveChild page={AssessmentOf} isStep />
      </main>
    </>
  )
}

/** Switches to the child that the link names. The current child may be another one. */
function useChildOfLink(childId: string | null): void {
  const { children, shownChild, chooseChild } = useChildren()
  const isThere = children !== 'unknown' && children.some(({ id }) => id === childId)
  const choose = useEffectEvent(chooseChild)
  const isOther = isThere && childId !== shownChild?.id
  useEffect(() => {
    if (isOther && childId !== null) choose(childId)
  }, [isOther, childId])
}

function AssessmentOf({ child }: { child: Child }) {
  const text = useText()
  const [search] = useSearchParams()
  const uid = useMe()?.uid ?? null
  const { sessionsOf } = useChildren()
  const assessed = useAssessed(child.id)
  if (sessionsOf(child.id) !== undefined) return <p>{text('screens.assessment.visitor', { alias: child.alias })}</p>
  if (assessed.status === 'loading') return <Skeleton layout="columns" label={text('screens.assessment.loading')} />
  if (assessed.status === 'failed') return <NotLoadedNotice found={assessed}>{text('screens.assessment.failed')}</NotLoadedNotice>
  const [rate, report] = [search.get('rate'), search.get('report')]
  if (rate !== null) return <Rate child={child} assessed={assessed.value} ratingId={rate} uid={uid} />
  if (report !== null) return <ReportEditor key={report} child={child} assessed={assessed.value} reportId={report} />
  return <Overview child={child} assessed={assessed.value} uid={uid ?? ''} />
}

function Overview({ child, assessed, uid }: { child: Child; assessed: Assessed; uid: string }) {
  const text = useText()
  const sessions = loadedOr(useSessions(child.id), null)?.sessions ?? []
  const [search] = useSearchParams()
  const part = partNamed(search.get('part'))
  return (
    <>
      {assessed.unreadable === 0 ? null : <Notice kind="info">{text('screens.assessment.unreadable', { count: assessed.unreadable })}</Notice>}
      {part === null ? (
        <Hub child={child} assessed={assessed} sessions={sessions} uid={uid} />
      ) : (
        <Part part={part} child={child} assessed={assessed} sessions={sessions} uid={uid} />
      )}
    </>
  )
}

interface PartProps {
  readonly part: AssessmentPart
  readonly child: Child
  readonly assessed: Assessed
  readonly sessions: readonly Session[]
  readonly uid: string
}

/** Shows one part of the assessment, opened from its tile. */
function Part({ part, child, assessed, sessions, uid }: PartProps) {
  const text = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  const missing = missingIn({ assessed, sessions, side: isFamily(child, uid) ? 'family' : 'team', uid, now: useNow() })
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <>
      <div className={styles['said']}>
        <h1 ref={heading} tabIndex={-1}>
          {text('screens.assessment.title', { alias: child.alias })}
        </h1>
        <p className={`muted ${styles['narrow']}`}>{text('screens.assessment.lead')}</p>
      </div>
      {part === 'profile' ? <LookingProfile child={child} assessed={assessed} /> : null}
      {part === 'baseline' || part === 'change' ? <PlayedPart part={part} child={child} assessed={assessed} sessions={sessions} /> : null}
      {part === 'reports' ? <Reports child={child} assessed={assessed} uid={uid} isTeam={!readsAsParent(child, uid)} missing={missing} /> : null}
      {part === 'goals' ? <Goals child={child} assessed={assessed} sessions={sessions} /> : null}
      {part === 'scores' ? <OutsideScores child={child} assessed={assessed} /> : null}
    </>
  )
}
