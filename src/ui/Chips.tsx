import { useId } from 'react'
import styles from './chips.module.css'
import { CheckIcon } from './icons'

interface Props<Value extends string> {
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly value: Value | null
  /** Null takes the answer back. */
  readonly onChange: (value: Value | null) => void
}

/** Answers side by side, of which one holds at most: another press on it takes it back. Stands in a group of its own, which is named by its question. */
export function Chips<Value extends string>({ options, value, onChange }: Props<Value>) {
  const name = useId()
  return options.map((option) => {
    const isChosen = option.value === value
    return (
      <span key={option.value} className={styles['chip']}>
        <input
          type="radio"
          id={`${name}${option.value}`}
          name={name}
          value={option.value}
          checked={isChosen}
          onChange={() => onChange(option.value)}
          onClick={() => (isChosen ? onChange(null) : undefined)}
        />
        <label htmlFor={`${name}${option.value}`} data-checked={isChosen || undefined}>
          {isChosen ? <CheckIcon size={16} /> : null}
          {option.label}
        </label>
      </span>
    )
  })
}
