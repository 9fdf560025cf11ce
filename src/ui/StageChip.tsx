import styles from './stageChip.module.css'

/** The child's current way of looking, as a word and one to three lit lights. It is never shown as a letter or a number. */
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
