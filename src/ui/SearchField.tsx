import { useEffect, useRef, type KeyboardEvent } from 'react'
import { useText } from '#text/i18n'
import styles from './controls.module.css'
import { Field } from './Field'
import { CrossIcon } from './icons'

interface Props {
  readonly label: string
  readonly hint?: string
  readonly value: string
  /** Number of results for the text in the field; null while unknown. */
  readonly found: number | null
  /** Opened in order to type into it. */
  readonly takesFocus?: boolean
  onChange(value: string): void
}

/** The one field in which things are looked for. Says how many were found, and Escape or the cross empties it. */
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
    // A dialog around it stays open: the first Escape only clears the field.
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
