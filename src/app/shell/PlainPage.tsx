import type { ReactNode } from 'react'
import { Link, NavLink } from 'react-router'
import { PRODUCT_NAME } from '#product'
import { LanternMark } from '#ui/icons'
import { AdultLayout } from '#ui/AdultLayout'
import { useText } from '#text/i18n'
import { LanguageMenu } from './LanguageMenu'

interface Props {
  readonly menu?: ReactNode
  readonly aside?: ReactNode
  /** Target of the logo's link. */
  readonly home?: string
  readonly children: ReactNode
}

/** An adult page that needs nothing from the backend: the app's name and the content. */
export function PlainPage({ menu, aside, home = '/', children }: Props) {
  const text = useText()
  return (
    <AdultLayout
      name={
        <Link to={home} className="layout-name">
          <LanternMark />
          <span className={menu === undefined ? undefined : 'unseen'}>{PRODUCT_NAME}</span>
        </Link>
      }
      menuLabel={text('app.menu.label')}
      skipLabel={text('app.skip')}
      menu={menu}
      aside={
        menu === undefined ? (
          <>
            <LanguageMenu />
            {aside}
          </>
        ) : (
          aside
        )
      }
    >
      {children}
    </AdultLayout>
  )
}

/** The link to sign in, at the end of the top line. */
export function SignInLink() {
  const text = useText()
  return (
    <NavLink to="/signin" className="layout-link">
      {text('app.titles./signin')}
    </NavLink>
  )
}
