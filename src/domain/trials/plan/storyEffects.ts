import type { Hex } from '../../child/palette'
import type { SoundName } from '../../sounds'
import { type Act, ACT_MS } from './acts'
import type { Drawing } from './drawings'
import type { Place } from '../../geometry'
import type { PicturePlan } from './picture'

/**
 * One thing that a stimulus does by itself, `afterMs` (ms) after the previous effect. Its sound follows the picture by
 * `soundAfterMs` (ms), by default half a second.
 */
export type StoryEffect = { readonly id: string; readonly afterMs?: number; readonly sound?: SoundName; readonly soundAfterMs?: number } & (
  | { readonly does: 'come' | 'go' | 'hop' | 'sway' }
  /** Changes the thing to one of its stages, or back to its first drawing. */
  | { readonly does: 'wear'; readonly drawing: Drawing }
  /** Performs an action of the thing's drawing. A thing without that action sways. */
  | { readonly does: 'act'; readonly act: Act }
  /** Changes the thing to the picture of a word. */
  | { readonly does: 'wear'; readonly picture: PicturePlan }
  /** Turns the thing `degrees` (clockwise) from its planned position, about its pivot if it has one. It then stays turned. */
  | { readonly does: 'turn'; readonly degrees: number; readonly ms: number }
  /** Moves the thing by this distance (stage heights), as far as nothing is in the way. It may roll like a ball. */
  | { readonly does: 'move'; readonly by: Place; readonly rolls?: true }
  /** Scales the thing to this multiple of its size. */
  | { readonly does: 'scale'; readonly to: number }
  /** Turns the thing to and fro about its pivot or centre, by at most `degrees`. If it has a limb, only the limb turns. */
  | { readonly does: 'wiggle'; readonly degrees: number }
  | { readonly does: 'glide'; readonly to: Place; readonly ms: number }
  /** Dims the thing to this share (0 to 1) of its light. */
  | { readonly does: 'dim'; readonly to: number }
  /** Moves the thing to where it belongs and scales it there. */
  | { readonly does: 'settle'; readonly to: Place; readonly scale: number }
  /** Lets petals of two hues grow from behind the thing to `reach` (stage heights) and draw back. */
  | { readonly does: 'bloom'; readonly colour: Hex; readonly inside: Hex; readonly reach: number }
  /** Moves the thing along a curve in front of everything, scales it on the way and lets it arrive from above. `onArrival` starts then. */
  | { readonly does: 'fly'; readonly to: Place; readonly scale: number; readonly onArrival?: readonly StoryEffect[] }
)

/** An effect in which the thing travels somewhere, at a speed that the stage finds safe. */
export type TravelEffect = Extract<StoryEffect, { readonly to: Place }>

/** Visible duration (ms) of each effect. */
const EFFECT_MS = { come: 1000, go: 1000, hop: 2500, sway: 3000, wear: 2000, settle: 1000, dim: 1000, bloom: 4700, wiggle: 4000, scale: 1000 } as const

/** Delay (ms) before a thing moves off, and time (ms) per stage height. On no stage does a move take longer. */
const MOVE_MS = 700

const MOVE_MS_PER_HEIGHT = 17_000

/** Maximum time (ms) that a thing needs to become clear after it arrives, before it acts. */
const CLEAR_MS = 1000

/** Returns the duration (ms) of an action by a thing that has just arrived. */
export const actDurationMs = (act: Act): number => CLEAR_MS + ACT_MS[act]

export const isTravel = (happening: StoryEffect): happening is TravelEffect =>
  happening.does === 'glide' || happening.does === 'settle' || happening.does === 'fly'

/** Returns the duration (ms) of an effect after the thing has arrived. */
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

/** Returns the duration (ms) of all effects together. `goingMs` returns a thing's travel time, by default from its current place. */
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
