import styles from './childPicture.module.css'

/** A child in small: a light in its own first colour on black, ringed. The nickname stands beside it. */
export function ChildPicture({ colour, size = 36 }: { colour: string | null; size?: number }) {
  return (
    <span
      className={styles['face']}
      aria-hidden="true"
      style={{ width: size, height: size, color: colour ?? 'var(--muted)' }}
      data-known={colour !== null || undefined}
    />
  )
}
