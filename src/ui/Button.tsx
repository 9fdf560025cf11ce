import type { ComponentProps } from 'react'
import styles from './button.module.css'

const kinds = {
  plain: 'press',
  /** The page's main action. There is one per page. */
  now: 'press press-now',
  /** An action by which someone loses something for good. */
  grave: `press ${styles['grave']}`,
  /** An action that is less important than those next to it. */
  subtle: `press ${styles['subtle']}`,
}

interface Props extends ComponentProps<'button'> {
  readonly kind?: keyof typeof kinds
  /** Whether the action is under way. The button cannot be pressed again, and after a moment a spinner replaces its text. */
  readonly loading?: boolean
}

/** A button of the adult pages. A link that looks the same has the class `press` (tokens.css). */
export function Button({ kind = 'plain', loading, type = 'button', className, disabled = false, children, ...others }: Props) {
  return (
    <button
      {...others}
      type={type}
      className={[kinds[kind], className].filter(Boolean).join(' ')}
      disabled={disabled || loading === true}
      data-loading={loading || undefined}
    >
      {loading === undefined ? children : <Waiting isOn={loading}>{children}</Waiting>}
    </button>
  )
}

function Waiting({ isOn, children }: { readonly isOn: boolean; readonly children: ComponentProps<'button'>['children'] }) {
  return (
    <>
      <span className={styles['words']} data-on={isOn || undefined}>
        {children}
      </span>
      {isOn ? <i className={styles['ring']} aria-hidden="true" /> : null}
    </>
  )
}
