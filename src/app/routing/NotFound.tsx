import { lazy, Suspense } from 'react'
import { screenOf } from '../shell/builtScreens'
import { PlainPage } from '../shell/PlainPage'
import { useTitle } from '../page/title'
import { useText } from '#text/i18n'

const load = screenOf('/not-found')
const Drawn = load === null ? null : lazy(load)

/** The page for addresses that are unknown or not built. It needs no backend. */
export function NotFound() {
  const text = useText()
  useTitle(text('app.titles.notFound'))
  return (
    <PlainPage>
      {Drawn === null ? (
        <h1>{text('app.notFound.title')}</h1>
      ) : (
        <Suspense>
          <Drawn category={null} />
        </Suspense>
      )}
    </PlainPage>
  )
}
