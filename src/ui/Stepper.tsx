import { stopAfter } from '#domain/child/dialKinds'
import { useText } from '#text/i18n'
import styles from './controls.module.css'

interface Props {
  readonly label: string
  readonly value: number | null
  readonly said: string
  readonly stops: readonly (number | null)[]
  readonly isDisabled: boolean
  readonly onChange: (value: number | null) => void
}

/** A number with a large button on each side to change it. */
export function Stepper({ label, value, said, stops, isDisabled, onChange }: Props) {
  const text = useText()
  const press = (direction: 1 | -1) => {
    const next = stopAfter(stops, value, direction)
    return (
      <button
        type="button"
        className={styles['step']}
        aria-label={text(direction === 1 ? 'app.more' : 'app.less', { label })}
        disabled={isDisabled || next === value}
        onClick={() => onChange(next)}
      >
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round">
          <path d={direction === 1 ? 'M5 12h14M12 5v14' : 'M5 12h14'} />
        </svg>
      </button>
    )
  }
  return (
    <div className={styles['stepper']}>
      {press(-1)}
      <output aria-live="polite" className={styles['figure']}>
        {said}
      </output>
      {press(1)}
    </div>
  )
}
