import { itemCount, itemsOf, redFlags, formSections } from '#domain/assessment/items'
import { type Answers, answeredIn, isAnswered } from '#domain/assessment/rating'
import { firstStep, type AssessmentStep } from '#domain/assessment/steps'
import { useText } from '#text/i18n'
import { LinkButton } from '#ui/LinkButton'
import { takeFocus } from '../../who/takeFocus'
import { sectionName } from '../report/words'
import styles from './rate.module.css'

/** Lists the unanswered items, each with a link. All of them may remain unanswered. */
export function FinishStep({ answers, onGo }: { answers: Answers; onGo: (step: AssessmentStep) => void }) {
  const text = useText()
  const open = itemCount - answeredIn(answers)
  const inSections = formSections.flatMap((section) => {
    const [first, ...others] = itemsOf(section).filter(({ number }) => !isAnswered(answers.items[number]))
    return first === undefined ? [] : [{ section, first: first.number, count: others.length + 1 }]
  })
  const hasNoPlaces = Object.keys(answers.places).length === 0
  const hasOpenFlags = redFlags.some((flag) => answers.flags[flag] === undefined)
  const isWhole = open === 0 && !hasNoPlaces && !hasOpenFlags
  return (
    <>
      <div className={styles['asked']}>
        <h1 tabIndex={-1} ref={takeFocus}>
          {open === 0 ? text('screens.looking.finish.ready') : text('screens.looking.finish.title', { count: open })}
        </h1>
        <p className="muted">{text(isWhole ? 'screens.looking.finish.whole' : 'screens.looking.finish.skip')}</p>
      </div>
      <ul className={styles['open']}>
        {inSections.map(({ section, first, count }) => (
          <Open key={section} onGo={() => onGo(first)}>
            {text('screens.looking.finish.open', { section: sectionName(text, section), count })}
          </Open>
        ))}
        {hasNoPlaces ? <Open onGo={() => onGo(firstStep('where'))}>{text('screens.looking.finish.openPlaces')}</Open> : null}
        {hasOpenFlags ? <Open onGo={() => onGo('flags')}>{text('screens.looking.finish.openFlags')}</Open> : null}
      </ul>
    </>
  )
}

function Open({ onGo, children }: { onGo: () => void; children: string }) {
  return (
    <li>
      <LinkButton onClick={onGo}>{children}</LinkButton>
    </li>
  )
}
