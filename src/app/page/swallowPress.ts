/**
 * Swallows the click and focus that the current press may still cause: its target may have disappeared and something else be under the finger. Later presses
 * are unaffected.
 */
export function swallowPress(): void {
  const swallow = (event: MouseEvent) => {
    // A click by key has no position and belongs to no press.
    if (event.detail === 0) return
    event.preventDefault()
    event.stopPropagation()
  }
  const end = () => {
    for (const name of ['mousedown', 'click'] as const) removeEventListener(name, swallow, true)
    removeEventListener('pointerdown', end, true)
  }
  for (const name of ['mousedown', 'click'] as const) addEventListener(name, swallow, true)
  addEventListener('pointerdown', end, true)
}
