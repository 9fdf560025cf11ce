import type { ReactNode } from 'react'
import styles from './notice.module.css'

type Kind = 'problem' | 'info' | 'done'

const shapes: Readonly<Record<Kind, string>> = {
  problem: 'M12 3 22 20H2ZM12 9v5M12 17v.5',
  info: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20ZM12 11v6M12 7v.5',
  done: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20ZM7.5 12.5l3 3 6-7',
}

/** A message inside a screen: what happened, what is safe and how to continue. Screen readers read a problem immediately. */
export function Notice({ kind, title, children }: { kind: Kind; title?: string; children: ReactNode }) {
  return (
    <div className={styles['notice']} data-kind={kind} role={kind === 'problem' ? 'alert' : 'status'}>
      <svg
        viewBox="0 0 24 24"
        width="28"
        height="28"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={shapes[kind]} />
      </svg>
      <div className={styles['words']}>
        {title === undefined ? null : <strong>{title}</strong>}
        {typeof children === 'string' ? <p>{children}</p> : children}
      </div>
    </div>
  )
}
