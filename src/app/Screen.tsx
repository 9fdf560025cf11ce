import { lazy, Suspense, type ComponentType } from 'react'
import { Calm } from '../ui/Calm'
import { useText } from '../text/i18n'
import { AdultShell } from './AdultShell'
import { screenOf, type ScreenProps } from './builtScreens'
import { useTitle } from './title'

const made = new Map<string, ReturnType<typeof lazy<ComponentType<ScreenProps>>>>()

// One lazy component for each path: a new one at each drawing would load the screen anew and lose what was typed.
function lazyScreen(path: string) {
  const known = made.get(path)
  if (known !== undefined) return known
  const load = screenOf(path)
  if (load === null) return null
  const drawn = lazy(load)
  made.set(path, drawn)
  return drawn
}

/** A built screen in the frame of the adult's pages. */
export function Screen({ path, category }: { path: string; category: string | null }) {
  const text = useText()
  const titles = text('app.titles', { returnObjects: true })
  useTitle(Object.hasOwn(titles, path) ? titles[path as keyof typeof titles] : '')
  const Drawn = lazyScreen(path)
  return (
    <AdultShell>
      <Suspense fallback={<Calm label={text('app.loading')} />}>{Drawn === null ? null : <Drawn category={category} />}</Suspense>
    </AdultShell>
  )
}
