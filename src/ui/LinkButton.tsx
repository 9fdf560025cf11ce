import type { ComponentProps } from 'react'
import styles from './linkButton.module.css'

/** The least important button of a page, which looks like a link. */
export function LinkButton({ className, ...button }: Omit<ComponentProps<'button'>, 'type'>) {
  return <button {...button} type="button" data-link="" className={[styles['button'], className].filter(Boolean).join(' ')} />
}
