import { crossedMiddle } from '#domain/measures/following'
import { BAR_SHAPES, isBarShape } from '#domain/trials/barShapes'
import { bestZone, placeIn } from '#domain/trials/placement'
import type { PicturePlace } from '#domain/words/words'
import type { Stimulus } from '../kit/stimulus'
import type { AnsweredBy } from '#domain/trials/events'
import { isThing, type MechanicOf, present } from './mechanic'

/** Until it has come to where the child sees best it goes on so much slower. */
const SLOWED = 0.5
/** Followed over the middle, it rests so long (ms) and is then wiped by itself. */
const REST_MS = 2000
/** It has stood for so long (ms) before its edge moves, and what was uncovered stands so long before it opens: no place changes twice in a second. */
const STANDS_MS = 1200
const OPENS_AFTER_MS = 1000
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
  let wait = 0
  const taken = new Set<Stimulus>()
  const left = () => present(bars).filter((bar) => !taken.has(bar))

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
    wiped = bar
    taken.add(bar)
    const since = play.facts.find(({ kind }) => kind === 'stimulus-shown')?.at ?? play.now
    wait = Math.max(0, since + STANDS_MS - play.now)
    play.later(wait, () => {
      picture?.dim(1)
      bar.wipeAway(edges(bar))
    })
  }

  const choose = (thing: Stimulus, at: number, by: AnsweredBy) => {
    const [next] = left()
    // It was wiped before the child's eyes: a touch of what is there now is the answer.
    if (next === undefined) return wiped !== null && play.answer(wiped, 'correct', at, by)
    if (!isThing(thing)) return undefined
    if (thing !== next) return play.answer(thing, 'wrong', at, by)
    wipe(next)
    if (left().length === 0) return play.answer(next, 'correct', at, by)
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
      return present(play.stimuli).filter((thing) => isThing(thing) && !taken.has(thing))
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
      choose,
      travelled: (bar, share) => {
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
    arrivesMs(bar) {
      const picture = pictureUnder(bar)
      const opensMs = picture === undefined || bars.length > 1 ? 0 : OPENS_AFTER_MS + picture.moreMs(hidden(bar, picture))
      return wait + bar.wipeMs(edges(bar)) + opensMs
    },
    /** The picture opens to both sides, until all of it is seen. */
    reward(bar) {
      const picture = pictureUnder(bar)
      if (picture === undefined) return false
      play.later(wait + bar.wipeMs(edges(bar)) + OPENS_AFTER_MS, () => bars.length === 1 && picture.showMore(hidden(bar, picture)))
      play.playLater('whoosh', undefined, bar)
      return true
    },
  }
}
