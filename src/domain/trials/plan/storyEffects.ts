import type { Hex } from '../../child/palette'
import type { SoundName } from '../../sounds'
import { type Act, ACT_MS } from './acts'
import type { Drawing } from './drawings'
import type { Place } from '../../geometry'
import type { PicturePlan } from './picture'

/** What one thing of a story does by itself, so long (ms) after what went before; it sounds after it is seen, half a second unless told. */
export type StoryEffect = { readonly id: string; readonly afterMs?: number; readonly sound?: SoundName; readonly soundAfterMs?: number } & (
  | { readonly does: 'come' | 'go' | 'hop' | 'sway' }
  /** It looks another way: one of its further stages, or its first look. */
  | { readonly does: 'wear'; readonly drawing: Drawing }
  /** It does what its look can be seen to do; another thing sways. */
  | { readonly does: 'act'; readonly act: Act }
  /** The same for what wears a picture of a word. */
  | { readonly does: 'wear'; readonly picture: PicturePlan }
  /** It turns by so far (degrees, clockwise) from how it was planned, and stays so; about its pivot, if it has one. */
  | { readonly does: 'turn'; readonly degrees: number; readonly ms: number }
  /** It goes so far (stage heights) by itself, where nothing is in its way; it may roll, as a ball does. */
  | { readonly does: 'move'; readonly by: Place; readonly rolls?: true }
  /** It takes so many times its size. */
  | { readonly does: 'scale'; readonly to: number }
  /** It turns to and fro about its pivot or its middle, at most so far (degrees), and comes to rest; of what has a limb only that turns. */
  | { readonly does: 'wiggle'; readonly degrees: number }
  | { readonly does: 'glide'; readonly to: Place; readonly ms: number }
  /** It is seen in this share of its light (0 to 1) from then on. */
  | { readonly does: 'dim'; readonly to: number }
  /** It glides where it belongs, and is so many times as large there. */
  | { readonly does: 'settle'; readonly to: Place; readonly scale: number }
  /** Petals of these two hues grow out from behind it, so far (stage heights) from its middle, and draw back. */
  | { readonly does: 'bloom'; readonly colour: Hex; readonly inside: Hex; readonly reach: number }
  /** It flies along a curve, before everything else, takes a size on its way and arrives from above; `onArrival` begins when it is there. */
  | { readonly does: 'fly'; readonly to: Place; readonly scale: number; readonly onArrival?: readonly StoryEffect[] }
)

/** Goes somewhere, which takes as long as the stage finds safe. */
export type TravelEffect = Extract<StoryEffect, { readonly to: Place }>

/** How long (ms) each of these can be seen to go on. */
const EFFECT_MS = { come: 1000, go: 1000, hop: 2500, sway: 3000, wear: 2000, settle: 1000, dim: 1000, bloom: 4700, wiggle: 4000, scale: 1000 } as const

/** Until a thing sets off by itself, and for each stage height that it goes (ms); on no stage does it take longer. */
const MOVE_MS = 700

const MOVE_MS_PER_HEIGHT = 17_000

/** A thing that has come to its place clears before it does anything there, for so long (ms) at most. */
const CLEAR_MS = 1000

/** How long (ms) it takes until a thing that has just come to its place has done this. */
export const actDurationMs = (act: Act): number => CLEAR_MS + ACT_MS[act]

export const isTravel = (happening: StoryEffect): happening is TravelEffect =>
  happening.does === 'glide' || happening.does === 'settle' || happening.does === 'fly'

/** How long (ms) it goes on when it is there. */
function effectDurationMs(happening: StoryEffect, goingMs: (going: TravelEffect, from?: Place) => number): number {
  switch (happening.does) {
    case 'fly':
      return storyDurationMs(happening.onArrival, goingMs)
    case 'act':
      return actDurationMs(happening.act)
    case 'glide':
      return 0
    case 'turn':
      return happening.ms
    case 'move':
      return MOVE_MS + Math.hypot(happening.by.x, happening.by.y) * MOVE_MS_PER_HEIGHT
    default:
      return EFFECT_MS[happening.does]
  }
}

/** How long (ms) it takes until all of this has happened. `goingMs`: how long a thing is on its way, from where it is unless told. */
export const storyDurationMs = (
  happenings: readonly StoryEffect[] = [],
  goingMs: (going: TravelEffect, from?: Place) => number = (going) => (going.does === 'glide' ? going.ms : 0),
): number =>
  Math.max(
    0,
    ...happenings.map((each) => {
      const afterFlightMs = (next: TravelEffect, from?: Place) => goingMs(next, from ?? (next.id === each.id && isTravel(each) ? each.to : undefined))
      return (each.afterMs ?? 0) + (isTravel(each) ? goingMs(each) : 0) + effectDurationMs(each, afterFlightMs)
    }),
  )
