import { itemCount } from '#domain/assessment/items'
import type { StoredPaper } from '#domain/assessment/papers'
import type { RatingHead } from '#domain/assessment/rating'
import type { ChildInFile } from '#ports/ownFile'
import { useText } from '#text/i18n'
import { goalSentence } from '../assessment/report/parts/goals'
import { periodStart } from '../assessment/report/gather'
import { raterName } from '../assessment/report/words'
import { createWriter, type Text } from '../assessment/report/writer'
import { formatDay } from '../history/formats'
import { AnswersSaid } from './AnswersSaid'
import styles from './file.module.css'

/** Lists ratings, findings and goals, each with its kind, author and date. Answers about looking are shown in full. */
export function AssessedPart({ alias, assessed: { ratings, papers } }: Pick<ChildInFile, 'assessed'> & { alias: string }) {
  const text = useText()
  const lines = [
    ...ratings.map((rating) => ({ ...rating, said: sayRating(text, rating), who: raterName(text, rating) })),
    ...papers.map((paper) => ({ ...paper, said: sayPaper(text, paper, alias), who: paper.byName, answers: null })),
  ]
  return (
    <>
      <h3>{text('app.titles./assessment')}</h3>
      <ul className={styles['rows']}>
        {lines.map(({ id, said, who, createdAt, answers }) => (
          <li key={id}>
            <p dir="auto">{said}</p>
            <p className="muted">{text('screens.ownFile.child.by', { name: who, day: formatDay(createdAt) })}</p>
            {answers === null ? null : <AnswersSaid alias={alias} answers={answers} />}
          </li>
        ))}
      </ul>
    </>
  )
}

function sayRating(text: Text, { answered, signedAt }: RatingHead): string {
  const told = { title: text('screens.looking.name'), n: answered, of: itemCount }
  return signedAt === null
    ? text('screens.ownFile.child.answersDraft', told)
    : text('screens.ownFile.child.answersSigned', { ...told, day: formatDay(signedAt) })
}

function sayPaper(text: Text, paper: StoredPaper, alias: string): string {
  if (paper.kind === 'goal') return goalSentence(paper, alias, createWriter(text, { texts: {} }, paper.byName))
  if (paper.kind === 'score') return text('screens.assessment.scores.line', { ...paper, day: formatDay(periodStart(paper.day)) })
  if (paper.kind === 'experiment') return text(`screens.sampling.change.factors.${paper.factor}`)
  if (paper.kind === 'sample') return text('screens.sampling.sample.title')
  const { signedAt, day, version, byName } = paper
  return text(signedAt === null ? 'screens.assessment.reports.draftOf' : 'screens.assessment.reports.signed', {
    day: formatDay(periodStart(day)),
    version,
    name: byName,
  })
}
