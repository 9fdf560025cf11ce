import { type CSSProperties, useEffect, useEffectEvent, useRef } from 'react'
import styles from './slider.module.css'

interface Props {
  readonly label: string
  readonly min: number
  readonly max: number
  readonly step?: number
  readonly value: number
  readonly isDisabled?: boolean
  /** Returns the text for a value. It is read aloud, and shown above the thumb while the thumb moves. */
  readonly say?: (value: number) => string
  readonly onChange: (value: number) => void
  /** Called when the thumb is released, or after a key has moved it. */
  readonly onChosen?: (value: number) => void
}

/** A value in a range, set with the browser's own control. */
export function Slider({ label, min, max, step = 1, value, isDisabled = false, say, onChange, onChosen }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const choose = useEffectEvent((chosen: number) => onChosen?.(chosen))
  // Listens for the browser's own `change` event. React's `onChange` is the browser's `input` event, which fires at every step of a drag.
  useEffect(() => {
    const { current } = input
    const onCommit = () => choose(Number(current?.value))
    current?.addEventListener('change', onCommit)
    return () => current?.removeEventListener('change', onCommit)
  }, [])
  const share = max === min ? 0 : (value - min) / (max - min)
  return (
    <div className={styles['slider']} style={{ '--share': Math.max(0, Math.min(1, share)) } as CSSProperties}>
      <input
        ref={input}
        type="range"
        aria-label={label}
        aria-valuetext={say?.(value)}
        min={min}
        max={max}
        step={step}
        value={value}
        disabled={isDisabled}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
      />
      {say === undefined ? null : (
        <span aria-hidden="true" className={styles['said']}>
          {say(value)}
        </span>
      )}
    </div>
  )
}
