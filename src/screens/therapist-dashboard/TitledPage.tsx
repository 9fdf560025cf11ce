import type { ReactNode } from 'react'
import styles from './cases.module.css'

/** A page with a title and little below it. */
export function TitledPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles['page']}>
      <h1>{title}</h1>
      {children}
    </div>
  )
}
