import type { Enough } from '../trials/engine/levelSpec'
import { zones, type Zone } from '../child/zones'
import { SECOND_MS } from '../time'
import type { PlayEvent } from '../trials/engine/events'
import { zoneAt } from '../trials/layout/placement'
import type { Place } from '../geometry'
import { MIN_CELL } from '../statistics'

/** A span of time (ms) in which the child was active. */
interface Span {
  readonly from: number
  readonly until: number
}

/** State of reading a log, from which reading can continue. */
export interface FreePlayFold {
  readonly beganAt: number | null
  readonly lastAt: number
  /** Times of touches and of choices by switch or dwell. */
  readonly acts: readonly number[]
  /** The wait T, with the time from which each value applied. */
  readonly waits: readonly { readonly from: number; readonly ms: number | null }[]
  /** Spans in order, more than BRIDGED_MS apart. */
  readonly spans: readonly Span[]
  readonly places: Readonly<Record<Zone, number>>
  readonly left: number
  readonly deeds: number
  /** Ends of the most recent pieces of strokes, by which a continued stroke is recognised. */
  readonly strokeEnds: readonly Place[]
  readonly touches: number
  readonly longestHoldMs: number | null
  readonly demonstrations: number
}

/** Figures of one free session. Nothing in free play is right or wrong. */
export interface FreePlay {
  readonly lengthMs: number
  /** Active time (ms). A single press counts as WATCHED_MS; rests of up to BRIDGED_MS are included. */
  readonly activeMs: number
  /** Time (ms) from the start to the first touch, switch or dwell; null if there is none. It includes reaching and deciding. */
  readonly firstTouchMs: number | null
  readonly deeds: number
  readonly touches: number
  /** Share of strokes, holds and touches in each zone, and share left of the middle; null below MIN_CELL. */
  readonly coverage: Readonly<Record<Zone, number>> | null
  readonly left: number | null
  /** Number of pauses longer than the wait T. */
  readonly pauses: number
  readonly longestHoldMs: number | null
  readonly demonstrations: number
}

/** Maximum rest (ms) that counts as part of an active span. */
const BRIDGED_MS = 2 * SECOND_MS

/** Minimum time (ms) for which a child is assumed to watch the result of a press, such as a sound or light. [I] */
const WATCHED_MS = SECOND_MS
/** Half the width of the middle strip that belongs to neither side (share of the stage's width). */
const MIDDLE = 0.02

/** Maximum number of fingers that draw at once. */
const ENDS_KEPT = 10

const noPlaces = Object.fromEntries(zones.map((zone) => [zone, 0])) as Record<Zone, number>

export const emptyFreePlay: FreePlayFold = {
  beganAt: null,
  lastAt: 0,
  acts: [],
  waits: [],
  spans: [],
  places: noPlaces,
  left: 0,
  deeds: 0,
  strokeEnds: [],
  touches: 0,
  longestHoldMs: null,
  demonstrations: 0,
}

/** Reads further events. The result is the same however the log is split. */
export const readFreePlay = (before: FreePlayFold, events: readonly PlayEvent[]): FreePlayFold => events.reduce(read, before)

function read(fold: FreePlayFold, event: PlayEvent): FreePlayFold {
  const after = { ...fold, lastAt: Math.max(fold.lastAt, event.at) }
  switch (event.kind) {
    case 'free-began':
      return { ...after, beganAt: event.at, waits: [...fold.waits, { from: event.at, ms: event.waitMs }] }
    case 'adjusted':
      return { ...after, waits: [...fold.waits, { from: event.at, ms: event.timing.waitMs }] }
    case 'demonstrated':
      return { ...after, demonstrations: fold.demonstrations + 1 }
    case 'pointed':
      return at(acted({ ...after, touches: fold.touches + 1, acts: [...fold.acts, event.at] }, event.at, event.at), event)
    case 'did': {
      const done = { ...after, deeds: fold.deeds + 1 }
      const { deed } = event
      if (deed.do === 'stroked') {
        // A long stroke is logged in pieces, so a piece that continues one is not a new action.
        const goesOn = fold.strokeEnds.some(({ x, y }) => x === deed.from.x && y === deed.from.y)
        const told = { ...(goesOn ? after : done), strokeEnds: [...fold.strokeEnds, deed.to].slice(-ENDS_KEPT) }
        return at(acted(told, event.at - deed.ms, event.at), { x: (deed.from.x + deed.to.x) / 2, y: (deed.from.y + deed.to.y) / 2 })
      }
      if (deed.do !== 'held') return acted(done, event.at, event.at)
      // A finger's touch was already logged when it came down.
      const acts = deed.by === 'touch' ? fold.acts : [...fold.acts, event.at]
      const held = acted({ ...done, acts, longestHoldMs: Math.max(fold.longestHoldMs ?? 0, deed.ms) }, event.at - deed.ms, event.at)
      return deed.by === 'touch' ? held : at(held, deed.where)
    }
    default:
      return after
  }
}

/** Adds a span and merges it with spans that are close enough. */
function acted(fold: FreePlayFold, from: number, until: number): FreePlayFold {
  const isNear = (span: Span) => from - span.until <= BRIDGED_MS && span.from - until <= BRIDGED_MS
  const near = fold.spans.filter(isNear)
  const joined = {
    from: Math.min(Math.max(from, fold.beganAt ?? 0), ...near.map((span) => span.from)),
    until: Math.max(until, ...near.map((span) => span.until)),
  }
  return { ...fold, spans: [...fold.spans.filter((span) => !isNear(span)), joined].toSorted((one, other) => one.from - other.from) }
}

function at(fold: FreePlayFold, place: Place): FreePlayFold {
  const zone = zoneAt(place)
  return { ...fold, places: { ...fold.places, [zone]: fold.places[zone] + 1 }, left: fold.left + leftShareOf(place) }
}

function leftShareOf({ x }: Place): number {
  if (Math.abs(x - 0.5) < MIDDLE) return 0.5
  return x < 0.5 ? 1 : 0
}

/** Returns the figures of a log that has been read; null without free play. */
export function freePlayFigures(fold: FreePlayFold): FreePlay | null {
  const { beganAt, lastAt, acts, spans, places, deeds, touches, longestHoldMs, demonstrations } = fold
  if (beganAt === null) return null
  const n = zones.reduce((sum, zone) => sum + places[zone], 0)
  const rests = [...spans, { from: lastAt, until: lastAt }].map(({ from }, index) => ({ from: spans[index - 1]?.until ?? beganAt, until: from }))
  return {
    lengthMs: lastAt - beganAt,
    activeMs: spans.reduce((sum, { from, until }) => sum + Math.min(lastAt, Math.max(until, from + WATCHED_MS)) - from, 0),
    firstTouchMs: acts.length === 0 ? null : Math.max(0, Math.min(...acts) - beganAt),
    deeds,
    touches,
    coverage: n < MIN_CELL ? null : (Object.fromEntries(zones.map((zone) => [zone, places[zone] / n])) as Record<Zone, number>),
    left: n < MIN_CELL ? null : fold.left / n,
    pauses: rests.filter(({ from, until }) => until - from > (waitAt(fold, from) ?? Infinity)).length,
    longestHoldMs,
    demonstrations,
  }
}

const activeMsOf = ({ spans }: FreePlayFold): number => spans.reduce((sum, { from, until }) => sum + until - from, 0)

/** Whether the child has met the level's criterion for success. A touch that ends a hold is not counted again. */
export function wasEnough(fold: FreePlayFold, enough: Enough): boolean {
  if ('activeMs' in enough) return activeMsOf(fold) >= enough.activeMs
  const acts = fold.acts.toSorted((one, other) => one - other)
  return acts.some((from, index) => (acts[index + enough.touches - 1] ?? Infinity) - from <= enough.withinMs)
}

/** Whether everything was demonstrated and the child has done nothing since. An adult may then help by hand. */
export function wasShownInVain(events: readonly PlayEvent[]): boolean {
  const since = events.findLastIndex(({ kind }) => kind === 'did' || kind === 'pointed' || kind === 'adjusted')
  return events.slice(since + 1).filter(({ kind }) => kind === 'demonstrated').length > 1
}

const waitAt = ({ waits }: FreePlayFold, moment: number): number | null => waits.findLast(({ from }) => from <= moment)?.ms ?? null

/** Returns the figures of a whole log. */
export const freePlayOf = (events: readonly PlayEvent[]): FreePlay | null => freePlayFigures(readFreePlay(emptyFreePlay, events))
