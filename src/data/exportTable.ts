import type { Session } from '#domain/activities/session'
import { trialResults } from '#domain/measures/trialResults'
import { csvOf } from '#domain/csv'

const columns = [
  'child', 'session', 'started', 'activity', 'category', 'level', 'try', 'warm-up', 'outcome', 'prompt step', 'zone', 'size (stage heights)',
  'speed (stage widths per second)', 'things shown', 'looked after (ms)', 'touched after (ms)', 'first touch off by (stage heights)', 'touches beside', 'wrong',
] as const

/** One line for each finished try, for a spreadsheet. */
export function tableOf(children: readonly { readonly alias: string; readonly sessions: readonly Session[] }[]): string {
  const rows = children.flatMap(({ alias, sessions }) => sessions.flatMap((session) => rowsOf(alias, session)))
  return csvOf([columns, ...rows])
}

function rowsOf(alias: string, { id, startedAt, activity, category, level, events }: Session): readonly Parameters<typeof csvOf>[0][number][] {
  return trialResults(events).map((result) => [
    alias, id, new Date(startedAt).toISOString(), activity, category, level, result.trial + 1, result.warmUp, result.outcome, result.prompt, result.zone, result.size,
    result.speed, result.items, result.lookMs, result.touchMs, result.error, result.offTarget, result.wrong.join(' '),
  ])
}
