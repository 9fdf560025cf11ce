import type { PaperBlock } from '#domain/assessment/paper'
import { itemCount } from '#domain/assessment/items'
import { groupBy } from '#domain/groupBy'
import { sayAll } from '#text/locale'
import type { ReportFacts } from '../facts'
import { raterName } from '../words'
import type { Writer } from '../writer'

/** Composes the sources of the information and their reliability. */
export function sourcesPart({ ratings, sessions, from, until }: ReportFacts, w: Writer): readonly PaperBlock[] {
  const { text } = w
  const raters = ratings.map((rating) =>
    text('screens.report.sources.raters', {
      rater: raterName(text, rating),
      day: w.span(rating.signedAt ?? rating.updatedAt, rating.signedAt ?? rating.updatedAt),
      answered: rating.answered,
      total: itemCount,
    }),
  )
  const starts = sessions.map(({ startedAt }) => startedAt)
  const play =
    starts.length === 0
      ? [text('screens.report.sources.noPlay', { from: w.span(from, from), until: w.span(until, until) })]
      : [
          text('screens.report.sources.play', {
            sessions: text('screens.report.sessions', { count: sessions.length }),
            count: new Set(starts.map((at) => w.span(at, at))).size,
            span: w.span(Math.min(...starts), Math.max(...starts)),
          }),
          ...circumstances(sessions, w),
        ]
  const limits: readonly string[] = text('screens.report.sources.limits', { returnObjects: true })
  return [
    { kind: 'heading', level: 2, text: text('screens.report.sources.title') },
    {
      kind: 'list',
      items: [
        ...(raters.length === 0 ? [text('screens.report.sources.noRaters')] : raters),
        ...(raters.length === 1 ? [text('screens.report.sources.oneRater')] : []),
        ...play,
        ...limits,
      ],
    },
  ]
}

/** Returns the places and devices of the sessions, where known. */
function circumstances(sessions: ReportFacts['sessions'], { text }: Writer): readonly string[] {
  const places = [...groupBy(sessions, ({ conditions }) => conditions?.place ?? 'unknown')].map(([place, all]) =>
    text('screens.report.sources.place', {
      place: text(place === 'unknown' ? 'screens.report.sources.placeUnknown' : `screens.report.sources.placeNames.${place}`),
      sessions: text('screens.report.sessions', { count: all.length }),
    }),
  )
  const devices = [...groupBy(sessions, ({ device }) => `${Math.round(device.width)} x ${Math.round(device.height)}`)].map(([size, all]) =>
    text('screens.report.sources.device', { size, sessions: text('screens.report.sessions', { count: all.length }) }),
  )
  return [
    text('screens.report.sources.places', { places: sayAll(places) }),
    text('screens.report.sources.devices', { devices: sayAll(devices) }),
    text('screens.report.sources.screen', {
      n: sessions.filter(({ device }) => device.screen !== undefined).length,
      sessions: text('screens.report.sessions', { count: sessions.length }),
    }),
    ...(sessions.some(({ demo }) => demo === true) ? [text('screens.report.sources.guest')] : []),
  ]
}
