import { sizeInRoom } from '../activities/visualAngle'
import type { Session } from '../activities/session'
import { groupBy } from '../groupBy'
import { type ColourName, colourNames, palette } from '../child/palette'
import { type Zone, zones } from '../child/zones'
import { type GroundCost, groundCostOf } from '../measures/groundCost'
import { median, MIN_CELL, spreadOf, type Spread } from '../statistics'
import { type StepsFound, stepsOf } from '../measures/steps'
import { SUCCESS_SHARE, summarise, wasAnswered, type ZoneFigures } from '../measures/summary'
import { compareSpreads } from '../measures/touchFinding'
import { counts, type TrialResult } from '../trials/engine/trialResult'
import { type Basis, basisOf, speedStep, trialResults } from '../measures/trialResults'
import { DAY_MS, type Instant, MINUTE_MS } from '../time'
import { FATIGUE } from '../trials/engine/engine'
import { type FormKind, formKinds, assessmentForm, kindOfForm } from './forms'

/*
 * Play results for the report: each question of clinical-design.md §3.4 by its declared measure, with n and dates. Everything can be recomputed from the
 * exported table.
 */

/** Number of trials behind a figure, and the first and last session. */
export interface Told {
  readonly n: number
  readonly from: Instant
  readonly to: Instant
}

/** Times in ms; the spread is null under MIN_CELL. */
export interface Timed extends Told {
  readonly spread: Spread | null
}

/** Share of independent trials; null under MIN_CELL. */
interface Shared extends Told {
  readonly alone: number
  readonly share: number | null
}

type Side = 'left' | 'right' | 'even'

export interface Played {
  readonly sessions: Told | null
  /** Onset to touch for targets known from an earlier day and for new ones; and onset to look. */
  readonly time: { readonly all: Timed | null; readonly known: Timed | null; readonly fresh: Timed | null; readonly look: Timed | null }
  /** By place, from one activity; null if nothing was touched. */
  readonly places:
    | (Told & {
        readonly activity: string
        readonly cells: readonly ZoneFigures[]
        /** Basis of the places. */
        readonly basis: Basis
        readonly side: Side | null
        /** Median time to touch on each side (ms); null under MIN_CELL. */
        readonly sideMs: Readonly<Record<'left' | 'right', number | null>>
      })
    | null
  /** Same things in several colours. `soonest` is clearly ahead of all others, or null. */
  readonly colours: (Told & { readonly each: readonly { readonly colour: ColourName; readonly touch: Timed }[]; readonly soonest: ColourName | null }) | null
  readonly atOnce: (Told & StepsFound) | null
  readonly ground: (Told & GroundCost) | null
  /** From the activity with most trials in which something moved and something was still. */
  readonly movement:
    | (Told & { readonly activity: string; readonly still: Shared; readonly moving: Shared; readonly fastest: number | null; readonly basis: Basis })
    | null
  /** Physical sizes, if the screen's size was known. */
  readonly sizes: (Told & { readonly cm: Spread; readonly degrees: Spread; readonly basis: Basis }) | null
  readonly hands:
    | (Told & {
        /** First touch: distance to the centre in stage heights, and in cm if the screen's size is known. */
        readonly error: Spread | null
        readonly cm: Spread | null
        /** Off-target touches per trial. */
        readonly beside: number
        /** Look to touch (ms), where an adult marked looks. */
        readonly gap: Timed | null
      })
    | null
  readonly forms: (Told & { readonly each: readonly { readonly kind: FormKind; readonly share: Shared }[]; readonly furthest: FormKind | null }) | null
  readonly stamina:
    | (Told & {
        /** Sessions long enough to tell, and how many of them slowed. */
        readonly long: number
        readonly slowed: number
        /** Median minutes of play before slowing; null under MIN_CELL long sessions or if most did not slow. */
        readonly minutes: number | null
        readonly sessionsPerWeek: number
      })
    | null
}

interface Turn {
  readonly session: Session
  readonly result: TrialResult
}

/** Folds a child's sessions, in any order. */
export function playedOf(sessions: readonly Session[]): Played {
  const inOrder = sessions.toSorted((one, other) => one.startedAt - other.startedAt)
  const turns = inOrder.flatMap((session) =>
    trialResults(session.events)
      .filter(counts)
      .map((result): Turn => ({ session, result })),
  )
  return {
    sessions: toldBy(inOrder.map(({ startedAt }) => startedAt)),
    time: timeOf(turns),
    places: placesOf(turns, inOrder),
    colours: coloursOf(turns),
    atOnce: stepsTold(turns, inOrder, 'complexity'),
    ground: groundOf(turns, inOrder),
    movement: movementOf(turns),
    sizes: sizesOf(turns),
    hands: handsOf(turns),
    forms: formsOf(turns),
    stamina: staminaOf(inOrder),
  }
}

function toldBy(starts: readonly Instant[]): Told | null {
  return starts.length === 0 ? null : { n: starts.length, from: Math.min(...starts), to: Math.max(...starts) }
}

const basis = (turns: readonly Turn[]): Basis => basisOf(turns.map(({ result }) => result))

const told = (turns: readonly Turn[]): Told | null => toldBy(turns.map(({ session }) => session.startedAt))

/** Times of the trials that have one. */
function timed(turns: readonly Turn[], msOf: (result: TrialResult) => number | null): Timed | null {
  const having = turns.flatMap((turn) => {
    const ms = msOf(turn.result)
    return ms === null ? [] : [{ ...turn, ms }]
  })
  const base = told(having)
  return base === null ? null : { ...base, spread: spreadOf(having.map(({ ms }) => ms)) }
}

const touchMsOf = ({ touchMs }: TrialResult): number | null => touchMs

function shared(turns: readonly Turn[]): Shared | null {
  const base = told(turns)
  if (base === null) return null
  const alone = turns.filter(({ result }) => isAlone(result)).length
  return { ...base, alone, share: base.n < MIN_CELL ? null : alone / base.n }
}

const isAlone = ({ outcome, wrong }: TrialResult): boolean => outcome === 'independent' && wrong.length === 0

/** A target is known if it was shown on an earlier day; on its first day it is new. */
function timeOf(turns: readonly Turn[]): Played['time'] {
  const firstDay = new Map<string, number>()
  const known: Turn[] = []
  const fresh: Turn[] = []
  for (const turn of turns) {
    const thing = wordOf(turn.result)
    if (thing === null) continue
    const day = dayNumber(turn.session.startedAt)
    const first = firstDay.get(thing) ?? day
    firstDay.set(thing, first)
    ;(day > first ? known : fresh).push(turn)
  }
  return { all: timed(turns, touchMsOf), known: timed(known, touchMsOf), fresh: timed(fresh, touchMsOf), look: timed(turns, ({ lookMs }) => lookMs) }
}

const wordOf = ({ shows }: TrialResult): string | null => (shows !== null && 'word' in shows ? shows.word : null)

/** Day in UTC, so that it is the same wherever the table is read. */
const dayNumber = (at: Instant): number => Math.floor(at / DAY_MS)

/** A map comes from one activity: the one with most places, then most trials. A measured map wins once every place has been tested. */
function placesOf(turns: readonly Turn[], sessions: readonly Session[]): Played['places'] {
  const touched = turns.filter(({ session, result }) => result.zone !== null && result.touchMs !== null && !isInOnePlace(session))
  const isMap = ({ session }: Turn) => session.activity === 'lightcatcher' && (session.level === 'map' || session.level === 'places')
  const groups = [
    { activity: 'lightcatcher', turns: turns.filter(isMap), isMap: true },
    ...[...groupBy(touched, ({ session }) => session.activity)].map(([activity]) => ({
      activity,
      turns: turns.filter(({ session }) => session.activity === activity && !isInOnePlace(session)),
      isMap: false,
    })),
  ]
  const cellsOf = (these: readonly Turn[]) => {
    const ids = new Set(these.map(({ session }) => session.id))
    return summarise(sessions.filter(({ id }) => ids.has(id)).map(({ events }) => events)).byZone
  }
  const isSpread = (these: readonly Turn[]) => new Set(these.map(({ result }) => result.zone)).size >= MAP_PLACES
  const found = groups.filter((group) => isSpread(group.turns)).map((group) => ({ ...group, cells: cellsOf(group.turns) }))
  const isMeasured = (group: (typeof groups)[number]) => group.isMap && group.turns.length >= zones.length
  const full = (cells: readonly ZoneFigures[]) => cells.filter(({ n }) => n >= MIN_CELL).length
  const [best] = found.toSorted(
    (one, other) => Number(isMeasured(other)) - Number(isMeasured(one)) || full(other.cells) - full(one.cells) || other.turns.length - one.turns.length,
  )
  const base = best === undefined ? null : told(best.turns)
  if (best === undefined || base === null) return null
  const sides = sidesOf(best.turns)
  return {
    ...base,
    activity: best.activity,
    cells: best.cells,
    basis: basis(best.turns),
    side: sideOf(sides),
    sideMs: { left: sides.left?.median ?? null, right: sides.right?.median ?? null },
  }
}

/** A single place says nothing about places. */
const MAP_PLACES = 2
/** Levels that only use the best zone would overfill one place of a map. */
const isInOnePlace = ({ activity, level }: Session): boolean =>
  activity === 'lightcatcher' && (level === 'colours' || level === '1' || (level.startsWith('compare-') && level !== 'compare-side'))

const LEFT: ReadonlySet<Zone> = new Set([1, 4, 7])
const RIGHT: ReadonlySet<Zone> = new Set([3, 6, 9])

type Sides = Readonly<Record<'left' | 'right', Spread | null>>

function sidesOf(turns: readonly Turn[]): Sides {
  const on = (side: ReadonlySet<Zone>) =>
    spreadOf(turns.flatMap(({ result: { zone, touchMs } }) => (zone !== null && touchMs !== null && side.has(zone) ? [touchMs] : [])))
  return { left: on(LEFT), right: on(RIGHT) }
}

function sideOf({ left, right }: Sides): Side | null {
  if (left === null || right === null) return null
  const compared = compareSpreads(left, right)
  return compared === 'same' ? 'even' : compared === 'quicker' ? 'left' : 'right'
}

/** Levels in which colour is the only difference. */
const IN_COLOURS = new Set(['colours', 'compare-colour', 'meet'])

function coloursOf(turns: readonly Turn[]): Played['colours'] {
  const of = turns.filter(({ session }) => session.activity === 'lightcatcher' && IN_COLOURS.has(session.level))
  const base = told(of)
  if (base === null) return null
  const each = colourNames.flatMap((colour) => {
    const touch = timed(
      of.filter(({ result }) => result.colour === palette[colour]),
      touchMsOf,
    )
    return touch === null ? [] : [{ colour, touch }]
  })
  const enough = each.flatMap(({ colour, touch: { spread } }) => (spread === null ? [] : [{ colour, spread }]))
  const [first, ...others] = enough.toSorted((one, other) => one.spread.median - other.spread.median)
  const isApart = first !== undefined && others.length > 0 && others.every(({ spread }) => compareSpreads(first.spread, spread) === 'quicker')
  return { ...base, each, soonest: isApart ? first.colour : null }
}

/** Array limit: the largest number that is independent, as every smaller one is. */
const AT_ONCE = { record: 'atOnce', order: Array.from({ length: 12 }, (_, index) => String(index + 1)), concludes: 'hardest' } as const

function stepsTold(turns: readonly Turn[], sessions: readonly Session[], activity: string): Played['atOnce'] {
  const base = told(turns.filter(({ session }) => session.activity === activity))
  const found = stepsOf(
    sessions.filter((session) => session.activity === activity),
    AT_ONCE,
  )
  return base === null || found === null ? null : { ...base, ...found }
}

function groundOf(turns: readonly Turn[], sessions: readonly Session[]): Played['ground'] {
  const of = turns.filter(({ session }) => session.activity === 'background')
  const base = told(of)
  const cost = groundCostOf(sessions.filter(({ activity }) => activity === 'background').map(({ events }) => events))
  return base === null || cost === null ? null : { ...base, ...cost }
}

function movementOf(turns: readonly Turn[]): Played['movement'] {
  const isMoving = ({ result }: Turn) => speedStep(result) > 0
  const mixed = [...groupBy(turns, ({ session }) => session.activity)].filter(([, of]) => of.some(isMoving) && !of.every(isMoving))
  const [most] = mixed.toSorted(([, one], [, other]) => other.filter(isMoving).length - one.filter(isMoving).length)
  if (most === undefined) return null
  const [activity, of] = most
  const [base, still, moving] = [told(of), shared(of.filter((turn) => !isMoving(turn))), shared(of.filter(isMoving))]
  if (base === null || still === null || moving === null) return null
  const bySpeed = [...groupBy(of.filter(isMoving), ({ result }) => speedStep(result))]
  const managed = bySpeed.filter(
    ([, group]) => group.length >= MIN_CELL && group.filter(({ result }) => wasAnswered(result)).length / group.length >= SUCCESS_SHARE,
  )
  return {
    ...base,
    activity,
    still,
    moving,
    fastest: managed.length === 0 ? null : Math.max(...managed.map(([speed]) => speed)),
    basis: basis(of.filter(isMoving)),
  }
}

function sizesOf(turns: readonly Turn[]): Played['sizes'] {
  const of = turns.filter(({ session: { device }, result: { size } }) => device.screen !== undefined && size !== null)
  const base = told(of)
  const inRoom = of.flatMap(({ session: { device }, result: { size } }) =>
    device.screen === undefined || size === null ? [] : [sizeInRoom(size, device.screen)],
  )
  const cm = spreadOf(inRoom.map((each) => each.cm))
  const degrees = spreadOf(inRoom.map((each) => each.degrees))
  return base === null || cm === null || degrees === null ? null : { ...base, cm, degrees, basis: basis(of) }
}

function handsOf(turns: readonly Turn[]): Played['hands'] {
  const of = turns.filter(({ result }) => result.by === 'touch' && result.error !== null)
  const base = told(of)
  if (base === null) return null
  const inCm = of.flatMap(({ session: { device }, result }) =>
    device.screen === undefined || result.error === null ? [] : [result.error * device.screen.heightCm],
  )
  return {
    ...base,
    error: spreadOf(of.flatMap(({ result }) => result.error ?? [])),
    cm: spreadOf(inCm),
    beside: of.reduce((sum, { result }) => sum + result.offTarget, 0) / of.length,
    gap: timed(of, ({ lookMs, touchMs }) => (lookMs === null || touchMs === null || touchMs < lookMs ? null : touchMs - lookMs)),
  }
}

/** Only trials with a choice: a thing alone can be touched without being recognised. */
function formsOf(turns: readonly Turn[]): Played['forms'] {
  const of = turns.flatMap((turn) => {
    const form = assessmentForm(turn.result, turn.session)
    return form === null || turn.result.choices < 2 ? [] : [{ ...turn, kind: kindOfForm(form) }]
  })
  const base = told(of)
  if (base === null) return null
  const each = formKinds.flatMap((kind) => {
    const share = shared(of.filter((turn) => turn.kind === kind))
    return share === null ? [] : [{ kind, share }]
  })
  return { ...base, each, furthest: each.findLast(({ share }) => share.share !== null && share.share >= SUCCESS_SHARE)?.kind ?? null }
}

/** Levels that alternate places, colours, numbers or grounds: see their `round` and `ways`. */
const MIXED = new Set(['map', 'places', 'colours', 'sample'])
const isMixed = ({ level }: Session): boolean => MIXED.has(level) || level.startsWith('compare-')

/** Shorter play says nothing about stamina. [I] */
const LONG_MS = 4 * MINUTE_MS

/** When touches slowed by the engine's rule (ms of play); null if they did not; undefined if the session was too short. */
export function slowedAt(events: Session['events']): number | null | undefined {
  const touches = trialResults(events)
    .filter(counts)
    .flatMap(({ touchMs, shownAt }) => (touchMs === null || shownAt === null ? [] : [{ ms: touchMs, at: shownAt + touchMs }]))
  const { window, factor } = FATIGUE
  if (touches.length < window * 2 || (touches.at(-1)?.at ?? 0) < LONG_MS) return undefined
  const first = median(touches.slice(0, window).map(({ ms }) => ms))
  const slow = touches.findIndex(
    (_, index) => index >= window * 2 - 1 && median(touches.slice(index - window + 1, index + 1).map(({ ms }) => ms)) > factor * first,
  )
  // Slowing began with the first of the slow touches.
  return slow < 0 ? null : (touches[slow - window + 1]?.at ?? null)
}

function staminaOf(sessions: readonly Session[]): Played['stamina'] {
  const ends = sessions.flatMap((session) => {
    // If trials differ in difficulty, slower ones are no fatigue.
    if (isMixed(session)) return []
    const slowed = slowedAt(session.events)
    return slowed === undefined ? [] : [{ session, slowed }]
  })
  const base = toldBy(sessions.map(({ startedAt }) => startedAt))
  if (base === null) return null
  const slowed = ends.flatMap((end) => end.slowed ?? [])
  const isTelling = ends.length >= MIN_CELL && slowed.length * 2 > ends.length
  const weeks = Math.max(1, (base.to - base.from) / (7 * DAY_MS))
  return { ...base, long: ends.length, slowed: slowed.length, minutes: isTelling ? median(slowed) / MINUTE_MS : null, sessionsPerWeek: sessions.length / weeks }
}
