import styles from './dayStrip.module.css'

interface Props {
  readonly days: readonly boolean[]
  readonly label: string
  /** Small and in one line, for a row of a list. */
  readonly isLine?: boolean
}

/** One dot per day, ending with today: lit if anything was played. A day without play gets no comment. */
export function DayStrip({ days, label, isLine = false }: Props) {
  return (
    <span className={styles['days']} data-line={isLine || undefined} role="img" aria-label={label}>
      {days.map((isLit, index) => (
        <i key={index} data-lit={isLit || undefined} data-today={index === days.length - 1 || undefined} />
      ))}
    </span>
  )
}
