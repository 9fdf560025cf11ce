import type { ReactNode } from 'react'
import type { Block } from '#domain/assessment/paper'
import styles from './paper.module.css'

type Of<K extends Block['kind']> = Extract<Block, { kind: K }>

/** A chart in numbers without a unit: 100 wide, as high as told. */
const [WIDTH, HEIGHT] = [100, 40]
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

/** The sections of the profile, one bar for each rater. */
export function Bars({ block: { alt, caption, raters, rows } }: { block: Of<'bars'> }) {
  return (
    <Figure alt={alt} caption={caption}>
      {raters.length < 2 ? null : (
        <p className={styles['legend']}>
          {raters.map((rater, index) => (
            <span key={rater} data-rater={index}>
              {rater}
            </span>
          ))}
        </p>
      )}
      {rows.map(({ label, bars, note }) => (
        <div key={label} className={styles['bars']}>
          <span>{label}</span>
          <div>
            {bars.map(({ value, text }, index) => (
              <div key={index} className={styles['bar']} data-rater={index}>
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

/** Nine places. Left and right are the child's, in any language. */
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

export function Curve({ block: { alt, caption, axis, points } }: { block: Of<'curve'> }) {
  const at = (index: number) => ((index + 0.5) * WIDTH) / points.length
  const up = (share: number) => HEIGHT * (1 - share)
  const drawn = points.flatMap(({ share }, index) => (share === null ? [] : [`${at(index)},${up(share)}`]))
  return (
    <Figure alt={alt} caption={caption}>
      <div className={styles['chart']} dir="ltr">
        <svg viewBox={`-1 -2 ${WIDTH + 2} ${HEIGHT + 4}`} aria-hidden="true">
          <line x1="0" x2={WIDTH} y1={up(GOAL)} y2={up(GOAL)} data-goal="" />
          <line x1="0" x2={WIDTH} y1={HEIGHT} y2={HEIGHT} />
          <polyline points={drawn.join(' ')} />
          {points.map(({ label, share }, index) => (share === null ? null : <circle key={label} cx={at(index)} cy={up(share)} r="1.3" />))}
        </svg>
        <ol style={{ gridTemplateColumns: `repeat(${points.length}, 1fr)` }}>
          {points.map(({ label, text }) => (
            <li key={label}>
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

export function TrendChart({ block: { alt, caption, axis, dots, medians, from, to } }: { block: Of<'trend'> }) {
  const most = Math.max(1, ...dots.map(({ value }) => value))
  const up = (value: number) => HEIGHT * (1 - value / most)
  return (
    <Figure alt={alt} caption={caption}>
      <div className={styles['chart']} dir="ltr">
        <p>{axis}</p>
        <svg viewBox={`-1 -2 ${WIDTH + 2} ${HEIGHT + 4}`} aria-hidden="true">
          <line x1="0" x2={WIDTH} y1={HEIGHT} y2={HEIGHT} />
          {dots.map(({ at, value }, index) => (
            <circle key={index} cx={at * WIDTH} cy={up(value)} r="0.6" data-dot="" />
          ))}
          {medians.map(({ from: start, to: end, value }) => (
            <line key={start} x1={start * WIDTH} x2={end * WIDTH} y1={up(value)} y2={up(value)} data-median="" />
          ))}
        </svg>
        <p className={styles['ends']}>
          <span>{from}</span>
          <span>{to}</span>
        </p>
      </div>
    </Figure>
  )
}
