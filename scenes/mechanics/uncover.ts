import { crossedMiddle } from '#domain/measures/following'
import { BAR_SHAPES, isBarShape } from '#domain/trials/barShapes'
import { bestZone, placeIn } from '#domain/trials/placement'
import type { PicturePlace } from '#domain/words/words'
import type { Stimulus } from '../kit/stimulus'
import { type ChosenBy, isThing, type MechanicOf, present } from './mechanic'

/** Until it has come to where the child sees best it goes on so much slower. */
const SLOWED = 0.5
/** Followed over the middle, it rests so long (ms) and is then wiped by itself. */
const REST_MS = 2000
/** The picture is a little smaller than what lies over it. */
const WITHIN = 1.02

/**
 * Bars lie before a picture, or glide to where it is (domain.md, /stripe). What is touched is wiped away sideways by its
 * own edge, and what lay behind it is seen; of several, from left to right. The eyes may do it as well, as the adult marks.
 */
export const uncover: MechanicOf<'uncover'> = (play, { anywhere }) => {
  const bars = play.targets.toSorted((one, other) => one.place.x - other.place.x)
  let waitsForBest = false
  let wiped: Stimulus | null = null

  const shapeOf = ({ plan: { shows } }: Stimulus) => ('drawing' in shows && isBarShape(shows.drawing) ? BAR_SHAPES[shows.drawing] : { width: 1, height: 1 })
  const pictureUnder = (bar: Stimulus) => play.stimuli.find(({ plan: { id } }) => id === bar.plan.covers)
  /** How much of the picture behind it a bar hides, from left and top, width and height. */
  const hidden = (bar: Stimulus, picture: Stimulus): PicturePlace => {
    const { width, height } = shapeOf(bar)
    const [w, h] = [width, height].map((share) => Math.min(1, (share * bar.plan.size) / (picture.plan.size * WITHIN))) as [number, number]
    return [(1 - w) / 2, (1 - h) / 2, w, h]
  }
  const edges = (bar: Stimulus) => ({ from: 0.5 - shapeOf(bar).width / 2, to: 0.5 + shapeOf(bar).width / 2 })

  const wipe = (bar: Stimulus) => {
    const picture = pictureUnder(bar)
    play.drifting.slowTo(0)
    bar.settle()
    // Wherever it was touched: one of several lies where the picture is.
    if (picture !== undefined && bars.length === 1) {
      picture.moveTo(bar.place)
      picture.showOnly(hidden(bar, picture))
    }
    picture?.dim(1)
    wiped = bar
    bar.wipeAway(edges(bar))
  }

  const choose = (thing: Stimulus, at: number, by: ChosenBy) => {
    const [next] = present(bars)
    // It was wiped before the child's eyes: a touch of what is there now is the answer.
    if (next === undefined) return wiped !== null && play.answer(wiped, 'correct', at, by)
    if (!isThing(thing)) return undefined
    if (thing !== next) return play.answer(thing, 'wrong', at, by)
    wipe(next)
    if (present(bars).length === 0) return play.answer(next, 'correct', at, by)
    play.did({ do: 'found', id: next.plan.id, by }, at)
    return play.playLater('whoosh', undefined, next)
  }

  /** Where along its way the child sees best lies before it. */
  const isBeforeBest = (bar: Stimulus): boolean => {
    const { drift, size } = bar.plan
    if (drift === null) return false
    const best = placeIn(bestZone(play.dials.zones), size, play.layout.aspect)
    const [dx, dy] = [drift.to.x - bar.place.x, drift.to.y - bar.place.y]
    return (best.x - bar.place.x) * Math.sign(dx) > 0.02 || (Math.abs(dx) < 1e-6 && (best.y - bar.place.y) * Math.sign(dy) > 0.02)
  }

  return {
    get offered() {
      return present(play.stimuli).filter(isThing)
    },
    get aim() {
      return present(bars)[0] ?? null
    },
    get helped() {
      return present(bars).slice(0, 1)
    },
    countsAnywhere: anywhere === true,
    corners: ['look'],
    on: {
      choose,
      travelled: (bar, share) => {
        if (share < 1 || !crossedMiddle(play.facts, 'eyes')) return
        play.later(REST_MS, () => present([bar]).length > 0 && choose(bar, play.now, 'touch'))
      },
    },
    tick() {
      if (!waitsForBest || present(bars).some(isBeforeBest)) return
      waitsForBest = false
      play.drifting.slowTo(0)
      for (const bar of present(bars)) bar.sway()
    },
    help(help) {
      const [next] = present(bars)
      if (next === undefined) return false
      if (help === 'park') {
        waitsForBest = play.drifting.moves(next) && isBeforeBest(next)
        return play.drifting.slowTo(waitsForBest ? SLOWED : 0)
      }
      if (help !== 'show-how') return null
      wipe(next)
      return true
    },
    arrivesMs: (bar) => bar.wipeMs(edges(bar)),
    /** The picture opens to both sides, until all of it is seen. */
    reward(bar) {
      const picture = pictureUnder(bar)
      if (picture === undefined) return false
      play.later(bar.wipeMs(edges(bar)), () => bars.length === 1 && picture.showMore(hidden(bar, picture)))
      play.playLater('whoosh', undefined, bar)
      return true
    },
  }
}
