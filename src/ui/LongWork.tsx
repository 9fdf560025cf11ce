import type { CSSProperties } from 'react'
import { createPortal } from 'react-dom'
import styles from './controls.module.css'

/** Size of the spinner (px). */
const SPINNER_PX = 80

/** Covers the page during a long task and names the task. It is never used on the child's stage. */
export function LongWork({ isOn, label }: { isOn: boolean; label: string }) {
  return createPortal(
    <div role="status" className={styles['work']} data-on={isOn ? '' : undefined}>
      {isOn ? (
        <>
          <i aria-hidden="true" style={{ '--ring': `${SPINNER_PX}px` } as CSSProperties} />
          <p>{label}</p>
        </>
      ) : null}
    </div>,
    document.body,
  )
}
