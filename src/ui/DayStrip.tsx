import styles from './dayStrip.module.css'

/** One dot for each day, the last one is today: lit when something was played. A day without play carries no word. */
export function DayStrip({ days, label }: { days: readonly boolean[]; label: string }) {
  return (
    <div className={styles['days']} role="img" aria-label={label}>
      {days.map((isLit, index) => (
        <i key={index} data-lit={isLit || undefined} data-today={index === days.length - 1 || undefined} />
      ))}
    </div>
  )
}
