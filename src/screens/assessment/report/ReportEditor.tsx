import { useMemo, useState } from 'react'
import { loadedOr, useWatched } from '#app/services/loaded'
import { useAuth } from '#app/services/actors'
import { useSessions } from '#app/play/pastSessions'
import { useServices } from '#app/services/services'
import type { Assessed, ReportHead } from '#domain/assessment/papers'
import { fixedParts, type ReportContent, type ReportPart, reportParts } from '#domain/assessment/report'
import type { Child } from '#domain/people/people'
import { useNoteExport } from '#app/play/children'
import type { PaperDocument, PaperSize } from '#domain/assessment/paper'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { formatDay } from '../../history/formats'
import { NotLoadedNotice } from '../../notice/NotLoaded'
import { AssessmentLine } from '../AssessmentLine'
import styles from './report.module.css'
import { PagePreview } from '../paper/PagePreview'
import { PaperView, blockElementId } from '../paper/PaperView'
import { useAuthor } from '../useAuthor'
import { useRatings } from '../useAssessed'
import { comparedIn } from './comparedIn'
import { composeReport, includesPart } from './compose'
import { ForWhom } from './ForWhom'
import { gatherFacts, periodStart } from './gather'
import { ReportTools } from './ReportTools'
import { useReportDraft } from './useReportDraft'
import { WritePart } from './WritePart'

interface Props {
  readonly child: Child
  readonly assessed: Assessed
  readonly reportId: string
}

/** The editor of one report: its parts on the left and its pages on the right. A signed report cannot be changed. */
export function ReportEditor({ child, assessed, reportId }: Props) {
  const text = useText()
  const { assessments } = useServices()
  const head = assessed.papers.find((paper): paper is ReportHead => paper.kind === 'report' && paper.id === reportId)
  const found = useWatched<ReportContent | null | 'unreadable'>(`${child.id} ${reportId} ${head?.signedAt}`, (tell, fail) =>
    assessments.watchReport(child.id, reportId, tell, fail),
  )
  const content = loadedOr(found, null)
  const title = head === undefined ? text('screens.assessment.reports.title') : text('screens.report.title', { day: formatDay(periodStart(head.day)) })
  const bar = <AssessmentLine alias={child.alias} back="/assessment?part=reports" title={title} />
  if (found.status === 'loading')
    return (
      <>
        {bar}
        <main className={styles['main']}>
          <p role="status">{text('screens.assessment.loading')}</p>
        </main>
      </>
    )
  if (found.status === 'failed' || head === undefined || content === null || content === 'unreadable')
    return (
      <>
        {bar}
        <main className={styles['main']}>
          {found.status === 'failed' ? (
            <NotLoadedNotice found={found}>{text('screens.assessment.failed')}</NotLoadedNotice>
          ) : (
            <p>{text(content === 'unreadable' ? 'screens.assessment.report.unreadable' : 'screens.assessment.report.notThere')}</p>
          )}
        </main>
      </>
    )
  return <Opened child={child} assessed={assessed} head={head} kept={content} />
}

function Opened({ child, assessed, head, kept }: { child: Child; assessed: Assessed; head: ReportHead; kept: ReportContent }) {
  const text = useText()
  const author = useAuthor(child.id)
  const uid = useAuth().snapshot.context.user?.uid ?? ''
  const draft = useReportDraft(child.id, head, kept)
  const { content } = draft
  const [part, setPart] = useState<ReportPart>('plain')
  const sessions = loadedOr(useSessions(child.id), null)?.sessions ?? NOTHING
  const ratings = loadedOr(useRatings(child.id, assessed.ratings, uid), NOTHING)
  const isSigned = head.signedAt !== null
  const [now] = useState(() => Date.now())
  // The figures do not depend on the texts. They are memoised so that typing does not recompute them.
  const { from, until, recommendations } = content
  const facts = useMemo(
    () =>
      gatherFacts(
        {
          child,
          ratings,
          papers: assessed.papers,
          sessions,
          compared: comparedIn(assessed.papers, sessions, { from, until }),
          content: { from, until, recommendations },
          author: head.byName,
          version: head.version,
          isSigned,
          now: head.signedAt ?? now,
        },
        text,
      ),
    [child, ratings, assessed.papers, sessions, from, until, recommendations, head, isSigned, now, text],
  )
  const composed = useMemo(() => composeReport(facts, content, text), [facts, content, text])
  const pages = content.pages ?? composed.pages
  const choose = (each: ReportPart) => {
    setPart(each)
    document.getElementById(blockElementId(each))?.scrollIntoView({ block: 'start' })
  }
  const isOwn = head.author === uid
  return (
    <>
      <AssessmentLine
        alias={child.alias}
        back="/assessment?part=reports"
        title={text('screens.report.title', { day: formatDay(periodStart(head.day)) })}
        end={<ReportTools child={child} head={head} content={content} pages={pages} facts={facts} isOwn={isOwn} author={author} draft={draft} />}
      />
      <div className={styles['editor']}>
        <aside aria-label={text('screens.assessment.report.parts')}>
          {isSigned || !isOwn ? null : <ForWhom content={content} onChange={draft.change} />}
          <ol className={styles['parts']}>
            {reportParts.map((each, index) => (
              <li key={each} data-open={each === part || undefined}>
                <span data-number="">{index + 1}</span>
                <button type="button" aria-current={each === part ? 'true' : undefined} onClick={() => choose(each)}>
                  {text(`screens.report.parts.${each}`)}
                </button>
                {fixedParts.has(each) ? (
                  <small>{text('screens.assessment.report.always')}</small>
                ) : isSigned || !isOwn ? (
                  <small>{text(includesPart(each, content) ? 'screens.assessment.report.isIn' : 'screens.assessment.report.isOut')}</small>
                ) : (
                  <input
                    type="checkbox"
                    role="switch"
                    aria-checked={includesPart(each, content)}
                    className={styles['switch']}
                    aria-label={text(`screens.report.parts.${each}`)}
                    checked={includesPart(each, content)}
                    onChange={({ target }) => draft.change({ parts: { [each]: target.checked } })}
                  />
                )}
              </li>
            ))}
          </ol>
        </aside>
        <main>
          <h1 className="unseen">{text('screens.report.title', { day: formatDay(periodStart(head.day)) })}</h1>
          {isSigned || !isOwn ? null : (
            <WritePart key={part} part={part} facts={facts} content={content} sentences={composed.sentences} onChange={draft.change} />
          )}
          <ShownPages pages={pages} paper={content.paper} child={child} />
          <PaperView document={pages} />
          <p className={styles['centre']}>{text('screens.assessment.report.dark')}</p>
        </main>
      </div>
    </>
  )
}

/** Shows the printed pages. They are made only on request, because otherwise each key press would make them again. */
function ShownPages({ pages, paper, child }: { pages: PaperDocument; paper: PaperSize; child: Child }) {
  const text = useText()
  const noteExport = useNoteExport(child)
  const [shown, setShown] = useState<PaperDocument | null>(null)
  const isShown = shown === pages
  return (
    <>
      <div>
        <Button onClick={() => setShown(isShown ? null : pages)}>{text(isShown ? 'screens.report.sheet.noPages' : 'screens.report.sheet.pages')}</Button>
      </div>
      {isShown ? <PagePreview key={paper} size={paper} load={async () => pages} onPrint={noteExport} /> : null}
    </>
  )
}

const NOTHING: readonly never[] = []
