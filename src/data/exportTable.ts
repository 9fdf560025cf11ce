import { conditionNames } from '#domain/activities/conditions'
import type { Session } from '#domain/activities/session'
import { sizeInRoom } from '#domain/activities/visualAngle'
import { trialResults, type TrialResult } from '#domain/measures/trialResults'
import { csvOf } from '#domain/csv'

interface Row {
  readonly alias: string
  readonly session: Session
  readonly result: TrialResult
}

// The clock and the layout know more digits than the world does.
const ms = (value: number | null): number | null => (value === null ? null : Math.round(value))
const rounded = (value: number | null, digits = 3): number | null => (value === null ? null : Number(value.toFixed(digits)))
const inRoom = ({ session: { device }, result: { size } }: Row) => (size === null || device.screen === undefined ? null : sizeInRoom(size, device.screen))

/** What each column holds, with its unit in brackets, in their order. README.md says what they mean. */
export const columns: Readonly<Record<string, (row: Row) => string | number | boolean | null>> = {
  child: ({ alias }) => alias,
  session: ({ session }) => session.id,
  started: ({ session }) => new Date(session.startedAt).toISOString(),
  activity: ({ session }) => session.activity,
  category: ({ session }) => session.category,
  level: ({ session }) => session.level,
  try: ({ result }) => result.trial + 1,
  'warm-up': ({ result }) => result.warmUp,
  outcome: ({ result }) => result.outcome,
  'prompt step': ({ result }) => result.prompt,
  zone: ({ result }) => result.zone,
  'size (stage heights)': ({ result }) => rounded(result.size),
  'size (cm)': (row) => rounded(inRoom(row)?.cm ?? null, 1),
  'size (degrees)': (row) => rounded(inRoom(row)?.degrees ?? null, 1),
  'speed (stage widths per second)': ({ result }) => rounded(result.speed),
  'things shown': ({ result }) => result.items,
  'looked after (ms)': ({ result }) => ms(result.lookMs),
  'touched after (ms)': ({ result }) => ms(result.touchMs),
  'first touch off by (stage heights)': ({ result }) => rounded(result.error),
  'touches beside': ({ result }) => result.offTarget,
  wrong: ({ result }) => result.wrong.join(' '),
  'to be found': ({ result }) => result.look,
  'answered with': ({ result }) => result.by,
  'longest wait (ms)': ({ result }) => ms(result.waitMs),
  'many touches beside': ({ session, result }) => happened(session, result, 'overloaded'),
  'break advised': ({ session, result }) => happened(session, result, 'tired'),
  'harder than set': ({ session }) => session.beyondCap === true,
  'way of acting': ({ session }) => session.settings.dials.accessMethod,
  support: ({ session }) => session.settings.support,
  ...Object.fromEntries(conditionNames.map((name) => [name === 'seizure' ? 'seizure in 24 h' : name, ({ session }: Row) => session.conditions?.[name] ?? null])),
  'session ended by': ({ session }) => session.events.flatMap((event) => (event.kind === 'ended' ? [event.reason] : [])).at(-1) ?? null,
  'made up': ({ session }) => session.demo === true,
}

/** One line for each finished try, for a spreadsheet. */
export function tableOf(children: readonly { readonly alias: string; readonly sessions: readonly Session[] }[]): string {
  const rows = children.flatMap(({ alias, sessions }) => sessions.flatMap((session) => trialResults(session.events).map((result): Row => ({ alias, session, result }))))
  return csvOf([Object.keys(columns), ...rows.map((row) => Object.values(columns).map((valueOf) => valueOf(row)))])
}

const happened = ({ events }: Session, { trial }: TrialResult, kind: 'overloaded' | 'tired'): boolean => events.some((event) => event.kind === kind && event.trial === trial)
