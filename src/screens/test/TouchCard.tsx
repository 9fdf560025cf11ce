import { useRef, useState, type PointerEvent } from 'react'
import { CheckCard } from './CheckCard'
import styles from './test.module.css'
import { useCheckText } from './text'

/** Shows how many fingers the device can distinguish: its own claim, and the result of a test. */
export function TouchCard({ points }: { points: number }) {
  const text = useCheckText()
  const down = useRef(new Set<number>())
  const [most, setMost] = useState(0)
  const press = ({ pointerId }: PointerEvent) => {
    down.current.add(pointerId)
    setMost((before) => Math.max(before, down.current.size))
  }
  const lift = ({ pointerId }: PointerEvent) => void down.current.delete(pointerId)
  const kind = points > 1 ? 'done' : 'info'
  const says = points === 0 ? text('touch.none') : points === 1 ? text('touch.one') : text('touch.good', { count: points })
  return (
    <CheckCard title={text('touch.title')} means={text('touch.means')} findings={[{ kind, says }]}>
      <div className={styles['pad']} onPointerDown={press} onPointerUp={lift} onPointerCancel={lift} onPointerLeave={lift}>
        {text('touch.pad')}
      </div>
      <output>{most === 0 ? '' : text('touch.most', { count: most })}</output>
    </CheckCard>
  )
}
