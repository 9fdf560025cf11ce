import styles from './dayStrip.module.css'

interface Props {
  readonly days: readonly boolean[]
  readonly label: string
  /** Whether the strip is small and on one line, as in a list row. */
  readonly isLine?: boolean
}

/** One dot per day, ending with today. A dot is lit if there was any play on that day. A day without play gets no comment. */
export function DayStrip({ days, label, isLine = false }: Props) {
  return (
    <span className={styles['days']} data-line={isLine || undefined} role="img" aria-label={label}>
      {days.map((isLit, index) => (
        <i key={index} data-lit={isLit || undefined} data-today={index === days.length - 1 || undefined} />
      ))}
    </span>
  )
}
