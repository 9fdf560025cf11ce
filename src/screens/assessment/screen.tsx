import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'
import type { Assessed } from '#domain/assessment/papers'
import { isFamily } from '#domain/people/guardians'
import type { Child } from '#domain/people/people'
import { useChildren } from '#app/play/children'
import { loadedOr } from '#app/services/loaded'
import { useMe } from '#app/workspaces/useMe'
import { useSessions } from '#app/play/pastSessions'
import { useText } from '#text/i18n'
import { Skeleton } from '#ui/Shapes'
import { OfActiveChild } from '../children/OfActiveChild'
import { NotLoadedNotice } from '../notice/NotLoaded'
import { Notice } from '../notice/Notice'
import { AssessmentLine } from './AssessmentLine'
import styles from './assessment.module.css'
import { Goals } from './Goals'
import { LookingProfile } from './looking/LookingProfile'
import { OutsideScores } from './OutsideScores'
import { PlayedPart } from './Played'
import { Rate } from './rate/Rate'
import { ReportEditor } from './report/ReportEditor'
import { Reports } from './Reports'
import { useAssessed } from './useAssessed'

/** A child's assessment; `?rate=` names a rating that is being filled in, `?report=` a report. */
export default function Assessment() {
  const text = useText()
  const [search] = useSearchParams()
  const { shownChild } = useChildren()
  useChildOfLink(search.get('child'))
  // A rating and a report draw their own line.
  if ((search.has('rate') || search.has('report')) && shownChild !== null) return <OfActiveChild page={AssessmentOf} isStep />
  return (
    <>
      <AssessmentLine alias={shownChild?.alias ?? ''} back="/progress" title={text('app.titles./assessment')} />
      <main className={styles['overview']}>
        <OfActiveChild page={AssessmentOf} isStep />
      </main>
    </>
  )
}

/** A link to a report names its child: somebody else may have played last. */
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
  return (
    <>
      <div className={styles['said']}>
        <h1>{text('screens.assessment.title', { alias: child.alias })}</h1>
        <p className={`muted ${styles['narrow']}`}>{text('screens.assessment.lead')}</p>
      </div>
      {assessed.unreadable === 0 ? null : <Notice kind="info">{text('screens.assessment.unreadable', { count: assessed.unreadable })}</Notice>}
      <LookingProfile child={child} assessed={assessed} />
      <PlayedPart child={child} assessed={assessed} sessions={sessions} />
      <Goals child={child} assessed={assessed} sessions={sessions} />
      <Reports child={child} assessed={assessed} uid={uid} isTeam={!isFamily(child, uid)} />
      <OutsideScores child={child} assessed={assessed} />
    </>
  )
}
