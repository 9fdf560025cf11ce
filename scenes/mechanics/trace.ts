import { placeOn, type Way, wayOf } from '#domain/trials/drift'
import type { Place } from '#domain/trials/plan'
import { drawnOn, nearestOn, nextPoint } from '#domain/trials/road'
import { RoadPicture } from '../kit/roadPicture'
import type { Stimulus } from '../kit/stimulus'
import { type ChosenBy, type MechanicOf, present } from './mechanic'

/** Between two facts of one kind, ms. */
const TOLD_EVERY_MS = 250

interface Road {
  readonly thing: Stimulus
  /** Where it ends, if something stands there. */
  readonly place: Stimulus | null
  readonly way: Way
  readonly picture: RoadPicture
  share: number
  tracedAt: number
  toldAt: number
}

/**
 * A road is followed with a finger from its thing to its end (domain.md, /connect). Lifting the finger never resets, and
 * beside the road nothing happens. A tap of the thing or of the next point, a switch and a stay go on to the next point.
 */
export const trace: MechanicOf<'trace'> = (play, { reach, road }) => {
  const { aspect } = play.layout
  const roads = play.targets.flatMap((thing): readonly Road[] => {
    const place = play.stimuli.find(({ plan }) => plan.role === 'place' && plan.id === thing.plan.goesTo) ?? null
    const points = road ?? (place === null ? [] : [place.plan.place])
    const to = points.at(-1)
    if (to === undefined) return []
    const way = wayOf(thing.plan.place, { via: points.slice(0, -1), to }, aspect)
    const picture = new RoadPicture(play.scene, {
      way,
      thing,
      colour: thing.plan.colour,
      strict: play.isStrict,
      width: 2 * reach,
      layout: () => play.layout,
      now: () => play.now,
    })
    return [{ thing, place, way, picture, share: 0, tracedAt: Number.NEGATIVE_INFINITY, toldAt: Number.NEGATIVE_INFINITY }]
  })
  /** Fingers that have drawn since they came down: what they do is no tap. */
  const drawing = new Set<number>()
  let steppedAt = Number.NEGATIVE_INFINITY

  const open = () => roads.filter(({ thing, share }) => share < 1 && !thing.isLeaving)

  const come = (on: Road, share: number, at: number, by: ChosenBy) => {
    if (share <= on.share) return
    on.share = share
    on.picture.reach(share)
    if (at - on.toldAt < TOLD_EVERY_MS && share < 1) return
    on.toldAt = at
    const { id } = on.thing.plan
    play.did({ do: 'worked', id, share, by }, at)
    if (share < 1) return
    if (open().length === 0) return play.answer(on.thing, 'correct', at, by)
    play.did({ do: 'found', id, by }, at)
    on.thing.hop()
  }

  const step = (on: Road | undefined, at: number, by: ChosenBy) => {
    if (on === undefined || at - steppedAt < play.dials.ignoreRepeatMs) return
    steppedAt = at
    come(on, nextPoint(on.way, on.share), at, by)
  }

  const draw = (from: Place, to: Place, at: number) => {
    const near = open().map((each) => ({ each, error: nearestOn(each.way, to, aspect).error }))
    const nearest = near.reduce<(typeof near)[number] | null>((best, one) => (best === null || one.error < best.error ? one : best), null)
    if (nearest === null) return
    const { each: on, error } = nearest
    if (at - on.tracedAt >= TOLD_EVERY_MS) {
      on.tracedAt = at
      play.did({ do: 'traced', id: on.thing.plan.id, error }, at)
    }
    come(on, drawnOn(on.way, on.share, { from, to }, reach, aspect), at, 'touch')
  }

  const tapped = (where: Place) => {
    const least = Math.max(reach, play.dials.hitSize / 2)
    const meant = open().find(({ thing, way, share }) =>
      [thing.place, placeOn(way, nextPoint(way, share))].some((place) => play.distance(place, where) <= least),
    )
    return meant ?? (play.dials.anyTouchCounts ? open()[0] : undefined)
  }

  return {
    get offered() {
      return open().map(({ thing }) => thing)
    },
    get aim() {
      return open()[0]?.thing ?? null
    },
    get helped() {
      return present(open().map(({ thing }) => thing))
    },
    on: {
      choose: (thing, at, by) => {
        // A finger draws or taps, which is known only when it is lifted.
        if (by !== 'touch')
          step(
            open().find((each) => each.thing === thing || each.place === thing),
            at,
            by,
          )
      },
      press: (finger) => drawing.delete(finger),
      stroke: (finger, from, to, _ms, at) => {
        drawing.add(finger)
        draw(from, to, at)
      },
      lift: (finger, where, _ms, at) => {
        if (!drawing.delete(finger)) step(tapped(where), at, 'touch')
      },
    },
    /** A light runs along the road that is still open. */
    help: (help) => (help === 'light-along' || help === 'show-how' ? (open()[0]?.picture.run() ?? false) : null),
    stays: ({ plan }) => plan.role === 'place' || plan.role === 'control' || roads.some(({ thing, share }) => thing.plan === plan && share === 1),
    end() {
      for (const { picture } of roads) picture.free()
    },
  }
}
