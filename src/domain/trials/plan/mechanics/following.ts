import type { Common } from './common'
import type { SoundName } from '../../../sounds'
import type { Place } from '../../../geometry'

/** A thing travels, and the child follows it with the eyes, as marked by the adult, or with a finger (clinical-design.md F2). */
export interface FollowSpec extends Common {
  readonly kind: 'follow'
  readonly pacedBy: 'itself' | 'adult'
  readonly followedWith: 'eyes' | 'finger'
}

/**
 * A thing travels along its path (`drift`) and waits at each station until a touch, a look or the voice lets it go on. Touches
 * on the goal before the thing arrives show anticipation (clinical-design.md, /animated_follow).
 */
export interface JourneySpec extends Common {
  readonly kind: 'journey'
  /** Width of the visible track (stage heights). Default: no track. */
  readonly track?: number
  /** Sound that the thing makes where it stops. */
  readonly sound?: SoundName
}

/**
 * The words of a line are highlighted one after another (clinical-design.md F7). A touch anywhere moves on to the next word; the
 * adult can go back.
 */
export interface ReadOnSpec extends Common {
  readonly kind: 'readOn'
  readonly voice: 'after' | 'before' | 'never'
  /** Time (ms) after which the next word is highlighted automatically; null means never. */
  readonly everyMs: number | null
  /** Brightness of the words that are not highlighted, 0 to 1. */
  readonly rest: number
}

/**
 * A finger follows a road from its thing to the end. Lifting the finger never resets the progress. Without points, a road is a
 * straight line from each thing to its partner, and both become a pair (clinical-design.md, /connect).
 */
export interface TraceSpec extends Common {
  readonly kind: 'trace'
  /** Half the width of the road (stage heights). */
  readonly reach: number
  /** Points of the road after the thing's own place. */
  readonly road?: readonly Place[]
  /** Whether tracing may start at either end. */
  readonly either?: true
  /** Whether no road is visible and any line from one thing to its partner is right. A line to any other thing is wrong. */
  readonly free?: true
  /**
   * Maximum distance (stage heights) from the point where the finger was lifted at which the line may continue. Default: the
   * road's width.
   */
  readonly resume?: number
  /** Whether one tap joins a pair, or one tap on each of the two. By default a tap extends the line to the road's next point. */
  readonly taps?: 'one' | 'both'
  /** Whether only taps count, and nothing is drawn with a finger. */
  readonly tapsOnly?: true
  /** Whether the roads come in the planned order, each starting at the end of the one before. */
  readonly inOrder?: true
  /** Whether a voice counts the things that were reached. */
  readonly counts?: true
  /** Whether to record the drawing, as declared by `tracedRecords`. */
  readonly measured?: true
  /** Sound that plays when a pair is joined and others remain. */
  readonly arrives?: SoundName
}

/** Something happens while the child holds a thing, for this long (ms) in total. Taps and switch presses add up. */
export interface HoldSpec extends Common {
  readonly kind: 'hold'
  readonly ms: number
  /** Whether a touch anywhere holds the thing. */
  readonly anywhere?: true
  /** Id of another thing that grows and shows its further pictures while this one is held. */
  readonly grows?: string
  /** Ids of things that are visible only while this one is held. */
  readonly runs?: readonly string[]
  /** Ids of things that appear one after another, to show the child the amount. */
  readonly fills?: readonly string[]
  /** Whether the child should let go when all is done. Whether this was in time is recorded; a late release has no consequence. */
  readonly stops?: true
  /** Whether to record the holding time, as declared by `heldRecords`. */
  readonly measured?: true
  /** Points along which the thing moves while it is held, leaving a trail of light. It does not grow then. */
  readonly trail?: readonly Place[]
}
