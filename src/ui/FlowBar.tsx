import type { ReactNode } from 'react'
import styles from './flow.module.css'

interface Props {
  /** The child or person of this flow, or the link home. */
  readonly start: ReactNode
  readonly middle?: ReactNode
  /** The control that leaves the flow. */
  readonly end?: ReactNode
}

/** The line above a step of a flow. It replaces the menu. */
export function FlowBar({ start, middle, end }: Props) {
  return (
    <header className={styles['bar']}>
      <div>{start}</div>
      <div className={styles['middle']}>{middle}</div>
      <div className={styles['end']}>{end}</div>
    </header>
  )
}

/** The progress of a flow, with one dot per step. The text next to it says the same. */
export function StepDots({ steps, done }: { steps: number; done: number }) {
  return (
    <span className={styles['dots']} aria-hidden="true">
      {Array.from({ length: steps }, (_, step) => (
        <i key={step} data-lit={step < done || undefined} />
      ))}
    </span>
  )
}
