import { lazy, Suspense } from 'react'
import { screenOf } from '../shell/builtScreens'
import { PlainPage } from '../shell/PlainPage'
import { useTitle } from '../page/title'
import { useText } from '#text/i18n'

const load = screenOf('/not-found')
const Drawn = load === null ? null : lazy(load)

/** Page for unknown or unbuilt addresses. Needs no backend. */
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
