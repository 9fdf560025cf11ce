import { lazy, Suspense } from 'react'
import { findRoute, type FoundRoute } from '#domain/access/routes'
import { ruleFor } from '#domain/access/rules'
import { hasCategory, type Manifest } from '#domain/activities/manifest'
import { findActivity } from '#scenes/catalogue'
import { useText } from '#text/i18n'
import { StatusScreen } from '#ui/StatusScreen'
import { AppReady } from '../hydration/AppReady'
import { HereOffline } from '../offline/HereOffline'
import { Guard } from './Guard'
import { loadActivityPage } from './loadActivityPage'
import { NotFound } from './NotFound'
import { SignedInProviders } from './SignedInProviders'

const ActivityPage = lazy(async () => ({ default: (await loadActivityPage()).ActivityPage }))

/** Shows the activity at an address outside the route table, or the page for unknown addresses. */
export function BeyondTable({ pathname }: { pathname: string }) {
  const found = beyondTable(pathname)
  return found === null ? <NotFound /> : <ActivityRoute found={found} />
}

/** Shows an activity at its address to people who may open it. */
export function ActivityRoute({ found: { route, category } }: { found: FoundRoute }) {
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

// Finds an activity outside the route table. Such activities declare their own access.
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
