import { useEffect } from 'react'
import type { RouteSpec } from '#domain/access/routes'
import { isScreenBuilt } from './builtScreens'
import { ScreenContent } from './ScreenContent'
import { EntryReady } from '../hydration/EntryReady'
import { useEntryAuth } from '../services/entryServices'
import { loadAuthenticatedApp } from './loadAuthenticatedApp'
import { NotFound } from './NotFound'
import { PlainPage, SignInLink } from '../shell/PlainPage'
import { Welcome } from './Welcome'

export { screenOf } from './builtScreens'

/** What stands before the sign-in: the ways in, and the pages that say what is so of the product. */
export function PublicApp({ route }: { route: RouteSpec }) {
  if (!isScreenBuilt(route.path)) return <NotFound />
  if (route.layout === 'plain') {
    return (
      <PlainPage>
        <ScreenContent path={route.path} category={null} />
      </PlainPage>
    )
  }
  return (
    <EntryReady>
      <Welcome>
        <Door path={route.path} />
      </Welcome>
    </EntryReady>
  )
}

function Door({ path }: { path: string }) {
  const isKnown = useEntryAuth().state.user !== null
  useFetchInside()
  return (
    <PlainPage home={isKnown ? '/activity' : '/'} aside={isKnown ? null : <SignInLink />}>
      <ScreenContent path={path} category={null} />
    </PlainPage>
  )
}

/** Whoever writes into the form will come in: what is behind the door is fetched meanwhile, and not before, so that the form is there sooner. */
function useFetchInside(): void {
  useEffect(() => {
    const fetchInside = () => void loadAuthenticatedApp().catch(() => undefined)
    document.addEventListener('focusin', fetchInside, { once: true })
    return () => document.removeEventListener('focusin', fetchInside)
  }, [])
}
