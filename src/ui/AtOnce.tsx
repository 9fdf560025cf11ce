import styles from './atOnce.module.css'

interface AtOnceColumn {
  readonly items: number
  /** The share, from 0 to 1. */
  readonly share: number
  /** The likely range of the true share, from 0 to 1. It is null if there are too few trials, and the dot is then hollow. */
  readonly range: { readonly low: number; readonly high: number } | null
}

interface Props {
  /** Text alternative. A table next to the chart contains the same data. */
  readonly label: string
  readonly columns: readonly AtOnceColumn[]
  /** The share (0 to 1) that counts as found, and its label. */
  readonly goal: { readonly share: number; readonly label: string }
}

const [WIDTH, HEIGHT, TOP, BOTTOM, LEFT] = [250, 132, 12, 100, 34]

/** The chart with one dot per number of things: how often the target was found among them. The bar shows where the true share may be. */
export function AtOnceChart({ label, columns, goal }: Props) {
  const y = (share: number) => BOTTOM - share * (BOTTOM - TOP)
  const step = (WIDTH - 2 * LEFT) / Math.max(1, columns.length - 1)
  return (
    <svg className={styles['chart']} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label} direction="ltr">
      <line className={styles['goal']} x1="0" x2={WIDTH} y1={y(goal.share)} y2={y(goal.share)} />
      <text className={styles['goalWord']} x={WIDTH} y={y(goal.share) - 5} textAnchor="end">
        {goal.label}
      </text>
      <line className={styles['floor']} x1="0" x2={WIDTH} y1={BOTTOM} y2={BOTTOM} />
      {columns.map(({ items, share, range }, index) => {
        const x = LEFT + index * step
        return (
          <g key={items}>
            {range === null ? null : <line className={styles['range']} x1={x} x2={x} y1={y(range.high)} y2={y(range.low)} />}
            <circle className={styles['dot']} data-few={range === null || undefined} cx={x} cy={y(share)} r="6" />
            <text x={x} y={HEIGHT - 8} textAnchor="middle">
              {items}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
