import { type ReactNode, useId } from 'react'
import styles from './switch.module.css'

interface Props {
  readonly label: ReactNode
  readonly description?: string
  readonly checked: boolean
  readonly isDisabled?: boolean
  readonly className?: string | undefined
  readonly onChange: (checked: boolean) => void
}

/** A switch that turns something on or off. */
export function Switch({ label, description, checked, isDisabled = false, className, onChange }: Props) {
  const id = useId()
  return (
    <div className={className}>
      <label className={styles['switch']}>
        <input
          type="checkbox"
          role="switch"
          aria-checked={checked}
          aria-describedby={description === undefined ? undefined : id}
          checked={checked}
          disabled={isDisabled}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        <span>{label}</span>
      </label>
      {description === undefined ? null : (
        <p id={id} className={styles['hint']}>
          {description}
        </p>
      )}
    </div>
  )
}
