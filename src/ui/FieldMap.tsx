import styles from './fieldMap.module.css'

export interface FieldCell {
  readonly key: string | number
  /** `1` is where this child is soonest, and `3` where the child is latest. It is `null` if there are too few trials. */
  readonly shade: 1 | 2 | 3 | null
  /** The large figure, which is seconds or a count. It is null if there are too few trials. */
  readonly figure: string | null
  /** The number of trials behind the figure. */
  readonly count: string
  /** The place in words, as the text alternative. */
  readonly place: string
}

/**
 * The nine places of the screen, in their real positions. The map is never mirrored, but the text in each place follows
 * its language. A brighter place means sooner for this child. A striped place has too few trials.
 */
export function FieldMap({ cells }: { cells: readonly FieldCell[] }) {
  return (
    <ul className={styles['map']} dir="ltr">
      {cells.map(({ key, shade, figure, count, place }) => (
        <li key={key} data-shade={shade ?? undefined}>
          <span className="unseen">{place}: </span>
          {figure === null ? null : <b dir="auto">{figure}</b>}
          <span dir="auto">{count}</span>
        </li>
      ))}
    </ul>
  )
}

/** Explains the shades. */
export function FieldMapLegend({ sooner, later, few }: { sooner: string; later: string; few: string }) {
  return (
    <ul className={styles['legend']} aria-hidden="true">
      <li data-shade="1">{sooner}</li>
      <li data-shade="3">{later}</li>
      <li>{few}</li>
    </ul>
  )
}
