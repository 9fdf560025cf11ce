import { lazy, Suspense, useEffect } from 'react'
import { BrowserRouter, useLocation } from 'react-router'
import { findRoute } from '#domain/access/routes'
import { StatusScreen } from '#ui/StatusScreen'
import { firstTexts } from '#text/first'
import { ReplayClickAfterHydration } from './hydration/replayClickAfterHydration'
import { useDevice } from './page/deviceSettings'
import { Failsafe } from '#ui/Failsafe'
import { FirstPage } from './routing/FirstPage'
import { useFocusHeading } from './routing/focusHeading'
import { loadAuthenticatedApp } from './routing/loadAuthenticatedApp'
import { loadPublicApp } from './routing/loadPublicApp'
import { reloadFresh, whenOnline } from '#ui/reload'
import { useStrayTapGuard } from './page/useStrayTapGuard'
import { pageOf, useScrollReset } from './routing/scrollReset'
import { textZooms } from './page/textZoom'
import { useTitle } from './page/title'
import { isTranslated } from './page/surviveTranslation'

const Outside = lazy(async () => ({ default: (await loadPublicApp()).PublicApp }))
const Inside = lazy(async () => ({ default: (await loadAuthenticatedApp()).AuthenticatedApp }))

// The build inserts this value. Without a Firebase project, nothing can ask for a code.
const CodeAsked = import.meta.env.VITE_FIREBASE_API_KEY === '' ? null : lazy(async () => ({ default: (await import('./gate/CodeAsked')).CodeAsked }))

interface Told {
  /** Called when the shell of a page is drawn, with the page itself, a loading state or a failure. */
  readonly onPage: (path: string) => void
  /** Called when the page's content is drawn too. */
  readonly onArrived: () => void
}

/** The whole app. It loads the first page immediately, and everything else when it is requested. */
export function App(told: Told) {
  return (
    <BrowserRouter>
      <Page {...told} />
    </BrowserRouter>
  )
}

/** The page at the current address. It needs a router: the browser's, or the build's, which prerenders public pages. */
export function Page({ onPage, onArrived }: Told) {
  const { pathname, search, hash } = useLocation()
  const { choices } = useDevice()
  useScrollReset(pageOf(pathname, search))
  useStrayTapGuard(pathname)
  useFocusHeading(`${pathname}${hash}`)
  useEffect(() => onPage(pathname), [onPage, pathname])
  useEffect(() => {
    document.documentElement.style.setProperty('--text-zoom', textZooms[choices.textSize])
  }, [choices.textSize])
  const route = findRoute(pathname)?.route
  if (route?.path === '/') {
    return (
      <>
        <Titled />
        <Arrived onArrived={onArrived} />
      </>
    )
  }
  return (
    <Failsafe otherwise={<Broken isLight={route?.path === '/lightcatcher'} />}>
      <Suspense fallback={<StatusScreen label={firstTexts().first.loading} />}>
        {route?.layout === 'door' || route?.layout === 'plain' ? <Outside route={route} /> : <Inside />}
        <Arrived onArrived={onArrived} />
      </Suspense>
      {CodeAsked === null ? null : (
        <Suspense fallback={null}>
          <CodeAsked />
        </Suspense>
      )}
    </Failsafe>
  )
}

// Reports that the content is drawn. It is not rendered while a sibling suspends or after a sibling has failed.
function Arrived({ onArrived }: Pick<Told, 'onArrived'>) {
  useEffect(onArrived, [onArrived])
  return null
}

function Titled() {
  useTitle('')
  return (
    <ReplayClickAfterHydration>
      <FirstPage />
    </ReplayClickAfterHydration>
  )
}

function Broken({ isLight }: { isLight: boolean }) {
  const { failed, retry } = firstTexts().first
  const isOffline = !navigator.onLine
  useEffect(() => (isOffline ? whenOnline(() => window.location.reload()) : undefined), [isOffline])
  return (
    <StatusScreen label={isOffline ? failed.offline : isLight ? failed.light : failed.screen}>
      <p>{isOffline ? failed.returns : failed.safe}</p>
      {isTranslated() ? <p>{failed.translated}</p> : null}
      <button type="button" className="press press-now" onClick={() => void reloadFresh()}>
        {retry}
      </button>
      <a className="press" href="/">
        {failed.home}
      </a>
    </StatusScreen>
  )
}
