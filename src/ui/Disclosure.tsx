import { type ReactNode, useState } from 'react'
import styles from './disclosure.module.css'
import { ChevronIcon } from './icons'

interface Props {
  readonly word: string
  /** Describes the contents in a few words. */
  readonly about?: string
  readonly isOpenAtFirst?: boolean
  readonly children: ReactNode
}

/** Content that few people need. One press opens it. */
export function Disclosure({ word, about, isOpenAtFirst = false, children }: Props) {
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  return (
    <details className={styles['disclosure']} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <ChevronIcon />
        <b>{word}</b>
        {about === undefined ? null : <span>{about}</span>}
      </summary>
      <div className={styles['inside']}>{children}</div>
    </details>
  )
}
