import type { Place } from '#domain/trials/plan'

/** How far a thing turns in a second, in radians: back again takes two seconds, of which it stands still for one. */
const TURN = Math.PI / 2
/** Nearer than this (stage widths) it has come. */
const THERE = 0.0005
/** It slows down over the last of its way, so that it arrives instead of stopping: shares of its speed a second. */
const SLOWING = 2

/** It turns the other way no oftener than this (seconds): an edge that it takes along beside its way would come and go with each turn. */
const TURNS_EVERY_S = 1
/** So little (radians) is no turn. */
const STRAIGHT = 0.03

/** How a thing goes that comes to a finger. */
export interface Course {
  /** Where it heads (radians); null before it has started. */
  readonly heading: number | null
  /** To which side it turned last, and for how many seconds that has been its side. */
  readonly side: 1 | -1
  readonly sideS: number
}

export const noCourse: Course = { heading: null, side: 1, sideS: Number.POSITIVE_INFINITY }

/** Where it is, and how it goes on. */
export interface Coming {
  readonly place: Place
  readonly course: Course
}

/**
 * A step of `seconds` towards a finger, at `speed` stage widths a second at most. It goes where it heads and turns
 * slowly, whatever the finger does: an edge that is taken to and fro by a quick hand would be a flash where it passes.
 */
export function comeOn({ place, course }: Coming, goal: Place, seconds: number, speed: number, aspect: number): Coming {
  const [dx, dy] = [goal.x - place.x, (goal.y - place.y) / aspect]
  const far = Math.hypot(dx, dy)
  if (far < THERE) return { place, course }
  const wanted = Math.atan2(dy, dx)
  const next = turned(course, wanted, seconds)
  const ahead = Math.cos(wanted - next.heading)
  if (ahead <= 0) return { place, course: next }
  const step = Math.min(far, speed * seconds, far * SLOWING * seconds) * ahead
  return { place: { x: place.x + Math.cos(next.heading) * step, y: place.y + Math.sin(next.heading) * step * aspect }, course: next }
}

/** A little more towards where it is wanted; straight on, where that is to the other side too soon. */
function turned({ heading, side, sideS }: Course, wanted: number, seconds: number): Course & { readonly heading: number } {
  if (heading === null) return { heading: wanted, side, sideS }
  const off = Math.atan2(Math.sin(wanted - heading), Math.cos(wanted - heading))
  const towards = off < 0 ? -1 : 1
  const wantedSide = Math.abs(off) < STRAIGHT ? side : towards
  if (wantedSide !== side && sideS < TURNS_EVERY_S) return { heading, side, sideS: sideS + seconds }
  const by = Math.max(-TURN * seconds, Math.min(TURN * seconds, off))
  return { heading: heading + by, side: wantedSide, sideS: (wantedSide === side ? sideS : 0) + seconds }
}
