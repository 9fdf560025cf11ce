const BREATH_MS = 9000

const breathing = new Map<HTMLElement, Animation>()

/**
 * Makes every element marked `data-living` pulse very slowly. Nothing moves for a person
 * who asked for less motion. Call this after each change of page.
 */
export function breathe(root: ParentNode = document): void {
  // Cancels animations on pages that were left. An endless animation keeps its element in memory, and with it the whole page.
  for (const [element, animation] of breathing) {
    if (element.isConnected) continue
    animation.cancel()
    breathing.delete(element)
  }
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  for (const element of root.querySelectorAll<HTMLElement>('[data-living]')) {
    if (breathing.has(element)) continue
    const breath = element.animate([{ transform: 'scale(1)' }, { transform: 'scale(1.04)' }], {
      duration: BREATH_MS,
      direction: 'alternate',
      iterations: Infinity,
      easing: 'ease-in-out',
    })
    breathing.set(element, breath)
  }
}
