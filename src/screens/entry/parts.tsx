import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './entry.module.css'

/** The one main button of the form around it. While the request is on its way it cannot be pressed again. */
export function Submit({ isBusy, children }: { isBusy: boolean; children: ReactNode }) {
  return (
    <button type="submit" className="press press-now" disabled={isBusy} aria-busy={isBusy}>
      {children}
    </button>
  )
}

/** The other ways on below a form. */
export function OtherWays({ children }: { children: ReactNode }) {
  return <div className={styles['ways']}>{children}</div>
}

export function OtherWay({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={styles['link']}>
      {children}
    </Link>
  )
}

/** A code that stands on the screen instead of in a letter: to be read, and copied whole. */
export function ShownCode({ code }: { code: ReactNode }) {
  return <output className={styles['code']}>{code}</output>
}
