import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PRODUCT_NAME } from '#product'
import { AdultLayout } from '../ui/AdultLayout'
import { useText } from '../text/i18n'
import { LOADING_DELAY_MS, NOTIFICATION_MS, SPINNER_SIZE } from './startup/defaults'

export const overlayDefaults = { notificationMs: NOTIFICATION_MS, loadingDelayMs: LOADING_DELAY_MS, spinnerSize: SPINNER_SIZE } as const

/** An adult's page without anything of the backend: the name and the content. */
export function PlainPage({ menu, aside, children }: { menu?: ReactNode; aside?: ReactNode; children: ReactNode }) {
  const text = useText()
  return (
    <AdultLayout
      {...overlayDefaults}
      name={<Link to="/" className="layout-name">{PRODUCT_NAME}</Link>}
      menuLabel={text('app.menu.label')}
      skipLabel={text('app.skip')}
      menu={menu}
      aside={aside}
    >
      {children}
    </AdultLayout>
  )
}
