import type { PaperBlock } from '#domain/assessment/paper'
import { leaningOf } from '#domain/child/zones'
import { SECOND_MS } from '#domain/time'
import { sayOn } from '#text/locale'
import type { ReportFacts } from '../facts'
import type { Writer } from '../writer'

const open = ['distance', 'tired', 'stop'] as const

/** The set-up card: for whoever puts things before the child. What only people know is left to be written. */
export function cardBlock({ child: { alias }, dials, now }: Pick<ReportFacts, 'child' | 'dials' | 'now'>, w: Writer): PaperBlock {
  const { text } = w
  const label = (name: 'place' | 'distance' | 'colour' | 'background' | 'number' | 'wait' | 'sound' | 'answers' | 'tired' | 'stop') =>
    text(`screens.report.card.${name}`, { alias })
  const [distance, tired, stop] = open.map((name) => w.written('card', `card.${name}`, label(name)) ?? text('screens.report.card.open'))
  const row = (name: Parameters<typeof label>[0], said: string) => ({ label: label(name), text: said })
  return {
    kind: 'card',
    title: text('screens.report.card.title', { alias }),
    lines: [
      row('place', text(`screens.report.plain.helpTexts.place.${leaningOf(dials.zones)}`)),
      row('distance', distance ?? ''),
      row('colour', text(`screens.profile.colours.${dials.colour}`)),
      row('background', text(`screens.profile.options.background.${dials.background}`)),
      row('number', text('screens.report.plain.helpTexts.number', { count: dials.maxItems })),
      row(
        'wait',
        dials.waitMs === null ? text('screens.report.card.waitForever') : text('screens.report.card.waitText', { seconds: dials.waitMs / SECOND_MS }),
      ),
      row('sound', text(dials.voiceCue ? 'screens.report.card.soundText.yes' : 'screens.report.card.soundText.no', { alias })),
      row('answers', text(`screens.report.card.ways.${dials.accessMethod}`)),
      row('tired', tired ?? ''),
      row('stop', stop ?? ''),
    ],
    fine: sayOn(text('screens.report.card.fine', { alias, day: w.span(now, now) })),
  }
}

export const cardPart = (facts: ReportFacts, w: Writer): readonly PaperBlock[] => [
  { kind: 'heading', level: 2, text: w.text('screens.report.parts.card'), newPage: true },
  { kind: 'paragraph', tone: 'fine', text: w.text('screens.report.card.lead') },
  cardBlock(facts, w),
]
