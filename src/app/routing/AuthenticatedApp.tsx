import { lazy, Suspense, useEffect } from 'react'
import { useLocation } from 'react-router'
import { findRoute, type FoundRoute } from '#domain/access/routes'
import { ruleFor } from '#domain/access/rules'
import { useText } from '#text/i18n'
import { StatusScreen } from '#ui/StatusScreen'
import { leaveNotices } from '#ui/notices'
import { AppReady } from '../hydration/AppReady'
import { SignedInProviders } from './SignedInProviders'
import { isScreenBuilt } from '../shell/builtScreens'
import { loadActivityPage } from './loadActivityPage'
import { ScreenContent } from '../shell/ScreenContent'
import { HereOffline } from '../offline/HereOffline'
import { Gated } from '../gate/Gated'
import { Guard } from './Guard'
import { NotFound } from './NotFound'
import { ChildPageFrame, FlowScreen, Screen } from '../shell/Screen'
import { pageOf } from './scrollReset'

const BeyondTable = lazy(async () => ({ default: (await import('./ActivityRoute')).BeyondTable }))
const ActivityRoute = lazy(async () => {
  // Loads the activity's page at the same time. If that fails, the page itself reports it.
  const [{ ActivityRoute: Route }] = await Promise.all([import('./ActivityRoute'), loadActivityPage().catch(() => undefined)])
  return { default: Route }
})

/** Shows all pages behind the sign-in: resolves the address and checks access. */
export function AuthenticatedApp() {
  const text = useText()
  const { pathname, search } = useLocation()
  const found = findRoute(pathname)
  if (found === null || found.route.kind === 'activity')
    return (
      <Suspense fallback={<StatusScreen label={text('app.loading')} />}>
        {found === null ? <BeyondTable pathname={pathname} /> : <ActivityRoute found={found} />}
      </Suspense>
    )
  if (!isScreenBuilt(found.route.path)) return <NotFound />
  return (
    <AppReady>
      <NoticesOf key={pageOf(pathname, search)} />
      <SignedInProviders>
        <Guard rule={ruleFor(found.route.access, found.category)}>
          <Framed found={found} />
        </Guard>
      </SignedInProviders>
    </AppReady>
  )
}

/** Closes a page's notices when the person leaves it. */
function NoticesOf() {
  useEffect(() => leaveNotices, [])
  return null
}

function Framed({ found: { route, category } }: { found: FoundRoute }) {
  if (route.kind === 'child')
    return (
      <HereOffline key={route.path}>
        <ChildPageFrame path={route.path} />
      </HereOffline>
    )
  const isStep = route.layout === 'flow' || route.isStep === true
  const Frame = isStep ? FlowScreen : Screen
  return (
    <Frame>
      <Gated path={route.path} isStep={isStep}>
        <HereOffline key={route.path}>
          <ScreenContent path={route.path} category={category} />
        </HereOffline>
      </Gated>
    </Frame>
  )
}
