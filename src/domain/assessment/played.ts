import { sizeInRoom } from '../activities/visualAngle'
import type { Session } from '../activities/session'
import { groupBy } from '../groupBy'
import { type ColourName, colourNames, palette } from '../child/palette'
import { type GroundCost, groundCostOf } from '../measures/groundCost'
import { MIN_CELL, spreadOf, type Spread } from '../statistics'
import { type StepsFound, stepsOf } from '../measures/steps'
import { SUCCESS_SHARE, wasAnswered } from '../measures/summary'
import { compareSpreads } from '../measures/touchFinding'
import { counts, type TrialResult } from '../trials/engine/trialResult'
import { type Basis, speedStep, trialResults } from '../measures/trialResults'
import { DAY_MS, type Instant } from '../time'
import { basis, type Shared, shared, type Timed, timesOf, type PlayedExtent, told, extentOf, touchMsOf, type PlayedTrial } from './playedFigures'
import { placesOf, type PlayedPlaces } from './playedPlaces'
import { type Stamina, staminaOf } from './stamina'
import { type FormKind, formKinds, assessmentForm, kindOfForm } from './forms'

/*
 * Play results for the report: each question of clinical-design.md §3.4 with its declared measure, n and dates. Everything can
 * be recomputed from the exported table.
 */

export interface Played {
  readonly sessions: PlayedExtent | null
  /** Time from onset to touch for all targets, for those familiar from an earlier day and for new ones, and time from onset to look. */
  readonly time: { readonly all: Timed | null; readonly known: Timed | null; readonly fresh: Timed | null; readonly look: Timed | null }
  /** Results by place, from one activity; null if nothing was touched. */
  readonly places: PlayedPlaces | null
  /** Times for the same things in several colours. `soonest` is the colour clearly ahead of all others, or null. */
  readonly colours:
    | (PlayedExtent & { readonly each: readonly { readonly colour: ColourName; readonly touch: Timed }[]; readonly soonest: ColourName | null })
    | null
  readonly atOnce: (PlayedExtent & StepsFound) | null
  readonly ground: (PlayedExtent & GroundCost) | null
  /** Results for moving and still things, from the activity with most trials of both kinds. */
  readonly movement:
    | (PlayedExtent & { readonly activity: string; readonly still: Shared; readonly moving: Shared; readonly fastest: number | null; readonly basis: Basis })
    | null
  /** Physical sizes of the things shown, if the screen's size was known. */
  readonly sizes: (PlayedExtent & { readonly cm: Spread; readonly degrees: Spread; readonly basis: Basis }) | null
  readonly hands:
    | (PlayedExtent & {
        /** Distance of the first touch from the centre in stage heights, and in cm if the screen's size is known. */
        readonly error: Spread | null
        readonly cm: Spread | null
        /** Number of off-target touches per trial. */
        readonly beside: number
        /** Time from look to touch (ms) in trials for which an adult marked a look. */
        readonly gap: Timed | null
      })
    | null
  readonly forms: (PlayedExtent & { readonly each: readonly { readonly kind: FormKind; readonly share: Shared }[]; readonly furthest: FormKind | null }) | null
  readonly stamina: Stamina | null
}

/** Computes the results from a child's sessions, in any order. */
export function playedOf(sessions: readonly Session[]): Played {
  const inOrder = sessions.toSorted((one, other) => one.startedAt - other.startedAt)
  const turns = inOrder.flatMap((session) =>
    trialResults(session.events)
      .filter(counts)
      .map((result): PlayedTrial => ({ session, result })),
  )
  return {
    sessions: extentOf(inOrder.map(({ startedAt }) => startedAt)),
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

/** Returns times for familiar and new targets. A target is familiar if it was shown on an earlier day, and new on its first day. */
function timeOf(turns: readonly PlayedTrial[]): Played['time'] {
  const firstDay = new Map<string, number>()
  const known: PlayedTrial[] = []
  const fresh: PlayedTrial[] = []
  for (const turn of turns) {
    const thing = wordOf(turn.result)
    if (thing === null) continue
    const day = dayNumber(turn.session.startedAt)
    const first = firstDay.get(thing) ?? day
    firstDay.set(thing, first)
    ;(day > first ? known : fresh).push(turn)
  }
  return { all: timesOf(turns, touchMsOf), known: timesOf(known, touchMsOf), fresh: timesOf(fresh, touchMsOf), look: timesOf(turns, ({ lookMs }) => lookMs) }
}

const wordOf = ({ shows }: TrialResult): string | null => (shows !== null && 'word' in shows ? shows.word : null)

/** Returns the day in UTC, so that it is the same wherever the table is read. */
const dayNumber = (at: Instant): number => Math.floor(at / DAY_MS)

/** Levels in which things differ only in colour. */
const IN_COLOURS = new Set(['colours', 'compare-colour', 'meet'])

function coloursOf(turns: readonly PlayedTrial[]): Played['colours'] {
  const of = turns.filter(({ session }) => session.activity === 'lightcatcher' && IN_COLOURS.has(session.level))
  const base = told(of)
  if (base === null) return null
  const each = colourNames.flatMap((colour) => {
    const touch = timesOf(
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

/** Steps of the array limit: the largest number at which play is independent, provided that every smaller number is too. */
const AT_ONCE = { record: 'atOnce', order: Array.from({ length: 12 }, (_, index) => String(index + 1)), concludes: 'hardest' } as const

function stepsTold(turns: readonly PlayedTrial[], sessions: readonly Session[], activity: string): Played['atOnce'] {
  const base = told(turns.filter(({ session }) => session.activity === activity))
  const found = stepsOf(
    sessions.filter((session) => session.activity === activity),
    AT_ONCE,
  )
  return base === null || found === null ? null : { ...base, ...found }
}

function groundOf(turns: readonly PlayedTrial[], sessions: readonly Session[]): Played['ground'] {
  const of = turns.filter(({ session }) => session.activity === 'background')
  const base = told(of)
  const cost = groundCostOf(sessions.filter(({ activity }) => activity === 'background').map(({ events }) => events))
  return base === null || cost === null ? null : { ...base, ...cost }
}

function movementOf(turns: readonly PlayedTrial[]): Played['movement'] {
  const isMoving = ({ result }: PlayedTrial) => speedStep(result) > 0
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

function sizesOf(turns: readonly PlayedTrial[]): Played['sizes'] {
  const of = turns.filter(({ session: { device }, result: { size } }) => device.screen !== undefined && size !== null)
  const base = told(of)
  const inRoom = of.flatMap(({ session: { device }, result: { size } }) =>
    device.screen === undefined || size === null ? [] : [sizeInRoom(size, device.screen)],
  )
  const cm = spreadOf(inRoom.map((each) => each.cm))
  const degrees = spreadOf(inRoom.map((each) => each.degrees))
  return base === null || cm === null || degrees === null ? null : { ...base, cm, degrees, basis: basis(of) }
}

function handsOf(turns: readonly PlayedTrial[]): Played['hands'] {
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
    gap: timesOf(of, ({ lookMs, touchMs }) => (lookMs === null || touchMs === null || touchMs < lookMs ? null : touchMs - lookMs)),
  }
}

/** Counts only trials with a choice: a single thing can be touched without being recognised. */
function formsOf(turns: readonly PlayedTrial[]): Played['forms'] {
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
