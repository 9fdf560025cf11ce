import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './entry.module.css'

/** The other ways on below a form. */
export function OtherWays({ children }: { children: ReactNode }) {
  return <div className={styles['ways']}>{children}</div>
}

export function OtherWay({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Anchor component={Link} to={to} className={styles['link']}>
      {children}
    </Anchor>
  )
}

/** A code that stands on the screen instead of in a letter: to be read, and copied whole. */
export function ShownCode({ code }: { code: ReactNode }) {
  return <output className={styles['code']}>{code}</output>
}
