import type { ReactNode } from 'react'
import styles from './controls.module.css'

/** People with only a keyboard scroll the focused element. */
const reached = { tabIndex: 0 }

/** Content wider than the page, such as a large table: it scrolls by itself, also by keyboard. */
export function ScrollRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="region" aria-label={label} className={styles['wide']} {...reached}>
      {children}
    </div>
  )
}
