import { createElement, lazy, Suspense, type ComponentType, type LazyExoticComponent } from 'react'
import { ownRoutes, routes } from '#domain/access/routes'
import { AdultSurface } from '#ui/AdultSurface'
import { Calm } from '#ui/Calm'
import { useText } from '#text/i18n'
import { AdultShell } from './AdultShell'
import { Alive } from './alive'
import { screenOf, type ScreenProps } from './builtScreens'
import { Gated } from './gate/Gated'
import { overlayDefaults, PlainPage } from './PlainPage'
import { useTitle } from './title'

// One lazy component for each built screen, made once: a new one at each drawing would lose what was typed.
const screens = new Map<string, LazyExoticComponent<ComponentType<ScreenProps>>>(
  [...routes, ...ownRoutes].flatMap(({ path }) => {
    const load = screenOf(path)
    return load === null ? [] : [[path, lazy(load)] as const]
  }),
)

function draw(path: string, category: string | null) {
  const Drawn = screens.get(path)
  return Drawn === undefined ? null : createElement(Drawn, { category })
}

/** A built screen in the frame of the adult's pages. */
export function Screen({ path, category }: { path: string; category: string | null }) {
  return (
    <AdultShell>
      <Gated path={path}>
        <Content path={path} category={category} />
      </Gated>
    </AdultShell>
  )
}

/** A screen that opens also where nothing of the backend does. */
export function PlainScreen({ path }: { path: string }) {
  return (
    <PlainPage>
      <Content path={path} category={null} />
    </PlainPage>
  )
}

/** A step of a flow: no menu, and the screen draws its own line above. */
export function FlowScreen({ path }: { path: string }) {
  return (
    <AdultSurface {...overlayDefaults}>
      <Content path={path} category={null} />
    </AdultSurface>
  )
}

function Content({ path, category }: { path: string; category: string | null }) {
  const text = useText()
  const titles = text('app.titles', { returnObjects: true })
  useTitle(Object.hasOwn(titles, path) ? titles[path as keyof typeof titles] : '')
  return (
    <Suspense fallback={<Calm label={text('app.loading')} />}>
      <Alive>{draw(path, category)}</Alive>
    </Suspense>
  )
}

/** A child's own page: nothing around it. */
export function ChildPage({ path }: { path: string }) {
  return <Suspense>{draw(path, null)}</Suspense>
}
