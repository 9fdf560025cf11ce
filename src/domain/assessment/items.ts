/*
 * The Everyday Looking Profile (clinical-design.md §3.2): 54 items in 13 sections, in our own words. Each item is rated by how
 * often the behaviour is seen with the child's usual support.
 */

export const formSections = [
  'noticing',
  'staying',
  'time',
  'gaze',
  'where',
  'light',
  'clutter',
  'knowing',
  'people',
  'hands',
  'distance',
  'together',
  'stamina',
] as const
export type FormSection = (typeof formSections)[number]

/** Number of items in each section, in order. Items are numbered from 1 across all sections. */
const COUNTS: Readonly<Record<FormSection, number>> = {
  noticing: 4,
  staying: 4,
  time: 4,
  gaze: 4,
  where: 3,
  light: 4,
  clutter: 5,
  knowing: 6,
  people: 4,
  hands: 5,
  distance: 4,
  together: 3,
  stamina: 4,
}

/** Number of an item, 1 to 54. */
export type ItemNumber = number

/** Kind of answer to an item. `often`: frequency; `time`: duration; `words`: a description, which is not scored. */
type ItemKind = 'often' | 'time' | 'words'

export interface Item {
  readonly number: ItemNumber
  readonly section: FormSection
  readonly kind: ItemKind
}

/** Items that are described in words and not rated: head turn and preferred colours. */
const IN_WORDS: ReadonlySet<ItemNumber> = new Set([17, 20])

export const items: readonly Item[] = formSections
  .flatMap((section) => Array.from({ length: COUNTS[section] }, () => section))
  .map((section, index) => {
    const number = index + 1
    return { number, section, kind: IN_WORDS.has(number) ? 'words' : section === 'time' ? 'time' : 'often' }
  })

export const itemCount = items.length

export const itemsOf = (section: FormSection): readonly Item[] => items.filter((item) => item.section === section)

/** Answers about frequency: never seen, now and then, about half the time, mostly, nearly always. */
export const oftenAnswers = [0, 1, 2, 3, 4] as const
/** Answers about duration: up to 2 s, 3 to 5 s, 6 to 15 s, 16 to 30 s, longer, not seen. */
export const timeAnswers = ['2', '5', '15', '30', 'longer', 'not-seen'] as const
/** Answers that are not rated: the item does not apply to this child, or nobody has watched for it. */
export const asideAnswers = ['not-applicable', 'not-observed'] as const

export type OftenAnswer = (typeof oftenAnswers)[number]
export type TimeAnswer = (typeof timeAnswers)[number]
export type AsideAnswer = (typeof asideAnswers)[number]

/** Supports that can be ticked for each item. */
export const supports = ['wait', 'colour', 'light', 'movement', 'quiet', 'single', 'place', 'familiar', 'voice'] as const
export type Support = (typeof supports)[number]

/** The child's response to a place. Places nobody has watched are absent. */
export const placeAnswers = ['quick', 'slow', 'not-seen'] as const
export type PlaceAnswer = (typeof placeAnswers)[number]

/** Signs to report to a doctor soon. None is scored. */
export const redFlags = ['lost-skill', 'eye-turn', 'staring', 'stumbling', 'pain', 'seizures', 'glasses'] as const
export type RedFlag = (typeof redFlags)[number]
