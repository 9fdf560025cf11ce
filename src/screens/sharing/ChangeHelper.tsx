import { useState } from 'react'
import { endOfDay, endProblem, latestEnd } from '#domain/people/grants'
import type { Child } from '#domain/people/people'
import { type Helper, sharingSteps } from '#domain/people/sharing'
import { localDay } from '#domain/time'
import { nowAtPress, useNow } from '#app/services/now'
import { useServices } from '#app/services/services'
import { useAsyncAction } from '#app/services/task'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { RadioGroup } from '#ui/RadioGroup'
import { DateField } from '#ui/TypedField'
import { TaskFailure } from '../notice/TaskFailure'
import styles from './byCode.module.css'

/** Changes the access step or the end date for someone with whom the child is shared. */
export function ChangeHelper({ child: { id, alias }, helper, onDone }: { child: Child; helper: Helper; onDone: () => void }) {
  const text = useText()
  const { sharing } = useServices()
  const now = useNow()
  const task = useAsyncAction()
  const [step, setStep] = useState(helper.step)
  const [day, setDay] = useState(() => localDay(Math.max(helper.until, now)))
  const problem = endProblem(endOfDay(day), now)
  const save = () => {
    const until = endOfDay(day)
    if (until === null || endProblem(until, nowAtPress()) !== null) return
    void task.run(() => sharing.change(id, helper.uid, { step, until }), onDone)
  }
  return (
    <form
      noValidate
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <RadioGroup
        label={text('screens.byCode.may')}
        looks="rows"
        value={step}
        options={sharingSteps.map((value) => ({
          value,
          content: (
            <>
              <b>{text(`screens.byCode.steps.${value}`)}</b>
              <span className={styles['says']}>{text(`screens.byCode.says.${value}`, { alias })}</span>
            </>
          ),
        }))}
        onChange={setStep}
      />
      <DateField
        isAtOnce
        label={text('screens.byCode.day')}
        first={localDay(now)}
        last={localDay(latestEnd(now))}
        value={day}
        error={problem === null ? null : text(`screens.access.form.${problem}`)}
        onChange={(next) => setDay(next ?? '')}
      />
      <TaskFailure task={task} />
      <div className={styles['ways']}>
        <Button type="submit" loading={task.isBusy} disabled={problem !== null}>
          {text('screens.byCode.people.save')}
        </Button>
        <Button onClick={onDone}>{text('screens.byCode.cancel')}</Button>
      </div>
    </form>
  )
}
