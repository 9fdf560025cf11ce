import { useEffect, useRef } from 'react'
import { swallowPress } from './swallowPress'

/** Nobody reads a new page and presses something on it within so long. */
export const STRAY_TAP_MS = 700
/** A finger that presses again and again stays within so much, in CSS pixels. */
const SAME_SPOT = 48

interface Press {
  readonly x: number
  readonly y: number
  readonly at: number
}

/**
 * Whoever presses once more before the next page has come, or has seen that it came, presses what happens to lie at that spot there: such a press does
 * nothing, nor do those that follow it at once. The stage is left out: there every touch is play.
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
