import { useEffect, useRef } from 'react'

/**
 * Brings the focus to the heading of a page, or of a part of one, that was come to within the product, as soon as it is drawn: a screen reader reads it, and Tab goes
 * on from there. Where the page put the focus itself, or somebody has pressed anything since, it stays.
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
