import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'

/** Leaving a place where something is made that is nowhere else yet. */
export interface UnsavedChangesGuard {
  /** Somebody is about to leave and must be asked. */
  readonly isAsked: boolean
  /** Goes on with this at once where nothing would be lost, else once the adult says so. */
  ask(go: () => void): void
  stay(): void
  leave(): void
}

type Wish = { readonly to: URL } | { readonly go: () => void } | 'back'

/** The mark of a history entry above the page: the browser's way back leads to the page itself first, and is met there. */
const GUARD = 'asksBeforeLeaving'
const isGuarded = (): boolean => (history.state as Readonly<Record<string, unknown>> | null)?.[GUARD] === true

/** Asks before unsaved work is left by a link, by the browser's way back (then for `onBack`), by closing the page or by loading it again. */
export function useUnsavedChangesGuard(isUnsaved: boolean, onBack: () => void): UnsavedChangesGuard {
  const navigate = useNavigate()
  const [wish, setWish] = useState<Wish | null>(null)

  useEffect(() => {
    if (!isUnsaved) return
    const guard = () => history.pushState({ ...(history.state as object | null), [GUARD]: true }, '')
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
      if (link === null || link.href === '' || link.target === '_blank' || !isPlain) return
      const to = new URL(link.href)
      // The browser itself asks before another site is opened; a place within the page leaves nothing.
      if (to.origin !== location.origin || (to.pathname === location.pathname && to.hash !== '')) return
      event.preventDefault()
      event.stopPropagation()
      setWish({ to })
    }
    const onPop = () => {
      guard()
      setWish('back')
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
    isAsked: wish !== null,
    ask: (go) => (isUnsaved ? setWish({ go }) : go()),
    stay: () => setWish(null),
    leave() {
      setWish(null)
      if (wish === null) return
      if (wish === 'back') onBack()
      else if ('go' in wish) wish.go()
      else void navigate(wish.to.pathname + wish.to.search + wish.to.hash)
    },
  }
}
