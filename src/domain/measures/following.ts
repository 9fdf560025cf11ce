import { groupBy } from '../groupBy'
import type { PlayEvent, Verdict } from '../trials/engine/events'
import type { Place } from '../geometry'
import { MIN_CELL, spreadOf, type Spread } from '../statistics'

/** Share of a passage that the child must follow for the passage to count as followed (clinical-design.md, /follow). */
const FOLLOWED_SHARE = 0.7
/** Distance (in sizes of the thing) within which a finger follows the thing. */
const NEAR_SIZES = 0.75
/** Time (ms) without a sample after which a finger counts as lifted. */
const LIFTED_AFTER_MS = 600
/** Minimum number of finger samples that count as following if nobody marked looks. A touch in passing has fewer. */
const ALONG_TRACES = 4
/** Edges of the stage's middle (fractions of the width). The stimulus crosses the middle when it passes both. */
const MIDDLE = { from: 0.45, to: 0.55 } as const
/**
 * Distance from the middle (stage widths) within which the end of a look counts as a stop there. It allows for the adult's
 * slightly late key press.
 */
const NEAR_MIDDLE = 0.12

const directions = ['right', 'left', 'down', 'up', 'slanting'] as const
type Direction = (typeof directions)[number]

/** Results in one direction over `n` passages. `share` is null below MIN_CELL. */
interface DirectionFigures {
  readonly direction: Direction
  readonly n: number
  readonly share: number | null
}

/** How a child followed moving stimuli. Excludes warm-up and void passages. */
export interface Following {
  /** Number of passages with an adult's marks or a following finger (only these have figures), and number of all others. */
  readonly n: number
  readonly unmarked: number
  /** Number of passages measured only by a finger, although looks were to be marked. */
  readonly byFinger: number
  /** Number of passages followed for at least FOLLOWED_SHARE. */
  readonly followed: number
  /** Spread of the followed share over all passages. */
  readonly share: Spread | null
  readonly byDirection: readonly DirectionFigures[]
  /** Number of times that the stimulus crossed the middle, and number of crossings that were followed. */
  readonly crossings: number
  readonly crossed: number
  /** Number of looks that ended early, and number of these that ended near the middle. */
  readonly lost: number
  readonly lostAtMiddle: number
  /** Distance of a following finger from the stimulus (stage heights), from the median of each passage. */
  readonly distance: Spread | null
}

export type FollowedWith = 'eyes' | 'finger'
type Fact = Extract<PlayEvent, { trial: number }>
type Shown = Extract<PlayEvent, { kind: 'stimulus-shown' }>

/** Part of a path (as shares of its length), and whether it was followed. */
interface Stretch {
  readonly from: number
  readonly to: number
  readonly isFollowed: boolean
}

interface PassageFacts {
  readonly shown: Shown
  readonly stretches: readonly Stretch[]
  readonly facts: readonly Fact[]
}

/** Returns the followed share of a passage from its trial's events; null without marks or a finger. */
export function followedShare(facts: readonly PlayEvent[], by: FollowedWith): number | null {
  const passage = passageOf(
    facts.filter((event): event is Fact => 'trial' in event),
    by,
  )
  return passage === null ? null : shareOf(passage.stretches)
}

/** Judges a passage at its end. Without marks or a finger, the passage is unmeasured. */
export function passageVerdict(facts: readonly PlayEvent[], by: FollowedWith): Exclude<Verdict, 'wrong'> {
  const share = followedShare(facts, by)
  if (share === null) return 'unmeasured'
  return share >= FOLLOWED_SHARE ? 'correct' : 'partly'
}

/** Whether the child followed a passage across the middle. */
export function crossedMiddle(facts: readonly PlayEvent[], by: FollowedWith): boolean {
  const passage = passageOf(
    facts.filter((event): event is Fact => 'trial' in event),
    by,
  )
  return passage !== null && crossingsOf(passage).some((share) => share >= FOLLOWED_SHARE)
}

/** Computes the figures for following from logs; null if nothing moved. */
export function followingOf(logs: readonly (readonly PlayEvent[])[], by: FollowedWith): Following | null {
  const trials = logs.flatMap((events) => [
    ...groupBy(
      events.filter((event): event is Fact => 'trial' in event),
      ({ trial }) => trial,
    ).values(),
  ])
  const valid = trials.filter(
    (facts) => facts.some(isWay) && facts.some(counts) && facts.some((fact) => fact.kind === 'trial-ended' && fact.outcome !== 'void'),
  )
  if (valid.length === 0) return null
  const passages = valid.flatMap((facts) => passageOf(facts, by) ?? [])
  const shares = passages.map(({ stretches }) => shareOf(stretches))
  const overMiddle = passages.flatMap(crossingsOf)
  return {
    n: passages.length,
    unmarked: valid.length - passages.length,
    byFinger: by === 'finger' ? 0 : valid.filter((facts) => followedWithOf(facts, by) === 'finger').length,
    followed: shares.filter((share) => share >= FOLLOWED_SHARE).length,
    share: spreadOf(shares),
    byDirection: directionsOf(passages),
    crossings: overMiddle.length,
    crossed: overMiddle.filter((share) => share >= FOLLOWED_SHARE).length,
    lost: passages.flatMap(lossesOf).length,
    lostAtMiddle: passages.flatMap((passage) => lossesOf(passage).filter((share) => isNearMiddle(passage, share))).length,
    distance: spreadOf(passages.flatMap(({ facts }) => medianDistance(facts))),
  }
}

const isWay = (fact: PlayEvent): fact is Shown => fact.kind === 'stimulus-shown' && fact.way !== undefined && fact.role === 'target'
const counts = (fact: Fact): boolean => fact.kind === 'trial-began' && !fact.warmUp

/** Returns the source of a passage's figures: the adult's marks, otherwise a finger that followed for a while. */
export function followedWithOf(facts: readonly PlayEvent[], wished: FollowedWith): FollowedWith | null {
  if (wished === 'eyes' && facts.some(({ kind }) => kind === 'looked')) return 'eyes'
  return tracesOf(facts).length >= (wished === 'eyes' ? ALONG_TRACES : 1) ? 'finger' : null
}

function passageOf(facts: readonly Fact[], wished: FollowedWith): PassageFacts | null {
  const shown = facts.find(isWay)
  const by = followedWithOf(facts, wished)
  if (shown === undefined || by === null) return null
  const steps = facts.filter((fact) => fact.kind === 'travelled').map(({ at, share }) => ({ at, share }))
  const shareAt = (moment: number): number => {
    const next = steps.findIndex(({ at }) => at >= moment)
    const [before, after] = [steps[next - 1], steps[next]]
    if (after === undefined) return steps.at(-1)?.share ?? 0
    if (before === undefined || after.at === before.at) return after.share
    return before.share + ((after.share - before.share) * (moment - before.at)) / (after.at - before.at)
  }
  const turns = by === 'eyes' ? looks(facts) : traces(facts, shown.h * NEAR_SIZES)
  const cuts = [{ at: 0, isFollowed: false }, ...turns]
  const stretches = cuts.map(({ at, isFollowed }, index): Stretch => {
    const until = cuts[index + 1]?.at
    return { from: shareAt(at), to: until === undefined ? (steps.at(-1)?.share ?? 0) : shareAt(until), isFollowed }
  })
  return { shown, facts, stretches: stretches.filter(({ from, to }) => to > from) }
}

interface Turn {
  readonly at: number
  readonly isFollowed: boolean
}

const looks = (facts: readonly Fact[]): readonly Turn[] =>
  facts.flatMap((fact) => (fact.kind === 'looked' || fact.kind === 'looked-away' ? [{ at: fact.at, isFollowed: fact.kind === 'looked' }] : []))

/** Returns the time and distance (stage heights) of each sample of a following finger. */
const tracesOf = (facts: readonly PlayEvent[]): readonly { readonly at: number; readonly error: number }[] =>
  facts.flatMap((fact) => (fact.kind === 'did' && fact.deed.do === 'traced' ? [{ at: fact.at, error: fact.deed.error }] : []))

const traces = (facts: readonly Fact[], near: number): readonly Turn[] => {
  const points = tracesOf(facts)
  return points.flatMap(({ at, error }, index): readonly Turn[] => {
    const turn = { at, isFollowed: error <= near }
    const next = points[index + 1]
    return next !== undefined && next.at - at <= LIFTED_AFTER_MS ? [turn] : [turn, { at: at + LIFTED_AFTER_MS, isFollowed: false }]
  })
}

/** Returns the followed share between two points of the path. */
function shareOf(stretches: readonly Stretch[], from = 0, to = 1): number {
  const within = (stretch: Stretch) => Math.max(0, Math.min(to, stretch.to) - Math.max(from, stretch.from))
  const all = stretches.reduce((sum, stretch) => sum + within(stretch), 0)
  return all === 0 ? 0 : stretches.filter(({ isFollowed }) => isFollowed).reduce((sum, stretch) => sum + within(stretch), 0) / all
}

interface Leg {
  readonly start: Place
  readonly end: Place
  readonly from: number
  readonly to: number
  readonly length: number
  readonly direction: Direction
}

function legsOf({ x, y, w, h, way = [] }: Shown): readonly Leg[] {
  const aspect = w === 0 ? 1 : h / w
  const points = [{ x, y }, ...way]
  const legs = points.slice(1).map((end, index) => {
    const start = points[index] ?? end
    const [across, down] = [(end.x - start.x) * aspect, end.y - start.y]
    return { start, end, length: Math.hypot(across, down), direction: directionOf(across, down) }
  })
  const whole = legs.reduce((sum, { length }) => sum + length, 0) || 1
  let done = 0
  return legs.map((leg) => {
    const from = done / whole
    done += leg.length
    return { ...leg, from, to: done / whole }
  })
}

/** Returns the direction of a leg. It is horizontal or vertical within 30 degrees of that axis, otherwise diagonal. */
function directionOf(across: number, down: number): Direction {
  const [wide, high] = [Math.abs(across), Math.abs(down)]
  const slope = Math.tan(Math.PI / 6)
  if (high <= wide * slope) return across > 0 ? 'right' : 'left'
  if (wide <= high * slope) return down > 0 ? 'down' : 'up'
  return 'slanting'
}

function directionsOf(passages: readonly PassageFacts[]): readonly DirectionFigures[] {
  return directions.flatMap((direction): readonly DirectionFigures[] => {
    const each = passages.flatMap(({ shown, stretches }) => {
      const legs = legsOf(shown).filter((leg) => leg.direction === direction)
      const length = legs.reduce((sum, leg) => sum + leg.length, 0)
      return length === 0 ? [] : [legs.reduce((sum, leg) => sum + shareOf(stretches, leg.from, leg.to) * leg.length, 0) / length]
    })
    if (each.length === 0) return []
    return [{ direction, n: each.length, share: each.length < MIN_CELL ? null : each.reduce((sum, share) => sum + share, 0) / each.length }]
  })
}

/** Returns the shares of the path at which looks ended early. */
const lossesOf = ({ stretches }: PassageFacts): readonly number[] =>
  stretches.flatMap((stretch, index, all) => (!stretch.isFollowed && all[index - 1]?.isFollowed === true && stretch.from > 0 ? [stretch.from] : []))

/** Whether the stimulus was near the middle when the look ended. */
const isNearMiddle = ({ shown }: PassageFacts, share: number): boolean =>
  legsOf(shown).some(({ start, end, from, to }) => {
    const x = start.x + ((end.x - start.x) * (share - from)) / (to - from || 1)
    return share >= from && share <= to && start.x !== end.x && Math.abs(x - 0.5) <= NEAR_MIDDLE
  })

/** Returns the followed share of each crossing of the middle. */
function crossingsOf({ shown, stretches }: PassageFacts): readonly number[] {
  const crossings: number[] = []
  let entered: { readonly share: number; readonly fromLeft: boolean } | null = null
  for (const { start, end, from, to } of legsOf(shown)) {
    const at = (x: number) => from + ((to - from) * (x - start.x)) / (end.x - start.x || 1)
    const fromLeft = end.x > start.x
    const [near, far] = fromLeft ? [MIDDLE.from, MIDDLE.to] : [MIDDLE.to, MIDDLE.from]
    const passes = (x: number) => (start.x - x) * (end.x - x) <= 0 && start.x !== end.x
    if (passes(near)) entered = { share: at(near), fromLeft }
    if (passes(far) && entered?.fromLeft === fromLeft) {
      crossings.push(shareOf(stretches, entered.share, at(far)))
      entered = null
    }
  }
  return crossings
}

function medianDistance(facts: readonly Fact[]): readonly number[] {
  const errors = tracesOf(facts)
    .map(({ error }) => error)
    .sort((a, b) => a - b)
  const middle = errors[Math.floor(errors.length / 2)]
  return middle === undefined ? [] : [middle]
}
