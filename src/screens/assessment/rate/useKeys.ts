import { useEffectEvent, useLayoutEffect } from 'react'
import { letterOf } from '#domain/devices/keys'

const WRITES = 'textarea, select, input:not([type=radio], [type=checkbox]), [role=dialog], [contenteditable]'
const PRESSES = 'button, a, summary'

/**
 * Handles keys wherever the focus is, as soon as the page is visible, but not while someone
 * types or a dialog is open. Enter still activates a focused control.
 */
export function useKeys(onKey: (key: string) => void): void {
  const tell = useEffectEvent(onKey)
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, key } = event
      if (event.repeat || event.ctrlKey || event.altKey || event.metaKey || document.querySelector('[role=dialog]') !== null) return
      if (target instanceof Element && (target.closest(WRITES) !== null || (key === 'Enter' && target.closest(PRESSES) !== null))) return
      tell(letterOf(event))
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}
