import { useEffect, useRef, useState, type FormEvent } from 'react'
import { GATE_TRIES } from '#domain/devices/gate'
import type { StoredPin } from '#ports/deviceSettings'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { PasswordField } from '#ui/Field'
import { LinkButton } from '#ui/LinkButton'
import { useAuth } from '../services/actors'
import { useDevice } from '../page/deviceSettings'
import { AskSum } from './AskSum'
import { AskPassword } from './AskPassword'
import { isStoredPin } from './pin'
import styles from './gate.module.css'

interface Props {
  readonly pin: StoredPin
  readonly onPassed: () => void
  /** Called after three wrong attempts. */
  readonly onGivenUp: () => void
}

/**
 * Asks for this tablet's PIN. A person who forgot the PIN enters the account's password
 * or, without an account, solves two sums. The PIN is then removed.
 */
export function AskPin({ pin, onPassed, onGivenUp }: Props) {
  const text = useText()
  const user = useAuth().snapshot.context.user
  const { choices, change } = useDevice()
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState(0)
  const [isForgotten, setForgotten] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const forget = () => {
    change({ gate: { ...choices.gate, pin: null } })
    onPassed()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (await isStoredPin(typed, pin)) return onPassed()
    if (wrong + 1 >= GATE_TRIES) return onGivenUp()
    setWrong(wrong + 1)
    setTyped('')
  }
  if (isForgotten) return user === null ? <AskSum sums={2} onPassed={forget} onGivenUp={onGivenUp} /> : <AskPassword onPassed={forget} />
  return (
    <form noValidate className={styles['form']} onSubmit={(event) => void submit(event)}>
      <PasswordField
        ref={field}
        label={text('app.gate.pin')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={8}
        value={typed}
        error={wrong > 0 && typed === '' ? text('app.gate.wrongPin') : null}
        showLabel={text('app.gate.showPin')}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit">{text('app.gate.go')}</Button>
      <LinkButton onClick={() => setForgotten(true)}>{text('app.gate.forgotten')}</LinkButton>
    </form>
  )
}
