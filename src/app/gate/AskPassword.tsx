import { useEffect, useRef, useState, type FormEvent } from 'react'
import { IdentityError, MIN_PASSWORD_LENGTH } from '#ports/identity'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { PasswordField } from '#ui/Field'
import { useServices } from '../services/services'
import styles from './gate.module.css'

/** Asks for the signed-in person's password instead of a forgotten PIN. */
export function AskPassword({ onPassed }: { onPassed: () => void }) {
  const text = useText()
  const { confirmPassword } = useServices()
  const [typed, setTyped] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    confirmPassword(typed)
      .then(onPassed, setFailure)
      .finally(() => setBusy(false))
  }
  const code = failure instanceof IdentityError ? failure.code : 'unavailable'
  return (
    <form noValidate className={styles['form']} onSubmit={submit}>
      <p>{text('app.gate.passwordWhy')}</p>
      <PasswordField
        ref={field}
        label={text('app.gate.password')}
        autoComplete="current-password"
        value={typed}
        error={failure === null ? null : text(`screens.entry.failed.${code}`, { least: MIN_PASSWORD_LENGTH })}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" disabled={isBusy}>
        {text('app.gate.go')}
      </Button>
    </form>
  )
}
