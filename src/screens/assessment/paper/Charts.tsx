import type { ReactNode } from 'react'
import { scaleOf } from '#domain/assessment/chartScale'
import type { PaperBlock } from '#domain/assessment/paper'
import { sayNumber } from '#text/locale'
import styles from './paper.module.css'

type Of<K extends PaperBlock['kind']> = Extract<PaperBlock, { kind: K }>

/** Size of a chart (SVG units). */
const [WIDTH, HEIGHT] = [100, 40]
/** Margins at the sides and above, so that a line or dot at the edge is not cut off. */
const [BESIDE, ABOVE] = [1, 2]
const VIEW = `${-BESIDE} ${-ABOVE} ${WIDTH + 2 * BESIDE} ${HEIGHT + 2 * ABOVE}`
const GOAL = 0.8

function Figure({ alt, caption, children }: { alt: string; caption: string; children: ReactNode }) {
  return (
    <figure className={styles['figure']}>
      <div role="img" aria-label={alt}>
        {children}
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}

/** The bar chart of the profile's sections, with one bar per rater. */
export function Bars({ block: { alt, caption, raters, rows } }: { block: Of<'bars'> }) {
  return (
    <Figure alt={alt} caption={caption}>
      {raters.length < 2 ? null : (
        <p className={styles['legend']}>
          {raters.map((rater, index) => (
            <span key={index} data-rater={index}>
              {rater}
            </span>
          ))}
        </p>
      )}
      {rows.map(({ label, bars, note }, index) => (
        <div key={index} className={styles['bars']}>
          <span>{label}</span>
          <div>
            {bars.map(({ value, text }, rater) => (
              <div key={rater} className={styles['bar']} data-rater={rater}>
                <i>
                  <b style={{ inlineSize: `${value ?? 0}%` }} />
                </i>
                <span>{text}</span>
              </div>
            ))}
            {note === undefined ? null : <em>{note}</em>}
          </div>
        </div>
      ))}
    </Figure>
  )
}

/** The map of the nine places. Left and right are the child's own, whatever the text direction. */
export function PlaceMap({ block: { alt, caption, cells } }: { block: Of<'map'> }) {
  return (
    <Figure alt={alt} caption={caption}>
      <div className={styles['map']} dir="ltr">
        {cells.map(({ zone, shade, value, note }) => (
          <div key={zone} data-shade={shade ?? 'few'}>
            <b>{value}</b>
            <span>{note}</span>
          </div>
        ))}
      </div>
    </Figure>
  )
}

/** The line chart of the shares at each step. The line skips steps with too little data. */
export function Curve({ block: { alt, caption, axis, points } }: { block: Of<'curve'> }) {
  const at = (index: number) => ((index + 0.5) * WIDTH) / points.length
  const up = (share: number) => HEIGHT * (1 - share)
  return (
    <Figure alt={alt} caption={caption}>
      <div className={styles['chart']} dir="ltr">
        <svg viewBox={VIEW} aria-hidden="true">
          <line x1="0" x2={WIDTH} y1={up(GOAL)} y2={up(GOAL)} data-goal="" />
          <line x1="0" x2={WIDTH} y1={HEIGHT} y2={HEIGHT} />
          {points.map(({ share }, index) => {
            const before = points[index - 1]?.share ?? null
            if (share === null || before === null) return null
            return <line key={index} x1={at(index - 1)} x2={at(index)} y1={up(before)} y2={up(share)} data-way="" />
          })}
          {points.map(({ share }, index) => (share === null ? null : <circle key={index} cx={at(index)} cy={up(share)} r="1.3" />))}
        </svg>
        <ol style={{ gridTemplateColumns: `repeat(${points.length}, 1fr)` }}>
          {points.map(({ label, text }, index) => (
            <li key={index}>
              <b>{label}</b>
              <span>{text}</span>
            </li>
          ))}
        </ol>
        <p>{axis}</p>
      </div>
    </Figure>
  )
}

/** The chart of single values over time, with a line for each period's median. */
export function TrendChart({ block: { alt, caption, axis, dots, medians, from, to } }: { block: Of<'trend'> }) {
  const { top, steps } = scaleOf({ dots, medians })
  const up = (value: number) => HEIGHT * (1 - value / top)
  return (
    <Figure alt={alt} caption={caption}>
      <div className={styles['chart']} dir="ltr">
        <p>{axis}</p>
        <div className={styles['scaled']}>
          <ol>
            {steps.map((value) => (
              <li key={value} style={{ insetBlockStart: `${(100 * (ABOVE + up(value))) / (HEIGHT + 2 * ABOVE)}%` }}>
                {sayNumber(value)}
              </li>
            ))}
          </ol>
          <svg viewBox={VIEW} aria-hidden="true">
            {steps.map((value) => (
              <line key={value} x1="0" x2={WIDTH} y1={up(value)} y2={up(value)} data-step="" />
            ))}
            {dots.map(({ at, value }, index) => (
              <circle key={index} cx={at * WIDTH} cy={up(value)} r="0.6" data-dot="" />
            ))}
            {medians.map(({ from: start, to: end, value }, index) => (
              <line key={index} x1={start * WIDTH} x2={end * WIDTH} y1={up(value)} y2={up(value)} data-median="" />
            ))}
          </svg>
          <p className={styles['ends']}>
            <span>{from}</span>
            <span>{to}</span>
          </p>
        </div>
      </div>
    </Figure>
  )
}
