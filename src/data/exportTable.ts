import type { Session } from '#domain/activities/session'
import { trialResults } from '#domain/measures/trialResults'

const columns = [
  'child', 'session', 'started', 'activity', 'category', 'level', 'try', 'warm-up', 'outcome', 'prompt step', 'zone', 'size (stage heights)',
  'speed (stage widths per second)', 'things shown', 'looked after (ms)', 'touched after (ms)', 'first touch off by (stage heights)', 'touches beside', 'wrong',
] as const

/** One line for each finished try, for a spreadsheet: RFC 4180, with the mark that tells spreadsheets that it is UTF-8. */
export function tableOf(children: readonly { readonly alias: string; readonly sessions: readonly Session[] }[]): string {
  const rows = children.flatMap(({ alias, sessions }) => sessions.flatMap((session) => rowsOf(alias, session)))
  return `\ufeff${[columns, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}

type Value = string | number | boolean | null

function rowsOf(alias: string, { id, startedAt, activity, category, level, events }: Session): readonly (readonly Value[])[] {
  return trialResults(events).map((result) => [
    alias, id, new Date(startedAt).toISOString(), activity, category, level, result.trial + 1, result.warmUp, result.outcome, result.prompt, result.zone, result.size,
    result.speed, result.items, result.lookMs, result.touchMs, result.error, result.offTarget, result.wrong.join(' '),
  ])
}

function cell(value: Value): string {
  if (value === null) return ''
  if (typeof value !== 'string') return String(value)
  // A spreadsheet would run a nickname that begins like a formula.
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
