import { useState } from 'react'
import { useServices } from '#app/services/services'
import { useAsyncAction } from '#app/services/task'
import type { ReportHead } from '#domain/assessment/papers'
import type { Child } from '#domain/people/people'
import { DAY_MS, type Instant } from '#domain/time'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { Field } from '#ui/Field'
import { Modal } from '#ui/Modal'
import { formatDay } from '../../history/formats'
import { TaskFailure } from '../../notice/TaskFailure'
import styles from './report.module.css'

const days = [30, 90, 365] as const

/** Lets the family read a signed report in the app until a date. */
export function GiveReport({ child, head, until }: { child: Child; head: ReportHead; until: Instant | null }) {
  const text = useText()
  const { assessments } = useServices()
  const task = useAsyncAction()
  const [isOpen, setOpen] = useState(false)
  const [now] = useState(() => Date.now())
  const isGiven = until !== null && until > now
  const give = (end: Instant | null) => void task.run(() => assessments.giveReport(child.id, head.id, end))
  return (
    <>
      <Button onClick={() => setOpen(true)}>{text('screens.assessment.report.give')}</Button>
      <Modal opened={isOpen} onClose={() => setOpen(false)} title={text('screens.assessment.report.give')} size="lg" closeLabel={text('app.close')}>
        <div className={styles['give']}>
          <p className={`muted ${styles['narrow']}`}>{text('screens.assessment.report.linkWhy')}</p>
          <TaskFailure task={task} />
          {isGiven ? (
            <>
              <p role="status">{text('screens.assessment.report.given', { day: formatDay(until) })}</p>
              <Field
                label={text('screens.assessment.report.link')}
                readOnly
                value={`${location.origin}/assessment?child=${child.id}&report=${head.id}`}
                onFocus={({ target }) => target.select()}
              />
              <Button loading={task.isBusy} onClick={() => give(null)}>
                {text('screens.assessment.report.endGive')}
              </Button>
            </>
          ) : (
            <div className={styles['tools']} role="group" aria-label={text('screens.assessment.report.giveFor')}>
              {days.map((count) => (
                <Button key={count} loading={task.isBusy} onClick={() => give(Date.now() + count * DAY_MS)}>
                  {text(`screens.assessment.report.giveDays.${count}`)}
                </Button>
              ))}
            </div>
          )}
        </div>
      </Modal>
    </>
  )
}
