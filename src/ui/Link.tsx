import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import styles from './link.module.css'

const classOf = (base: string | undefined, own: string | undefined): string => [base, own].filter(Boolean).join(' ')

/** A link on a line of its own, as tall as a touch needs. In a sentence the router's own link is enough. */
export function TextLink({ className, ...link }: ComponentProps<typeof Link>) {
  return <Link {...link} className={classOf(styles['link'], className)} />
}

/** The same to another site, or to a file. */
export function PlainLink({ className, children, ...link }: ComponentProps<'a'>) {
  return (
    <a {...link} className={classOf(styles['link'], className)}>
      {children}
    </a>
  )
}
