import styles from './fieldMap.module.css'

export interface FieldCell {
  readonly key: string | number
  /** `1` is soonest for this child, `3` latest; `null` if there are too few trials to say. */
  readonly shade: 1 | 2 | 3 | null
  /** The large figure: seconds, or a count. Null if there are too few trials. */
  readonly figure: string | null
  /** The number of trials behind it. */
  readonly count: string
  /** The place in words, as text alternative. */
  readonly place: string
}

/**
 * The nine places of the screen, as they are there: never mirrored, though the text in each follows its language. Brighter means sooner for this child;
 * striped means too few trials.
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

/** The meaning of the shades. */
export function FieldMapLegend({ sooner, later, few }: { sooner: string; later: string; few: string }) {
  return (
    <ul className={styles['legend']} aria-hidden="true">
      <li data-shade="1">{sooner}</li>
      <li data-shade="3">{later}</li>
      <li>{few}</li>
    </ul>
  )
}
