import type { ReactNode } from 'react'
import styles from './controls.module.css'

interface Props<Value extends string> {
  readonly labelledBy: string
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly content: ReactNode }[]
  readonly isDisabled: boolean
  readonly onChange: (value: Value) => void
}

/** A few choices side by side. The selected one is shown as pressed. */
export function Choices<Value extends string>({ labelledBy, value, options, isDisabled, onChange }: Props<Value>) {
  return (
    <div role="group" aria-labelledby={labelledBy} className={styles['choices']}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={styles['choice']}
          aria-pressed={option.value === value}
          disabled={isDisabled}
          onClick={() => (option.value === value ? undefined : onChange(option.value))}
        >
          {option.content}
        </button>
      ))}
    </div>
  )
}
