import { type ItemNumber, items, itemsOf, type FormSection } from './items'
import { type Answers, isAnswered } from './rating'

/*
 * The steps of the Everyday Looking Profile: one item after the other, the nine places before the items about places, and after the last item the questions for
 * a doctor, a free note, and the end.
 */

export type AssessmentStep = ItemNumber | 'places' | 'flags' | 'note' | 'finish'

const firstOf = (section: FormSection): ItemNumber => itemsOf(section)[0]?.number ?? 1
const lastItem: ItemNumber = items.length
const FIRST_OF_WHERE = firstOf('where')

export const assessmentSteps: readonly AssessmentStep[] = [
  ...items.flatMap(({ number }): readonly AssessmentStep[] => (number === FIRST_OF_WHERE ? ['places', number] : [number])),
  'flags',
  'note',
  'finish',
]

/** Null at the end. */
export const stepAfter = (step: AssessmentStep): AssessmentStep | null => assessmentSteps[assessmentSteps.indexOf(step) + 1] ?? null
/** Null at the start. */
export const stepBefore = (step: AssessmentStep): AssessmentStep | null => assessmentSteps[assessmentSteps.indexOf(step) - 1] ?? null

/** First step of a section. */
export const firstStep = (section: FormSection): AssessmentStep => (section === 'where' ? 'places' : firstOf(section))

/** Section of a step; null after the last. */
export function sectionAt(step: AssessmentStep): FormSection | null {
  if (step === 'places') return 'where'
  return items.find(({ number }) => number === step)?.section ?? null
}

/** The item to store as the rater's position. */
export const itemAt = (step: AssessmentStep): ItemNumber => (typeof step === 'number' ? step : step === 'places' ? FIRST_OF_WHERE : lastItem)

/** Step at which a returning rater continues. */
export function stepToResume(answers: Answers): AssessmentStep {
  const said = answers.items[answers.at]
  if (answers.at === FIRST_OF_WHERE && !isAnswered(said) && Object.keys(answers.places).length === 0) return 'places'
  return answers.at === lastItem && isAnswered(said) ? 'flags' : answers.at
}

/** Number of answered items in a section. */
export const answeredOf = (answers: Pick<Answers, 'items'>, section: FormSection): number =>
  itemsOf(section).filter(({ number }) => isAnswered(answers.items[number])).length
