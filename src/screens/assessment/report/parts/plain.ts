import type { PaperBlock, HelpIcon } from '#domain/assessment/paper'
import type { ReportContent } from '#domain/assessment/report'
import { leaningOf } from '#domain/child/zones'
import { SECOND_MS } from '#domain/time'
import { sayAll, sayNumber } from '#text/locale'
import { formatSeconds } from '../../../history/formats'
import type { ReportFacts } from '../facts'
import { sectionName } from '../words'
import type { Writer } from '../writer'
import { goalSentence } from './goals'

/** Not more: a page for everybody. */
const MOST_HELPS = 6
/** From this score on something is seen mostly. */
const STRONG = 75
const MOST_STRONG = 3

/** Page 1: for everybody, in plain words. */
export function plainPart(facts: ReportFacts, content: ReportContent, w: Writer): readonly PaperBlock[] {
  const { child, author, from, until, now } = facts
  const { text } = w
  const at = (moment: number) => w.span(moment, moment)
  const lines = summaryLines(facts, w)
  const [goal] = facts.goals
  return [
    { kind: 'heading', level: 1, text: text('screens.report.plain.title', { alias: child.alias }) },
    {
      kind: 'paragraph',
      tone: 'fine',
      text: text('screens.report.plain.who', {
        reader: text(`screens.report.plain.readers.${content.reader}`),
        name: author,
        day: at(now),
        from: at(from),
        until: at(until),
      }),
    },
    ...(lines.length === 0 ? [w.say('plain', 'plain.nothing', sayLittle(facts, w))] : lines),
    { kind: 'heading', level: 2, text: text('screens.report.plain.helps') },
    { kind: 'helps', items: helpsOf(facts, w) },
    // Without it a setting would read as something that play has shown.
    { kind: 'paragraph', tone: 'fine', text: text('screens.report.plain.helpsFrom', { alias: child.alias }) },
    { kind: 'heading', level: 2, text: text('screens.report.plain.next') },
    goal === undefined
      ? w.say('plain', 'plain.next', text('screens.report.plain.noGoal'))
      : w.say('plain', 'plain.next', goalSentence(goal.goal, child.alias, w)),
    { kind: 'paragraph', tone: 'fine', text: text('screens.report.plain.limit') },
  ]
}

function summaryLines({ child: { alias }, played, rows }: ReportFacts, w: Writer): readonly PaperBlock[] {
  const { text } = w
  const lines: PaperBlock[] = []
  const { all } = played.time
  if (all !== null && all.spread !== null)
    lines.push(
      w.say(
        'plain',
        'plain.time',
        text('screens.report.plain.time', { alias, seconds: formatSeconds(all.spread.median), told: w.told({ ...all, n: all.spread.n }) }),
      ),
    )
  if (played.places !== null && played.places.side !== null)
    lines.push(w.say('plain', 'plain.side', text(`screens.report.plain.side.${played.places.side}`, { alias, told: w.told(played.places) })))
  if (played.atOnce !== null && played.atOnce.hardest !== null)
    lines.push(
      w.say('plain', 'plain.atOnce', text('screens.report.plain.atOnce', { alias, count: Number(played.atOnce.hardest), told: w.told(played.atOnce) })),
    )
  if (played.ground !== null && played.ground.highest !== null) {
    const { highest: rung } = played.ground
    const ground = text(`app.ground.rungs.g${rung}`)
    lines.push(w.say('plain', 'plain.ground', text('screens.report.plain.ground', { alias, ground, rung, told: w.told(played.ground) })))
  }
  const { stamina } = played
  if (stamina !== null && stamina.minutes !== null)
    lines.push(w.say('plain', 'plain.tires', text('screens.report.plain.tires', { minutes: sayNumber(stamina.minutes), told: sayStamina(w, stamina) })))
  const strong = rows
    .flatMap(({ section, figures }) => {
      const scores = figures.flatMap(({ score }) => score ?? [])
      return scores.length > 0 && Math.min(...scores) >= STRONG ? [{ section, least: Math.min(...scores) }] : []
    })
    .toSorted((one, other) => other.least - one.least)
    .slice(0, MOST_STRONG)
  if (strong.length > 0)
    lines.push(
      w.say('plain', 'plain.strongest', text('screens.report.plain.strongest', { sections: sayAll(strong.map(({ section }) => sectionName(text, section))) })),
    )
  return lines
}

/** Why there is nothing to say: only where no session lies in the time has nobody played. */
function sayLittle({ sessions, ratings }: ReportFacts, { text }: Writer): string {
  if (sessions.length > 0) return text('screens.report.plain.few', { count: sessions.length })
  return text(ratings.length > 0 ? 'screens.report.plain.notPlayed' : 'screens.report.plain.nothing')
}

/** Stamina is told by sessions, not by turns. */
export const sayStamina = (w: Writer, { n, from, to }: { readonly n: number; readonly from: number; readonly to: number }): string =>
  w.text('screens.report.told', { turns: w.text('screens.report.sessions', { count: n }), days: w.span(from, to) })

/** What play showed goes before what is set. */
const bestSide = ({ places }: ReportFacts['played']): 'left' | 'right' | null => (places?.side === 'left' || places?.side === 'right' ? places.side : null)

/** What is set for the child first, then what people named most often as a help. */
function helpsOf({ dials, rows, played }: ReportFacts, { text }: Writer): readonly { readonly icon: HelpIcon; readonly text: string }[] {
  const say = (key: 'quiet' | 'light' | 'familiar' | 'movement' | 'sound') => text(`screens.report.plain.helpTexts.${key}`)
  const ticked = new Set(rows.flatMap(({ figures }) => figures.flatMap(({ supports }) => supports)))
  const number = played.atOnce?.hardest === null || played.atOnce === null ? dials.maxItems : Number(played.atOnce.hardest)
  const all: { icon: HelpIcon; text: string }[] = [
    { icon: 'colour', text: text('screens.report.plain.helpTexts.colour', { colour: text(`screens.profile.colours.${dials.colour}`) }) },
    { icon: 'place', text: text(`screens.report.plain.helpTexts.place.${bestSide(played) ?? leaningOf(dials.zones)}`) },
    ...(dials.waitMs === null ? [] : [{ icon: 'wait' as const, text: text('screens.report.plain.helpTexts.wait', { seconds: dials.waitMs / SECOND_MS }) }]),
    { icon: 'number', text: text('screens.report.plain.helpTexts.number', { count: number }) },
    ...(ticked.has('quiet') ? [{ icon: 'quiet' as const, text: say('quiet') }] : []),
    ...(ticked.has('light') ? [{ icon: 'light' as const, text: say('light') }] : []),
    ...(ticked.has('familiar') ? [{ icon: 'familiar' as const, text: say('familiar') }] : []),
    ...(ticked.has('movement') ? [{ icon: 'movement' as const, text: say('movement') }] : []),
    ...(ticked.has('voice') ? [{ icon: 'sound' as const, text: say('sound') }] : []),
  ]
  return all.slice(0, MOST_HELPS)
}
