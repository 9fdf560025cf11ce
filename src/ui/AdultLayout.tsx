import '@mantine/core/styles.css'
import '@mantine/notifications/styles.css'
import './layout.css'
import type { ReactNode } from 'react'
import { AdultSurface } from './AdultSurface'

interface Props {
  readonly name: ReactNode
  readonly menu?: ReactNode
  readonly aside?: ReactNode
  readonly menuLabel: string
  readonly skipLabel: string
  readonly notificationMs: number
  readonly loadingDelayMs: number
  readonly spinnerSize: number
  readonly children: ReactNode
}

/** The frame of every adult screen: a bar with the product's name, the menu and who plays; under it the screen. */
export function AdultLayout({ name, menu, aside, menuLabel, skipLabel, children, ...defaults }: Props) {
  return (
    <AdultSurface {...defaults}>
      <div className="layout">
        <a className="skip" href="#content">
          {skipLabel}
        </a>
        <header className="layout-bar">
          {name}
          {menu === undefined ? null : <nav aria-label={menuLabel}>{menu}</nav>}
          <div className="layout-aside">{aside}</div>
        </header>
        <main id="content" tabIndex={-1}>
          {children}
        </main>
      </div>
    </AdultSurface>
  )
}
