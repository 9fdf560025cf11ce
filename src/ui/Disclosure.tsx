import type { ReactNode } from 'react'
import styles from './disclosure.module.css'
import { ChevronIcon } from './icons'

interface Props {
  readonly word: string
  /** Its contents, in a few words. */
  readonly about?: string
  readonly children: ReactNode
}

/** Something that few people need, one press away. */
export function Disclosure({ word, about, children }: Props) {
  return (
    <details className={styles['disclosure']}>
      <summary>
        <ChevronIcon />
        <b>{word}</b>
        {about === undefined ? null : <span>{about}</span>}
      </summary>
      <div className={styles['inside']}>{children}</div>
    </details>
  )
}
