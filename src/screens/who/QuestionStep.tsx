import { palette } from '#domain/child/palette'
import type { SetupAnswers } from '#domain/settings/firstSetup'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { ChevronIcon } from '#ui/icons'
import { EpilepsyNext, SetupAnswersCard } from './Answers'
import type { SetupQuestion } from './questions'
import { takeFocus } from './takeFocus'
import styles from './who.module.css'

interface Props {
  readonly question: SetupQuestion
  readonly alias: string
  readonly answers: SetupAnswers
  readonly onAnswer: (value: string) => void
  readonly onUnsure: () => void
  /** Called to continue. Without an answer, the question stays open. */
  readonly onNext: () => void
  readonly onBack: () => void
}

/** One question, answered by touching the answer in a picture. */
export function QuestionStep({ question, alias, answers, onAnswer, onUnsure, onNext, onBack }: Props) {
  const text = useText()
  return (
    <main className={styles['ask']}>
      <div className={styles['head']}>
        <h1 id="question" tabIndex={-1} ref={takeFocus}>
          {text(`screens.children.setup.${question}.ask`, { alias })}
        </h1>
        <p className="muted">{text(`screens.children.setup.${question}.hint`)}</p>
      </div>
      <div className={styles['screen']} style={{ '--own': palette[answers.colour ?? 'yellow'] } as Record<string, string>}>
        <SetupAnswersCard question={question} chosen={answers[question]} onAnswer={onAnswer} />
        {question === 'seizure' ? <EpilepsyNext chosen={answers.seizure} onAnswer={onAnswer} /> : null}
      </div>
      <div className={styles['foot']}>
        <button type="button" className={styles['plain']} onClick={onBack}>
          <ChevronIcon />
          {text('screens.children.setup.back')}
        </button>
        <Button onClick={onUnsure}>{text('screens.children.setup.unsure')}</Button>
        <Button kind="now" onClick={onNext}>
          {text('screens.children.setup.next')}
        </Button>
      </div>
    </main>
  )
}
