import { type ParallelAnswers, itemsFor, type ParallelQuestion } from '#domain/assessment/parallelAnswers'
import type { PaperBlock } from '#domain/assessment/paper'
import type { PlaceAnswer } from '#domain/assessment/items'
import type { Rating } from '#domain/assessment/rating'
import type { ColourName } from '#domain/child/palette'
import { zones } from '#domain/child/zones'
import { groupBy } from '#domain/groupBy'
import { sayAll, joinSentences, sayRow } from '#text/locale'
import type { ReportFacts } from '../facts'
import { answerText, raterName } from '../words'
import type { Writer } from '../writer'
import { figureBlocks } from './figures'
import { comparedBlocks } from './compared'
import { shownFor } from './shown'

/** Composes the table of clinical-design.md §3.4: people's observations next to the results of play, with one neutral sentence per row. */
export function besidePart(facts: ReportFacts, w: Writer): readonly PaperBlock[] {
  const { text } = w
  const { beside, from, until, ratings } = facts
  const head = (name: 'question' | 'people' | 'play' | 'says') => text(`screens.report.beside.columns.${name}`)
  const rows = beside.map((row) => {
    const verdict = sayVerdict(row, w)
    return {
      name: text(`screens.report.beside.questions.${row.question}`),
      people: seen(row.question, ratings, w),
      play: shownFor(row.question, facts, w),
      says: plainText(w.say('beside', `beside.${row.question}`, verdict)),
      verdict,
    }
  })
  // Leaves out rows about which nobody wrote, rated or played anything.
  const isEmpty = ({ people, play, says, verdict }: (typeof rows)[number]) =>
    people === text('screens.report.beside.notRated') && play === text('screens.report.beside.notPlayed') && says === verdict
  const empty = rows.filter(isEmpty)
  const known = rows.filter((row) => !isEmpty(row))
  return [
    { kind: 'heading', level: 2, text: text('screens.report.beside.title'), newPage: true },
    { kind: 'paragraph', text: text('screens.report.beside.lead') },
    ...(known.length === 0
      ? []
      : [
          {
            kind: 'table' as const,
            caption: text('screens.report.beside.caption', { span: w.span(from, until) }),
            columns: [
              { head: head('question'), share: 0.15 },
              { head: head('people'), share: 0.31 },
              { head: head('play'), share: 0.33 },
              { head: head('says'), share: 0.21 },
            ],
            rows: known.map(({ name, people, play, says }) => [name, people, play, says]),
          },
        ]),
    ...(empty.length === 0
      ? []
      : [{ kind: 'paragraph' as const, text: text('screens.report.beside.empty', { questions: joinSentences(...empty.map(({ name }) => name)) }) }]),
    ...figureBlocks(facts, w),
    ...comparedBlocks(facts, w),
  ]
}

const plainText = (block: PaperBlock): string => (block.kind === 'paragraph' ? block.text : '')

function seen(question: ParallelQuestion, ratings: readonly Rating[], w: Writer): string {
  const { text } = w
  const lines = ratings.flatMap((rating) => {
    const answers = itemsFor[question].flatMap((number) => {
      const answer = answerText(text, rating.answers.items[number])
      return answer === null ? [] : [{ number, answer }]
    })
    const said = [...groupBy(answers, ({ answer }) => answer)].map(([answer, of]) =>
      text('screens.report.beside.item', { answer, count: of.length, items: sayAll(of.map(({ number }) => String(number))) }),
    )
    const all = question === 'where' ? [...paintedIn(rating, w), ...said] : said
    return all.length === 0 ? [] : [text('screens.report.beside.people', { rater: raterName(text, rating), answers: sayRow(all) })]
  })
  return lines.length === 0 ? text('screens.report.beside.notRated') : joinSentences(...lines)
}

function paintedIn({ answers: { places } }: Rating, { text }: Writer): readonly string[] {
  if (Object.keys(places).length === 0) return []
  const of = (answer: PlaceAnswer) => {
    const named = zones.filter((zone) => places[zone] === answer).map((zone) => text(`screens.report.placeNames.${zone}`))
    return named.length === 0 ? text('screens.report.beside.none') : sayAll(named)
  }
  return [text('screens.report.beside.painted', { quick: of('quick'), slow: of('slow'), unseen: of('not-seen') })]
}

/** Returns the sentence for a row's verdict (rules in src/domain/assessment/parallelAnswers.ts). */
function sayVerdict({ question, people, play, verdict }: ParallelAnswers, { text }: Writer): string {
  const point = (to: string | null) => pointing(question, to ?? '', text)
  const first = Object.values(people).find((one) => one !== null && one !== undefined) ?? null
  switch (verdict) {
    case 'both':
      return question === 'colour' && play !== null && play !== 'none'
        ? text('screens.report.beside.verdict.both.colour.named', { colour: point(play) })
        : text(`screens.report.beside.verdict.both.${question}.${first ?? ''}` as 'screens.report.beside.verdict.both.where.left')
    case 'differ':
      return text('screens.report.beside.verdict.differ', { seen: point(first), shown: point(play) })
    case 'raters-differ':
      return text('screens.report.beside.verdict.ratersDiffer')
    case 'few':
    case 'unseen':
    case 'neither':
      return text(`screens.report.beside.verdict.${verdict}`)
  }
}

/** Returns what an answer indicates, in words. */
export function pointing(question: ParallelQuestion, to: string, text: Writer['text']): string {
  if (question === 'colour' && to !== 'none') return text(`screens.profile.colours.${to as ColourName}`)
  return text(`screens.report.beside.verdict.points.${question}.${to}` as 'screens.report.beside.verdict.points.where.left')
}
