import type { PaperBlock, MapCell, TrendPoints } from '#domain/assessment/paper'
import { shadesOf } from '#domain/measures/fieldShades'
import { MIN_CELL } from '#domain/statistics'
import { SECOND_MS } from '#domain/time'
import { sayOn, sayRow } from '#text/locale'
import type { ReportFacts } from '../facts'
import { activityName } from '../words'
import type { Writer } from '../writer'

/** The map of places, the curve of how much at once, and the times week by week: each with what it is drawn from. */
export const figureBlocks = (facts: ReportFacts, w: Writer): readonly PaperBlock[] => [
  ...mapBlocks(facts, w),
  ...curveBlocks(facts, w),
  ...trendBlocks(facts, w),
]

const heading = (text: string): PaperBlock => ({ kind: 'heading', level: 3, text })

function mapBlocks({ played: { places }, child: { alias } }: ReportFacts, w: Writer): readonly PaperBlock[] {
  if (places === null) return []
  const { text } = w
  const shades = shadesOf(places.cells)
  const cells = places.cells.map(({ zone, n, touch }): MapCell => ({
    zone,
    shade: shades.get(zone) ?? null,
    value:
      touch !== null
        ? w.seconds(touch.median)
        : n < MIN_CELL
          ? text('screens.report.fewOf', { n, least: MIN_CELL })
          : text('screens.report.beside.map.noTouch'),
    note: text('screens.report.turns', { count: n }),
  }))
  const said = cells.map(({ zone, value, note }) =>
    text('screens.report.beside.map.place', { name: text(`screens.report.placeNames.${zone}`), value, turns: note }),
  )
  return [
    heading(text('screens.report.beside.map.title')),
    {
      kind: 'map',
      alt: text('screens.report.beside.map.alt', { places: sayRow(said) }),
      caption: text('screens.report.beside.map.caption', { alias, activity: activityName(places.activity), told: w.told(places) }),
      cells,
    },
  ]
}

function curveBlocks({ played: { atOnce } }: ReportFacts, w: Writer): readonly PaperBlock[] {
  if (atOnce === null || atOnce.steps.length < 2) return []
  const { text } = w
  const points = atOnce.steps.map(({ step, share, alone, n }) => ({
    label: step,
    share,
    text: share === null ? text('screens.report.fewOf', { n, least: MIN_CELL }) : text('screens.report.beside.curve.text', { alone, n }),
  }))
  return [
    heading(text('screens.report.beside.curve.title')),
    {
      kind: 'curve',
      alt: text('screens.report.beside.curve.alt', {
        points: sayRow(points.map((point) => text('screens.report.beside.curve.point', { things: Number(point.label), text: point.text }))),
      }),
      caption: text('screens.report.beside.curve.caption', { told: w.told(atOnce) }),
      axis: text('screens.report.beside.curve.axis'),
      points,
    },
  ]
}

function trendBlocks({ progress }: ReportFacts, w: Writer): readonly PaperBlock[] {
  const { task, weeks } = progress
  const touches = weeks.flatMap((week) => week.touches)
  const [first, last] = [weeks[0], touches.at(-1)]
  if (task === null || first === undefined || last === undefined || touches.length < MIN_CELL) return []
  const { text } = w
  const end = weeks.at(-1)?.until ?? first.until
  const share = (at: number) => Math.min(1, Math.max(0, (at - first.from) / (end - first.from)))
  const points: TrendPoints = {
    dots: touches.map(({ at, ms }) => ({ at: share(at), value: ms / SECOND_MS })),
    medians: weeks.flatMap(({ from, until, spread }) => (spread === null ? [] : [{ from: share(from), to: share(until), value: spread.median / SECOND_MS }])),
    from: w.span(first.from, first.from),
    to: w.span(end, end),
  }
  const medians = weeks.flatMap(({ from, spread }) =>
    spread === null ? [] : [text('screens.report.beside.trend.median', { day: w.span(from, from), value: w.seconds(spread.median) })],
  )
  const starts = touches.map(({ at }) => at)
  return [
    heading(text('screens.report.beside.trend.title')),
    {
      kind: 'trend',
      alt: text('screens.report.beside.trend.alt', {
        weeks: weeks.length,
        medians: medians.length === 0 ? text('screens.report.beside.trend.noMedian') : sayOn(...medians),
      }),
      caption: text('screens.report.beside.trend.caption', {
        activity: activityName(task.activity),
        level: task.level,
        told: w.told({ n: touches.length, from: Math.min(...starts), to: Math.max(...starts) }),
      }),
      axis: text('screens.report.beside.trend.axis'),
      ...points,
    },
  ]
}
