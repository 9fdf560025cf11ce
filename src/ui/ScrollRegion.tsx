import type { ReactNode } from 'react'
import styles from './controls.module.css'

/** Makes the region focusable, because people who use only a keyboard scroll the focused element. */
const reached = { tabIndex: 0 }

/** Content that is wider than the page, such as a large table. It scrolls on its own, also by keyboard. */
export function ScrollRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="region" aria-label={label} className={styles['wide']} {...reached}>
      {children}
    </div>
  )
}
