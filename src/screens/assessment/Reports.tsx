import { useNavigate } from 'react-router'
import type { Assessed, ReportHead } from '#domain/assessment/papers'
import { usualPaper } from '#domain/assessment/paper'
import type { ReportContent } from '#domain/assessment/report'
import { localDay } from '#domain/time'
import type { Child } from '#domain/people/people'
import { daysBefore } from '#domain/time'
import { withAutomation } from '#app/services/automation'
import { useServices } from '#app/services/services'
import { useAsyncAction } from '#app/services/task'
import { GuideLink } from '#app/shell/GuideLink'
import { useText } from '#text/i18n'
import { sayNames } from '#text/locale'
import { Button } from '#ui/Button'
import { formatDay } from '../history/formats'
import { TaskFailure } from '../notice/TaskFailure'
import styles from './assessment.module.css'
import type { HubPart } from './hubState'
import { useAuthor } from './useAuthor'
import { periodStart } from './report/gather'

/** The default period of a report, in days. */
const DAYS = 90

/**
 * Returns the default content of a report. A team writes to the doctor or therapist who continues the child's
 * care, and can choose the shorter page for the family instead. A family writes to the school.
 */
const firstContent = (isTeam: boolean): ReportContent => ({
  reader: isTeam ? 'doctor' : 'school',
  paper: usualPaper(navigator.languages),
  parts: {},
  texts: {},
  recommendations: {},
  from: localDay(daysBefore(Date.now(), DAYS)),
  until: localDay(Date.now()),
  pages: null,
  familyUntil: null,
})

interface Props {
  readonly child: Child
  readonly assessed: Assessed
  readonly uid: string
  readonly isTeam: boolean
  /** Parts of the assessment that are not finished. */
  readonly missing: readonly HubPart[]
}

/** Lists a child's reports, newest first. A signed report opens unchanged. */
export function Reports({ child, assessed, uid, isTeam, missing }: Props) {
  const text = useText()
  const navigate = useNavigate()
  const { assessments } = useServices()
  const author = useAuthor(child.id)
  const task = useAsyncAction()
  const reports = assessed.papers.filter((paper): paper is ReportHead => paper.kind === 'report')
  const address = (id: string) => withAutomation(`/assessment?report=${id}`)
  const begin = () =>
    void task.run(
      () => assessments.saveReport(child.id, { day: localDay(Date.now()), version: 1, before: null }, firstContent(isTeam), author),
      ({ id }) => void navigate(address(id)),
    )
  const said = ({ day, version, byName, signedAt, author: by }: ReportHead) => {
    const named = { day: formatDay(periodStart(day)), version, name: byName }
    return text(
      signedAt !== null ? 'screens.assessment.reports.signed' : by === uid ? 'screens.assessment.reports.draft' : 'screens.assessment.reports.draftOf',
      named,
    )
  }
  return (
    <section className={styles['section']} aria-labelledby="assessment-reports">
      <h2 id="assessment-reports">{text('screens.assessment.reports.title')}</h2>
      {reports.length === 0 ? (
        <p className={`muted ${styles['narrow']}`}>{text(isTeam ? 'screens.assessment.reports.none' : 'screens.assessment.reports.noneFamily')}</p>
      ) : null}
      <ul className={styles['rows']}>
        {reports.map((report) => (
          <li key={report.id}>
            <span>{said(report)}</span>
            {report.signedAt === null && report.author !== uid ? (
              <span className={`muted ${styles['narrow']}`}>{text('screens.assessment.reports.hidden', { name: report.byName })}</span>
            ) : (
              <Button onClick={() => void navigate(address(report.id))}>
                {text(report.signedAt === null ? 'screens.assessment.reports.goOn' : 'screens.assessment.reports.open')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {missing.length === 0 ? null : (
        <p className={`muted ${styles['narrow']}`}>
          {text('screens.assessment.reports.missing', { parts: sayNames(missing.map((part) => text(`screens.assessment.hub.name.${part}`))) })}
        </p>
      )}
      <GuideLink id="doctor">{text('screens.assessment.reports.guide')}</GuideLink>
      <TaskFailure task={task} />
      {/* This person's own draft is the next step. */}
      <Button kind={reports.some(({ signedAt, author: by }) => signedAt === null && by === uid) ? 'plain' : 'now'} loading={task.isBusy} onClick={begin}>
        {text('screens.assessment.reports.add')}
      </Button>
    </section>
  )
}
