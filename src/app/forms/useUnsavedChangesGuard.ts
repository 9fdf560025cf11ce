import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'

/** Guards against losing unsaved work. */
export interface UnsavedChangesGuard {
  /** Whether someone is about to leave and must be asked first. */
  readonly isAsked: boolean
  /** Calls `go` immediately if nothing would be lost, and otherwise once the adult confirms. */
  ask(go: () => void): void
  stay(): void
  leave(): void
}

type Departure = { readonly to: URL } | { readonly go: () => void } | 'back'

/** Marks an extra history entry for the page, so that "back" reaches the page before it leaves it. */
const GUARD = 'asksBeforeLeaving'
const isGuarded = (): boolean => (history.state as Readonly<Record<string, unknown>> | null)?.[GUARD] === true

/** Asks before unsaved work is lost by following a link, by "back" (then calls `onBack`), by closing or by reloading. */
export function useUnsavedChangesGuard(isUnsaved: boolean, onBack: () => void): UnsavedChangesGuard {
  const navigate = useNavigate()
  const [departure, setDeparture] = useState<Departure | null>(null)

  useEffect(() => {
    if (!isUnsaved) return
    const guard = () => history.pushState({ ...(history.state as object | null), [GUARD]: true }, '')
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
      if (link === null || link.href === '' || link.target === '_blank' || !isPlain) return
      const to = new URL(link.href)
      // Ignores links to other sites, about which the browser itself asks, and to anchors on this page, which keep the work.
      if (to.origin !== location.origin || (to.pathname === location.pathname && to.hash !== '')) return
      event.preventDefault()
      event.stopPropagation()
      setDeparture({ to })
    }
    const onPop = () => {
      guard()
      setDeparture('back')
    }
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    guard()
    document.addEventListener('click', onClick, true)
    window.addEventListener('popstate', onPop)
    window.addEventListener('beforeunload', onUnload)
    return () => {
      document.removeEventListener('click', onClick, true)
      window.removeEventListener('popstate', onPop)
      window.removeEventListener('beforeunload', onUnload)
      if (isGuarded()) history.back()
    }
  }, [isUnsaved])

  return {
    isAsked: departure !== null,
    ask: (go) => (isUnsaved ? setDeparture({ go }) : go()),
    stay: () => setDeparture(null),
    leave() {
      setDeparture(null)
      if (departure === null) return
      if (departure === 'back') onBack()
      else if ('go' in departure) departure.go()
      else void navigate(departure.to.pathname + departure.to.search + departure.to.hash)
    },
  }
}
