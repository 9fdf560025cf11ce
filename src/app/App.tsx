import { lazy, Suspense, useEffect } from 'react'
import { BrowserRouter, useLocation } from 'react-router'
import { findRoute } from '#domain/access/routes'
import { StatusScreen } from '#ui/Calm'
import { firstTexts } from '#text/first'
import { ReplayClickAfterHydration } from './hydration/replayClickAfterHydration'
import { useDevice } from './page/deviceSettings'
import { Failsafe } from '#ui/Failsafe'
import { FirstPage } from './routing/FirstPage'
import { useFocusHeading } from './routing/focusHeading'
import { loadAuthenticatedApp } from './routing/loadAuthenticatedApp'
import { loadPublicApp } from './routing/loadPublicApp'
import { reloadAnew } from '#ui/reload'
import { useStrayTapGuard } from './page/useStrayTapGuard'
import { pageOf, useScrollReset } from './routing/scrollReset'
import { textZooms } from './page/textZoom'
import { useTitle } from './routing/title'
import { isTranslated } from './page/surviveTranslation'

const Outside = lazy(async () => ({ default: (await loadPublicApp()).PublicApp }))
const Inside = lazy(async () => ({ default: (await loadAuthenticatedApp()).AuthenticatedApp }))

interface Told {
  /** The frame of a page is drawn: the page itself, or that it comes, or that it could not be fetched. */
  readonly onPage: (path: string) => void
  /** What the frame is for is here too. */
  readonly onArrived: () => void
}

/** The whole of the product: the first page at once, everything behind it when it is asked for. */
export function App(told: Told) {
  return (
    <BrowserRouter>
      <Page {...told} />
    </BrowserRouter>
  )
}

/** What the address leads to. Under a router: the browser's, or the build's, which draws the public pages ahead. */
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
    </Failsafe>
  )
}

// What waits beside it, or broke there, keeps it from being drawn.
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
  return (
    <StatusScreen label={isLight ? failed.light : failed.screen}>
      <p>{failed.safe}</p>
      {isTranslated() ? <p>{failed.translated}</p> : null}
      <button type="button" className="press press-now" onClick={() => void reloadAnew()}>
        {retry}
      </button>
      <a className="press" href="/">
        {failed.home}
      </a>
    </StatusScreen>
  )
}
