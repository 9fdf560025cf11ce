import { useState, type ReactNode } from 'react'
import { shownAddress } from '#domain/people/address'
import { invitedAddress } from '#domain/people/team'
import { useAsyncAction } from '#app/services/task'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { Field } from '#ui/Field'
import { TaskFailure } from '../notice/TaskFailure'
import { announce } from '../notice/tell'
import styles from './sharing.module.css'

/** The texts around the field. */
interface Words {
  readonly label: string
  readonly hint: string
  /** Text saying that the app itself sends no email. */
  readonly note: string
  readonly submit: string
  sent(email: string): string
}

interface Props {
  readonly words: Words
  /** Returns why this address cannot be invited, in words, or null if it can. `email` is null if the entry is not an address. */
  problemOf(email: string | null): string | null
  /** Invites the address. Rejects with a StoreError. */
  invite(email: string): Promise<void>
  readonly onDone: () => void
  readonly lead?: ReactNode
  /** Further questions. */
  readonly children?: ReactNode
}

/** Invites someone by email address. */
export function AskByEmail({ words, problemOf, invite, onDone, lead, children }: Props) {
  const text = useText()
  const task = useAsyncAction()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const submit = () => {
    const email = invitedAddress(typed)
    const found = problemOf(email)
    setProblem(found)
    if (email === null || found !== null) return
    void task.run(
      () => invite(email),
      () => {
        announce(words.sent(shownAddress(email)), text('screens.teams.close'))
        onDone()
      },
    )
  }
  return (
    <form
      noValidate
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {lead}
      <TaskFailure task={task} />
      <Field
        data-autofocus
        label={words.label}
        hint={words.hint}
        type="email"
        inputMode="email"
        autoComplete="off"
        value={typed}
        error={problem}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {children}
      <p className="muted">{words.note}</p>
      <div className={styles['row']}>
        <Button type="submit" loading={task.isBusy}>
          {words.submit}
        </Button>
        <Button onClick={onDone}>{text('screens.teams.cancel')}</Button>
      </div>
    </form>
  )
}
