import { Button } from '#ui/Button'
import { type ReactNode, useId } from 'react'
import { useAdultFirst } from '../../gate/useAdultFirst'

interface Props {
  readonly title: string
  /** Its effect, and its limits; null where they were read before. */
  readonly why: string | null
  /** Its limits, where people may take it for more. */
  readonly limits?: string | undefined
  /** The problem in words; null without one. */
  readonly problem: string | null
  /** A camera asks for an adult each time that it is turned on. */
  readonly isCamera?: boolean
  readonly isOn: boolean
  readonly isStarting: boolean
  /** Label of its only switch. */
  readonly turn: string
  /** Its current state, in words. */
  readonly status: string
  readonly children?: ReactNode
  onTurn(): void
}

/** A device that only an adult turns on, for one session: camera, tilt or microphone. Failures are reported here, and play continues by touch. */
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
        {/* Focus stays on the button whatever its label. */}
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
