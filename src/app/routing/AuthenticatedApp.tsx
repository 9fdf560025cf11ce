import { lazy, Suspense, useEffect } from 'react'
import { useLocation } from '#ui/router'
import { findActivity } from '#scenes/catalogue'
import { findRoute, type FoundRoute } from '#domain/access/routes'
import { ruleFor } from '#domain/access/rules'
import { hasCategory, type Manifest } from '#domain/activities/manifest'
import { useText } from '#text/i18n'
import { withTexts } from '#text/load'
import { StatusScreen } from '#ui/Calm'
import { leaveNotices } from '#ui/notices'
import { AppReady } from '../hydration/AppReady'
import { SignedInProviders } from './SignedInProviders'
import { isScreenBuilt } from './builtScreens'
import { ScreenContent } from './ScreenContent'
import { HereOffline } from '../offline/HereOffline'
import { Gated } from '../gate/Gated'
import { Guard } from './Guard'
import { NotFound } from './NotFound'
import { ChildPageFrame, FlowScreen, Screen } from '../shell/Screen'
import { pageOf } from './scrollReset'

const ActivityPage = lazy(async () => ({ default: (await withTexts('play', import('../stage/play/ActivityPage'))).ActivityPage }))

/** All pages behind the sign-in: resolves the address and checks access. */
export function AuthenticatedApp() {
  const { pathname, search } = useLocation()
  const found = findRoute(pathname) ?? beyondTable(pathname)
  if (found === null) return <NotFound />
  if (found.route.kind === 'activity') return <Activity found={found} />
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

function Activity({ found: { route, category } }: { found: FoundRoute }) {
  const text = useText()
  const manifest = findActivity(route.path.slice(1))
  if (manifest === null || !hasCategory(manifest, category)) return <NotFound />
  return (
    <AppReady>
      <SignedInProviders>
        <Guard rule={ruleFor(route.access, category)}>
          <HereOffline key={`${manifest.id}/${category}`}>
            <Suspense fallback={<StatusScreen label={text('app.loading')} />}>
              <ActivityPage manifest={manifest} category={category} />
            </Suspense>
          </HereOffline>
        </Guard>
      </SignedInProviders>
    </AppReady>
  )
}

// Activities outside the route table declare their own access.
function beyondTable(pathname: string): FoundRoute | null {
  const [id = '', category = null, ...rest] = pathname
    .toLowerCase()
    .split('/')
    .filter((part) => part !== '')
  const manifest: Manifest | null = findActivity(id)
  if (manifest === null || rest.length > 0 || findRoute(`/${id}`) !== null) return null
  const takesCategory = manifest.categories !== undefined
  if (takesCategory !== (category !== null)) return null
  return { route: { path: `/${id}`, kind: 'activity', takesCategory, layout: 'bare', access: manifest.access }, category }
}
