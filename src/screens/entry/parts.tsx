import { Button } from '#ui/Button'
import { TextLink } from '#ui/Link'
import type { ReactNode } from 'react'
import styles from './entry.module.css'

/** The one main button of the form around it. While the request is on its way it cannot be pressed again. */
export function Submit({ isBusy, children }: { isBusy: boolean; children: ReactNode }) {
  return (
    <Button type="submit" kind="now" disabled={isBusy} aria-busy={isBusy}>
      {children}
    </Button>
  )
}

/** The other ways on below a form. */
export function OtherWays({ children }: { children: ReactNode }) {
  return <div className={styles['ways']}>{children}</div>
}

export function OtherWay({ to, children }: { to: string; children: ReactNode }) {
  return <TextLink to={to}>{children}</TextLink>
}

/** A code that stands on the screen instead of in a letter: to be read, and copied whole. */
export function ShownCode({ code }: { code: ReactNode }) {
  return <output className={styles['code']}>{code}</output>
}
