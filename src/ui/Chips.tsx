import { type ReactNode, useId } from 'react'
import styles from './chips.module.css'
import { CheckIcon } from './icons'

interface Option<Value extends string> {
  readonly value: Value
  readonly label: ReactNode
}

interface Props<Value extends string> {
  readonly options: readonly Option<Value>[]
  readonly value: Value | null
  readonly isDisabled?: boolean
  /** Called with the answer, or with null if it is cleared. */
  readonly onChange: (value: Value | null) => void
}

/**
 * Answers side by side. At most one is selected. A press on the selected answer clears it. The question names
 * the group.
 */
export function Chips<Value extends string>({ options, value, isDisabled = false, onChange }: Props<Value>) {
  const name = useId()
  return options.map((option) => {
    const isChosen = option.value === value
    return (
      <Chip
        key={option.value}
        type="radio"
        name={name}
        value={option.value}
        label={option.label}
        isChosen={isChosen}
        isDisabled={isDisabled}
        onChange={() => onChange(option.value)}
        onClick={() => (isChosen ? onChange(null) : undefined)}
      />
    )
  })
}

interface ManyProps {
  readonly options: readonly Option<string>[]
  readonly value: readonly string[]
  /** Maximum number of answers. */
  readonly most?: number
  readonly onChange: (value: readonly string[]) => void
}

/** Answers side by side. Several can be selected. */
export function ManyChips({ options, value, most = Infinity, onChange }: ManyProps) {
  return (
    <div className={styles['many']}>
      {options.map((option) => {
        const isChosen = value.includes(option.value)
        return (
          <Chip
            key={option.value}
            type="checkbox"
            value={option.value}
            label={option.label}
            isChosen={isChosen}
            isDisabled={!isChosen && value.length >= most}
            onChange={() => onChange(isChosen ? value.filter((each) => each !== option.value) : [...value, option.value])}
          />
        )
      })}
    </div>
  )
}

interface ChipProps extends Option<string> {
  readonly type: 'radio' | 'checkbox'
  readonly name?: string
  readonly isChosen: boolean
  readonly isDisabled: boolean
  readonly onChange: () => void
  readonly onClick?: () => void
}

function Chip({ type, name, value, label, isChosen, isDisabled, onChange, onClick }: ChipProps) {
  const id = useId()
  return (
    <span className={styles['chip']}>
      <input type={type} id={id} name={name} value={value} checked={isChosen} disabled={isDisabled} onChange={onChange} onClick={onClick} />
      <label htmlFor={id} data-chip="" data-checked={isChosen || undefined}>
        {isChosen ? <CheckIcon size={16} /> : null}
        {label}
      </label>
    </span>
  )
}
