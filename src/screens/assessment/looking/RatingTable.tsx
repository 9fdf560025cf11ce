import { type FormSection, formSections } from '#domain/assessment/items'
import type { Answers, RaterSide, RatingHead } from '#domain/assessment/rating'
import { sectionScore, sectionSupports } from '#domain/assessment/scores'
import { useText } from '#text/i18n'
import { sayNumber } from '#text/locale'
import { raterName, sectionName } from '../report/words'
import styles from './looking.module.css'

interface Props {
  readonly heads: readonly RatingHead[]
  readonly answers: Readonly<Partial<Record<RaterSide, Answers>>>
}

/** The table of ratings: thirteen rows, with a separate bar for each rater. It has no total and no average. */
export function RatingTable({ heads, answers }: Props) {
  const text = useText()
  return (
    <table className={styles['figures']}>
      <caption>{text('screens.looking.figures.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{text('screens.looking.figures.section')}</th>
          {heads.map((head) => (
            <th key={head.id} scope="col">
              {raterName(text, head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {formSections.map((section) => (
          <tr key={section}>
            <th scope="row">{sectionName(text, section)}</th>
            {heads.map(({ id, side }) => (
              <td key={id}>
                <Figure side={side} section={section} answers={answers[side]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Figure({ side, section, answers }: { side: RaterSide; section: FormSection; answers: Answers | undefined }) {
  const text = useText()
  const score = answers === undefined ? null : sectionScore(answers, section)
  if (answers === undefined || score === null) return <span className={styles['small']}>{text('screens.looking.figures.few')}</span>
  return (
    <div className={styles['figure']}>
      <span className={styles['bar']} data-side={side} aria-hidden="true">
        <i style={{ width: `${score}%` }} />
      </span>
      <b>{sayNumber(score)}</b>
      <span className={styles['small']}>{text('screens.looking.figures.help', { count: sectionSupports(answers, section).length })}</span>
    </div>
  )
}
