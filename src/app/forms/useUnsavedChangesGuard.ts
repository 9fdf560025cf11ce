import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'

/** Guard against leaving unsaved work. */
export interface UnsavedChangesGuard {
  /** Someone is about to leave and must be asked. */
  readonly isAsked: boolean
  /** Runs this at once if nothing would be lost, otherwise after the adult confirms. */
  ask(go: () => void): void
  stay(): void
  leave(): void
}

type Wish = { readonly to: URL } | { readonly go: () => void } | 'back'

/** Mark of a history entry above the page, so that "back" reaches the page first. */
const GUARD = 'asksBeforeLeaving'
const isGuarded = (): boolean => (history.state as Readonly<Record<string, unknown>> | null)?.[GUARD] === true

/** Asks before unsaved work is left by a link, by "back" (then calls `onBack`), by closing or by reloading. */
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
      // The browser itself asks before another site opens; anchors within the page leave nothing.
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
