type Listener = (event: Event) => void

/** Target of the listeners, which is the stage's element in a browser. */
export type GestureTarget = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>

const always = ['gesturestart', 'gesturechange', 'gestureend', 'contextmenu', 'dblclick', 'selectstart'] as const

/**
 * Blocks pinches, the long-press menu, double-tap zoom and wheel zoom on the stage. Single
 * touches pass unchanged. Returns a function that stops the blocking.
 */
export function blockGestures(target: GestureTarget): () => void {
  const block: Listener = (event) => event.preventDefault()
  const blockPinch: Listener = (event) => {
    if ('touches' in event && (event.touches as TouchList).length > 1 && event.cancelable) event.preventDefault()
  }
  const blockZoom: Listener = (event) => {
    if ('ctrlKey' in event && event.ctrlKey === true) event.preventDefault()
  }
  const all: readonly (readonly [string, Listener])[] = [...always.map((name) => [name, block] as const), ['touchmove', blockPinch], ['wheel', blockZoom]]
  for (const [name, listener] of all) target.addEventListener(name, listener, { passive: false })
  return () => {
    for (const [name, listener] of all) target.removeEventListener(name, listener)
  }
}
