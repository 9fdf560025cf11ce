import { itemCount } from '#domain/assessment/items'
import { type Answers, answeredIn, type RaterSide, type RatingHead } from '#domain/assessment/rating'
import { useText } from '#text/i18n'
import { PersonIcon } from '#ui/icons'
import { lookingProgress } from '../looking/progressOf'
import { raterName } from '../report/words'
import styles from './rate.module.css'

/** The rater on the other side: their progress, but never their answers. */
export interface OtherRater {
  readonly side: RaterSide
  readonly head: RatingHead | undefined
  /** Whether both raters have signed. Then no answers are hidden any more. */
  readonly isOpen: boolean
}

/** Shows both raters and their progress. */
export function Raters({ answers, other: { side, head, isOpen } }: { answers: Answers; other: OtherRater }) {
  const text = useText()
  return (
    <ul className={styles['raters']}>
      <li data-own="">
        <PersonIcon />
        <span>
          <b>{text('screens.looking.you')}</b>
          <span className={styles['small']}>{text('screens.looking.progress.some', { n: answeredIn(answers), of: itemCount })}</span>
        </span>
      </li>
      <li>
        <PersonIcon />
        <span>
          <b>{head === undefined ? text(`screens.looking.sideOnly.${side}`) : raterName(text, head)}</b>
          <span className={styles['small']}>{lookingProgress(text, head, isOpen)}</span>
        </span>
      </li>
    </ul>
  )
}
