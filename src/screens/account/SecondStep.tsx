import { useEffect, useState, type FormEvent } from 'react'
import { renderSVG } from 'uqr'
import { IdentityError } from '#ports/identity'
import type { AuthenticatorKey, SecondStep as Port } from '#ports/secondStep'
import { useAuth } from '#app/services/actors'
import { CodeField, codeIn } from '#app/gate/CodeField'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { PasswordField } from '#ui/Field'
import { passwordProblem } from '../entry/checks'
import { useEntryForm } from '../entry/useEntryForm'
import { Notice } from '../notice/Notice'
import styles from './account.module.css'

type State = 'reading' | 'off' | 'turning-on' | 'connecting' | 'turned-on' | 'on' | 'turning-off' | 'turned-off'

/** Turns two-step sign-in on and off. */
export function SecondStep({ secondStep }: { secondStep: Port }) {
  const text = useText()
  const isProven = useAuth().snapshot.context.user?.emailVerified === true
  const [state, setState] = useState<State>('reading')
  const [key, setKey] = useState<AuthenticatorKey | null>(null)
  useEffect(() => {
    let isGone = false
    secondStep.isOn().then(
      (isOn) => isGone || setState(isOn ? 'on' : 'off'),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [secondStep])
  if (state === 'reading') return null
  const isOn = state === 'on' || state === 'turned-on' || state === 'turning-off'
  const begin = async (password: string) => {
    setKey(await secondStep.begin({ password }))
    setState('connecting')
  }
  const turnOff = async (password: string) => {
    await secondStep.turnOff({ password })
    setState('turned-off')
  }
  return (
    <section className={styles['part']} aria-labelledby="second-step">
      <h3 id="second-step">{text('screens.account.secondStep.title')}</h3>
      {state === 'turned-on' ? <Notice kind="done">{text('screens.account.secondStep.turnedOn')}</Notice> : null}
      {state === 'turned-off' ? <Notice kind="done">{text('screens.account.secondStep.turnedOff')}</Notice> : null}
      <p>{text(isOn ? 'screens.account.secondStep.isOn' : 'screens.account.secondStep.lead')}</p>
      {!isOn && !isProven ? <p>{text('screens.account.secondStep.proveFirst')}</p> : null}
      {(state === 'off' || state === 'turned-off') && isProven ? (
        <Button onClick={() => setState('turning-on')}>{text('screens.account.secondStep.turnOn')}</Button>
      ) : null}
      {state === 'on' || state === 'turned-on' ? <Button onClick={() => setState('turning-off')}>{text('screens.account.secondStep.turnOff')}</Button> : null}
      {state === 'turning-on' ? <PasswordForm label={text('app.gate.go')} onSend={begin} onCancel={() => setState('off')} /> : null}
      {state === 'turning-off' ? <PasswordForm label={text('screens.account.secondStep.turnOff')} onSend={turnOff} onCancel={() => setState('on')} /> : null}
      {state === 'connecting' && key !== null ? (
        <Connect
          authenticator={key}
          onSend={async (code) => {
            await secondStep.confirm({ code })
            setState('turned-on')
          }}
          onCancel={() => setState('off')}
        />
      ) : null}
    </section>
  )
}

/** Runs a request and keeps its error message until the next request. */
function useRequest() {
  const text = useText()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const run = async (work: () => Promise<void>) => {
    setBusy(true)
    setFailure(null)
    try {
      await work()
    } catch (error) {
      setFailure(text(`screens.account.secondStep.failed.${failedAs(error)}`))
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, failure, run }
}

const failures = ['wrong-credentials', 'invalid-code', 'no-code', 'expired-code', 'too-many-attempts', 'offline', 'unverified-email'] as const

/** Returns the error's code if it has its own message, or `unavailable` for any other error. */
const failedAs = (error: unknown): (typeof failures)[number] | 'unavailable' =>
  failures.find((code) => error instanceof IdentityError && error.code === code) ?? 'unavailable'

function PasswordForm({ label, onSend, onCancel }: { label: string; onSend: (password: string) => Promise<void>; onCancel: () => void }) {
  const text = useText()
  const { isBusy, failure, run } = useRequest()
  const { field, onSubmit } = useEntryForm({ password: '' }, { password: passwordProblem })
  return (
    <form noValidate className={styles['part']} onSubmit={onSubmit(({ password }) => void run(() => onSend(password)))}>
      {failure === null ? null : <Notice kind="problem">{failure}</Notice>}
      <PasswordField label={text('screens.account.currentPassword')} autoComplete="current-password" {...field('password')} />
      <div className={styles['row']}>
        <Button type="submit" loading={isBusy}>
          {label}
        </Button>
        <Button onClick={onCancel}>{text('screens.account.cancel')}</Button>
      </div>
    </form>
  )
}

interface ConnectProps {
  readonly authenticator: AuthenticatorKey
  readonly onSend: (code: string) => Promise<void>
  readonly onCancel: () => void
}

/** Shows the key as a QR code, which is drawn on this device, and as text. Asks for the first code from the authenticator app. */
function Connect({ authenticator: { key, address }, onSend, onCancel }: ConnectProps) {
  const text = useText()
  const { isBusy, failure, run } = useRequest()
  const [typed, setTyped] = useState('')
  const [isIncomplete, setIncomplete] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const code = codeIn(typed)
    setIncomplete(code === null)
    if (code !== null) void run(() => onSend(code))
  }
  return (
    <form noValidate className={styles['part']} onSubmit={submit}>
      {failure === null ? null : <Notice kind="problem">{failure}</Notice>}
      <p>{text('screens.account.secondStep.scan')}</p>
      <img
        className={styles['key']}
        alt={text('screens.account.secondStep.picture')}
        src={`data:image/svg+xml,${encodeURIComponent(renderSVG(address, { border: 2 }))}`}
      />
      <p>{text('screens.account.secondStep.typeKey')}</p>
      <output dir="ltr" className={styles['keyText']}>
        {(key.match(/.{1,4}/g) ?? []).join(' ')}
      </output>
      <CodeField
        label={text('app.gate.code.label')}
        value={typed}
        error={isIncomplete ? text('app.gate.code.incomplete') : null}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <p>{text('screens.account.secondStep.keepKey')}</p>
      <div className={styles['row']}>
        <Button type="submit" loading={isBusy}>
          {text('screens.account.secondStep.turnOn')}
        </Button>
        <Button onClick={onCancel}>{text('screens.account.cancel')}</Button>
      </div>
    </form>
  )
}
