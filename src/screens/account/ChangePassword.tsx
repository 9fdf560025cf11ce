import { useState } from 'react'
import { selectIsLoading, wasGranted } from '#machines/auth/auth.selectors'
import { MIN_PASSWORD_LENGTH } from '#ports/identity'
import { useAuth } from '#app/services/actors'
import { useText } from '#text/i18n'
import { PasswordField } from '#ui/Field'
import { Button } from '#ui/Button'
import { newPasswordProblem, passwordProblem } from '../entry/checks'
import { RequestFailure } from './RequestFailure'
import { useEntryForm } from '../entry/useEntryForm'
import { Notice } from '../notice/Notice'
import styles from './account.module.css'

const requests = ['AUTH.CHANGE_PASSWORD'] as const

/** The form for a new password. It asks for the current one. */
export function ChangePassword() {
  const text = useText()
  const { snapshot } = useAuth()
  const [form, setForm] = useState<'closed' | 'open' | 'sent'>('closed')
  const isChanged = wasGranted(snapshot, 'AUTH.CHANGE_PASSWORD')
  if (isChanged && form === 'sent') setForm('closed')
  if (form !== 'closed') return <PasswordForm onSent={() => setForm('sent')} onCancel={() => setForm('closed')} />
  return (
    <>
      {isChanged ? <Notice kind="done">{text('screens.account.passwordChanged')}</Notice> : null}
      <Button onClick={() => setForm('open')}>{text('screens.account.changePassword')}</Button>
    </>
  )
}

function PasswordForm({ onSent, onCancel }: { onSent: () => void; onCancel: () => void }) {
  const text = useText()
  const { snapshot, send: tell } = useAuth()
  const { field, onSubmit } = useEntryForm({ password: '', next: '' }, { password: passwordProblem, next: newPasswordProblem })
  const send = (input: { password: string; next: string }) => {
    tell({ type: 'AUTH.CHANGE_PASSWORD', ...input })
    onSent()
  }
  return (
    <form noValidate className={styles['part']} onSubmit={onSubmit(send)}>
      <RequestFailure of={requests} />
      <PasswordField label={text('screens.account.currentPassword')} autoComplete="current-password" {...field('password')} />
      <PasswordField
        label={text('screens.entry.newPassword')}
        description={text('screens.entry.passwordHint', { least: MIN_PASSWORD_LENGTH })}
        autoComplete="new-password"
        {...field('next')}
      />
      <div className={styles['row']}>
        <Button type="submit" loading={selectIsLoading(snapshot)}>
          {text('screens.account.savePassword')}
        </Button>
        <Button onClick={onCancel}>{text('screens.account.cancel')}</Button>
      </div>
    </form>
  )
}
