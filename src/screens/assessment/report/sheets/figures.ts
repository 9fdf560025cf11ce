import type { FrontSheet, SheetTrend } from '#domain/assessment/sheets'
import { groupBy } from '#domain/groupBy'
import { shadesOf } from '#domain/measures/fieldShades'
import { MIN_CELL } from '#domain/statistics'
import { localDay, SECOND_MS } from '#domain/time'
import { sayNumber, joinSentences, sayRow } from '#text/locale'
import { formatDayNumber, formatMonth, formatSeconds, formatShortDay } from '../../../history/formats'
import type { ReportFacts } from '../facts'
import { activityName } from '../words'
import type { Writer } from '../writer'

/** Minimum number of days for a trend. With fewer days, each day gets one line of text. */
const LEAST_DAYS = 3
const MOST_LINES = 8

/** Returns the map of the nine places with its key, or the reason why there is none. */
export function sheetMap({ played: { places } }: ReportFacts, w: Writer): FrontSheet['map'] {
  if (places === null) return null
  const { text } = w
  const shades = shadesOf(places.cells)
  if (places.cells.every(({ zone }) => (shades.get(zone) ?? null) === null)) return { none: text('screens.report.sheet.map.none', { n: places.n }) }
  const cells = places.cells.map(({ zone, n, touch }) => ({
    zone,
    shade: n < MIN_CELL ? null : (shades.get(zone) ?? null),
    value: touch === null ? text('screens.report.beside.map.noTouch') : w.seconds(touch.median),
    note: text('screens.report.sheet.map.n', { n }),
  }))
  const said = cells.map(({ zone, shade, value, note }) =>
    text('screens.report.beside.map.place', {
      name: text(`screens.report.placeNames.${zone}`),
      value: shade === null ? text('screens.report.sheet.map.few') : value,
      turns: note,
    }),
  )
  return {
    title: text(`screens.report.sheet.map.title.${places.side ?? 'open'}`),
    note: text('screens.report.sheet.map.note'),
    alt: text('screens.report.beside.map.alt', { places: sayRow(said) }),
    cells,
    key: { sooner: text('screens.report.sheet.map.sooner'), later: text('screens.report.sheet.map.later'), few: text('screens.report.sheet.map.few') },
  }
}

type Touch = ReportFacts['progress']['weeks'][number]['touches'][number]

const byDay = (touches: readonly Touch[]) => [...groupBy(touches, ({ at }) => localDay(at)).values()]

/** Returns the trend chart with one column per day played. */
export function sheetTrend({ progress, sessions }: ReportFacts, w: Writer): FrontSheet['trend'] {
  const { text } = w
  const { task, weeks, change } = progress
  const played = weeks.filter(({ touches }) => touches.length > 0)
  const days = played.flatMap(({ touches }) => byDay(touches))
  if (task === null || days.length < LEAST_DAYS) {
    if (sessions.length === 0) return null
    const lines = sessions
      .slice(-MOST_LINES)
      .map(({ startedAt, activity }) => text('app.named', { name: formatShortDay(startedAt), of: activityName(activity) }))
    return { title: text('screens.report.sheet.trend.few'), none: lines }
  }
  const groups: SheetTrend['groups'] = played.map(({ touches, spread }) => ({
    days: byDay(touches).map((of) => ({ label: formatDayNumber(of[0]?.at ?? 0), values: of.map(({ ms }) => ms / SECOND_MS) })),
    spread:
      spread === null ? null : { median: spread.median / SECOND_MS, q1: spread.q1 / SECOND_MS, q3: spread.q3 / SECOND_MS, text: w.seconds(spread.median) },
  }))
  const months = [...groupBy(days, (of) => formatMonth(of[0]?.at ?? 0))].map(([label, of]) => ({ label, days: of.length }))
  const sayTouches = (of: readonly Touch[]) =>
    text('screens.report.sheet.trend.day', { day: formatShortDay(of[0]?.at ?? 0), values: sayRow(of.map(({ ms }) => formatSeconds(ms))) })
  return {
    title: trendTitle(change, w),
    note: text('screens.report.sheet.trend.note', { count: days.length }),
    alt: text('screens.report.sheet.trend.alt', {
      days: sayRow(days.map(sayTouches)),
      medians: sayRow(groups.map(({ spread }) => spread?.text ?? text('screens.report.few'))),
    }),
    unit: text('screens.report.sheet.trend.unit'),
    groups,
    months,
    key: {
      touch: text('screens.report.sheet.trend.touch'),
      median: text('screens.report.sheet.trend.median'),
      half: text('screens.report.sheet.trend.half'),
    },
  }
}

function trendTitle(change: ReportFacts['progress']['change'], { text }: Writer): string {
  if (change === null) return text('screens.report.sheet.trend.open')
  const about = ({ median }: { readonly median: number }) => sayNumber(median / SECOND_MS)
  const [before, now] = [about(change.before), about(change.now)]
  return change.compared === 'same' || before === now
    ? text('screens.report.sheet.trend.same', { now })
    : text('screens.report.sheet.trend.changed', { before, now })
}

/** Returns the note that gives the data behind the map and the trend, and their limits. */
export function figuresNote({ played: { places }, progress: { task, weeks } }: ReportFacts, w: Writer): string {
  const { text } = w
  const touches = weeks.flatMap((week) => week.touches)
  const starts = touches.map(({ at }) => at)
  const sources = [
    ...(places === null ? [] : [text('screens.report.sheet.mapFrom', { activity: activityName(places.activity), told: w.told(places) })]),
    ...(task === null || starts.length === 0
      ? []
      : [
          text('screens.report.sheet.trendFrom', {
            activity: activityName(task.activity),
            level: task.level,
            told: w.told({ n: starts.length, from: Math.min(...starts), to: Math.max(...starts) }),
          }),
        ]),
  ]
  if (sources.length === 0) return ''
  return joinSentences(
    text('screens.report.sheet.note', { sources: joinSentences(...sources) }),
    weeks.length <= 12 ? text('screens.report.sheet.short') : null,
  )
}
