import { redFlags } from '#domain/assessment/items'
import type { PaperBlock } from '#domain/assessment/paper'
import type { ReportContent } from '#domain/assessment/report'
import type { ReportFacts } from '../facts'
import type { Writer } from '../writer'

/** Composes questions that follow from the findings. The adult may add more. A doctor gets the doctors' questions, a school its own, a family all. */
export function questionsPart(
  { ratings, beside, child: { alias, profile } }: ReportFacts,
  { reader }: Pick<ReportContent, 'reader'>,
  w: Writer,
): readonly PaperBlock[] {
  const { text } = w
  const isMarked = (flag: (typeof redFlags)[number]) => ratings.some(({ answers }) => answers.flags[flag] === true)
  const isSided = beside.some(
    ({ question, play, people }) => question === 'where' && [play, ...Object.values(people)].some((to) => to === 'left' || to === 'right'),
  )
  const medical = [
    ...(redFlags.some(isMarked) ? ['flags' as const] : []),
    ...(isMarked('glasses') ? ['glasses' as const] : []),
    ...(isSided ? ['field' as const] : []),
    ...(profile.photosensitive === 'unknown' ? ['epilepsy' as const] : []),
  ]
  const daily = ['hearing' as const, 'day' as const]
  const asked = reader === 'doctor' ? medical : reader === 'school' ? daily : [...medical, ...daily]
  const own = w.written('questions', 'questions.own', text('screens.report.questions.own'))
  if (asked.length === 0 && own === null) return []
  return [
    { kind: 'heading', level: 2, text: text('screens.report.questions.title') },
    { kind: 'list', items: [...asked.map((one) => text(`screens.report.questions.bank.${one}`, { alias })), ...(own === null ? [] : [own])] },
  ]
}

/** Composes the explanation of what the figures mean and where their limits are. It is part of every report. */
export function methodPart({ text }: Writer): readonly PaperBlock[] {
  const lines: readonly string[] = text('screens.report.method.lines', { returnObjects: true })
  return [
    { kind: 'heading', level: 2, text: text('screens.report.method.title'), newPage: true },
    { kind: 'list', items: lines },
  ]
}

/** Composes the part for signature, consent and recipients. */
export function signaturesPart({ author, isSigned, now }: ReportFacts, w: Writer): readonly PaperBlock[] {
  const { text } = w
  const list = w.written('signatures', 'signatures.list', text('screens.report.signatures.list'))
  const date = text('screens.report.signatures.date')
  return [
    { kind: 'heading', level: 2, text: text('screens.report.signatures.title') },
    ...(isSigned ? [{ kind: 'paragraph' as const, text: text('screens.report.signatures.signed', { day: w.span(now, now) }) }] : []),
    {
      kind: 'sign',
      lines: [
        { label: text('screens.report.signatures.author', { name: author }), text: date },
        { label: text('screens.report.signatures.parent'), text: date },
        { label: text('screens.report.signatures.consent'), text: list ?? '' },
      ],
    },
  ]
}
