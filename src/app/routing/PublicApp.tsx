import { useEffect } from 'react'
import type { RouteSpec } from '#domain/access/routes'
import { isScreenBuilt } from '../shell/builtScreens'
import { ScreenContent } from '../shell/ScreenContent'
import { EntryReady } from '../hydration/EntryReady'
import { useEntryAuth } from '../services/entryServices'
import { loadAuthenticatedApp } from './loadAuthenticatedApp'
import { NotFound } from './NotFound'
import { PlainPage, SignInLink } from '../shell/PlainPage'
import { Welcome } from './Welcome'

export { screenOf } from '../shell/builtScreens'

/** The pages before the sign-in: ways to enter, and information about the product. */
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

/** Loads the rest of the app when someone types into the form, because they will sign in. Loading it earlier would delay the form. */
function useFetchInside(): void {
  useEffect(() => {
    const fetchInside = () => void loadAuthenticatedApp().catch(() => undefined)
    document.addEventListener('focusin', fetchInside, { once: true })
    return () => document.removeEventListener('focusin', fetchInside)
  }, [])
}
