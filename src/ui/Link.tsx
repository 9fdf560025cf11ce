import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import styles from './link.module.css'

const classOf = (base: string | undefined, own: string | undefined): string => [base, own].filter(Boolean).join(' ')

/** A link on its own line, tall enough for touch. Within a sentence, use the router's own link. */
export function TextLink({ className, ...link }: ComponentProps<typeof Link>) {
  return <Link {...link} className={classOf(styles['link'], className)} />
}

/** The same kind of link, to another site or to a file. */
export function PlainLink({ className, children, ...link }: ComponentProps<'a'>) {
  return (
    <a {...link} className={classOf(styles['link'], className)}>
      {children}
    </a>
  )
}
