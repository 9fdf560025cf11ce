import { useState } from 'react'
import { Link } from 'react-router'
import { tidyName } from '#domain/names'
import { selectError, selectIsLoading } from '#machines/auth/auth.selectors'
import { useAuth } from '#app/services/actors'
import { useText } from '#text/i18n'
import { Field } from '#ui/Field'
import { Button } from '#ui/Button'
import { nameProblem } from '../entry/checks'
import { RequestFailure } from './RequestFailure'
import { useEntryForm } from '../entry/useEntryForm'
import { Notice } from '../notice/Notice'
import { AddressAndPassword } from './AddressAndPassword'
import styles from './account.module.css'
import { SideChoice } from './SideChoice'

const requests = ['AUTH.SET_NAME'] as const

/** The person's name, their sign-in details, and the link to a team. */
export function YourName() {
  const text = useText()
  const { snapshot, send } = useAuth()
  const user = snapshot.context.user
  const { field, onSubmit } = useEntryForm({ name: user?.displayName ?? '' }, { name: nameProblem })
  const isBusy = selectIsLoading(snapshot)
  const [sent, setSent] = useState<string | null>(null)
  const isSaved = sent !== null && sent === user?.displayName && !isBusy && selectError(snapshot) === null
  return (
    <>
      <SideChoice />
      <form
        noValidate
        className={styles['part']}
        onSubmit={onSubmit(({ name }) => {
          setSent(tidyName(name))
          send({ type: 'AUTH.SET_NAME', name: tidyName(name) })
        })}
      >
        <RequestFailure of={requests} />
        <Field label={text('screens.account.name')} autoComplete="name" maxLength={80} {...field('name')} />
        {isSaved ? <Notice kind="done">{text('screens.account.nameSaved')}</Notice> : null}
        <Button type="submit" loading={isBusy} className={styles['act'] ?? ''}>
          {text('screens.account.saveName')}
        </Button>
      </form>
      <AddressAndPassword />
      <section className={styles['part']}>
        <h3>{text('screens.account.team')}</h3>
        <p className="muted">{text('screens.account.teamWhy')}</p>
        <Link to="/therapist-dashboard" className={`press ${styles['act']}`}>
          {text('screens.account.teamOpen')}
        </Link>
      </section>
    </>
  )
}
