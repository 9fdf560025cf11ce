import type { CSSProperties } from 'react'
import { EyeIcon } from './icons'
import styles from './turns.module.css'

export interface DrawnTurn {
  readonly kind: 'alone' | 'helped' | 'partly' | 'other' | 'looked' | 'passed'
  /** Text below the light: seconds or a word, or '' if there is nothing to say. */
  readonly caption: string
  /** The whole content in words, as the text alternative. */
  readonly label: string
}

interface Props {
  readonly turns: readonly DrawnTurn[]
  readonly label: string
}

/** Maximum number of lights in one row. More lights are shown smaller, in two rows. */
const ONE_ROW = 12

/**
 * One light per trial, in order: full = independent, ringed = prompted, half = partly, dashed = another one, outline with eye
 * = looked, outline = passed. The lights are drawn in `--c`, the child's own colour, which the parent element sets.
 */
export function TurnDots({ turns, label }: Props) {
  const columns = turns.length > ONE_ROW ? Math.ceil(turns.length / 2) : turns.length
  return (
    <ol className={styles['turns']} aria-label={label} style={{ '--columns': columns } as CSSProperties} data-many={turns.length > ONE_ROW || undefined}>
      {turns.map((turn, index) => (
        <li key={index}>
          <TurnLight kind={turn.kind} />
          <span aria-hidden="true">{turn.caption}</span>
          <span className="unseen">{turn.label}</span>
        </li>
      ))}
    </ol>
  )
}

/** A single light, also used in the legend. */
export function TurnLight({ kind }: Pick<DrawnTurn, 'kind'>) {
  return (
    <span className={styles['light']} data-kind={kind}>
      {kind === 'looked' ? <EyeIcon /> : null}
    </span>
  )
}
