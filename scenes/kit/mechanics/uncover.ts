import { crossedMiddle } from '#domain/measures/following'
import { BAR_SHAPES, isBarShape } from '#domain/trials/concepts/barShapes'
import { bestZone, placeIn } from '#domain/trials/layout/placement'
import type { Place } from '#domain/geometry'
import type { PicturePlace } from '#domain/words/words'
import type { Stimulus } from '../stimulus/stimulus'
import type { AnsweredBy } from '#domain/trials/engine/events'
import { isThing, type MechanicOf, thingsOnStage } from '../mechanic/mechanic'

/** Pace of the bar until it reaches the place where the child sees best, as a share of its usual pace. */
const SLOWED = 0.5
/** Time (ms) for which the bar rests after the child has followed it past the middle. Then it is wiped by itself. */
const REST_MS = 2000
/** Time (ms) for which the bar stays still before its edge moves, so that no place changes twice within a second. */
const STANDS_MS = 1200
/** Distance (stage heights) from the picture at which the halves of a curtain stop. */
const BESIDE = 0.02

/**
 * Mechanic in which bars cover a picture, or glide in front of it (clinical-design.md, /stripe). A single bar works like a curtain: when it is
 * touched, its halves move apart, and the whole picture appears between them. If there are several bars, each is wiped sideways along its own edge,
 * from left to right. A child can also do this by looking, with the adult's marks.
 */
export const uncoverMechanic: MechanicOf<'uncover'> = (play, { anywhere }) => {
  const bars = play.targets.toSorted((one, other) => one.place.x - other.place.x)
  let waitsForBest = false
  let wiped: Stimulus | null = null
  let wait = 0
  const taken = new Set<Stimulus>()
  const left = () => thingsOnStage(bars).filter((bar) => !taken.has(bar))

  const shapeOf = ({ plan: { shows } }: Stimulus) => ('drawing' in shows && isBarShape(shows.drawing) ? BAR_SHAPES[shows.drawing] : { width: 1, height: 1 })
  const pictureUnder = (bar: Stimulus) => play.stimuli.find(({ plan: { id } }) => id === bar.plan.covers)
  /** Whether the bar works like a curtain. It does if it is the only one; its halves then move apart along its narrow side. */
  const isCurtain = bars.length === 1
  const alongOf = (bar: Stimulus) => (shapeOf(bar).width > shapeOf(bar).height ? 'y' : 'x')
  /** Returns the place nearest to the bar at which the whole picture fits on the stage. */
  const placeFor = (picture: Stimulus, { x, y }: Place): Place => {
    const [halfWide, halfHigh] = [picture.plan.size / 2 / play.layout.aspect, picture.plan.size / 2]
    const inside = (at: number, half: number) => Math.min(Math.max(at, half), Math.max(half, 1 - half))
    return { x: inside(x, halfWide), y: inside(y, halfHigh) }
  }
  /** Returns the distance (stage heights) between the centres of a bar and its picture. */
  const asideOf = (bar: Stimulus, picture: Stimulus) => {
    const place = placeFor(picture, bar.place)
    return alongOf(bar) === 'x' ? (bar.place.x - place.x) * play.layout.aspect : bar.place.y - place.y
  }
  /** Returns the distance (stage heights) that each half must move to clear the picture. */
  const farOf = (bar: Stimulus, picture: Stimulus) => picture.plan.size / 2 + Math.abs(asideOf(bar, picture)) + BESIDE
  /** Returns the part of the picture that is visible between the halves of a curtain at this distance (stage heights) from the curtain's centre. */
  const between = (bar: Stimulus, picture: Stimulus, far: number): PicturePlace => {
    const [from, to] = [-far, far].map((away) => Math.min(1, Math.max(0, 0.5 + (asideOf(bar, picture) + away) / picture.plan.size))) as [number, number]
    return alongOf(bar) === 'x' ? [from, 0, to - from, 1] : [0, from, 1, to - from]
  }
  const uncoversMs = (bar: Stimulus) => {
    const picture = pictureUnder(bar)
    return isCurtain && picture !== undefined ? bar.partMs(farOf(bar, picture)) : bar.wipeMs(edges(bar))
  }
  const edges = (bar: Stimulus) => ({ from: 0.5 - shapeOf(bar).width / 2, to: 0.5 + shapeOf(bar).width / 2 })

  const wipe = (bar: Stimulus) => {
    const picture = pictureUnder(bar)
    play.drifting.slowTo(0)
    bar.settle()
    // The picture moves to a single bar, which may be anywhere. With several bars it stays behind one of them.
    if (picture !== undefined && isCurtain) {
      picture.moveTo(placeFor(picture, bar.place))
      picture.showOnly(between(bar, picture, 0))
    }
    wiped = bar
    taken.add(bar)
    const since = play.facts.find(({ kind }) => kind === 'stimulus-shown')?.at ?? play.now
    wait = Math.max(0, since + STANDS_MS - play.now)
    play.later(wait, () => {
      picture?.dim(1)
      if (isCurtain && picture !== undefined) bar.partBy(farOf(bar, picture), alongOf(bar), (far) => picture.showOnly(between(bar, picture, far)))
      else bar.wipeAway(edges(bar))
    })
  }

  const choose = (thing: Stimulus, at: number, by: AnsweredBy) => {
    const [next] = left()
    // The cover was wiped as a demonstration. A touch of the thing under it is the answer.
    if (next === undefined) return wiped !== null && play.answer(wiped, 'correct', at, by)
    if (!isThing(thing)) return undefined
    if (thing !== next) return play.answer(thing, 'wrong', at, by)
    wipe(next)
    if (left().length === 0) return play.answer(next, 'correct', at, by)
    play.did({ do: 'found', id: next.plan.id, by }, at)
    return play.playLater('whoosh', undefined, next)
  }

  /** Returns whether the bar has not yet reached the place where the child sees best. */
  const isBeforeBest = (bar: Stimulus): boolean => {
    const { drift, size } = bar.plan
    if (drift === null) return false
    const best = placeIn(bestZone(play.dials.zones), size, play.layout.aspect)
    const [dx, dy] = [drift.to.x - bar.place.x, drift.to.y - bar.place.y]
    return (best.x - bar.place.x) * Math.sign(dx) > 0.02 || (Math.abs(dx) < 1e-6 && (best.y - bar.place.y) * Math.sign(dy) > 0.02)
  }

  return {
    get offered() {
      return thingsOnStage(play.stimuli).filter((thing) => isThing(thing) && !taken.has(thing))
    },
    get aim() {
      return left()[0] ?? null
    },
    get helped() {
      return left().slice(0, 1)
    },
    countsAnywhere: anywhere === true,
    corners: ['look'],
    on: {
      choose: ({ thing, at, by }) => choose(thing, at, by),
      travelled: ({ thing: bar, share }) => {
        if (share < 1 || !crossedMiddle(play.facts, 'eyes')) return
        play.later(REST_MS, () => left().includes(bar) && choose(bar, play.now, 'adult'))
      },
    },
    tick() {
      if (!waitsForBest || left().some(isBeforeBest)) return
      waitsForBest = false
      play.drifting.slowTo(0)
      for (const bar of left()) bar.sway()
    },
    help(help) {
      const [next] = left()
      if (next === undefined) return false
      if (help === 'park') {
        waitsForBest = play.drifting.moves(next) && isBeforeBest(next)
        return play.drifting.slowTo(waitsForBest ? SLOWED : 0)
      }
      if (help !== 'show-how') return null
      wipe(next)
      return true
    },
    arrivesMs: (bar) => wait + uncoversMs(bar),
    /** Rewards the answer with the picture that appears. */
    reward(bar) {
      if (pictureUnder(bar) === undefined) return false
      play.playLater('whoosh', undefined, bar)
      return true
    },
  }
}
