import type { Session } from '../activities/session'
import { type Dials, dialSpecs } from '../child/dials'
import { colourNames, palette, type ColourName } from '../child/palette'
import { partnerOf } from '../settings/profile'
import type { ZoneWeights } from '../child/zones'
import { median, MIN_CELL, quantile } from '../statistics'
import { counts } from '../trials/engine/trialResult'
import { trialResults } from './trialResults'

/** Results for one way of showing a light. Of `n` lights, `seen` were looked at or touched; `ms` is the median time. */
export interface MeetingCount<Value> {
  readonly value: Value
  readonly seen: number
  readonly n: number
  readonly ms: number | null
}

/** A possible change of the profile, with the reason for it. Only an adult can make the change. */
export type MeetingHint =
  | { readonly kind: 'colour'; readonly counts: readonly MeetingCount<ColourName>[]; readonly dials: Partial<Dials> }
  | { readonly kind: 'size'; readonly counts: readonly MeetingCount<number>[]; readonly dials: Partial<Dials> }
  | { readonly kind: 'side'; readonly counts: readonly MeetingCount<'left' | 'right'>[]; readonly dials: Partial<Dials> }
  | { readonly kind: 'wait'; readonly seen: number; readonly n: number; readonly slowestMs: number; readonly dials: Partial<Dials> }

export interface Meeting {
  /** Number of lights that count, and number of these that were noticed. */
  readonly n: number
  readonly seen: number
  readonly lights: readonly MeetingLight[]
  readonly colours: readonly MeetingCount<ColourName>[]
  readonly sizes: readonly MeetingCount<number>[]
  readonly sides: readonly MeetingCount<'left' | 'right'>[]
  readonly hints: readonly MeetingHint[]
}

/** Minimum difference in noticed lights that counts. With four lights of each kind, a smaller difference is chance. */
const LEAST_DIFFERENCE = 2
/**
 * The wait T is the 80th percentile (`share`), multiplied by `factor` (clinical-design.md §1.9). It is proposed only if it is
 * longer than the current wait by the factor `differs`.
 */
const WAIT = { factor: 1.5, share: 0.8, differs: 1.25 } as const

/** One light, in the order in which lights were shown. */
export interface MeetingLight {
  readonly colour: ColourName
  /** Size as a share of the stage's height. */
  readonly size: number
  readonly side: 'left' | 'right'
  /** Time (ms) to the first look or touch; null if the light passed unnoticed. */
  readonly ms: number | null
  readonly isTouched: boolean
}

/** Computes the results of eight lights from the session's log, with possible changes to these settings. */
export function meetingOf({ events }: Pick<Session, 'events'>, dials: Dials): Meeting {
  const shown = lightsOf(events)
  const colours = countBy(shown, ({ colour }) => colour)
  const sizes = countBy(shown, ({ size }) => size).toSorted((one, other) => other.value - one.value)
  const sides = countBy(shown, ({ side }) => side).toSorted((one, other) => one.value.localeCompare(other.value))
  const hints: MeetingHint[] = []

  const colour = betterOf(colours)
  if (colour !== null && colour !== dials.colour)
    hints.push({ kind: 'colour', counts: colours, dials: { colour, secondColour: dials.colour === colour ? partnerOf(colour) : dials.colour } })
  const size = betterOf(sizes)
  if (size !== null && Math.abs(size - dials.targetSize) > 0.01) hints.push({ kind: 'size', counts: sizes, dials: { targetSize: size } })
  const side = betterOf(sides)
  const zones = side === null || isTowards(dials.zones, side) ? null : towards(dials.zones, side)
  if (zones !== null && JSON.stringify(zones) !== JSON.stringify(dials.zones)) hints.push({ kind: 'side', counts: sides, dials: { zones } })
  const wait = waitHint(shown, dials)
  if (wait !== null) hints.push(wait)
  return { n: shown.length, seen: shown.filter(({ ms }) => ms !== null).length, lights: shown, colours, sizes, sides, hints }
}

function lightsOf(events: Session['events']): readonly MeetingLight[] {
  const results = trialResults(events).filter(counts)
  return results.flatMap((result): MeetingLight[] => {
    const light = events.find((event) => event.kind === 'stimulus-shown' && event.trial === result.trial && event.role === 'target')
    if (light?.kind !== 'stimulus-shown') return []
    const colour = colourNames.find((name) => palette[name].toUpperCase() === light.colour.toUpperCase())
    const side = light.x < 0.5 ? 'left' : 'right'
    return colour === undefined
      ? []
      : [{ colour, size: Math.round(light.h * 100) / 100, side, ms: result.lookMs ?? result.touchMs, isTouched: result.touchMs !== null }]
  })
}

function countBy<Value>(shown: readonly MeetingLight[], valueOf: (light: MeetingLight) => Value): readonly MeetingCount<Value>[] {
  return [...new Set(shown.map(valueOf))].map((value) => {
    const lights = shown.filter((light) => valueOf(light) === value)
    const times = lights.flatMap(({ ms }) => (ms === null ? [] : [ms]))
    return { value, seen: times.length, n: lights.length, ms: times.length === 0 ? null : median(times) }
  })
}

/** Returns the clearly better of two values, if both had enough lights. */
function betterOf<Value>(counts: readonly MeetingCount<Value>[]): Value | null {
  const [one, other] = counts
  if (one === undefined || other === undefined || one.n < MIN_CELL || other.n < MIN_CELL) return null
  const difference = one.seen / one.n - other.seen / other.n
  if (Math.abs(difference) < LEAST_DIFFERENCE / Math.min(one.n, other.n)) return null
  return difference > 0 ? one.value : other.value
}

/** Whether this side is already used most often. */
function isTowards(weights: ZoneWeights, side: 'left' | 'right'): boolean {
  const [most, least] = side === 'left' ? ([4, 6] as const) : ([6, 4] as const)
  return weights[most] === 3 && weights[least] < 3
}

/** Returns the weights with one side used most often and the other seldom. Closed zones stay closed. */
function towards(weights: ZoneWeights, side: 'left' | 'right'): ZoneWeights {
  const [most, least] = side === 'left' ? ([4, 6] as const) : ([6, 4] as const)
  const centre = weights[5] === 3 ? 2 : weights[5]
  return { ...weights, 5: centre, [most]: 3, [least]: Math.min(1, weights[least]) } as ZoneWeights
}

/**
 * Returns a hint for a longer wait, or null. A shorter wait is never proposed, because eight quick touches on one day are not
 * enough evidence.
 */
function waitHint(shown: readonly MeetingLight[], { waitMs }: Dials): MeetingHint | null {
  const times = shown.flatMap(({ ms }) => (ms === null ? [] : [ms]))
  // Unnoticed lights say nothing about the wait, so most lights must have been noticed.
  if (waitMs === null || times.length < MIN_CELL || times.length < shown.length * WAIT.share) return null
  const slowestMs = quantile(times, WAIT.share)
  const stops = dialSpecs.waitMs.stops.filter((stop) => stop !== null)
  const wait = stops.find((stop) => stop >= slowestMs * WAIT.factor) ?? stops.at(-1)
  if (wait === undefined || wait < WAIT.differs * waitMs) return null
  return { kind: 'wait', seen: times.length, n: shown.length, slowestMs, dials: { waitMs: wait } }
}
