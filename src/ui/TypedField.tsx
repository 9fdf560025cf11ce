import { type ComponentProps, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { DATE_RANGE, type NumberRange, readDay, readNumber } from '#domain/typed'
import { useText } from '#text/i18n'
import { sayDay, sayNumber } from '#text/locale'
import { Field } from './Field'

type Common = Pick<ComponentProps<typeof Field>, 'label' | 'hint' | 'description' | 'error'>

interface DateProps extends Common {
  /** The day as `2027-02-26`, or '' for none. */
  readonly value: string
  readonly first?: string
  readonly last?: string
  /** Whether the field may be empty. */
  readonly isOptional?: boolean
  /** Whether the old value applies until another day can be read, as the field then says. Not set if the form cannot be sent meanwhile. */
  readonly isKept?: boolean
  /**
   * Whether a day is reported as soon as it is complete, for a form that opens only with a
   * day. Do not use this for fields that store each reported day.
   */
  readonly isAtOnce?: boolean
  /** Called when the field is left or its form is sent: with the day, or with null if there is none. */
  onChange(day: string | null): void
}

/** A day, entered in the device's own date field. */
export function DateField({
  value,
  first = DATE_RANGE.first,
  last = DATE_RANGE.last,
  isOptional = false,
  isKept = false,
  isAtOnce = false,
  onChange,
  ...said
}: DateProps) {
  const text = useText()
  const read = (typed: string) => (isOptional && typed === '' ? '' : readDay(typed, { first, last }))
  const range = { first: sayDay(first), last: sayDay(last) }
  const asked = first === DATE_RANGE.first && last === DATE_RANGE.last ? text('app.typed.day') : text('app.typed.dayWithin', range)
  const wrong = isKept && value !== '' ? text('app.typed.kept', { asked, value: sayDay(value) }) : asked
  // With `max`, the browser also does not accept a fifth digit for the year.
  return <TypedField {...said} type="date" min={first} max={last} value={value} read={read} wrong={wrong} isAtOnce={isAtOnce} onTyped={onChange} />
}

interface NumberProps extends Common, NumberRange {
  /** The number, or null for none. */
  readonly value: number | null
  /** Whether the field may be empty. */
  readonly isOptional?: boolean
  /** Called when the field is left or its form is sent: with the number, or with null if there is none. */
  onChange(value: number | null): void
}

/** A number field. It does not use `type="number"`, because browsers then hide input that they cannot read, such as Arabic digits. */
export function NumberField({ value, least, most, decimals = 0, isOptional = false, onChange, ...said }: NumberProps) {
  const text = useText()
  const read = (typed: string) => {
    const found = readNumber(typed, { least, most, decimals })
    return found === null ? (isOptional && typed.trim() === '' ? '' : null) : String(found)
  }
  const write = (typed: string | null) => onChange(typed === null || typed === '' ? null : Number(typed))
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
    if (by === 0) return
    event.preventDefault()
    const from = readNumber(event.currentTarget.value, { least, most, decimals }) ?? value ?? least - by
    onChange(Math.max(least, Math.min(most, from + by)))
  }
  return (
    <TypedField
      {...said}
      type="text"
      role="spinbutton"
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      aria-valuemin={least}
      aria-valuemax={most}
      aria-valuenow={value ?? undefined}
      value={value === null ? '' : String(value)}
      read={read}
      wrong={text(decimals === 0 ? 'app.typed.wholeNumber' : 'app.typed.number', { least: sayNumber(least), most: sayNumber(most) })}
      onTyped={write}
      onKeyDown={onKeyDown}
    />
  )
}

/** Delay (ms) after a field is left before an error appears. Otherwise, the error could move a button that is being pressed. */
const SETTLES_MS = 250

interface TypedProps extends Omit<ComponentProps<typeof Field>, 'onChange'> {
  readonly value: string
  /** Returns the field's value in its canonical form, or null if it cannot be read. */
  read(typed: string): string | null
  /** A sentence that says what the field must contain. */
  readonly wrong: string
  /** Whether readable input is reported after each key. */
  readonly isAtOnce?: boolean
  onTyped(read: string | null): void
}

/**
 * Leaves the typed text alone until it is finished. A controlled field that rejects half a date or corrects each key puts
 * digits in the wrong place, and half a date may be another date. The input is checked and reported when the field is
 * left, at Enter, and when its form is sent. A form with unreadable input is not sent.
 */
function TypedField({ value, read, wrong, isAtOnce = false, error = null, onTyped, onKeyDown, ...rest }: TypedProps) {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(value)
  const [seen, setSeen] = useState(value)
  const [isWrong, setWrong] = useState(false)
  if (value !== seen) {
    setSeen(value)
    // Replaces the typed text only if the value was set from elsewhere. A typed `07` stays, although its value comes back as 7.
    if ((read(typed) ?? '') !== value) setTyped(value)
  }
  const isUnread = read(typed) === null
  useEffect(() => field.current?.setCustomValidity(isUnread ? wrong : ''), [isUnread, wrong])
  // An incomplete date is reported as an empty value, and without an event.
  const readNow = (input: HTMLInputElement) => (input.validity.badInput ? null : read(input.value))
  const write = (input: HTMLInputElement) => {
    const found = readNow(input)
    if (found !== value) onTyped(found)
  }
  const judge = (input: HTMLInputElement) => setWrong(readNow(input) === null)
  const writeFirst = useEffectEvent(() => {
    const { current } = field
    if (current !== null) flushSync(() => write(current))
  })
  useEffect(() => {
    // Runs before the form is read, because Enter and scripts send a form without leaving the field.
    const form = field.current?.form
    const onSubmit = () => writeFirst()
    form?.addEventListener('submit', onSubmit, { capture: true })
    return () => form?.removeEventListener('submit', onSubmit, { capture: true })
  }, [])
  const leaving = useRef(0)
  useEffect(() => () => window.clearTimeout(leaving.current), [])
  return (
    <Field
      {...rest}
      ref={field}
      value={typed}
      error={isWrong ? wrong : error}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        setWrong(false)
        if (isAtOnce && readNow(currentTarget) !== null) write(currentTarget)
      }}
      onFocus={() => window.clearTimeout(leaving.current)}
      onBlur={({ currentTarget }) => {
        write(currentTarget)
        leaving.current = window.setTimeout(judge, SETTLES_MS, currentTarget)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') {
          write(event.currentTarget)
          judge(event.currentTarget)
        }
        onKeyDown?.(event)
      }}
      onInvalid={(event) => {
        // Hides the browser's own message, which is in the device's language.
        event.preventDefault()
        judge(event.currentTarget)
        if (event.currentTarget.form?.querySelector(':invalid') === event.currentTarget) event.currentTarget.focus()
      }}
    />
  )
}
