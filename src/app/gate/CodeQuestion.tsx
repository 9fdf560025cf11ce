import { useEffect, useRef, useState, type FormEvent } from 'react'
import { PRODUCT_NAME } from '#product'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { Modal } from '#ui/Modal'
import { type AskedCode, useAskedCode } from './askedCode'
import { CodeField, codeIn } from './CodeField'
import styles from './gate.module.css'

/** Asks for the code of an authenticator app whenever a password alone is not enough. */
export function CodeQuestion() {
  const text = useText()
  const asked = useAskedCode()
  // Keeps the last question in the dialog until the dialog has faded out.
  const [last, setLast] = useState(asked)
  if (asked !== null && asked !== last) setLast(asked)
  const giveUp = () => asked?.answer(null)
  return (
    <Modal opened={asked !== null} onClose={giveUp} title={text('app.gate.code.title')} closeLabel={text('app.gate.code.cancel')}>
      {last === null ? null : <CodeForm asked={last} onGivenUp={giveUp} />}
    </Modal>
  )
}

function CodeForm({ asked, onGivenUp }: { asked: AskedCode; onGivenUp: () => void }) {
  const text = useText()
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  // The question that was answered with something other than a code. A new question starts without an error.
  const [refused, setRefused] = useState<AskedCode | null>(null)
  const isUntouched = typed === ''
  const error = refused === asked ? text('app.gate.code.incomplete') : asked.isAgain && isUntouched ? text('app.gate.code.wrong') : null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const code = codeIn(typed)
    if (code === null) return setRefused(asked)
    setTyped('')
    asked.answer(code)
  }
  return (
    <form noValidate className={styles['form']} onSubmit={submit}>
      <p>{text('app.gate.code.why', { product: PRODUCT_NAME })}</p>
      <CodeField label={text('app.gate.code.label')} value={typed} error={error} ref={field} onChange={(event) => setTyped(event.currentTarget.value)} />
      <Button type="submit">{text('app.gate.go')}</Button>
      <Button onClick={onGivenUp}>{text('app.gate.code.cancel')}</Button>
    </form>
  )
}
