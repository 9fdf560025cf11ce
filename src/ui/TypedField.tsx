import { type ComponentProps, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { DATE_RANGE, type NumberRange, readDay, readNumber } from '#domain/typed'
import { useText } from '#text/i18n'
import { sayDay, sayNumber } from '#text/locale'
import { Field } from './Field'

type Common = Pick<ComponentProps<typeof Field>, 'label' | 'hint' | 'description' | 'error'>

interface DateProps extends Common {
  /** `2027-02-26`; '' for none. */
  readonly value: string
  readonly first?: string
  readonly last?: string
  /** Whether the field may be empty. */
  readonly isOptional?: boolean
  /** Whether the value holds until another day can be read, as the field then says. Unset where its form cannot be sent meanwhile. */
  readonly isKept?: boolean
  /** Whether a day is reported as soon as it is complete, for a form that only opens with one. Not for fields that store each reported day. */
  readonly isAtOnce?: boolean
  /** Called with the day when the field is left or its form is sent, and with null if it contains none. */
  onChange(day: string | null): void
}

/** A day, in the device's own date field. */
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
  // `max` also keeps a browser from accepting a fifth digit for the year.
  return <TypedField {...said} type="date" min={first} max={last} value={value} read={read} wrong={wrong} isAtOnce={isAtOnce} onTyped={onChange} />
}

interface NumberProps extends Common, NumberRange {
  /** Null for none. */
  readonly value: number | null
  /** Whether the field may be empty. */
  readonly isOptional?: boolean
  /** Called with the number when the field is left or its form is sent, and with null if it contains none. */
  onChange(value: number | null): void
}

/** A number. Not `type="number"`, because browsers hide unreadable input from the page, such as Arabic digits. */
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

/** Delay (ms) after leaving a field until an error appears: it must not move a button that is being pressed. */
const SETTLES_MS = 250

interface TypedProps extends Omit<ComponentProps<typeof Field>, 'onChange'> {
  readonly value: string
  /** The field's value in its canonical form if readable; otherwise null. */
  read(typed: string): string | null
  /** The required content of the field, in a sentence. */
  readonly wrong: string
  /** Whether readable input is written with each key. */
  readonly isAtOnce?: boolean
  onTyped(read: string | null): void
}

/**
 * Leaves the typed text alone until it is finished. A controlled field that refuses half a date or corrects each key puts digits in the wrong place, and half
 * of a date may be another date. The input is checked, and written, when the field is left, at Enter, and when its form is sent; a form with unreadable input
 * is not sent.
 */
function TypedField({ value, read, wrong, isAtOnce = false, error = null, onTyped, onKeyDown, ...rest }: TypedProps) {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(value)
  const [seen, setSeen] = useState(value)
  const [isWrong, setWrong] = useState(false)
  if (value !== seen) {
    setSeen(value)
    // Only a value set from elsewhere replaces the typed text: `07` stays although its value comes back as 7.
    if ((read(typed) ?? '') !== value) setTyped(value)
  }
  const isUnread = read(typed) === null
  useEffect(() => field.current?.setCustomValidity(isUnread ? wrong : ''), [isUnread, wrong])
  // Half a date reaches the page as an empty value, and without an event.
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
    // Runs before the form is read: Enter and a script send it without leaving the field.
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
        // The browser's own bubble is in the device's language.
        event.preventDefault()
        judge(event.currentTarget)
        if (event.currentTarget.form?.querySelector(':invalid') === event.currentTarget) event.currentTarget.focus()
      }}
    />
  )
}
