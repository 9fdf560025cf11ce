import type { Common } from './common'
import type { SoundName } from '../../../sounds'
import type { Place } from '../../../geometry'

/** A thing travels and is followed with the eyes, as the adult marks, or with a finger (clinical-design.md F2). */
export interface FollowSpec extends Common {
  readonly kind: 'follow'
  readonly pacedBy: 'itself' | 'adult'
  readonly followedWith: 'eyes' | 'finger'
}

/**
 * A thing travels its path (`drift`) and waits at each station until a touch, a look or the voice lets it go on. Touches at the goal before it arrives
 * show
 * anticipation (clinical-design.md, /animated_follow).
 */
export interface JourneySpec extends Common {
  readonly kind: 'journey'
  /** Width of the visible track in stage heights. Default: none. */
  readonly track?: number
  /** The sound that the thing makes where it stops. */
  readonly sound?: SoundName
}

/** The words of a line are highlighted one after the other (clinical-design.md F7). A touch anywhere advances; the adult goes back. */
export interface ReadOnSpec extends Common {
  readonly kind: 'readOn'
  readonly voice: 'after' | 'before' | 'never'
  /** Time (ms) before the next word comes by itself; null: never. */
  readonly everyMs: number | null
  /** Light of the waiting words, 0 to 1. */
  readonly rest: number
}

/**
 * A finger follows a road from its thing to its end; lifting the finger never resets. Without points a road is a straight line from each thing to its partner,
 * and both become one pair (clinical-design.md, /connect).
 */
export interface TraceSpec extends Common {
  readonly kind: 'trace'
  /** Half the width of the road, in stage heights. */
  readonly reach: number
  /** The points after the thing's own place. */
  readonly road?: readonly Place[]
  /** Tracing may start at either end. */
  readonly either?: true
  /** No road is visible, and any line from one thing to its partner is right; a line to any other thing is wrong. */
  readonly free?: true
  /** Maximum distance (stage heights) from where a finger was lifted at which the line may continue. Default: the road's width. */
  readonly resume?: number
  /** One tap joins a pair, or one tap on each of both does; otherwise a tap extends the line to the road's next point. */
  readonly taps?: 'one' | 'both'
  /** Only taps count: nothing is drawn with a finger. */
  readonly tapsOnly?: true
  /** Roads in planned order, each starting at the end of the one before it. */
  readonly inOrder?: true
  /** A voice counts the things that were reached. */
  readonly counts?: true
  /** Drawing is recorded, as `tracedRecords` declares it. */
  readonly measured?: true
  /** Sound when a pair is joined and more remain. */
  readonly arrives?: SoundName
}

/** Something happens while a thing is held, for this long (ms) in total; taps and switch presses add up. */
export interface HoldSpec extends Common {
  readonly kind: 'hold'
  readonly ms: number
  /** A touch anywhere holds it. */
  readonly anywhere?: true
  /** Another thing grows and shows its further looks while this one is held. */
  readonly grows?: string
  /** Things visible while it is held, which leave when it is released. */
  readonly runs?: readonly string[]
  /** These appear one after the other, to show the child the amount. */
  readonly fills?: readonly string[]
  /** To be released when all is done: whether that was in time is recorded, and a late release costs nothing. */
  readonly stops?: true
  /** Holding time is recorded, as `heldRecords` declares it. */
  readonly measured?: true
  /** The thing moves along these points while it is held, and leaves a trail of light; then it does not grow. */
  readonly trail?: readonly Place[]
}
