import type { Hex } from '../child/palette'
import { DESIGN_ASPECT } from '../trials/layout/placement'
import type { Shows, StimulusRole } from '../trials/plan/shows'
import type { PlayEvent, PromptStep, Verdict } from '../trials/engine/events'
import { groundAt, type GroundSnapshot } from '../trials/engine/groundLog'
import type { Place } from '../geometry'

/** Time (ms) for which a touch stays visible in a replay. */
const TOUCH_MS = 1500

type Shown = Extract<PlayEvent, { kind: 'stimulus-shown' }>

/** One thing at a moment: its centre as fractions of the stage, its size in stage heights. */
export interface ThingSnapshot {
  readonly id: string
  /** Picture of the thing; null in the first sessions, whose logs did not contain it. */
  readonly shows: Shows | null
  readonly role: StimulusRole
  readonly colour: Hex
  readonly place: Place
  readonly size: number
}

/** A session at one moment, reconstructed from its log alone. */
export interface Moment {
  /** Number of the trial; null before the first one, 0 in free play. */
  readonly trial: number | null
  /** The ground; null for the child's plain background. */
  readonly ground: GroundSnapshot | null
  readonly things: readonly ThingSnapshot[]
  readonly touches: readonly (Place & { readonly ageMs: number })[]
  readonly prompt: PromptStep
  /** Verdict on the trial's answer; null until there is one. */
  readonly verdict: Verdict | null
  readonly isLooking: boolean
}

/**
 * Reconstructs the moment at `at` (active ms). Things move as planned, so a thing that was slowed by a prompt is drawn too far
 * along its path.
 */
export function momentAt(events: readonly PlayEvent[], at: number): Moment {
  const past = events.filter((event) => event.at <= at)
  const trial = past.some((event) => event.kind === 'free-began') ? 0 : (past.findLast((event) => event.kind === 'trial-began')?.trial ?? null)
  const ofTrial = past.filter((event) => 'trial' in event && event.trial === trial)
  const isOver = ofTrial.some((event) => event.kind === 'trial-ended')
  const shown = isOver
    ? []
    : seenThen(
        ofTrial.filter((event) => event.kind === 'stimulus-shown').filter(({ unseen }) => unseen !== true),
        ofTrial,
      )
  const eye = ofTrial.findLast((event) => event.kind === 'looked' || event.kind === 'looked-away')
  return {
    trial,
    ground: groundAt(past, at),
    things: shown.map((event) => ({
      id: event.id,
      shows: event.shows ?? null,
      role: event.role,
      colour: event.colour,
      size: event.h,
      place: placeThen(event, ofTrial, at),
    })),
    touches: past
      .filter((event) => event.kind === 'pointed')
      .filter((event) => at - event.at <= TOUCH_MS)
      .map(({ x, y, at: then }) => ({ x, y, ageMs: at - then })),
    prompt: ofTrial.findLast((event) => event.kind === 'prompted')?.step ?? 0,
    verdict: ofTrial.findLast((event) => event.kind === 'answered')?.verdict ?? null,
    isLooking: eye?.kind === 'looked' && !isOver,
  }
}

/** Returns the visible things. A cover disappears when it is wiped away; the covered thing is then where its own path has taken it. */
function seenThen(shown: readonly Shown[], ofTrial: readonly PlayEvent[]): readonly Shown[] {
  const wiped = (id: string) =>
    ofTrial.find(
      (event) =>
        (event.kind === 'answered' && event.id === id && event.verdict !== 'wrong') ||
        (event.kind === 'did' && event.deed.do === 'found' && event.deed.id === id),
    )
  return shown.flatMap((thing) => {
    if (thing.covers !== undefined && wiped(thing.id) !== undefined) return []
    const covers = shown.filter(({ covers: covered }) => covered === thing.id)
    if (covers.length === 0) return [thing]
    const uncovered = covers.map(({ id }) => wiped(id)).find((event) => event !== undefined)
    if (uncovered === undefined) return []
    const where = covers[0]?.to !== undefined && uncovered.kind === 'answered' ? uncovered.where : undefined
    return [where === undefined ? thing : { ...thing, x: where.x, y: where.y }]
  })
}

/** Returns the length of a session in active ms. */
export const lengthOf = (events: readonly PlayEvent[]): number => events.at(-1)?.at ?? 0

function placeThen(event: Shown, ofTrial: readonly PlayEvent[], at: number): Place {
  const start = { x: event.x, y: event.y }
  if (event.way !== undefined) return alongWay([start, ...event.way], shareThen(event.id, ofTrial, at))
  if (event.to === undefined || event.speed === 0) return start
  const aspect = event.w > 0 ? event.h / event.w : DESIGN_ASPECT
  const [dx, dy] = [event.to.x - start.x, event.to.y - start.y]
  const far = Math.hypot(dx, dy / aspect)
  const share = far === 0 ? 1 : Math.min(1, (((at - event.at) / 1000) * event.speed) / far)
  return { x: start.x + dx * share, y: start.y + dy * share }
}

/** Returns how much of its path a thing has travelled, according to the last log entry. */
function shareThen(id: string, ofTrial: readonly PlayEvent[], at: number): number {
  return (
    ofTrial
      .filter((event) => event.kind === 'travelled' && event.id === id && event.at <= at)
      .map((event) => (event.kind === 'travelled' ? event.share : 0))
      .at(-1) ?? 0
  )
}

function alongWay(way: readonly Place[], share: number): Place {
  const pieces = way.slice(1).map((to, index) => ({ from: way[index] ?? to, to }))
  const lengths = pieces.map(({ from, to }) => Math.hypot(to.x - from.x, (to.y - from.y) / DESIGN_ASPECT))
  let rest = share * lengths.reduce((sum, length) => sum + length, 0)
  for (const [index, { from, to }] of pieces.entries()) {
    const length = lengths[index] ?? 0
    if (rest <= length || index === pieces.length - 1) {
      const part = length === 0 ? 1 : Math.min(1, rest / length)
      return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
    }
    rest -= length
  }
  return way[0] ?? { x: 0.5, y: 0.5 }
}
