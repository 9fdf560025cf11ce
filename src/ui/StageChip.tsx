import styles from './stageChip.module.css'

/** The child's present way of looking: one to three of three lights lit, and the word. Never a letter or a number. */
export function StageChip({ lit, label }: { lit: 1 | 2 | 3; label: string }) {
  return (
    <span className={styles['chip']}>
      <span aria-hidden="true">
        {[1, 2, 3].map((light) => (
          <i key={light} data-lit={light <= lit || undefined} />
        ))}
      </span>
      {label}
    </span>
  )
}
