import { Button } from '#ui/Button'
import { TextLink } from '#ui/Link'
import type { ReactNode } from 'react'
import styles from './entry.module.css'

/** The main button of a form. It cannot be pressed again during the request. */
export function Submit({ isBusy, children }: { isBusy: boolean; children: ReactNode }) {
  return (
    <Button type="submit" kind="now" disabled={isBusy} aria-busy={isBusy}>
      {children}
    </Button>
  )
}

/** The links to other ways to enter, below a form. */
export function OtherWays({ children }: { children: ReactNode }) {
  return <div className={styles['ways']}>{children}</div>
}

export function OtherWay({ to, children }: { to: string; children: ReactNode }) {
  return <TextLink to={to}>{children}</TextLink>
}

/** A code shown on the screen instead of sent by email. It can be read, or copied whole. */
export function ShownCode({ code }: { code: ReactNode }) {
  return <output className={styles['code']}>{code}</output>
}
