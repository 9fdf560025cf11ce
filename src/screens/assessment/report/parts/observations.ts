import type { PaperBlock } from '#domain/assessment/paper'
import { itemsOf, formSections, type Item } from '#domain/assessment/items'
import type { ItemAnswer } from '#domain/assessment/rating'
import { sayAll } from '#text/locale'
import type { ReportFacts } from '../facts'
import { itemText, raterName, sectionName, sideName } from '../words'
import type { Writer } from '../writer'

/** Lowest answer that counts as a strength, and highest answer that counts as a difficulty. Answers in between are not mentioned. */
const [MOSTLY, SELDOM] = [3, 1]

const goesWell = ({ value }: ItemAnswer): boolean => (typeof value === 'number' ? value >= MOSTLY : value === '2' || value === '5')
const isHard = ({ value }: ItemAnswer): boolean => (typeof value === 'number' ? value <= SELDOM : value === 'longer' || value === 'not-seen')

/** Composes the observations by area, strengths first, with the notes on each area. */
export function observationsPart(facts: ReportFacts, w: Writer): readonly PaperBlock[] {
  const { ratings } = facts
  const { text } = w
  const heading: PaperBlock = { kind: 'heading', level: 2, text: text('screens.report.observations.title'), newPage: true }
  if (ratings.length === 0) return [heading, { kind: 'paragraph', text: text('screens.report.observations.none') }]
  const general = ratings.flatMap((rating) => {
    const note = rating.answers.note?.trim() ?? ''
    return note === '' ? [] : [text('screens.report.observations.note', { note, rater: raterName(text, rating) })]
  })
  return [
    heading,
    ...formSections.flatMap((section) => [...listOf('well', section, goesWell, facts, w), ...listOf('hard', section, isHard, facts, w)]),
    ...(general.length === 0
      ? []
      : [
          { kind: 'heading' as const, level: 3 as const, text: text('screens.report.observations.general') },
          { kind: 'list' as const, items: general },
        ]),
  ]
}

function listOf(
  which: 'well' | 'hard',
  section: (typeof formSections)[number],
  fits: (answer: ItemAnswer) => boolean,
  { ratings, child: { alias } }: ReportFacts,
  w: Writer,
): readonly PaperBlock[] {
  const { text } = w
  const lines = itemsOf(section).flatMap(({ number }: Item) => {
    const saying = ratings.flatMap((rating) => {
      const answer = rating.answers.items[number]
      return answer !== undefined && fits(answer) ? [{ rating, answer }] : []
    })
    if (saying.length === 0) return []
    const raters = sayAll(saying.map(({ rating }) => sideName(text, rating.side)))
    const notes = saying.flatMap(({ rating, answer }) => {
      const note = answer.note?.trim() ?? ''
      return note === '' ? [] : [text('screens.report.observations.note', { note, rater: raterName(text, rating) })]
    })
    return [[text('screens.report.observations.item', { item: itemText(text, number, alias), raters }), ...notes].join(' ')]
  })
  if (lines.length === 0) return []
  return [
    { kind: 'heading', level: 3, text: text(`screens.report.observations.${which}`, { section: sectionName(text, section) }) },
    { kind: 'list', items: lines },
  ]
}
