import { useEffect, useEffectEvent } from 'react'
import { codeOf } from '#domain/devices/keys'

/**
 * Time (ms) for which the adult must hold a corner, and the size of a corner (fraction
 * of the height), as on the stage (clinical-design.md §1.10).
 */
const HOLD_MS = 3000
const CORNER = 0.14

interface Props {
  readonly label: string
  /** The picture that the child sees: none, or a picture of a device on its side. */
  readonly shows?: 'rest' | 'turn-me'
  readonly onHeld: () => void
}

/** A time without play. The adult leaves it as they leave play: with Escape, or by holding a top corner with no other touch. */
export function Rest({ label, shows = 'rest', onHeld }: Props) {
  const held = useEffectEvent(onHeld)
  useEffect(() => watchHold(() => held()), [])
  return <div className={shows} role="img" aria-label={label} />
}

function watchHold(onHeld: () => void): () => void {
  const down = new Map<number, boolean>()
  let timer: number | undefined
  const stop = () => {
    window.clearTimeout(timer)
    timer = undefined
  }
  const begin = () => {
    timer ??= window.setTimeout(onHeld, HOLD_MS)
  }
  const judge = () => {
    if (down.size === 1 && [...down.values()][0] === true) begin()
    else stop()
  }
  const press = ({ pointerId, clientX, clientY }: PointerEvent) => {
    const reach = window.innerHeight * CORNER
    down.set(pointerId, clientY <= reach && (clientX <= reach || clientX >= window.innerWidth - reach))
    judge()
  }
  const lift = ({ pointerId }: PointerEvent) => {
    down.delete(pointerId)
    judge()
  }
  const key = (event: KeyboardEvent) => {
    if (codeOf(event) !== 'Escape') return
    if (event.type === 'keydown') begin()
    else stop()
  }
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  window.addEventListener('pointerdown', press, options)
  for (const type of ['pointerup', 'pointercancel'] as const) window.addEventListener(type, lift, options)
  for (const type of ['keydown', 'keyup'] as const) window.addEventListener(type, key, options)
  return () => {
    stop()
    listening.abort()
  }
}
