import { zones } from '#domain/child/zones'
import { conditionNames } from '#domain/activities/conditions'
import type { Manifest } from '#domain/activities/manifest'
import type { Session } from '#domain/activities/session'
import { sizeInRoom } from '#domain/activities/visualAngle'
import { assessmentForm } from '#domain/assessment/forms'
import { type FacingStretch, facingStretches, knownMs } from '#domain/measures/facing'
import { type FreePlay, freePlayOf } from '#domain/measures/freePlay'
import { plainRecord, recordNames, rounded, wholeNumber } from '#domain/measures/records'
import type { TrialResult } from '#domain/trials/engine/trialResult'
import { trialResults } from '#domain/measures/trialResults'
import { type CsvForm, csvOf } from '#domain/csv'
import type { Shows } from '#domain/trials/plan/shows'
import type { PlayEvent } from '#domain/trials/engine/events'
import { groundNow, type GroundSnapshot } from '#domain/trials/engine/groundLog'
import type { GroundShown } from '#domain/trials/plan/ground'

/** One trial, or one session of free play (which has no trials). */
interface Row {
  readonly alias: string
  readonly names: ReadonlyMap<string, string> | undefined
  readonly session: Session
  readonly result: TrialResult | null
  readonly free: FreePlay | null
  /** Facing of the child as reported by the camera; undefined without a camera. */
  readonly face: FacingStretch | undefined
}

type Cell = string | number | boolean | null

const ofTrial =
  (valueOf: (result: TrialResult, session: Session) => Cell) =>
  ({ result, session }: Row): Cell =>
    result === null ? null : valueOf(result, session)

const ofFree =
  (valueOf: (free: FreePlay) => Cell) =>
  ({ free }: Row): Cell =>
    free === null ? null : valueOf(free)

/** Makes a column for a facing figure. Its cell is empty if no camera was on. */
const ofFace =
  (msOf: (stretch: FacingStretch) => number) =>
  ({ face }: Row): Cell =>
    face === undefined ? null : wholeNumber(msOf(face))

const inRoom = ({ session: { device }, result }: Row) =>
  result === null || result.size === null || device.screen === undefined ? null : sizeInRoom(result.size, device.screen)

const tenths = (value: number | undefined): number | null => (value === undefined ? null : Math.round(value * 10) / 10)

/**
 * Columns in order: the name with its unit in brackets, and a function that returns the content. docs/data-format.md explains
 * them.
 */
export const columns: Readonly<Record<string, (row: Row) => Cell>> = {
  child: ({ alias }) => alias,
  session: ({ session }) => session.id,
  started: ({ session }) => new Date(session.startedAt).toISOString(),
  activity: ({ session }) => session.activity,
  category: ({ session }) => session.category,
  level: ({ session }) => session.level,
  trial: ofTrial((result) => result.trial + 1),
  'warm-up': ofTrial((result) => result.warmUp),
  outcome: ({ result }) => result?.outcome ?? 'free',
  'prompt step': ofTrial((result) => result.prompt),
  zone: ofTrial((result) => result.zone),
  'zone when answered': ofTrial((result) => result.hitZone),
  'size (stage heights)': ofTrial((result) => rounded(result.size)),
  'size (cm)': (row) => tenths(inRoom(row)?.cm),
  'size (degrees)': (row) => tenths(inRoom(row)?.degrees),
  'speed (stage widths per second)': ofTrial((result) => rounded(result.speed)),
  'things shown': ofTrial((result) => result.items),
  'looked after (ms)': ofTrial((result) => wholeNumber(result.lookMs)),
  'touched after (ms)': ofTrial((result) => wholeNumber(result.touchMs)),
  'first touch off by (stage heights)': ofTrial((result) => rounded(result.error)),
  'touches next to it': ofTrial((result) => result.offTarget),
  'touched at random': ofTrial((result) => result.isMashed),
  wrong: ofTrial((result) => result.wrong.join(' ')),
  target: ofTrial((result) => thingOf(result.shows)),
  ground: (row) => wordFor(groundOf(row)?.shows),
  'ground (strength)': (row) => rounded(groundOf(row)?.strength ?? null),
  'answered with': ofTrial((result) => result.by),
  'longest wait (ms)': ofTrial((result) => wholeNumber(result.waitMs)),
  'many touches next to it': ofTrial((result, session) => happened(session, result, 'overloaded')),
  'break suggested': ofTrial((result, session) => happened(session, result, 'tired')),
  'above the limit': ({ session }) => session.beyondCap === true,
  'access method': ({ session }) => session.settings.dials.accessMethod,
  support: ({ session }) => session.settings.support,
  ...Object.fromEntries(
    conditionNames.map((name) => [name === 'seizure' ? 'seizure in 24 h' : name, ({ session }: Row) => session.conditions?.[name] ?? null]),
  ),
  afterwards: ({ session }) => session.mood ?? null,
  'session ended by': ({ session }) => session.events.flatMap((event) => (event.kind === 'ended' ? [event.reason] : [])).at(-1) ?? null,
  'made up': ({ session }) => session.demo === true,
  'free: length (ms)': ofFree(({ lengthMs }) => wholeNumber(lengthMs)),
  'free: active (ms)': ofFree(({ activeMs }) => wholeNumber(activeMs)),
  'free: first touch after (ms)': ofFree(({ firstTouchMs }) => wholeNumber(firstTouchMs)),
  'free: touches': ofFree(({ touches }) => touches),
  'free: longest hold (ms)': ofFree(({ longestHoldMs }) => wholeNumber(longestHoldMs)),
  'free: pauses': ofFree(({ pauses }) => pauses),
  'free: demonstrations': ofFree(({ demonstrations }) => demonstrations),
  'free: share left': ofFree(({ left }) => rounded(left)),
  'free: shares of the places 1 to 9': ofFree(({ coverage }) => (coverage === null ? null : zones.map((zone) => rounded(coverage[zone])).join(' '))),
  colour: ofTrial((result) => result.colour),
  picture: ofTrial(assessmentForm),
  choices: ofTrial((result) => result.choices),
  'shown after (ms)': ofTrial((result) => wholeNumber(result.shownAt)),
  'zone size and speed': ofTrial(({ isMeasured }) => (isMeasured ? 'measured' : 'planned, not measured')),
  'camera: face towards the screen (ms)': ofFace(({ on }) => on.towardMs),
  'camera: face turned away (ms)': ofFace(({ on }) => on.awayMs),
  'camera: no face found (ms)': ofFace(({ on }) => on.noFaceMs),
  'camera: unknown (ms)': ofFace(({ on }) => on.unknownMs),
  'camera: face towards the empty screen before (ms)': ofFace(({ before }) => before.towardMs),
  'camera: known with the empty screen before (ms)': ofFace(({ before }) => knownMs(before)),
}

/** An activity, with the values that it records itself. */
export type RecordingSession = Pick<Manifest, 'id' | 'records'>

/** A child's sessions, and the name to show in the table. */
interface Played {
  readonly alias: string
  readonly sessions: readonly Session[]
  /** The family's names for its own things, by id. */
  readonly names?: ReadonlyMap<string, string>
}

/** Builds a CSV with one line per finished trial and per session of free play. Each recorded value of a played activity has a column `activity record`. */
export function tableOf(children: readonly Played[], activities: readonly RecordingSession[] = [], form?: CsvForm): string {
  const rows = children.flatMap(({ alias, sessions, names }) =>
    sessions.flatMap((session): readonly Row[] => {
      const free = freePlayOf(session.events)
      const faces = facingStretches(session.events) ?? []
      if (free !== null) return [{ alias, names, session, result: null, free, face: faces[0] }]
      return trialResults(session.events).map((result) => ({ alias, names, session, result, free, face: faces.find(({ trial }) => trial === result.trial) }))
    }),
  )
  const played = activities.filter(({ id }) => rows.some(({ session }) => session.activity === id))
  const recorded = played.flatMap((manifest) => recordNames(manifest).map((name) => ({ manifest, name })))
  const head = [...Object.keys(columns), ...recorded.map(({ manifest, name }) => `${manifest.id} ${name}`)]
  return csvOf(
    [
      head,
      ...rows.map((row) =>
        [...Object.values(columns).map((valueOf) => valueOf(row)), ...recorded.map(({ manifest, name }) => recordIn(row, manifest, name))].map((cell) =>
          named(cell, row),
        ),
      ),
    ],
    form,
  )
}

const recordIn = ({ session, result }: Row, manifest: RecordingSession, name: string) =>
  session.activity === manifest.id && result !== null ? plainRecord(manifest, name, result.values[name] ?? null) : null

/** Replaces the id of a family's own thing with the family's name for it, if this device knows the name. */
const named = (cell: Cell, { names }: Row): Cell => (typeof cell === 'string' ? cell.replaceAll(/\bown-[\w-]+/g, (id) => names?.get(id) ?? id) : cell)

function thingOf(shows: Shows | null): string | null {
  if (shows === null) return null
  if ('drawing' in shows) return shows.drawing
  if ('text' in shows) return shows.text
  return shows.part === undefined ? shows.word : `${shows.word}/${shows.part}`
}

/** Returns the background at the time when a trial was answered or ended, because a reward may remove it. */
function groundOf({ session: { events }, result }: Row): GroundSnapshot | null {
  const isEnd = (event: PlayEvent) => event.kind === 'trial-ended' || (event.kind === 'answered' && event.verdict !== 'wrong')
  const end = events.findIndex((event) => isEnd(event) && 'trial' in event && event.trial === result?.trial)
  return groundNow(events.slice(0, end + 1))
}

function wordFor(ground: GroundShown | undefined): string | null {
  if (ground === undefined) return null
  if ('word' in ground) return `photo/${ground.word}`
  if ('place' in ground) return `place/${ground.place}${ground.furnished === true ? '/furnished' : ''}`
  if ('dots' in ground) return 'dots'
  return ground.strips.flatMap(({ texture }) => texture ?? []).join(' ') || 'plain'
}

const happened = ({ events }: Session, { trial }: TrialResult, kind: 'overloaded' | 'tired'): boolean =>
  events.some((event) => event.kind === kind && event.trial === trial)
