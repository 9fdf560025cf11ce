import { Button } from '#ui/Button'
import { type ReactNode, useId } from 'react'
import { useAdultFirst } from '../../gate/useAdultFirst'

interface Props {
  readonly title: string
  /** Explains what the device does and what its limits are. It is null if the adult has already read this. */
  readonly why: string | null
  /** The device's limits, if people may expect more from it. */
  readonly limits?: string | undefined
  /** The problem in words, or null. */
  readonly problem: string | null
  /** Whether the device is a camera, which requires an adult each time that it is turned on. */
  readonly isCamera?: boolean
  readonly isOn: boolean
  readonly isStarting: boolean
  /** Label of the switch. */
  readonly turn: string
  /** The current state in words. */
  readonly status: string
  readonly children?: ReactNode
  onTurn(): void
}

/** A device that only an adult turns on, for one session: camera, tilt or microphone. It reports failures, and play continues by touch. */
export function DevicePanel({ title, why, limits, problem, isStarting, turn, status, children, onTurn, isOn, isCamera = false }: Props) {
  const id = useId()
  const { ask, asking } = useAdultFirst(isCamera ? 'camera' : 'device')
  return (
    <section className={why === null ? 'device device-brief' : 'device'} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {why === null ? null : <p className="muted">{why}</p>}
      {limits === undefined ? null : <p className="muted">{limits}</p>}
      {problem === null ? null : (
        <p role="alert" className="warning">
          {problem}
        </p>
      )}
      <div className="device-actions">
        {/* The button keeps the focus when its label changes. */}
        <Button disabled={isStarting} onClick={() => (isOn ? onTurn() : ask(onTurn))}>
          {turn}
        </Button>
        {children}
      </div>
      {asking}
      <p role="status" className="muted">
        {status}
      </p>
    </section>
  )
}
