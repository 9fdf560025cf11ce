import { useId, useState } from 'react'
import { Link } from 'react-router'
import type { ConsentRequest } from '#domain/people/consents'
import { useServices } from '#app/services/services'
import { useAsyncAction } from '#app/services/task'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { TaskFailure } from '../notice/TaskFailure'
import styles from './owndata.module.css'

interface Props {
  readonly uid: string
  readonly requests: readonly ConsentRequest[]
  readonly aliasOf: (childId: string | null) => string
}

const keyOf = ({ kind, childId }: ConsentRequest): string => `${kind} ${childId ?? ''}`

/** The form with one checkbox for each consent. An unticked box counts as declined. */
export function ConsentForm({ uid, requests, aliasOf }: Props) {
  const text = useText()
  const id = useId()
  const { consents } = useServices()
  const task = useAsyncAction()
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const tick = (key: string, isOn: boolean) => setTicked(isOn ? new Set([...ticked, key]) : new Set([...ticked].filter((each) => each !== key)))
  const save = () =>
    void task.run(() =>
      consents.answer(
        uid,
        requests.map((request) => ({ ...request, granted: ticked.has(keyOf(request)) })),
      ),
    )
  return (
    <>
      <p>{text('screens.ownData.consents.lead')}</p>
      <p className={styles['row']}>
        <Link to="/terms">{text('screens.entry.signUp.terms')}</Link>
        <Link to="/privacy">{text('screens.entry.signUp.privacy')}</Link>
      </p>
      <fieldset className={styles['ticks']} aria-describedby={`${id}unticked`}>
        <legend>{text('screens.ownData.consents.agree')}</legend>
        {requests.map((request) => (
          <label key={keyOf(request)}>
            <input type="checkbox" checked={ticked.has(keyOf(request))} onChange={({ target }) => tick(keyOf(request), target.checked)} />
            <span>{text(`screens.ownData.consents.ask.${request.kind}`, { alias: aliasOf(request.childId) })}</span>
          </label>
        ))}
      </fieldset>
      <p id={`${id}unticked`} className="muted">
        {text('screens.ownData.consents.unticked')}
      </p>
      <TaskFailure task={task} />
      <p>
        <Button loading={task.isBusy} onClick={save}>
          {text('screens.ownData.consents.save')}
        </Button>
      </p>
    </>
  )
}
