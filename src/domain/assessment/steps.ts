import { type ItemNumber, items, itemsOf, type FormSection } from './items'
import { type Answers, isAnswered } from './rating'

/*
 * The steps of the Everyday Looking Profile: one item after another, with the nine places before the items about places. After
 * the last item come the questions for a doctor, a free note, and the end.
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

/** Returns the next step, or null at the end. */
export const stepAfter = (step: AssessmentStep): AssessmentStep | null => assessmentSteps[assessmentSteps.indexOf(step) + 1] ?? null
/** Returns the previous step, or null at the start. */
export const stepBefore = (step: AssessmentStep): AssessmentStep | null => assessmentSteps[assessmentSteps.indexOf(step) - 1] ?? null

export const firstStep = (section: FormSection): AssessmentStep => (section === 'where' ? 'places' : firstOf(section))

/** Returns the section of a step, or null for the steps after the last item. */
export function sectionAt(step: AssessmentStep): FormSection | null {
  if (step === 'places') return 'where'
  return items.find(({ number }) => number === step)?.section ?? null
}

/** Returns the item to store as the rater's position. */
export const itemAt = (step: AssessmentStep): ItemNumber => (typeof step === 'number' ? step : step === 'places' ? FIRST_OF_WHERE : lastItem)

/** Returns the step at which a returning rater continues. */
export function stepToResume(answers: Answers): AssessmentStep {
  const said = answers.items[answers.at]
  if (answers.at === FIRST_OF_WHERE && !isAnswered(said) && Object.keys(answers.places).length === 0) return 'places'
  return answers.at === lastItem && isAnswered(said) ? 'flags' : answers.at
}

/** Counts the answered items in a section. */
export const answeredOf = (answers: Pick<Answers, 'items'>, section: FormSection): number =>
  itemsOf(section).filter(({ number }) => isAnswered(answers.items[number])).length
