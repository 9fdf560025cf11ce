import { useEffect, useRef, useState, type FormEvent } from 'react'
import { drawSum, GATE_TRIES, isRightSum } from '#domain/devices/gate'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { Field } from '#ui/Field'
import styles from './gate.module.css'

interface Props {
  /** Number of correct answers needed. */
  readonly sums: number
  readonly onPassed: () => void
  /** Called after three wrong answers. */
  readonly onGivenUp: () => void
}

/** Asks for the result of a sum with two-digit numbers. There is a new sum after each answer. */
export function AskSum({ sums, onPassed, onGivenUp }: Props) {
  const text = useText()
  const [sum, setSum] = useState(() => drawSum(Math.random))
  const [typed, setTyped] = useState('')
  const [right, setRight] = useState(0)
  const [wrong, setWrong] = useState(0)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isRight = isRightSum(sum, typed)
    if (isRight && right + 1 >= sums) return onPassed()
    if (!isRight && wrong + 1 >= GATE_TRIES) return onGivenUp()
    if (isRight) setRight(right + 1)
    else setWrong(wrong + 1)
    setTyped('')
    field.current?.focus()
    setSum(drawSum(Math.random))
  }
  return (
    <form noValidate className={styles['form']} onSubmit={submit}>
      <Field
        ref={field}
        label={text('app.gate.sum', { one: sum.one, other: sum.other })}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={typed}
        error={wrong > 0 && typed === '' ? text('app.gate.wrong') : null}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit">{text('app.gate.go')}</Button>
    </form>
  )
}
