import type { PaperBlock } from '#domain/assessment/paper'
import { sayAll } from '#text/locale'
import type { ReportFacts } from '../facts'
import type { Writer } from '../writer'

const fields = ['diagnoses', 'eyes', 'glasses', 'seizures', 'medicines', 'hearing', 'motor', 'communication'] as const

/** Composes the background part: reported facts with their source. None of them was examined for the report. */
export function backgroundPart({ child: { profile }, scores }: ReportFacts, w: Writer): readonly PaperBlock[] {
  const { text } = w
  const all = fields.map((field) => {
    const label = text(`screens.report.background.fields.${field}`)
    const known =
      field === 'seizures'
        ? [text(`screens.report.background.epilepsy.${profile.epilepsy}`), text(`screens.report.background.photosensitive.${profile.photosensitive}`)]
        : []
    const said = w.written('background', `background.${field}`, label)
    return { label, told: [...known, ...(said === null ? [] : [said])].join(' ') }
  })
  const missing = all.flatMap(({ label, told }) => (told === '' ? [label] : []))
  const column = (name: 'instrument' | 'value' | 'day' | 'assessor') => ({ head: text(`screens.report.background.scoreColumns.${name}`) })
  return [
    { kind: 'heading', level: 2, text: text('screens.report.background.title'), newPage: true },
    { kind: 'paragraph', text: text('screens.report.background.lead') },
    {
      kind: 'table',
      caption: text('screens.report.background.title'),
      columns: [{ head: text('screens.report.background.what'), share: 0.36 }, { head: text('screens.report.background.toldHead') }],
      rows: all.flatMap(({ label, told }) => (told === '' ? [] : [[label, told]])),
    },
    ...(missing.length === 0 ? [] : [{ kind: 'paragraph' as const, text: text('screens.report.background.notTold', { list: sayAll(missing) }) }]),
    ...(scores.length === 0
      ? []
      : [
          {
            kind: 'table' as const,
            caption: text('screens.report.background.scores'),
            columns: [column('instrument'), column('value'), column('day'), column('assessor')],
            rows: scores.map(({ instrument, value, day, assessor }) => [instrument, value, w.day(day), assessor]),
          },
        ]),
  ]
}
