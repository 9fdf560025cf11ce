import { useState } from 'react'
import type { Assessed, OutsideScore } from '#domain/assessment/papers'
import { localDay } from '#domain/time'
import type { Child } from '#domain/people/people'
import { useServices } from '#app/services/services'
import { useAsyncAction } from '#app/services/task'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { Field } from '#ui/Field'
import { DateField } from '#ui/TypedField'
import { formatDay } from '../history/formats'
import { TaskFailure } from '../notice/TaskFailure'
import styles from './assessment.module.css'
import { periodStart } from './report/gather'
import { useAuthor } from './useAuthor'

const fields = ['instrument', 'value', 'assessor'] as const

/** Scores from other instruments. The person who obtained a score types it in, and only that person can change it. The app computes none. */
export function OutsideScores({ child, assessed }: { child: Child; assessed: Assessed }) {
  const text = useText()
  const author = useAuthor(child.id)
  const [open, setOpen] = useState<'none' | 'new' | OutsideScore>('none')
  const scores = assessed.papers.filter((paper): paper is OutsideScore => paper.kind === 'score')
  const close = () => setOpen('none')
  return (
    <section className={styles['section']} aria-labelledby="assessment-scores">
      <h2 id="assessment-scores">{text('screens.assessment.scores.title')}</h2>
      {scores.length === 0 ? <p className={`muted ${styles['narrow']}`}>{text('screens.assessment.scores.none')}</p> : null}
      <ul className={styles['rows']}>
        {scores.map((score) => {
          const { id, instrument, value, day, assessor } = score
          const line = text('screens.assessment.scores.line', { instrument, value, day: formatDay(periodStart(day)), assessor })
          return (
            <li key={id}>
              <span>{line}</span>
              {score.author === author.uid ? (
                <Button kind="subtle" aria-label={text('screens.assessment.scores.changeOf', { line })} onClick={() => setOpen(score)}>
                  {text('screens.assessment.scores.change')}
                </Button>
              ) : null}
            </li>
          )
        })}
      </ul>
      {open === 'none' ? (
        <Button onClick={() => setOpen('new')}>{text('screens.assessment.scores.add')}</Button>
      ) : (
        <ScoreForm key={open === 'new' ? 'new' : open.id} child={child} score={open === 'new' ? null : open} onDone={close} />
      )}
    </section>
  )
}

function ScoreForm({ child, score, onDone }: { child: Child; score: OutsideScore | null; onDone: () => void }) {
  const text = useText()
  const { assessments } = useServices()
  const author = useAuthor(child.id)
  const task = useAsyncAction()
  const [written, write] = useState(() => ({
    instrument: score?.instrument ?? '',
    value: score?.value ?? '',
    assessor: score?.assessor ?? '',
    day: score?.day ?? localDay(Date.now()),
  }))
  const [isShort, setShort] = useState(false)
  const save = () => {
    const isWhole = Object.values(written).every((each) => each.trim() !== '')
    setShort(!isWhole)
    if (isWhole) void task.run(() => assessments.savePaper(child.id, { kind: 'score', ...written }, author, score?.id), onDone)
  }
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      {fields.map((name) => (
        <Field
          key={name}
          label={text(`screens.assessment.scores.${name}`)}
          value={written[name]}
          maxLength={120}
          onChange={({ target }) => write({ ...written, [name]: target.value })}
        />
      ))}
      <DateField
        label={text('screens.assessment.scores.day')}
        value={written.day}
        onChange={(day) => (day === null ? undefined : write({ ...written, day }))}
      />
      {isShort ? (
        <p role="alert" className={styles['wide']}>
          {text('screens.assessment.scores.missing')}
        </p>
      ) : null}
      <TaskFailure task={task} />
      <div className={styles['tools']}>
        <Button type="submit" loading={task.isBusy}>
          {text('screens.assessment.scores.save')}
        </Button>
        <Button onClick={onDone}>{text('screens.assessment.goals.cancel')}</Button>
      </div>
    </form>
  )
}
