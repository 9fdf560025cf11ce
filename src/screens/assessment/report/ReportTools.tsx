import { useState } from 'react'
import { useNavigate } from 'react-router'
import { withAutomation } from '#app/services/automation'
import { useNoteExport } from '#app/play/children'
import { download, fileName } from '#app/forms/download'
import { useServices } from '#app/services/services'
import { useAsyncAction } from '#app/services/task'
import type { PaperDocument } from '#domain/assessment/paper'
import type { ReportHead } from '#domain/assessment/papers'
import type { ReportContent } from '#domain/assessment/report'
import { localDay } from '#domain/time'
import { isFamily } from '#domain/people/guardians'
import type { Child } from '#domain/people/people'
import type { Author } from '#ports/assessments'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { Confirm } from '../../notice/Confirm'
import { Notice } from '../../notice/Notice'
import { TaskFailure } from '../../notice/TaskFailure'
import { composeCard, composeReport } from './compose'
import type { ReportFacts } from './facts'
import { GiveReport } from './GiveReport'
import type { ReportDraft } from './useReportDraft'

interface Props {
  readonly child: Child
  readonly head: ReportHead
  readonly content: ReportContent
  readonly pages: PaperDocument
  readonly facts: ReportFacts
  readonly isOwn: boolean
  readonly author: Author
  readonly draft: ReportDraft
}

/** Signs, prints and shares a report. */
export function ReportTools({ child, head, content, pages, facts, isOwn, author, draft }: Props) {
  const text = useText()
  const navigate = useNavigate()
  const { assessments, loadReportPrinter } = useServices()
  const noteExport = useNoteExport(child)
  const signing = useAsyncAction()
  const copying = useAsyncAction()
  const [isAsking, setAsking] = useState(false)
  const [making, setMaking] = useState<'none' | 'busy' | 'failed'>('none')
  const isSigned = head.signedAt !== null

  async function print(document: PaperDocument, name: string): Promise<void> {
    setMaking('busy')
    try {
      const file = await (await loadReportPrinter()).print(document, content.paper)
      download(fileName(name, 'pdf'), file, file.type)
      noteExport()
      setMaking('none')
    } catch {
      setMaking('failed')
    }
  }
  const printReport = (of: PaperDocument) => print(of, text('screens.assessment.report.file', { alias: child.alias, day: head.day }))
  const sign = () => {
    // Composes the report again for signing, without the mark that says it is a draft.
    const signed = composeReport({ ...facts, isSigned: true, now: Date.now() }, content, text).pages
    void signing.run(
      async () => {
        await draft.flush()
        await assessments.signReport(child.id, head, { ...content, pages: signed })
      },
      () => {
        setAsking(false)
        void printReport(signed)
      },
    )
  }
  const renew = () =>
    void copying.run(
      () =>
        assessments.saveReport(
          child.id,
          { day: localDay(Date.now()), version: head.version + 1, before: head.id },
          { ...content, until: localDay(Date.now()), pages: null, familyUntil: null },
          author,
        ),
      ({ id }) => void navigate(withAutomation(`/assessment?report=${id}`)),
    )
  return (
    <>
      {isSigned || draft.delivery === null ? null : (
        <span role="status">{text(draft.delivery === 'sent' ? 'screens.assessment.saved' : 'screens.assessment.kept')}</span>
      )}
      <TaskFailure task={draft.task} />
      {making === 'failed' ? <Notice kind="problem">{text('screens.assessment.report.failed')}</Notice> : null}
      <Button
        loading={making === 'busy'}
        onClick={() => void print(composeCard(facts, content, text), text('screens.assessment.report.cardFile', { alias: child.alias }))}
      >
        {text('screens.assessment.report.card')}
      </Button>
      {isSigned ? (
        <>
          {isOwn ? (
            <Button loading={copying.isBusy} onClick={renew}>
              {text('screens.assessment.report.newVersion')}
            </Button>
          ) : null}
          {isOwn && !isFamily(child, head.author) ? <GiveReport child={child} head={head} until={content.familyUntil} /> : null}
          <Button kind="now" loading={making === 'busy'} onClick={() => void printReport(pages)}>
            {text('screens.assessment.report.pdf')}
          </Button>
        </>
      ) : isOwn ? (
        <Button kind="now" onClick={() => setAsking(true)}>
          {text('screens.assessment.report.sign')}
        </Button>
      ) : null}
      <Confirm
        isOpen={isAsking}
        title={text('screens.assessment.report.signTitle')}
        action={text('screens.assessment.report.signYes')}
        task={signing}
        onConfirm={sign}
        onClose={() => setAsking(false)}
      >
        <p>{text('screens.assessment.report.signWhy')}</p>
      </Confirm>
    </>
  )
}
