const BREATH_MS = 9000

/** Lets every element marked `data-living` breathe, very slowly. Nothing moves for a person who asked for less motion. */
export function breathe(root: ParentNode = document): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  for (const element of root.querySelectorAll<HTMLElement>('[data-living]')) {
    if (element.getAnimations().length > 0) continue
    element.animate([{ transform: 'scale(1)' }, { transform: 'scale(1.04)' }], {
      duration: BREATH_MS,
      direction: 'alternate',
      iterations: Infinity,
      easing: 'ease-in-out',
    })
  }
}
