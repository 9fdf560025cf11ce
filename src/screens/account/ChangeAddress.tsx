import { useState } from 'react'
import { selectIsLoading, selectProof, wasGranted } from '#machines/auth/auth.selectors'
import { useAuth } from '#app/services/actors'
import { useText } from '#text/i18n'
import { Field, PasswordField } from '#ui/Field'
import { Button } from '#ui/Button'
import { emailProblem, passwordProblem } from '../entry/checks'
import { RequestFailure } from './RequestFailure'
import { useEntryForm } from '../entry/useEntryForm'
import { Notice } from '../notice/Notice'
import styles from './account.module.css'

const requests = ['AUTH.CHANGE_EMAIL'] as const

/** The form for a new email address. */
export function ChangeAddress() {
  const text = useText()
  const { snapshot } = useAuth()
  const [form, setForm] = useState<'closed' | 'open' | 'sent'>('closed')
  const isChanged = wasGranted(snapshot, 'AUTH.CHANGE_EMAIL')
  const proof = selectProof(snapshot)
  if (isChanged && form === 'sent') setForm('closed')
  if (form !== 'closed') return <AddressForm onSent={() => setForm('sent')} onCancel={() => setForm('closed')} />
  return (
    <>
      {isChanged ? (
        <Notice kind="done">
          {text(proof.step === 'asked' && proof.next !== undefined ? 'screens.account.addressByMail' : 'screens.account.addressChanged')}
        </Notice>
      ) : null}
      <Button onClick={() => setForm('open')}>{text('screens.account.changeAddress')}</Button>
    </>
  )
}

function AddressForm({ onSent, onCancel }: { onSent: () => void; onCancel: () => void }) {
  const text = useText()
  const { snapshot, send: tell } = useAuth()
  const { field, onSubmit } = useEntryForm({ email: '', password: '' }, { email: emailProblem, password: passwordProblem })
  const send = ({ email, password }: { email: string; password: string }) => {
    tell({ type: 'AUTH.CHANGE_EMAIL', email: email.trim(), password })
    onSent()
  }
  return (
    <form noValidate className={styles['part']} onSubmit={onSubmit(send)}>
      <RequestFailure of={requests} />
      <Field
        label={text('screens.account.newAddress')}
        description={text('screens.account.newAddressHint')}
        type="email"
        inputMode="email"
        autoComplete="email"
        {...field('email')}
      />
      <PasswordField label={text('screens.account.currentPassword')} autoComplete="current-password" {...field('password')} />
      <div className={styles['row']}>
        <Button type="submit" loading={selectIsLoading(snapshot)}>
          {text('screens.account.changeAddress')}
        </Button>
        <Button onClick={onCancel}>{text('screens.account.cancel')}</Button>
      </div>
    </form>
  )
}
