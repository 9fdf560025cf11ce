import { useEffect, useRef } from 'react'
import { swallowPress } from './swallowPress'

/** Time (ms) after a page change in which nobody can have read the new page and chosen something to press. */
export const STRAY_TAP_MS = 700
/** Distance (CSS px) within which a finger's repeated taps stay. */
const SAME_SPOT = 48

interface Press {
  readonly x: number
  readonly y: number
  readonly at: number
}

/**
 * Ignores a repeated tap that lands on the next page before anyone saw it, and taps right
 * after it. The stage is exempt, because every touch is play there.
 */
export function useStrayTapGuard(path: string): void {
  const lastPath = useRef(path)
  const cameAt = useRef(-Infinity)
  useEffect(() => {
    if (lastPath.current === path) return
    lastPath.current = path
    cameAt.current = performance.now()
  }, [path])
  useEffect(() => {
    let before: Press | null = null
    let isFurther = false
    const onPress = ({ clientX: x, clientY: y, target }: PointerEvent) => {
      const at = performance.now()
      isFurther =
        before !== null &&
        Math.hypot(x - before.x, y - before.y) < SAME_SPOT &&
        (isFurther ? at - before.at < STRAY_TAP_MS : before.at < cameAt.current && at - cameAt.current < STRAY_TAP_MS)
      before = { x, y, at }
      if (isFurther && !(target instanceof HTMLCanvasElement)) swallowPress()
    }
    addEventListener('pointerdown', onPress, true)
    return () => removeEventListener('pointerdown', onPress, true)
  }, [])
}
