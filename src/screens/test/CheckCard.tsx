import { useId, type ReactNode } from 'react'
import { Notice } from '../notice/Notice'
import styles from './test.module.css'

/** A finding: everything works, there is something to know, or there is something to do. */
export interface Finding {
  readonly kind: 'done' | 'info' | 'problem'
  readonly says: string
}

interface Props {
  readonly title: string
  readonly means?: string
  readonly findings: readonly Finding[]
  readonly children?: ReactNode
  /** Instructions that need more than a sentence. */
  readonly after?: ReactNode
}

/** One check: its purpose, the button that starts it, and the findings with what to do about them. */
export function CheckCard({ title, means, findings, children, after }: Props) {
  const id = useId()
  return (
    <section className={styles['card']} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {means === undefined ? null : <p>{means}</p>}
      {children}
      {findings.map(({ kind, says }) => (
        <Notice key={says} kind={kind}>
          {says}
        </Notice>
      ))}
      {after}
    </section>
  )
}
