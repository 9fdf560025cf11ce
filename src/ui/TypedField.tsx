import { type ComponentProps, type KeyboardEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { DAYS, type NumberRange, readDay, readNumber } from '#domain/typed'
import { useText } from '#text/i18n'
import { sayDay, sayNumber } from '#text/locale'
import { Field } from './Field'

type Common = Pick<ComponentProps<typeof Field>, 'label' | 'hint' | 'description' | 'error'>

interface DateProps extends Common {
  /** `2027-02-26`; '' is no day. */
  readonly value: string
  readonly first?: string
  readonly last?: string
  /** The field may be empty. */
  readonly isOptional?: boolean
  /** Gets each whole day that is typed, and null while the field holds none. */
  onChange(day: string | null): void
}

/** A day, in the device's own date field. */
export function DateField({ value, first = DAYS.first, last = DAYS.last, isOptional = false, onChange, ...said }: DateProps) {
  const text = useText()
  const read = (typed: string) => (isOptional && typed === '' ? '' : readDay(typed, { first, last }))
  const range = { first: sayDay(first), last: sayDay(last) }
  const wrong = first === DAYS.first && last === DAYS.last ? text('app.typed.day') : text('app.typed.dayWithin', range)
  // `max` also keeps a browser from taking a fifth figure for the year.
  return <TypedField {...said} type="date" min={first} max={last} value={value} read={read} wrong={wrong} onTyped={onChange} />
}

interface NumberProps extends Common, NumberRange {
  /** Null is no number. */
  readonly value: number | null
  /** The field may be empty. */
  readonly isOptional?: boolean
  /** Gets each number that is typed, and null while the field holds none. */
  onChange(value: number | null): void
}

/** A number. Not `type="number"`: browsers hide from the page what they cannot read there, Arabic digits among it. */
export function NumberField({ value, least, most, decimals = 0, isOptional = false, onChange, ...said }: NumberProps) {
  const text = useText()
  const read = (typed: string) => {
    const found = readNumber(typed, { least, most, decimals })
    return found === null ? (isOptional && typed.trim() === '' ? '' : null) : String(found)
  }
  const write = (typed: string | null) => onChange(typed === null || typed === '' ? null : Number(typed))
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
    if (by === 0) return
    event.preventDefault()
    onChange(Math.max(least, Math.min(most, (value ?? least - by) + by)))
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

/** What is wrong appears so long after a field was left (ms): it must not move the button away that is being pressed. */
const SETTLES_MS = 250

interface TypedProps extends Omit<ComponentProps<typeof Field>, 'onChange'> {
  readonly value: string
  /** How the field's value is written where it can be read; null otherwise. */
  read(typed: string): string | null
  /** What the field must hold, in a sentence. */
  readonly wrong: string
  onTyped(read: string | null): void
}

/**
 * Leaves what is typed alone until it is finished. A controlled field that refuses half a date or corrects each key puts figures into
 * the wrong place. It is judged when it is left, at Enter and when its form is sent; no form is sent with what cannot be read.
 */
function TypedField({ value, read, wrong, error = null, onTyped, onKeyDown, ...rest }: TypedProps) {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(value)
  const [seen, setSeen] = useState(value)
  const [problem, setProblem] = useState<string | null>(null)
  if (value !== seen) {
    setSeen(value)
    // Only a value set from elsewhere replaces what is typed: `07` stays as it is, though it comes back as 7.
    if ((read(typed) ?? '') !== value) setTyped(value)
  }
  const isUnread = read(typed) === null
  useEffect(() => field.current?.setCustomValidity(isUnread ? wrong : ''), [isUnread, wrong])
  const judge = ({ currentTarget }: Pick<SyntheticEvent<HTMLInputElement>, 'currentTarget'>) => {
    // Half a date reaches the page as an empty value, and without an event.
    const isHalf = currentTarget.validity.badInput
    setProblem(isUnread || isHalf ? wrong : null)
    if (isHalf) onTyped(null)
  }
  const leaving = useRef(0)
  useEffect(() => () => window.clearTimeout(leaving.current), [])
  return (
    <Field
      {...rest}
      ref={field}
      value={typed}
      error={problem ?? error}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        setProblem(null)
        onTyped(currentTarget.validity.badInput ? null : read(currentTarget.value))
      }}
      onFocus={() => window.clearTimeout(leaving.current)}
      onBlur={(event) => (leaving.current = window.setTimeout(judge, SETTLES_MS, { currentTarget: event.currentTarget }))}
      onKeyDown={(event) => {
        if (event.key === 'Enter') judge(event)
        onKeyDown?.(event)
      }}
      onInvalid={(event) => {
        // The browser's own bubble is in the language of the device.
        event.preventDefault()
        judge(event)
        if (event.currentTarget.form?.querySelector(':invalid') === event.currentTarget) event.currentTarget.focus()
      }}
    />
  )
}
