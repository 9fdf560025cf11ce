import { shownAddress } from '#domain/people/address'
import { selectIsLoading, selectProof, wasGranted } from '#machines/auth/auth.selectors'
import { useAuth } from '#app/services/actors'
import { isHosted } from '#app/services/hosting'
import { useText } from '#text/i18n'
import { Field } from '#ui/Field'
import { Button } from '#ui/Button'
import { codeProblem } from '../entry/checks'
import { RequestFailure } from './RequestFailure'
import { ShownCode } from '../entry/parts'
import { useEntryForm } from '../entry/useEntryForm'
import { Notice } from '../notice/Notice'
import { AwaitLink } from './AwaitLink'
import styles from './account.module.css'

const requests = ['AUTH.REQUEST_VERIFICATION', 'AUTH.CONFIRM_VERIFICATION'] as const

interface Props {
  /** Why the page needs a confirmed address, as a whole sentence. If it is set, the confirmation is the page's main step. */
  readonly reason?: string
}

/** Confirms the signed-in person's email address: by a link in an email, or by a code on the screen if the backend sends none. */
export function ProveAddress({ reason }: Props) {
  const text = useText()
  const { snapshot, send } = useAuth()
  const user = snapshot.context.user
  const proof = selectProof(snapshot)
  const { field, onSubmit } = useEntryForm({ code: '' }, { code: codeProblem })
  const isBusy = selectIsLoading(snapshot)
  if (user === null) return null
  if (user.emailVerified) {
    return wasGranted(snapshot, 'AUTH.CONFIRM_VERIFICATION') ? (
      <Notice kind="done">{text('screens.teams.prove.done')}</Notice>
    ) : (
      <p className="muted">{text('screens.teams.prove.proven', { email: shownAddress(user.email) })}</p>
    )
  }
  const ask = () => send({ type: 'AUTH.REQUEST_VERIFICATION' })
  const kind = reason === undefined ? 'plain' : 'now'
  // An email to the new address proves nothing about the current one.
  if (proof.step === 'none' || proof.next !== undefined) {
    return (
      <div className={styles['part']}>
        <Notice kind="info" title={text('screens.teams.prove.title')}>
          <p>{reason ?? text('screens.teams.prove.lead', { email: shownAddress(user.email) })}</p>
          <Button kind={kind} loading={isBusy} onClick={ask}>
            {text(isHosted ? 'screens.teams.prove.askByMail' : 'screens.teams.prove.ask')}
          </Button>
        </Notice>
        <RequestFailure of={requests} />
      </div>
    )
  }
  if (proof.delivery.by === 'mail') return <AwaitLink email={user.email} kind={kind} onAgain={ask} />
  return (
    <form noValidate className={styles['part']} onSubmit={onSubmit(({ code }) => send({ type: 'AUTH.CONFIRM_VERIFICATION', code: code.trim() }))}>
      <Notice kind="info" title={text('screens.teams.prove.byScreen')}>
        <ShownCode code={proof.delivery.code} />
        <p>{text('screens.teams.prove.byScreenHonest')}</p>
      </Notice>
      <RequestFailure of={requests} />
      <Field label={text('screens.teams.prove.code')} autoComplete="one-time-code" {...field('code')} />
      <div className={styles['row']}>
        <Button kind={kind} type="submit" loading={isBusy}>
          {text('screens.teams.prove.submit')}
        </Button>
        <Button onClick={ask}>{text('screens.teams.prove.again')}</Button>
      </div>
    </form>
  )
}
