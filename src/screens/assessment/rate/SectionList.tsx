import { type FormSection, formSections, itemsOf } from '#domain/assessment/items'
import type { Answers } from '#domain/assessment/rating'
import { answeredOf, sectionAt, firstStep, type AssessmentStep } from '#domain/assessment/steps'
import { useText } from '#text/i18n'
import { CheckIcon } from '#ui/icons'
import type { Text } from '../report/writer'
import { sectionName } from '../report/words'
import styles from './rate.module.css'

interface Props {
  readonly answers: Answers
  readonly step: AssessmentStep
  readonly onGo: (step: AssessmentStep) => void
}

const closing = ['flags', 'note', 'finish'] as const

/** Lists all sections with the number of answers in each, and the steps that follow them. */
export function SectionList({ answers, step, onGo }: Props) {
  const text = useText()
  const here = sectionAt(step)
  return (
    <nav aria-label={text('screens.looking.fill.sections')} className={styles['sections']}>
      <ol ref={bringIntoView}>
        {formSections.map((section) => (
          <li key={section}>
            <SectionButton section={section} answered={answeredOf(answers, section)} isHere={section === here} onPress={() => onGo(firstStep(section))} />
          </li>
        ))}
        {closing.map((name) => (
          <li key={name}>
            <button type="button" aria-current={name === step ? 'step' : undefined} onClick={() => onGo(name)}>
              <span>{text(`screens.looking.fill.closing.${name}`)}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Scrolls only the list to show the open section. The page stays at the current question. */
function bringIntoView(list: HTMLElement | null): void {
  const [place, open] = [list?.parentElement, list?.querySelector<HTMLElement>('[aria-current]')]
  if (place && open) place.scrollTop = open.offsetTop + open.offsetHeight / 2 - place.clientHeight / 2
}

function SectionButton({ section, answered, isHere, onPress }: { section: FormSection; answered: number; isHere: boolean; onPress: () => void }) {
  const text = useText()
  const of = itemsOf(section).length
  const isFull = answered === of
  return (
    <button type="button" aria-current={isHere ? 'step' : undefined} data-full={isFull || undefined} onClick={onPress}>
      <span>{shortName(text, section)}</span>
      <span className={styles['count']} aria-hidden="true">
        {isFull ? <CheckIcon size={18} /> : isHere || answered > 0 ? text('screens.looking.progress.some', { n: answered, of }) : of}
      </span>{' '}
      <span className="unseen">{text('screens.looking.fill.answered', { n: answered, of })}</span>
    </button>
  )
}

/** Returns a section's short name, because there is little space next to the answers. */
function shortName(text: Text, section: FormSection): string {
  const short = text('screens.looking.short', { returnObjects: true })
  return Object.hasOwn(short, section) ? short[section as keyof typeof short] : sectionName(text, section)
}
