import './layout.css'
import type { ReactNode } from 'react'

interface Props {
  /** The app's name, as a link to the home page. */
  readonly name: ReactNode
  /** The navigation of a signed-in person. Without it, the name is in a line above the page. */
  readonly menu?: ReactNode
  /** Content at the end of the side bar, or of the line at the top. */
  readonly aside?: ReactNode
  readonly menuLabel: string
  readonly skipLabel: string
  readonly children: ReactNode
}

/** The frame of every adult screen: a bar at the side (or a line at the top while nobody is signed in), and the screen. */
export function AdultLayout({ name, menu, aside, menuLabel, skipLabel, children }: Props) {
  const hasRail = menu !== undefined
  return (
    <div className={hasRail ? 'layout layout-railed' : 'layout'}>
      <a className="skip" href="#content">
        {skipLabel}
      </a>
      {hasRail ? (
        <nav className="rail" aria-label={menuLabel}>
          {name}
          {menu}
          <div className="rail-end">{aside}</div>
        </nav>
      ) : (
        <header className="layout-bar">
          {name}
          <div className="layout-aside">{aside}</div>
        </header>
      )}
      <main id="content" tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}
