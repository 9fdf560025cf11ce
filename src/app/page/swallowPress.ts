/**
 * Takes away the click that the press of this moment may still end in, and the focus that goes with it: what it was held on may be gone by then,
 * and something else lies under the finger. A new press is a new press.
 */
export function swallowPress(): void {
  const swallow = (event: MouseEvent) => {
    // A key's click comes without a place and belongs to no press of a finger.
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
