import type { Place } from '../geometry'
import { closedness, countRaised, fingerScores, raisedFingers, type Raised } from './fingers'
import { mirrored, handSideOf, type DetectedHand, type HandFrame, type HandSide } from './landmarks'
import { smoothedPlace, smoothPlace, type Smoothed } from './smoothing'

/**
 * Time (ms) for which a lost hand is kept, so that a few bad pictures have no effect (clinical-design.md F8). Its count of
 * fingers is dropped sooner.
 */
export const LOST_MS = 1000
/** Minimum number of pictures in which a hand must be seen before it can act. */
const LEAST_SIGHTS = 2
/** Gap (ms) after which smoothing starts again, because an old place says nothing about the new one. */
const SMOOTH_GAP_MS = 400
/** Number of pictures with the same side after which the side is certain. */
const SURE = 5
/** Maximum movement of a hand from one picture to the next (picture widths). */
const REACH = 0.35

/** One hand, tracked from picture to picture. */
interface Track {
  readonly id: number
  /**
   * Evidence for the hand's side: above zero for a right hand, below zero for a left one. The detector's label may swap for a
   * picture or two.
   */
  readonly right: number
  readonly wrist: Place
  readonly palm: Smoothed
  readonly tip: Smoothed
  readonly raised: Raised
  readonly closedness: number
  readonly seenAt: number
  readonly sights: number
}

/** State of tracking the hands in front of the camera. */
export interface FollowedHands {
  readonly at: number
  readonly tracks: readonly Track[]
  readonly nextId: number
}

/** A hand as an activity sees it. Places are fractions of the mirrored picture. */
export interface SeenHand {
  readonly id: number
  readonly side: HandSide
  /** Middle of the hand, and tip of its index finger. */
  readonly palm: Place
  readonly tip: Place
  /** Number of raised fingers. */
  readonly count: number
  /** How far the hand is closed, from 0 (open) to 1 (a fist). */
  readonly closedness: number
  /** Time (ms) since the hand was last seen; 0 in most pictures. */
  readonly unseenMs: number
}

export const noHands: FollowedHands = { at: 0, tracks: [], nextId: 1 }

/** Processes one more picture. Hands are matched by the position of their wrists, because the detector's order and labels may swap. */
export function followHands(before: FollowedHands, { at, hands }: HandFrame): FollowedHands {
  const free = new Set(before.tracks.filter(({ seenAt }) => at - seenAt < LOST_MS))
  let { nextId } = before
  const seen = hands.map((hand): Track => {
    const known = nearest(free, mirrored(hand, 'wrist'))
    if (known !== null) free.delete(known)
    return sight(known, hand, at, known?.id ?? nextId++)
  })
  return { at, tracks: [...seen, ...free], nextId }
}

/** Returns the hands that may act, in the order in which they appeared. */
export function handsIn({ at, tracks }: FollowedHands): readonly SeenHand[] {
  return tracks
    .filter(({ sights }) => sights >= LEAST_SIGHTS)
    .map((track) => ({
      id: track.id,
      side: track.right > 0 ? ('right' as const) : ('left' as const),
      palm: smoothedPlace(track.palm),
      tip: smoothedPlace(track.tip),
      count: countRaised(track.raised),
      closedness: track.closedness,
      unseenMs: at - track.seenAt,
    }))
    .sort((one, other) => one.id - other.id)
}

function nearest(tracks: ReadonlySet<Track>, wrist: Place): Track | null {
  const away = (track: Track) => Math.hypot(track.wrist.x - wrist.x, track.wrist.y - wrist.y)
  const best = [...tracks].reduce<Track | null>((found, track) => (found === null || away(track) < away(found) ? track : found), null)
  return best !== null && away(best) <= REACH ? best : null
}

function sight(known: Track | null, hand: DetectedHand, at: number, id: number): Track {
  const before = known !== null && at - known.seenAt <= SMOOTH_GAP_MS ? known : null
  const scores = fingerScores(hand.world)
  return {
    id,
    right: Math.max(-SURE, Math.min(SURE, (known?.right ?? 0) + (handSideOf(hand) === 'right' ? 1 : -1))),
    wrist: mirrored(hand, 'wrist'),
    palm: smoothPlace(before?.palm ?? null, palmOf(hand), at),
    tip: smoothPlace(before?.tip ?? null, mirrored(hand, 'indexTip'), at),
    raised: raisedFingers(scores, known?.raised ?? null),
    closedness: closedness(scores),
    seenAt: at,
    sights: (known?.sights ?? 0) + 1,
  }
}

/** Returns the middle of a hand in the mirrored picture. */
export function palmOf(hand: DetectedHand): Place {
  const [wrist, base] = [mirrored(hand, 'wrist'), mirrored(hand, 'middleBase')]
  return { x: (wrist.x + base.x) / 2, y: (wrist.y + base.y) / 2 }
}
