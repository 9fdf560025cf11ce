import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PRODUCT_NAME } from '#product'
import { LanternMark } from '#ui/icons'
import { AdultLayout } from '#ui/AdultLayout'
import { useText } from '#text/i18n'
import { LOADING_DELAY_MS, NOTIFICATION_MS, SPINNER_SIZE } from './startup/defaults'

export const overlayDefaults = { notificationMs: NOTIFICATION_MS, loadingDelayMs: LOADING_DELAY_MS, spinnerSize: SPINNER_SIZE } as const

interface Props {
  readonly menu?: ReactNode
  readonly aside?: ReactNode
  /** Where the mark leads to. */
  readonly home?: string
  readonly children: ReactNode
}

/** An adult's page without anything of the backend: the name and the content. */
export function PlainPage({ menu, aside, home = '/', children }: Props) {
  const text = useText()
  return (
    <AdultLayout
      {...overlayDefaults}
      name={
        <Link to={home} className="layout-name">
          <LanternMark />
          <span className={menu === undefined ? undefined : 'unseen'}>{PRODUCT_NAME}</span>
        </Link>
      }
      menuLabel={text('app.menu.label')}
      skipLabel={text('app.skip')}
      menu={menu}
      aside={aside}
    >
      {children}
    </AdultLayout>
  )
}
