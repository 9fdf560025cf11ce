import type { Spread } from '#domain/statistics'
import { useText } from '#text/i18n'
import { formatSeconds } from './formats'
import styles from './history.module.css'

const EDGE = 1.5
const SHOWN_MS = 20_000

/** Shows single touches as dots, with the median and the middle half. The figures next to the chart say the same in words. */
export function TouchStrip({ touches, spread }: { touches: readonly number[]; spread: Spread }) {
  const text = useText()
  const longest = Math.max(SHOWN_MS, ...touches)
  const width = (ms: number) => (ms / longest) * (100 - 2 * EDGE)
  const x = (ms: number) => `${EDGE + width(ms)}%`
  return (
    <div className={styles['strip']} aria-hidden="true">
      <svg width="100%" height="40">
        <line className={styles['axis']} x1={x(0)} x2={x(longest)} y1="20" y2="20" />
        <rect className={styles['band']} x={x(spread.q1)} width={`${width(spread.q3 - spread.q1)}%`} y="6" height="28" rx="4" />
        {touches.map((ms, index) => (
          <circle key={index} className={styles['dot']} cx={x(ms)} cy="20" r="5" />
        ))}
        <line className={styles['middle']} x1={x(spread.median)} x2={x(spread.median)} y1="2" y2="38" />
      </svg>
      <span>{text('app.seconds', { seconds: 0 })}</span>
      <span>{text('app.seconds', { seconds: formatSeconds(longest) })}</span>
    </div>
  )
}
