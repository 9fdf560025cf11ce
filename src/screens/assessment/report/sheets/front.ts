import type { PaperBlock } from '#domain/assessment/paper'
import type { ReportContent } from '#domain/assessment/report'
import { redFlags } from '#domain/assessment/items'
import type { Badge, FrontSheet } from '#domain/assessment/sheets'
import { palette } from '#domain/child/palette'
import { isStrict } from '#domain/child/safety'
import { leaningOf } from '#domain/child/zones'
import { findActivity } from '#scenes/catalogue'
import { SECOND_MS } from '#domain/time'
import { sayAll, sayName, sayNumber, joinSentences, sayRow } from '#text/locale'
import type { ReportFacts } from '../facts'
import { sectionName } from '../words'
import type { Text, Writer } from '../writer'
import { figuresNote, sheetMap, sheetTrend } from './figures'

/** Lowest score that counts as "mostly". */
const STRONG = 75
const MOST_ASKED = 2
/** If more things than this at once suit the child, the report does not advise against showing several. */
const FEW_THINGS = 3

type Person = ReportFacts['child']

/** Composes page 1 of a report, which can be read in twenty seconds. */
export function frontSheet(facts: ReportFacts, content: ReportContent, w: Writer): PaperBlock {
  const { child, author, isSigned, version, now } = facts
  const { text } = w
  const side = sideOf(facts)
  const lines = [
    ['well', saidBy('plain.well', wellSentence(facts, w), w)],
    ['helps', saidBy('plain.helps', helpsSentence(facts, w), w)],
    ['ask', saidBy('plain.ask', askedSentence(facts, content, w), w)],
  ] as const
  const copies = w.written('signatures', 'signatures.list', text('screens.report.signatures.list'))
  const sheet: FrontSheet = {
    kind: 'front',
    badge: badgeOf(child, facts.dials.colour, text),
    who: { lead: sayName(child.alias), text: sayAge(child, now, w) },
    title: saidBy('plain.title', headline(facts, side, w), w),
    reported: reportedLines(facts, content, w),
    sentences: lines.flatMap(([name, said]) =>
      said === '' ? [] : [{ lead: text(`screens.report.sheet.${name}.label`), text: said, ...(name === 'ask' ? { isAsked: true as const } : {}) }],
    ),
    map: sheetMap(facts, w),
    trend: sheetTrend(facts, w),
    note: figuresNote(facts, w),
    ...doAndAvoid(facts, text),
    signed: [
      [{ lead: author, text: '' }],
      [
        isSigned ? { lead: text('screens.report.sheet.signed'), text: w.span(now, now) } : { lead: text('screens.report.sheet.notSigned'), text: '' },
        { lead: text('screens.report.sheet.version'), text: String(version) },
      ],
      [{ lead: text('screens.report.sheet.copies'), text: copies ?? text('screens.report.sheet.nobody') }],
    ],
    byHand: text('screens.report.sheet.byHand'),
  }
  return { kind: 'sheet', begins: 'plain', sheet }
}

/** Returns a sentence as composed or, with a mark, as the adult edited it. */
function saidBy(key: string, own: string, w: Writer): string {
  const block = w.say('plain', key, own)
  return block.kind === 'paragraph' ? block.text : own
}

export const badgeOf = ({ alias, picture }: Person, colour: keyof typeof palette, text: Text): Badge => ({
  colour: palette[colour],
  face: picture ?? null,
  alt: text(picture === undefined ? 'screens.report.sheet.badgeLight' : 'screens.report.sheet.badge', { alias }),
})

/** Returns the age in years and months, and the month of birth. */
function sayAge({ birthMonth }: Person, now: number, { text, month }: Writer): string {
  if (birthMonth === null) return text('screens.report.sheet.unknownAge')
  const [year = 0, born = 1] = birthMonth.split('-').map(Number)
  const today = new Date(now)
  const months = Math.max(0, (today.getFullYear() - year) * 12 + today.getMonth() + 1 - born)
  const parts = [
    ...(months >= 12 ? [text('screens.report.sheet.age', { count: Math.floor(months / 12) })] : []),
    ...(months % 12 > 0 || months < 12 ? [text('screens.report.sheet.months', { count: months % 12 })] : []),
  ]
  return text('screens.report.sheet.born', { age: joinSentences(...parts), month: month(birthMonth) })
}

/** Returns the side on which touches were quicker. */
const sideOf = ({ played: { places } }: ReportFacts): 'left' | 'right' | null =>
  places !== null && (places.side === 'left' || places.side === 'right') ? places.side : null

function headline({ child: { alias }, played }: ReportFacts, side: 'left' | 'right' | null, { text }: Writer): string {
  const soonest = played.colours?.soonest ?? null
  const colour = soonest === null ? '' : text(`screens.profile.colours.${soonest}`)
  if (side !== null && soonest !== null) return text(`screens.report.sheet.title.both.${side}`, { alias, colour })
  if (side !== null) return text(`screens.report.sheet.title.side.${side}`, { alias })
  if (soonest !== null) return text('screens.report.sheet.title.colour', { alias, colour })
  const median = played.time.all?.spread?.median
  return median === undefined
    ? text('screens.report.sheet.title.open', { alias })
    : text('screens.report.sheet.title.time', { alias, seconds: sayNumber(median / SECOND_MS) })
}

/** Returns the diagnoses as reported. The answer about epilepsy is always included. */
function reportedLines({ child: { profile } }: ReportFacts, { texts, parts }: ReportContent, { text }: Writer): FrontSheet['reported'] {
  const told = parts.background === false ? '' : (texts['background.diagnoses']?.trim() ?? '')
  const epilepsy = text(`screens.report.sheet.epilepsy.${profile.epilepsy}`)
  const isStrong = profile.epilepsy !== 'no'
  return [
    ...(told === '' ? [] : [{ text: text('screens.report.sheet.reported', { what: told }) }]),
    { text: epilepsy, ...(isStrong ? { isStrong: true as const } : {}) },
  ]
}

function wellSentence({ child: { alias }, played, alone, rows, sessions, ratings }: ReportFacts, { text }: Writer): string {
  const spread = played.time.all?.spread ?? null
  if (spread !== null) return text('screens.report.sheet.well.time', { alias, seconds: sayNumber(spread.median / SECOND_MS), alone: alone.done, n: alone.n })
  const strong = rows
    .flatMap(({ section, figures }) => {
      const scores = figures.flatMap(({ score }) => score ?? [])
      return scores.length > 0 && Math.min(...scores) >= STRONG ? [sectionName(text, section)] : []
    })
    .slice(0, 3)
  if (strong.length > 0) return text('screens.report.plain.strongest', { sections: sayAll(strong) })
  if (sessions.length > 0) return text('screens.report.plain.few', { count: sessions.length })
  return text(ratings.length > 0 ? 'screens.report.plain.notPlayed' : 'screens.report.plain.nothing')
}

/**
 * Returns how many things at once help: the limit found in play, or else the largest number shown.
 * The setting is only a cap, and may be far above any number that was tried.
 */
function thingsOf({ dials, sessions, played: { atOnce } }: ReportFacts): number {
  const found = atOnce === null || atOnce.hardest === null ? null : Number(atOnce.hardest)
  const shown = sessions.map(({ activity, level }) => findActivity(activity)?.levels.find(({ id }) => id === level)?.items ?? 1)
  return Math.min(dials.maxItems, found ?? (shown.length === 0 ? dials.maxItems : Math.max(...shown)))
}

/** The best place to show things, and the best number at once. */
export interface ShownBest {
  readonly place: ReturnType<typeof leaningOf>
  readonly things: number
}

/** Returns where to show things and how many at once: as found in play, or else as set. */
export const shownIn = (facts: ReportFacts): ShownBest => ({ place: sideOf(facts) ?? leaningOf(facts.dials.zones), things: thingsOf(facts) })

function helpsSentence(facts: ReportFacts, { text }: Writer): string {
  const {
    dials,
    child: { alias },
    rows,
  } = facts
  const { place, things } = shownIn(facts)
  const ticked = new Set(rows.flatMap(({ figures }) => figures.flatMap(({ supports }) => supports)))
  const list = [
    text('screens.report.sheet.helps.number', { count: things }),
    text('screens.report.sheet.helps.colour', { colour: text(`screens.profile.colours.${dials.colour}`) }),
    text('screens.report.sheet.helps.ground'),
    ...(place === 'even' ? [] : [text(`screens.report.sheet.helps.place.${place}`)]),
    ...(ticked.has('quiet') ? [text('screens.report.sheet.helps.quiet')] : []),
    dials.waitMs === null
      ? text('screens.report.sheet.helps.waitForever', { alias })
      : text('screens.report.sheet.helps.wait', { seconds: dials.waitMs / SECOND_MS }),
  ]
  return text('screens.report.sheet.helps.sentence', { list: sayRow(list) })
}

/** Returns the request to the reader: findings to examine for a doctor, observations to make for a school or family. */
function askedSentence({ ratings, played, child: { alias, profile } }: ReportFacts, { reader, parts, texts }: ReportContent, { text }: Writer): string {
  if (parts.questions === false) return ''
  const isMarked = (flag: (typeof redFlags)[number]) => ratings.some(({ answers }) => answers.flags[flag] === true)
  const side = played.places?.side
  const medical = [
    ...(redFlags.some((flag) => flag !== 'glasses' && isMarked(flag)) ? [text('screens.report.sheet.ask.flags')] : []),
    ...(isMarked('glasses') ? [text('screens.report.sheet.ask.glasses', { alias })] : []),
    ...(side === 'left' || side === 'right' ? [text(`screens.report.sheet.ask.field.${side}`)] : []),
    ...(profile.photosensitive === 'unknown' ? [text('screens.report.sheet.ask.epilepsy')] : []),
    ...((texts['background.eyes']?.trim() ?? '') === '' ? [text('screens.report.sheet.ask.eyes', { alias })] : []),
  ]
  const daily = [text('screens.report.sheet.ask.day', { alias }), text('screens.report.sheet.ask.hearing', { alias })]
  return joinSentences(...(reader === 'doctor' ? medical : daily).slice(0, MOST_ASKED))
}

/** Returns what helps and what to avoid. It uses the settings, except for the side, where results of play take precedence. */
function doAndAvoid(facts: ReportFacts, text: Text): Pick<FrontSheet, 'does' | 'avoid'> {
  const {
    dials,
    child: { alias, profile },
  } = facts
  const colour = text(`screens.profile.colours.${dials.colour}`)
  const { place, things } = shownIn(facts)
  return {
    does: {
      title: text('screens.report.sheet.does.title'),
      items: [
        text('screens.report.sheet.does.show', { count: things, colour }),
        text(`screens.report.sheet.does.place.${place}`, { alias }),
        dials.waitMs === null
          ? text('screens.report.sheet.does.waitForever', { alias })
          : text('screens.report.sheet.does.wait', { seconds: dials.waitMs / SECOND_MS }),
        text(`screens.report.sheet.does.speak.${dials.voiceCue ? 'yes' : 'no'}`, { alias }),
      ],
    },
    avoid: {
      title: text('screens.report.sheet.avoid.title'),
      items: [
        ...(isStrict(profile) ? [text('screens.report.sheet.avoid.flashing')] : []),
        ...(things <= FEW_THINGS ? [text('screens.report.sheet.avoid.several')] : []),
        text('screens.report.sheet.avoid.talking', { alias }),
        text('screens.report.sheet.avoid.moving', { alias }),
        text('screens.report.sheet.avoid.reading'),
      ].slice(0, 4),
    },
  }
}
