import { items } from '#domain/assessment/items'
import type { PaperBlock } from '#domain/assessment/paper'
import { groupBy } from '#domain/groupBy'
import type { Timed } from '#domain/assessment/playedFigures'
import type { Spread } from '#domain/statistics'
import { sayNumber } from '#text/locale'
import type { ReportFacts } from '../facts'
import { activityName, answerText, itemText, raterName } from '../words'
import type { Writer } from '../writer'

type ColumnName =
  | 'place'
  | 'colour'
  | 'things'
  | 'rung'
  | 'n'
  | 'alone'
  | 'times'
  | 'median'
  | 'q1'
  | 'q3'
  | 'what'
  | 'week'
  | 'activity'
  | 'sessions'
  | 'first'
  | 'last'

/** Formats whole milliseconds without thousands separators, so the figures can be used in calculations. */
const ms = (value: number | null): string => (value === null ? '' : String(Math.round(value)))
const spread = (of: Spread | null): readonly string[] => [ms(of?.median ?? null), ms(of?.q1 ?? null), ms(of?.q3 ?? null)]

/** Composes the tables with every computed figure of the report, so readers can check them against the table of trials. */
export function appendixPart(facts: ReportFacts, w: Writer): readonly PaperBlock[] {
  const tables = [...timeTables(facts, w), ...taskTables(facts, w), ...weekTables(facts, w), ...sessionTables(facts, w), ...answerTables(facts, w)]
  if (tables.length === 0) return []
  return [
    { kind: 'heading', level: 2, text: w.text('screens.report.appendix.title'), newPage: true },
    { kind: 'paragraph', tone: 'fine', text: w.text('screens.report.appendix.lead') },
    ...tables,
  ]
}

function table(caption: string, columns: readonly ColumnName[], rows: readonly (readonly string[])[], { text }: Writer): readonly PaperBlock[] {
  if (rows.length === 0) return []
  return [
    {
      kind: 'table',
      dense: true,
      caption,
      columns: columns.map((column, index) => ({
        head: text(`screens.report.appendix.columns.${column}`),
        ...(index === 0 ? { share: 0.3 } : { align: 'end' as const }),
      })),
      rows,
    },
  ]
}

function timeTables({ played: { time, places, colours } }: ReportFacts, w: Writer): readonly PaperBlock[] {
  const { text } = w
  const row = (name: 'all' | 'known' | 'fresh' | 'look', timed: Timed | null) =>
    timed === null ? [] : [[text(`screens.report.appendix.${name}`), String(timed.n), ...spread(timed.spread)]]
  const times = [...row('all', time.all), ...row('known', time.known), ...row('fresh', time.fresh), ...row('look', time.look)]
  return [
    ...(time.all === null ? [] : table(text('screens.report.appendix.time', { told: w.told(time.all) }), ['what', 'times', 'median', 'q1', 'q3'], times, w)),
    ...(places === null
      ? []
      : table(
          text('screens.report.appendix.places', { activity: activityName(places.activity), told: w.told(places) }),
          ['place', 'n', 'median', 'q1', 'q3'],
          places.cells.map(({ zone, n, touch }) => [text(`screens.report.placeNames.${zone}`), String(n), ...spread(touch)]),
          w,
        )),
    ...(colours === null
      ? []
      : table(
          text('screens.report.appendix.colours', { told: w.told(colours) }),
          ['colour', 'times', 'median', 'q1', 'q3'],
          colours.each.map(({ colour, touch }) => [text(`screens.profile.colours.${colour}`), String(touch.n), ...spread(touch.spread)]),
          w,
        )),
  ]
}

function taskTables({ played: { atOnce, ground } }: ReportFacts, w: Writer): readonly PaperBlock[] {
  const { text } = w
  return [
    ...(atOnce === null
      ? []
      : table(
          text('screens.report.appendix.atOnce', { told: w.told(atOnce) }),
          ['things', 'n', 'alone', 'times', 'median'],
          atOnce.steps.map(({ step, n, alone, times, touchMs }) => [step, String(n), String(alone), String(times), ms(touchMs)]),
          w,
        )),
    ...(ground === null
      ? []
      : table(
          text('screens.report.appendix.ground', { told: w.told(ground) }),
          ['rung', 'n', 'alone', 'times', 'median'],
          ground.rungs.map(({ rung, n, share, times, touchMs }) => [
            text('screens.report.appendix.rung', { ground: text(`app.ground.rungs.g${rung}`), rung }),
            String(n),
            share === null ? '' : w.percent(share),
            String(times),
            ms(touchMs),
          ]),
          w,
        )),
  ]
}

function weekTables({ progress: { task, weeks } }: ReportFacts, w: Writer): readonly PaperBlock[] {
  const { text } = w
  if (task === null) return []
  return table(
    text('screens.report.appendix.weeks', { activity: activityName(task.activity), level: task.level }),
    ['week', 'times', 'median', 'q1', 'q3'],
    weeks.filter(({ touches }) => touches.length > 0).map(({ from, touches, spread: of }) => [w.span(from, from), String(touches.length), ...spread(of)]),
    w,
  )
}

function sessionTables({ sessions }: ReportFacts, w: Writer): readonly PaperBlock[] {
  const { text } = w
  const rows = [...groupBy(sessions, ({ activity }) => activity)].map(([activity, of]) => {
    const starts = of.map(({ startedAt }) => startedAt)
    return [activityName(activity), sayNumber(of.length), w.span(Math.min(...starts), Math.min(...starts)), w.span(Math.max(...starts), Math.max(...starts))]
  })
  return table(text('screens.report.appendix.sessions'), ['activity', 'sessions', 'first', 'last'], rows, w)
}

function answerTables({ ratings, child: { alias } }: ReportFacts, w: Writer): readonly PaperBlock[] {
  const { text } = w
  if (ratings.length === 0) return []
  return [
    {
      kind: 'table',
      dense: true,
      caption: text('screens.report.appendix.profile'),
      columns: [{ head: text('screens.report.appendix.columns.item'), share: 0.5 }, ...ratings.map((rating) => ({ head: raterName(text, rating) }))],
      rows: items.map(({ number }) => [
        `${number}. ${itemText(text, number, alias)}`,
        ...ratings.map(({ answers }) => answerText(text, answers.items[number]) ?? ''),
      ]),
    },
  ]
}
