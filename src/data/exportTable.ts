import { conditionNames } from '#domain/activities/conditions'
import type { Manifest } from '#domain/activities/manifest'
import type { Session } from '#domain/activities/session'
import { sizeInRoom } from '#domain/activities/visualAngle'
import { plainRecord, recordNames, rounded, whole } from '#domain/measures/records'
import { trialResults, type TrialResult } from '#domain/measures/trialResults'
import { csvOf } from '#domain/csv'
import type { Shows } from '#domain/trials/events'
import { groundNow, type GroundShown, type GroundThen } from '#domain/trials/ground'

interface Row {
  readonly alias: string
  readonly session: Session
  readonly result: TrialResult
}

const inRoom = ({ session: { device }, result: { size } }: Row) => (size === null || device.screen === undefined ? null : sizeInRoom(size, device.screen))

const tenths = (value: number | undefined): number | null => (value === undefined ? null : Math.round(value * 10) / 10)

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
  'zone when answered': ({ result }) => result.hitZone,
  'size (stage heights)': ({ result }) => rounded(result.size),
  'size (cm)': (row) => tenths(inRoom(row)?.cm),
  'size (degrees)': (row) => tenths(inRoom(row)?.degrees),
  'speed (stage widths per second)': ({ result }) => rounded(result.speed),
  'things shown': ({ result }) => result.items,
  'looked after (ms)': ({ result }) => whole(result.lookMs),
  'touched after (ms)': ({ result }) => whole(result.touchMs),
  'first touch off by (stage heights)': ({ result }) => rounded(result.error),
  'touches beside': ({ result }) => result.offTarget,
  'touched at random': ({ result }) => result.isMashed,
  wrong: ({ result }) => result.wrong.join(' '),
  'to be found': ({ result }) => thingOf(result.shows),
  ground: (row) => wordFor(groundOf(row)?.shows),
  'ground (strength)': (row) => rounded(groundOf(row)?.strength ?? null),
  'answered with': ({ result }) => result.by,
  'longest wait (ms)': ({ result }) => whole(result.waitMs),
  'many touches beside': ({ session, result }) => happened(session, result, 'overloaded'),
  'break advised': ({ session, result }) => happened(session, result, 'tired'),
  'harder than set': ({ session }) => session.beyondCap === true,
  'way of acting': ({ session }) => session.settings.dials.accessMethod,
  support: ({ session }) => session.settings.support,
  ...Object.fromEntries(
    conditionNames.map((name) => [name === 'seizure' ? 'seizure in 24 h' : name, ({ session }: Row) => session.conditions?.[name] ?? null]),
  ),
  afterwards: ({ session }) => session.mood ?? null,
  'session ended by': ({ session }) => session.events.flatMap((event) => (event.kind === 'ended' ? [event.reason] : [])).at(-1) ?? null,
  'made up': ({ session }) => session.demo === true,
}

/** An activity with the values that it records of its own. */
export type Recording = Pick<Manifest, 'id' | 'records'>

/** One line for each finished try, for a spreadsheet. Each value that a played activity records has a column: `activity record`. */
export function tableOf(children: readonly { readonly alias: string; readonly sessions: readonly Session[] }[], activities: readonly Recording[] = []): string {
  const rows = children.flatMap(({ alias, sessions }) =>
    sessions.flatMap((session) => trialResults(session.events).map((result): Row => ({ alias, session, result }))),
  )
  const played = activities.filter(({ id }) => rows.some(({ session }) => session.activity === id))
  const recorded = played.flatMap((manifest) => recordNames(manifest).map((name) => ({ manifest, name })))
  const head = [...Object.keys(columns), ...recorded.map(({ manifest, name }) => `${manifest.id} ${name}`)]
  return csvOf([
    head,
    ...rows.map((row) => [...Object.values(columns).map((valueOf) => valueOf(row)), ...recorded.map(({ manifest, name }) => recordIn(row, manifest, name))]),
  ])
}

const recordIn = ({ session, result }: Row, manifest: Recording, name: string) =>
  session.activity === manifest.id ? plainRecord(manifest, name, result.values[name] ?? null) : null

/** The word, the part of it, the drawing or the text. */
function thingOf(shows: Shows | null): string | null {
  if (shows === null) return null
  if ('drawing' in shows) return shows.drawing
  if ('text' in shows) return shows.text
  return shows.part === undefined ? shows.word : `${shows.word}/${shows.part}`
}

/** What lay behind everything when a try was over. */
function groundOf({ session: { events }, result: { trial } }: Row): GroundThen | null {
  const end = events.findIndex((event) => event.kind === 'trial-ended' && event.trial === trial)
  return groundNow(events.slice(0, end + 1))
}

function wordFor(ground: GroundShown | undefined): string | null {
  if (ground === undefined) return null
  if ('word' in ground) return `photo/${ground.word}`
  if ('place' in ground) return `place/${ground.place}`
  return ground.strips.flatMap(({ texture }) => texture ?? []).join(' ') || 'plain'
}

const happened = ({ events }: Session, { trial }: TrialResult, kind: 'overloaded' | 'tired'): boolean =>
  events.some((event) => event.kind === kind && event.trial === trial)
