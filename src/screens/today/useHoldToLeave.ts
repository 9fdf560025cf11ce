import { useEffect, useEffectEvent, useState } from 'react'
import { swallowPress } from '#app/page/swallowPress'

const HOLD_MS = 3000
/** Size of a corner (fraction of the window's shorter side). */
const CORNER = 0.14

/** Calls `leave` after a top corner (with no other touch) or Escape was held for three seconds. Returns whether it is being held. */
export function useHoldToLeave(leave: () => void): boolean {
  const [isHeld, setHeld] = useState(false)
  const left = useEffectEvent(leave)
  useEffect(() => {
    const down = new Set<number>()
    let timer = 0
    const begin = () => {
      window.clearTimeout(timer)
      setHeld(true)
      timer = window.setTimeout(() => {
        swallowPress()
        left()
      }, HOLD_MS)
    }
    const stop = () => {
      window.clearTimeout(timer)
      setHeld(false)
    }
    const isCorner = ({ clientX, clientY }: PointerEvent) => {
      const side = Math.min(window.innerWidth, window.innerHeight) * CORNER
      return clientY < side && (clientX < side || clientX > window.innerWidth - side)
    }
    const pressed = (event: PointerEvent) => {
      down.add(event.pointerId)
      if (down.size === 1 && isCorner(event)) begin()
      else stop()
    }
    const lifted = (event: PointerEvent) => {
      down.delete(event.pointerId)
      stop()
    }
    const moved = (event: PointerEvent) => {
      if (down.has(event.pointerId) && !isCorner(event)) stop()
    }
    const keyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.repeat) begin()
    }
    const keyUp = (event: KeyboardEvent) => {
      if (event.key === 'Escape') stop()
    }
    const listeners = { pointerdown: pressed, pointerup: lifted, pointercancel: lifted, pointermove: moved, keydown: keyDown, keyup: keyUp, blur: stop }
    for (const [type, listener] of Object.entries(listeners)) window.addEventListener(type, listener as EventListener)
    return () => {
      window.clearTimeout(timer)
      for (const [type, listener] of Object.entries(listeners)) window.removeEventListener(type, listener as EventListener)
    }
  }, [])
  return isHeld
}
