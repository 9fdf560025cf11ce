import { useEffect, useRef } from 'react'

/**
 * Focuses the heading of a page or part after navigation within the app, so that a screen reader reads it and Tab continues
 * from there. Does nothing if the page set the focus itself or someone has pressed something since.
 */
export function useFocusHeading(path: string): void {
  const lastPath = useRef<string | null>(null)
  useEffect(() => {
    const isFirst = lastPath.current === null
    if (lastPath.current === path) return undefined
    lastPath.current = path
    if (isFirst) return undefined
    const focusOnce = () => {
      const heading = document.querySelector<HTMLElement>('main h1')
      if (heading === null) return
      stop()
      if (document.querySelector('main')?.contains(document.activeElement)) return
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    }
    const watch = new MutationObserver(focusOnce)
    const stop = () => {
      watch.disconnect()
      for (const press of ['pointerdown', 'keydown']) removeEventListener(press, stop, true)
    }
    watch.observe(document.body, { childList: true, subtree: true })
    for (const press of ['pointerdown', 'keydown']) addEventListener(press, stop, true)
    focusOnce()
    return stop
  }, [path])
}
