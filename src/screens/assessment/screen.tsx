import { Link, useSearchParams } from 'react-router'
import type { Assessed } from '#domain/assessment/papers'
import { isFamily } from '#domain/people/guardians'
import type { Child } from '#domain/people/people'
import { useAuth } from '#app/actors'
import { withAutomation } from '#app/automation'
import { useChildren } from '#app/children'
import { loadedOr } from '#app/loaded'
import { useSessions } from '#app/pastSessions'
import { useText } from '#text/i18n'
import { FlowBar } from '#ui/FlowBar'
import { ChevronIcon } from '#ui/icons'
import { OfActiveChild } from '../children/OfActiveChild'
import { NotLoaded } from '../notice/NotLoaded'
import { Notice } from '../notice/Notice'
import styles from './assessment.module.css'
import { Goals } from './Goals'
import { Played } from './Played'
import { OutsideScores } from './OutsideScores'
import { ReportEditor } from './report/ReportEditor'
import { Reports } from './report/Reports'
import { useAssessed } from './useAssessed'

/** Everything of a child's assessment; one rating or one report where the address names it. */
export default function Assessment() {
  return <OfActiveChild page={AssessmentOf} />
}

function AssessmentOf({ child }: { child: Child }) {
  const text = useText()
  const { sessionsOf } = useChildren()
  const assessed = useAssessed(child.id)
  const [search] = useSearchParams()
  if (sessionsOf(child.id) !== undefined)
    return (
      <Around child={child}>
        <p>{text('screens.assessment.visitor', { alias: child.alias })}</p>
      </Around>
    )
  if (assessed.status === 'failed')
    return (
      <Around child={child}>
        <NotLoaded found={assessed}>{text('screens.assessment.failed')}</NotLoaded>
      </Around>
    )
  if (assessed.status === 'loading')
    return (
      <Around child={child}>
        <p role="status">{text('screens.assessment.loading')}</p>
      </Around>
    )
  const reportId = search.get('report')
  if (reportId !== null) return <ReportEditor key={reportId} child={child} assessed={assessed.value} reportId={reportId} />
  return (
    <Around child={child}>
      <Overview child={child} assessed={assessed.value} />
    </Around>
  )
}

function Around({ child, children }: { child: Child; children: React.ReactNode }) {
  const text = useText()
  return (
    <>
      <FlowBar
        start={
          <Link to={withAutomation('/progress')} className={styles['back']}>
            <ChevronIcon />
            {child.alias}
          </Link>
        }
        middle={text('screens.assessment.bar')}
      />
      <main className={styles['main']}>{children}</main>
    </>
  )
}

function Overview({ child, assessed }: { child: Child; assessed: Assessed }) {
  const text = useText()
  const uid = useAuth().snapshot.context.user?.uid ?? ''
  const sessions = loadedOr(useSessions(child.id), null)?.sessions ?? []
  const { alias } = child
  return (
    <div className={styles['page']}>
      <div className={styles['said']}>
        <h1>{text('screens.assessment.title', { alias })}</h1>
        <p className={styles['muted']}>{text('screens.assessment.lead')}</p>
      </div>
      {assessed.unreadable === 0 ? null : <Notice kind="info">{text('screens.assessment.unreadable', { count: assessed.unreadable })}</Notice>}
      <Played child={child} assessed={assessed} sessions={sessions} />
      <Goals child={child} assessed={assessed} sessions={sessions} />
      <Reports child={child} assessed={assessed} uid={uid} isTeam={!isFamily(child, uid)} />
      <OutsideScores child={child} assessed={assessed} />
    </div>
  )
}
