import type { ComponentProps } from 'react'
import styles from './linkButton.module.css'

/** A button that matters less than any other on the page: it looks like a link. */
export function LinkButton({ className, ...button }: Omit<ComponentProps<'button'>, 'type'>) {
  return <button {...button} type="button" data-link="" className={[styles['button'], className].filter(Boolean).join(' ')} />
}
