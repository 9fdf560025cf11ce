import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import styles from './controls.module.css'

interface Props {
  readonly label: string
  /** The label while the button is being held. */
  readonly holding: string
  /** Time (ms) for which the button must be held. */
  readonly ms: number
  readonly onHeld: () => void
}

/** A button that acts only if it is held long enough by finger, mouse, Enter or Space. An earlier release does nothing. */
export function HoldButton({ label, holding, ms, onHeld }: Props) {
  const [isHeld, setHeld] = useState(false)
  const timer = useRef(0)
  const stop = () => {
    window.clearTimeout(timer.current)
    setHeld(false)
  }
  useEffect(() => () => window.clearTimeout(timer.current), [])
  const begin = () => {
    window.clearTimeout(timer.current)
    setHeld(true)
    timer.current = window.setTimeout(onHeld, ms)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    if (!event.repeat) begin()
  }
  return (
    <button
      type="button"
      className={styles['hold']}
      data-held={isHeld || undefined}
      style={{ '--hold': `${ms}ms` } as Record<string, string>}
      onPointerDown={begin}
      onPointerUp={stop}
      onPointerCancel={stop}
      onPointerLeave={stop}
      onKeyDown={onKeyDown}
      onKeyUp={stop}
      onBlur={stop}
      onContextMenu={(event) => event.preventDefault()}
    >
      <span>{isHeld ? holding : label}</span>
    </button>
  )
}
