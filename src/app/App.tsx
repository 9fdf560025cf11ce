import { lazy, Suspense, useEffect } from 'react'
import { BrowserRouter, useLocation } from 'react-router'
import { findRoute } from '#domain/access/routes'
import { Calm } from '#ui/Calm'
import { useText } from '#text/i18n'
import { useDevice } from './device'
import { Failsafe } from './Failsafe'
import { FirstPage } from './FirstPage'
import { useFocusHeading } from './focusHeading'
import { reloadAnew } from './reload'
import { useScrollReset } from './scroll'
import { useTitle } from './title'

const Inside = lazy(async () => ({ default: (await import('./Inside')).Inside }))

const ZOOMS = { normal: '100%', large: '125%', larger: '150%' } as const

/** The whole of the product: the first page at once, everything behind it when it is asked for. */
export function App({ onPage }: { onPage: (path: string) => void }) {
  return (
    <BrowserRouter>
      <Page onPage={onPage} />
    </BrowserRouter>
  )
}

function Page({ onPage }: { onPage: (path: string) => void }) {
  const { pathname } = useLocation()
  const { choices } = useDevice()
  const text = useText()
  useScrollReset(pathname)
  useFocusHeading(pathname)
  useEffect(() => onPage(pathname), [onPage, pathname])
  useEffect(() => {
    document.documentElement.style.setProperty('--text-zoom', ZOOMS[choices.textSize])
  }, [choices.textSize])
  const isFirst = findRoute(pathname)?.route.path === '/'
  if (isFirst) return <Titled />
  return (
    <Failsafe otherwise={<Broken />}>
      <Suspense fallback={<Calm label={text('app.loading')} />}>
        <Inside />
      </Suspense>
    </Failsafe>
  )
}

function Titled() {
  useTitle('')
  return <FirstPage />
}

function Broken() {
  const text = useText()
  return (
    <Calm label={text('app.failed.screen')}>
      <p>{text('app.failed.safe')}</p>
      <button type="button" className="press press-now" onClick={() => void reloadAnew()}>
        {text('app.retry')}
      </button>
      <a className="press" href="/">
        {text('app.failed.home')}
      </a>
    </Calm>
  )
}
