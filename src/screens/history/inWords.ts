import type { Manifest } from '#domain/activities/manifest'
import { hasTrials, type Session } from '#domain/activities/session'
import type { Summary } from '#domain/measures/summary'
import type { RecordedValue } from '#domain/trials/plan/shows'
import { answerMethods } from '#domain/trials/engine/events'
import { useText } from '#text/i18n'
import { sayNumber, sayRow } from '#text/locale'
import { formatSeconds } from './formats'

/** Returns how the trials were answered, such as `Touch 6, One switch 2`, or '' if none was answered. */
export function useAnsweredBy({ answeredBy }: Pick<Summary, 'answeredBy'>): string {
  const text = useText()
  return sayRow(
    answerMethods.flatMap((way) => {
      const times = answeredBy[way]
      return times === undefined ? [] : [text('screens.sessions.answers', { way: text(`screens.sessions.ways.${way}`), times })]
    }),
  )
}

/** Returns signs apart from the trials: many off-target touches in a row, and an advised break. */
export function useSigns({ overloads, tired }: Pick<Summary, 'overloads' | 'tired'>): readonly string[] {
  const text = useText()
  return [...(overloads > 0 ? [text('screens.sessions.overloads', { count: overloads })] : []), ...(tired ? [text('screens.sessions.tired')] : [])]
}

/** Returns a function that formats a recorded value for people: seconds, percent, or yes or no. */
export function useRecordWords({ records }: Pick<Manifest, 'records'>): (name: string, value: RecordedValue | null) => string {
  const text = useText()
  return (name, value) => {
    const spec = records?.[name]
    if (value === null) return '–'
    if (typeof value === 'boolean') return text(value ? 'screens.sessions.table.yes' : 'screens.sessions.table.no')
    if (typeof value === 'string' || spec?.kind !== 'number') return String(value)
    if (spec.unit === 'ms') return text('app.seconds', { seconds: formatSeconds(value) })
    return spec.unit === 'count' ? sayNumber(value) : text('app.percent', { percent: Math.round(value * 100) })
  }
}

/** Returns the sentence that replaces the figures if no trial was finished, or null if at least one was. */
export function useUnfinishedSentence(session: Pick<Session, 'events'>): string | null {
  const text = useText()
  if (hasTrials(session)) return null
  const isTornOff = session.events.some((event) => event.kind === 'ended' && event.reason === 'interrupted')
  return text(isTornOff ? 'screens.sessions.begun.interrupted' : 'screens.sessions.begun.ended')
}
