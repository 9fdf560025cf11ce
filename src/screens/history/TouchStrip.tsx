import type { Spread } from '#domain/measures/statistics'
import { formatSeconds } from './formats'
import styles from './history.module.css'

const WIDTH = 320
const HEIGHT = 40
const EDGE = 8
const SECONDS_SHOWN = 20_000

/** Dots for single touches over the middle half and the median. The figures beside it say the same in words. */
export function TouchStrip({ touches, spread }: { touches: readonly number[]; spread: Spread }) {
  const longest = Math.max(SECONDS_SHOWN, ...touches)
  const x = (ms: number) => EDGE + (ms / longest) * (WIDTH - 2 * EDGE)
  return (
    <div className={styles['strip']} aria-hidden="true">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width="100%" preserveAspectRatio="none">
        <line className={styles['axis']} x1={EDGE} x2={WIDTH - EDGE} y1={HEIGHT / 2} y2={HEIGHT / 2} />
        <rect className={styles['band']} x={x(spread.q1)} width={Math.max(2, x(spread.q3) - x(spread.q1))} y={6} height={HEIGHT - 12} rx={4} />
        {touches.map((ms, index) => (
          <circle key={index} className={styles['dot']} cx={x(ms)} cy={HEIGHT / 2} r={4} />
        ))}
        <line className={styles['middle']} x1={x(spread.median)} x2={x(spread.median)} y1={2} y2={HEIGHT - 2} />
      </svg>
      <span>0 s</span>
      <span>{formatSeconds(longest)} s</span>
    </div>
  )
}
