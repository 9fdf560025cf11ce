import type { Place } from '#domain/trials/plan'

/** Nearer than this (stage widths) it has come. */
const THERE = 0.0005
/** It slows down over the last of its way, so that it arrives instead of stopping: shares of its speed a second. */
const SLOWING = 2
/** What is farther aside than this (radians) it does not go to in a curve: it stands first, for so long (seconds). */
const ASIDE = Math.PI / 3
export const STANDS_S = 1
/** It turns to one side so long (seconds) after it turned to the other at the earliest. */
const TURNS_AFTER_S = 1
/** So little (radians) is no turn. */
const STRAIGHT = 0.03

/** How a thing goes that comes to a finger. */
export interface Course {
  /** Where it heads (radians); null before it has started. */
  readonly heading: number | null
  /** To which side it turned last, for how many seconds it has gone straight on since, and for how many it has stood. */
  readonly side: 1 | -1
  readonly straightS: number
  readonly stoodS: number
}

export const noCourse: Course = { heading: null, side: 1, straightS: Number.POSITIVE_INFINITY, stoodS: 0 }

/** The same after it stood for `seconds`. */
export const stood = (course: Course, seconds: number): Course => ({ ...course, straightS: course.straightS + seconds, stoodS: course.stoodS + seconds })

/** Where it is, and how it goes on. */
export interface Coming {
  readonly place: Place
  readonly course: Course
}

/** Of what comes: its speed at most, and half of its side (stage widths, a second); and how wide the stage is for its height. */
export interface Comer {
  readonly speed: number
  readonly radius: number
  readonly aspect: number
}

/**
 * A step of `seconds` towards a finger. It goes where it heads, in curves that are no narrower than itself and not first
 * to one side and then to the other; what lies aside or behind it goes to after it stood. So each edge of it passes a
 * place once, whatever the finger does: one that is taken to and fro by a quick hand would be a flash.
 */
export function comeOn({ place, course }: Coming, goal: Place, seconds: number, { speed, radius, aspect }: Comer): Coming {
  const [dx, dy] = [goal.x - place.x, (goal.y - place.y) / aspect]
  const far = Math.hypot(dx, dy)
  const wanted = Math.atan2(dy, dx)
  const isFree = course.heading === null || course.stoodS >= STANDS_S
  const off = isFree || course.heading === null ? 0 : Math.atan2(Math.sin(wanted - course.heading), Math.cos(wanted - course.heading))
  if (far < THERE || Math.abs(off) > ASIDE) return { place, course: stood(course, seconds) }
  const step = Math.min(far, speed * seconds, far * SLOWING * seconds) * Math.cos(off)
  const next = turned({ ...course, heading: isFree || course.heading === null ? wanted : course.heading, stoodS: 0 }, off, step / radius, seconds)
  return { place: { x: place.x + Math.cos(next.heading) * step, y: place.y + Math.sin(next.heading) * step * aspect }, course: next }
}

/** Turned by `off`, or by so much of it as may be; straight on, where it turned to the other side too short a while ago. */
function turned(course: Course & { readonly heading: number }, off: number, most: number, seconds: number): Course & { readonly heading: number } {
  const straightS = course.straightS + seconds
  const towards = off < 0 ? -1 : 1
  if (Math.abs(off) < STRAIGHT || (towards !== course.side && straightS < TURNS_AFTER_S)) return { ...course, straightS }
  return { ...course, heading: course.heading + towards * Math.min(most, Math.abs(off)), side: towards, straightS: 0 }
}
