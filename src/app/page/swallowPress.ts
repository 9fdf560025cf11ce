/**
 * Ignores the click and focus that the current press may still cause, because its target may have
 * disappeared and something else may be under the finger. Later presses are unaffected.
 */
export function swallowPress(): void {
  const swallow = (event: MouseEvent) => {
    // A click made with a key has no position and does not belong to a press.
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
