import { type ReactNode, useId } from 'react'
import styles from './radioGroup.module.css'

/** `wide` means cards with a sentence in them. */
type Looks = 'cards' | 'wide' | 'rows'

interface Props<Value extends string> {
  readonly label: string
  readonly hint?: string
  readonly looks: Looks
  readonly options: readonly { readonly value: Value; readonly content: ReactNode }[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}

const place = { cards: styles['cards'], wide: [styles['cards'], styles['wide']].join(' '), rows: styles['rows'] }

/** Chooses one of a few options, shown as cards next to each other or as one row each. */
export function RadioGroup<Value extends string>({ label, hint, looks, options, value, onChange }: Props<Value>) {
  const id = useId()
  return (
    <div role="radiogroup" aria-labelledby={id} aria-describedby={hint === undefined ? undefined : `${id}hint`} className={styles['group']}>
      <span id={id} className={styles['label']}>
        {label}
      </span>
      {hint === undefined ? null : (
        <span id={`${id}hint`} className={styles['hint']}>
          {hint}
        </span>
      )}
      <div className={place[looks]}>
        {options.map((option) => (
          <label key={option.value} className={styles[looks === 'rows' ? 'row' : 'card']} data-checked={option.value === value || undefined}>
            <input type="radio" name={id} value={option.value} checked={option.value === value} onChange={() => onChange(option.value)} />
            <span>{option.content}</span>
          </label>
        ))}
      </div>
    </div>
  )
}

interface CheckProps {
  readonly checked: boolean
  readonly isDisabled: boolean
  readonly onChange: () => void
  readonly children: ReactNode
}

/** One of several options that can be chosen together. */
export function CheckboxCard({ checked, isDisabled, onChange, children }: CheckProps) {
  return (
    <label className={styles['card']} data-checked={checked || undefined}>
      <input type="checkbox" checked={checked} disabled={isDisabled} onChange={onChange} />
      <span>{children}</span>
    </label>
  )
}

/** The container of such cards. */
export function Cards({ children }: { readonly children: ReactNode }) {
  return <div className={place.wide}>{children}</div>
}
