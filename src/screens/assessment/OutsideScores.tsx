import { useState } from 'react'
import type { Assessed, OutsideScore } from '#domain/assessment/papers'
import type { Child } from '#domain/people/people'
import { dayOf } from '#domain/people/grants'
import { useServices } from '#app/services'
import { useTask } from '#app/task'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { Field } from '#ui/Field'
import { formatDay } from '../history/formats'
import { TaskFailure } from '../notice/TaskFailure'
import styles from './assessment.module.css'
import { useAuthor } from './useAuthor'
import { startOf } from './report/gather'

const fields = ['instrument', 'value', 'assessor'] as const

/** What others found with instruments of their own: typed in, never computed. */
export function OutsideScores({ child, assessed }: { child: Child; assessed: Assessed }) {
  const text = useText()
  const [isAdding, setAdding] = useState(false)
  const scores = assessed.papers.filter((paper): paper is OutsideScore => paper.kind === 'score')
  return (
    <section className={styles['section']} aria-labelledby="assessment-scores">
      <h2 id="assessment-scores">{text('screens.assessment.scores.title')}</h2>
      {scores.length === 0 ? <p className={styles['muted']}>{text('screens.assessment.scores.none')}</p> : null}
      <ul className={styles['rows']}>
        {scores.map(({ id, instrument, value, day, assessor }) => (
          <li key={id}>{text('screens.assessment.scores.line', { instrument, value, day: formatDay(startOf(day)), assessor })}</li>
        ))}
      </ul>
      {isAdding ? (
        <ScoreForm child={child} onDone={() => setAdding(false)} />
      ) : (
        <Button onClick={() => setAdding(true)}>{text('screens.assessment.scores.add')}</Button>
      )}
    </section>
  )
}

function ScoreForm({ child, onDone }: { child: Child; onDone: () => void }) {
  const text = useText()
  const { assessments } = useServices()
  const author = useAuthor()
  const task = useTask()
  const [written, write] = useState(() => ({ instrument: '', value: '', assessor: '', day: dayOf(Date.now()) }))
  const [isShort, setShort] = useState(false)
  const save = () => {
    const isWhole = Object.values(written).every((each) => each.trim() !== '')
    setShort(!isWhole)
    if (isWhole) void task.run(() => assessments.savePaper(child.id, { kind: 'score', ...written }, author), onDone)
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
      <Field
        label={text('screens.assessment.scores.day')}
        type="date"
        value={written.day}
        onChange={({ target }) => write({ ...written, day: target.value })}
      />
      {isShort ? <p role="alert">{text('screens.assessment.scores.missing')}</p> : null}
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
