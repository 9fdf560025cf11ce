import { useEffect, useRef, type KeyboardEvent } from 'react'
import { useText } from '#text/i18n'
import styles from './controls.module.css'
import { Field } from './Field'
import { CrossIcon } from './icons'

interface Props {
  readonly label: string
  readonly hint?: string
  readonly value: string
  /** Number of results for the text in the field, or null while unknown. */
  readonly found: number | null
  /** Whether the field takes the focus when it opens. */
  readonly takesFocus?: boolean
  onChange(value: string): void
}

/** The search field. It says how many results there are. Escape or the cross clears it. */
export function SearchField({ label, hint, value, found, takesFocus = false, onChange }: Props) {
  const text = useText()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (takesFocus) field.current?.focus()
  }, [takesFocus])
  const clear = () => {
    onChange('')
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || value === '') return
    // The first Escape only clears the field, so a dialog around it stays open.
    event.preventDefault()
    event.stopPropagation()
    clear()
  }
  return (
    <div className={styles['search']}>
      <Field
        ref={field}
        type="search"
        label={label}
        hint={hint}
        autoComplete="off"
        spellCheck={false}
        maxLength={254}
        value={value}
        end={
          value === '' ? undefined : (
            <button type="button" className={styles['clear']} aria-label={text('app.search.clear')} onClick={clear}>
              <CrossIcon />
            </button>
          )
        }
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <p role="status" className={styles['told']}>
        {value.trim() === '' || found === null ? '' : text('app.search.found', { count: found })}
      </p>
    </div>
  )
}
