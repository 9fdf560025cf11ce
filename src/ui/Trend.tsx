import { sayNumber } from '#text/locale'
import styles from './trend.module.css'

interface TrendWeek {
  /** Label under the axis. */
  readonly label: string
  /** Position in the week (0 to 1), and duration (seconds). */
  readonly dots: readonly { readonly at: number; readonly seconds: number }[]
  readonly spread: { readonly q1: number; readonly median: number; readonly q3: number } | null
}

interface Props {
  /** Text alternative. A table next to the chart contains the same data. */
  readonly label: string
  readonly weeks: readonly TrendWeek[]
  readonly unit: string
}

const WIDTH = 540
const HEIGHT = 232
const [LEFT, TOP, BOTTOM] = [54, 8, 202]
const GAP = 4
const STEPS = [1, 2, 5, 10, 15, 30, 60]
const LINES = 4

/**
 * The chart with one dot per touch. A line shows each week's median, and a band its middle half. No
 * line joins the weeks, because nothing is known about the time between them.
 */
export function Trend({ label, weeks, unit }: Props) {
  const longest = Math.max(4, ...weeks.flatMap(({ dots }) => dots.map(({ seconds }) => seconds)))
  const step = STEPS.find((each) => each * LINES >= longest) ?? Math.ceil(longest / LINES / 60) * 60
  const top = step * LINES
  const y = (seconds: number) => BOTTOM - (Math.min(seconds, top) / top) * (BOTTOM - TOP)
  const width = (WIDTH - LEFT) / weeks.length
  return (
    <svg className={styles['trend']} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label} direction="ltr">
      {Array.from({ length: LINES + 1 }, (_, index) => index * step).map((seconds) => (
        <g key={seconds}>
          <line className={styles['grid']} x1={LEFT} x2={WIDTH} y1={y(seconds)} y2={y(seconds)} />
          <text x={LEFT - 10} y={y(seconds) + 5} textAnchor="end">
            {seconds === top ? `${sayNumber(seconds)} ${unit}` : sayNumber(seconds)}
          </text>
        </g>
      ))}
      {weeks.map(({ label: day, dots, spread }, index) => {
        const from = LEFT + index * width
        return (
          <g key={index}>
            <text x={from} y={HEIGHT - 6}>
              {day}
            </text>
            {spread === null ? null : (
              <>
                <rect className={styles['band']} x={from} y={y(spread.q3)} width={width - GAP} height={Math.max(2, y(spread.q1) - y(spread.q3))} rx="8" />
                <line className={styles['median']} x1={from} x2={from + width - GAP} y1={y(spread.median)} y2={y(spread.median)} />
              </>
            )}
            {dots.map(({ at, seconds }, dot) => (
              <circle key={dot} className={styles['dot']} cx={from + 6 + at * (width - GAP - 12)} cy={y(seconds)} r="3.5" />
            ))}
          </g>
        )
      })}
    </svg>
  )
}

export function TrendLegend({ touch, median, half }: { touch: string; median: string; half: string }) {
  return (
    <ul className={styles['legend']} aria-hidden="true">
      <li data-is="touch">{touch}</li>
      <li data-is="median">{median}</li>
      <li data-is="half">{half}</li>
    </ul>
  )
}
