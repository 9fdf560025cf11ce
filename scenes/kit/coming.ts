import type { Place } from '#domain/trials/plan'

/** How far a thing turns in a second, in radians: back again takes two seconds, of which it stands still for one. */
const TURN = Math.PI / 2
/** Nearer than this (stage widths) it has come. */
const THERE = 0.0005
/** It slows down over the last of its way, so that it arrives instead of stopping: shares of its speed a second. */
const SLOWING = 2

/** Where a thing is that comes to a finger, and where it heads (radians; null before it has started). */
export interface Coming {
  readonly place: Place
  readonly heading: number | null
}

/**
 * A step of `seconds` towards a finger, at `speed` stage widths a second at most. It goes where it heads and turns
 * slowly, whatever the finger does: an edge that is taken to and fro by a quick hand would be a flash where it passes.
 */
export function comeOn({ place, heading }: Coming, goal: Place, seconds: number, speed: number, aspect: number): Coming {
  const [dx, dy] = [goal.x - place.x, (goal.y - place.y) / aspect]
  const far = Math.hypot(dx, dy)
  if (far < THERE) return { place, heading }
  const wanted = Math.atan2(dy, dx)
  const off = heading === null ? 0 : Math.atan2(Math.sin(wanted - heading), Math.cos(wanted - heading))
  const turned = Math.max(-TURN * seconds, Math.min(TURN * seconds, off))
  const next = heading === null ? wanted : heading + turned
  const ahead = Math.cos(off - turned)
  if (ahead <= 0) return { place, heading: next }
  const step = Math.min(far, speed * seconds, far * SLOWING * seconds) * ahead
  return { place: { x: place.x + Math.cos(next) * step, y: place.y + Math.sin(next) * step * aspect }, heading: next }
}
