import { useEffect, useRef } from 'react'
import { useText } from '#text/i18n'
import { LinkButton } from '#ui/LinkButton'
import styles from './notice.module.css'

interface ButtonProps {
  /** Label of the button. The default is "Undo". */
  readonly action?: string | undefined
  readonly isBusy?: boolean
  readonly onUndo: () => void
}

/** The button that undoes the last action. */
export function UndoButton({ action, isBusy = false, onUndo }: ButtonProps) {
  const text = useText()
  return (
    <LinkButton disabled={isBusy} onClick={onUndo}>
      {action ?? text('app.undo')}
    </LinkButton>
  )
}

interface LineProps extends Omit<ButtonProps, 'onUndo'> {
  /** A sentence that names what was removed. */
  readonly said: string
  /** Undoes the removal. It is omitted if nobody here can undo it. */
  readonly onUndo?: (() => void) | undefined
}

/**
 * Replaces something that was just removed, and remains until the next action. The pressed button is gone too, so the
 * focus moves here: keyboard users continue from the same place, and screen readers read the sentence.
 */
export function UndoLine({ said, action, isBusy = false, onUndo }: LineProps) {
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => (line.current?.querySelector('button') ?? line.current)?.focus(), [])
  return (
    <div ref={line} role="group" data-undo="" aria-label={said} tabIndex={-1} className={styles['undo']}>
      <span>{said}</span>
      {onUndo === undefined ? null : <UndoButton action={action} isBusy={isBusy} onUndo={onUndo} />}
    </div>
  )
}
