import type { Summary } from '#domain/measures/summary'
import { answerWays } from '#domain/trials/events'
import { useText } from '../../text/i18n'

/** `Touch 6, One switch 2`; empty when nothing was answered. */
export function useAnsweredBy({ answeredBy }: Pick<Summary, 'answeredBy'>): string {
  const text = useText()
  return answerWays
    .filter((way) => answeredBy[way] !== undefined)
    .map((way) => `${text(`screens.sessions.ways.${way}`)} ${answeredBy[way]}`)
    .join(', ')
}

/** What happened beside the tries: many touches in a row that met nothing, and a break that was advised. */
export function useSigns({ overloads, tired }: Pick<Summary, 'overloads' | 'tired'>): readonly string[] {
  const text = useText()
  return [...(overloads > 0 ? [text('screens.sessions.overloads', { count: overloads })] : []), ...(tired ? [text('screens.sessions.tired')] : [])]
}
