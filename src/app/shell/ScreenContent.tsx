import { createElement, lazy, Suspense, type ComponentType, type LazyExoticComponent } from 'react'
import { ownRoutes, routes } from '#domain/access/routes'
import { StatusScreen } from '#ui/StatusScreen'
import { Skeleton } from '#ui/Skeleton'
import { useText } from '#text/i18n'
import { drawnPages } from '../../drawnPages'
import { ReplayClickAfterHydration } from '../hydration/replayClickAfterHydration'
import { screenOf, type ScreenProps } from './builtScreens'
import { skeletonFor } from './skeletonFor'
import { useTitle } from '../page/title'

// There is one lazy component per screen, created once. A new one on each render would lose typed input.
const screens = new Map<string, LazyExoticComponent<ComponentType<ScreenProps>>>(
  [...routes, ...ownRoutes].flatMap(({ path }) => {
    const load = screenOf(path)
    return load === null ? [] : [[path, lazy(load)] as const]
  }),
)

/** Renders a screen, which is loaded when it is first drawn. */
export function drawScreen(path: string, category: string | null) {
  const Drawn = screens.get(path)
  return Drawn === undefined ? null : createElement(Drawn, { category })
}

/** Whether the screen hydrates together with its prerendered page. Otherwise, typed input would be lost. */
const waitsWithThePage = (path: string): boolean => (drawnPages as readonly string[]).includes(path)

/** Renders a screen, and sets its title in the browser's tab. Shows a still page until the screen has loaded. */
export function ScreenContent({ path, category }: { path: string; category: string | null }) {
  const text = useText()
  const titles = text('app.titles', { returnObjects: true })
  useTitle(Object.hasOwn(titles, path) ? titles[path as keyof typeof titles] : '')
  const screen = <ReplayClickAfterHydration>{drawScreen(path, category)}</ReplayClickAfterHydration>
  if (waitsWithThePage(path)) return screen
  return <Suspense fallback={<Coming path={path} />}>{screen}</Suspense>
}

function Coming({ path }: { path: string }) {
  const label = useText()('app.loading')
  const layout = skeletonFor(path)
  return layout === null ? <StatusScreen label={label} /> : <Skeleton layout={layout} label={label} />
}
