import { type FormSection, itemCount, supports } from '#domain/assessment/items'
import type { PaperBlock } from '#domain/assessment/paper'
import type { ReportContent } from '#domain/assessment/report'
import { GAP } from '#domain/assessment/scores'
import type { ProfileRow, SecondSheet, SheetGoal } from '#domain/assessment/sheets'
import { sayAll, sayNumber, joinSentences } from '#text/locale'
import { groupBy } from '#domain/groupBy'
import type { ComparedThing, ReportFacts } from '../facts'
import { goalSentence } from '../parts/goals'
import { adviceText } from '../parts/recommendations'
import { sectionName } from '../words'
import type { Writer } from '../writer'

const MOST_GOALS = 3
const MOST_STEPS = 4
const MOST_TRIED = 5
/** Maximum number of areas named in a title. */
const MOST_NAMED = 2

/** Composes page 2, or returns null if there are no ratings and comparisons. The goals then fit better in the annex. */
export function secondSheet(facts: ReportFacts, content: ReportContent, w: Writer): PaperBlock | null {
  const { ratings, rows, compared } = facts
  if (ratings.length === 0 && compared.length === 0) return null
  const { text } = w
  const sides = ratings.map(({ side }) => side)
  const raters = ratings.map(({ byName }) => byName)
  const profile = rows.map(({ section, figures }): ProfileRow => {
    const scores = sides.map((side) => figures.find((figure) => figure.side === side)?.score ?? null)
    const [one = null, other = null] = scores
    const help = new Set(figures.flatMap((figure) => figure.supports)).size
    return {
      label: sectionName(text, section),
      scores,
      isApart: one !== null && other !== null && Math.abs(one - other) >= GAP,
      help: figures.length === 0 ? '–' : String(help),
      play: content.parts.beside === false ? null : playFor(section, facts, w),
    }
  })
  const sheet: SecondSheet = {
    kind: 'second',
    title: titleOf(facts, profile, w),
    lead: leadOf(facts, w),
    heads: {
      area: text('screens.report.sheet.second.area'),
      people: text('screens.report.sheet.second.people'),
      help: text('screens.report.sheet.second.help'),
      play: text('screens.report.sheet.second.played'),
    },
    alt: text('screens.report.sheet.second.alt', { lines: sayAll(raters) || '–' }),
    rows: profile,
    notPlayed: text('screens.report.sheet.second.notPlayed'),
    scale: [text('screens.report.sheet.second.scale.none'), text('screens.report.sheet.second.scale.half'), text('screens.report.sheet.second.scale.always')],
    raters,
    apart: text('screens.report.sheet.second.apart', { points: GAP }),
    helpKey: text('screens.report.sheet.second.helpKey', { most: supports.length }),
    tried: triedIn(compared, w),
    goals: {
      title: text('screens.report.sheet.second.goals'),
      items: content.parts.goals === false ? [] : facts.goals.slice(0, MOST_GOALS).map(({ goal, progress }) => goalLights(goal, progress, facts, w)),
    },
    steps: { title: text('screens.report.sheet.second.next'), items: content.parts.recommendations === false ? [] : stepsOf(facts, w) },
  }
  return { kind: 'sheet', begins: 'profile', sheet }
}

function titleOf({ ratings }: ReportFacts, rows: readonly ProfileRow[], { text }: Writer): string {
  const [one, other] = ratings.map(({ byName }) => byName)
  if (one === undefined) return text('screens.report.sheet.second.open')
  if (other === undefined) return text('screens.report.sheet.second.alone', { one })
  const apart = rows.filter(({ isApart }) => isApart).map(({ label }) => label)
  if (apart.length === 0) return text('screens.report.sheet.second.agree', { one, other })
  if (apart.length <= MOST_NAMED) return text('screens.report.sheet.second.except', { one, other, sections: sayAll(apart) })
  return text('screens.report.sheet.second.differ', { one, other, areas: apart.length })
}

function leadOf({ ratings, played: { sessions } }: ReportFacts, w: Writer): string {
  const { text } = w
  const raters = ratings.map(({ byName, answered, signedAt, updatedAt }) =>
    text('screens.report.sheet.second.rater', { name: byName, answered, total: itemCount, day: w.span(signedAt ?? updatedAt, signedAt ?? updatedAt) }),
  )
  return text('screens.report.sheet.second.lead', {
    raters: raters.length === 0 ? text('screens.report.sources.noRaters') : joinSentences(...raters),
    play: sessions === null ? text('screens.report.beside.notPlayed') : text('screens.report.sheet.second.play', { span: w.span(sessions.from, sessions.to) }),
  })
}

/** Returns the result of play for an area with its n. It is never merged with observations. */
function playFor(section: FormSection, { played, alone }: ReportFacts, w: Writer): string | null {
  const { text } = w
  const { time, places, colours, ground, atOnce, hands, stamina } = played
  switch (section) {
    case 'noticing':
      return alone.n === 0 ? null : text('screens.report.sheet.second.independent', { alone: alone.done, n: alone.n })
    case 'time': {
      const spread = time.all?.spread ?? null
      if (spread === null) return null
      return text('screens.report.sheet.second.time', { median: w.seconds(spread.median), q1: w.seconds(spread.q1), q3: w.seconds(spread.q3), n: spread.n })
    }
    case 'where':
      if (places === null || places.sideMs.left === null || places.sideMs.right === null) return null
      return text('screens.report.sheet.second.sides', { left: w.seconds(places.sideMs.left), right: w.seconds(places.sideMs.right), n: places.n })
    case 'light': {
      const first = colours?.each.find(({ colour, touch }) => touch.spread !== null && (colours.soonest === null || colour === colours.soonest))
      if (colours === null || first === undefined) return null
      return text('screens.report.sheet.second.colours', {
        colour: text(`screens.profile.colours.${first.colour}`),
        median: w.median(first.touch.spread),
        n: first.touch.n,
      })
    }
    case 'clutter':
      if (ground === null) return null
      return ground.highest === null
        ? text('screens.report.sheet.second.groundNone', { n: ground.n })
        : text('screens.report.sheet.second.ground', { ground: text(`app.ground.rungs.g${ground.highest}`), n: ground.n })
    case 'knowing':
      if (atOnce === null) return null
      return atOnce.hardest === null
        ? text('screens.report.sheet.second.thingsNone', { n: atOnce.n })
        : text('screens.report.sheet.second.things', { most: Number(atOnce.hardest), n: atOnce.n })
    case 'hands':
      if (hands === null) return null
      if (hands.cm !== null) return text('screens.report.sheet.second.hands', { cm: sayNumber(hands.cm.median, 1), n: hands.n })
      return hands.error === null ? null : text('screens.report.sheet.second.handsShare', { error: w.percent(hands.error.median), n: hands.n })
    case 'stamina':
      if (stamina === null || stamina.long === 0) return null
      return stamina.minutes === null
        ? text('screens.report.sheet.second.lasts', { lasted: stamina.long - stamina.slowed, long: stamina.long })
        : text('screens.report.sheet.second.tires', { minutes: sayNumber(stamina.minutes) })
    default:
      return null
  }
}

function triedIn(compared: readonly ComparedThing[], w: Writer): SecondSheet['tried'] {
  const { text } = w
  const known = compared.filter(({ n }) => n.a > 0 && n.b > 0).slice(0, MOST_TRIED)
  if (known.length === 0) return null
  const rows = known.map(({ factor, n, touched }) => ({
    label: text(`screens.report.sheet.second.factors.${factor}`),
    one: { name: text(`screens.report.arms.${factor}.a`), filled: touched.a, of: n.a },
    other: { name: text(`screens.report.arms.${factor}.b`), filled: touched.b, of: n.b },
  }))
  const moments = known.flatMap(({ from, to }) => [from, to]).filter((at) => at !== null)
  const lines = rows.map(({ label, one, other }) =>
    text('screens.report.sheet.second.triedLine', { label, a: one.name, aDone: one.filled, aOf: one.of, b: other.name, bDone: other.filled, bOf: other.of }),
  )
  return {
    title: text('screens.report.sheet.second.tried'),
    alt: joinSentences(...lines),
    rows,
    note: text('screens.report.sheet.second.triedNote', { span: w.span(Math.min(...moments), Math.max(...moments)) }),
  }
}

type Of = ReportFacts['goals'][number]

function goalLights(goal: Of['goal'], { done, turns }: Of['progress'], { child: { alias } }: ReportFacts, w: Writer): SheetGoal {
  const { text } = w
  const { n, m } = goal
  return {
    text: goalSentence(goal, alias, w),
    now: done,
    aim: n,
    of: m,
    says: turns === 0 ? text('screens.report.sheet.second.goalNone', { n, m }) : text('screens.report.sheet.second.goalNow', { done, turns, n, m }),
  }
}

/** Returns the adult's lines, each with its addressee before a colon, or else the first recommendations. */
function stepsOf(facts: ReportFacts, w: Writer): SecondSheet['steps']['items'] {
  const written = w.written('recommendations', 'recommendations.who', w.text('screens.report.recommendations.who'))
  if (written !== null)
    return written
      .split('\n')
      .filter((line) => line.trim() !== '')
      .slice(0, MOST_STEPS)
      .map((line) => {
        const at = line.indexOf(':')
        return at < 0 ? { who: '', when: '', what: line.trim() } : { who: line.slice(0, at).trim(), when: '', what: line.slice(at + 1).trim() }
      })
  return [...groupBy(facts.advice.slice(0, MOST_STEPS), ({ area }) => area)].map(([area, of]) => ({
    who: w.text(`screens.report.recommendations.areas.${area}`),
    when: '',
    what: joinSentences(...of.map(({ id }) => adviceText(id, facts, w))),
  }))
}
