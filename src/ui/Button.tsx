import type { ComponentProps } from 'react'
import styles from './button.module.css'

const kinds = {
  plain: styles['plain'],
  /** What the page is for: one a page. */
  now: styles['now'],
  /** By which somebody loses something for good. */
  grave: styles['grave'],
  /** Beside others that matter more. */
  subtle: styles['subtle'],
}

interface Props extends ComponentProps<'button'> {
  readonly kind?: keyof typeof kinds
  /** While what was pressed goes on: it cannot be pressed again, and after a moment its words give way to a ring that turns. */
  readonly loading?: boolean
}

/** A button of the adult's pages. */
export function Button({ kind = 'plain', loading = false, type = 'button', className, disabled = false, children, ...others }: Props) {
  return (
    <button
      {...others}
      type={type}
      className={[styles['button'], kinds[kind], className].filter(Boolean).join(' ')}
      disabled={disabled || loading}
      data-kind={kind}
      data-loading={loading || undefined}
    >
      <span>{children}</span>
      {loading ? <i aria-hidden="true" /> : null}
    </button>
  )
}
