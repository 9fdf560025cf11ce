import type { Hex } from '#domain/child/palette'
import { MIN_TARGET_SIZE } from '#domain/child/safety'
import type { Word } from '#domain/words/words'
import type { StoryEffect } from '#domain/trials/plan/storyEffects'
import { type Aspect, placeWithin } from '#domain/trials/layout/placement'
import type { Place } from '#domain/geometry'
import type { StimulusPlan } from '#domain/trials/plan/plan'
import { drawnStimulus, type DrawingForm, facingBack, ownOrDrawn, withStages } from '#domain/trials/concepts/things'

/**
 * The bowl in units of its cat's size: its size, and its place relative to the cat's centre, which is at the mouth of the drinking cat
 * (clinical-design.md: 25 % of the height).
 */
export const BOWL = { size: 0.4, x: 0.44, y: 0.215 } as const
/** A cat and its bowl together, in units of the cat's size: their width, and the offset of their centre. A touch on the cat counts for its bowl. */
export const BOTH = { wide: 1.1, x: 0.09 } as const
/**
 * The spout of the tilted jug relative to the jug's centre, in units of the jug's size. `SURFACE` is the height of the milk relative to the bowl's
 * centre, and `STREAM` the length of the stream, both in units of the bowl's size.
 */
const SPOUT = { x: 0.58, y: 0.09 } as const
const SURFACE = -0.11
const STREAM = 0.55
/** Delay (ms) between the start of the bend and the cat's sound, which follows half a second after the cat laps. */
const LAPS_MS = 3900
/** Time (ms) until the bowl is full and the jug has gone. */
export const FILLED_MS = 7200

interface CatStoryRequest {
  readonly look: DrawingForm
  readonly colour: Hex
  readonly aspect: Aspect
  /** The side on which the milk is, and to which the cat looks. */
  readonly from: 'left' | 'right'
  /** The family's own cat, if there is one. */
  readonly own: Word | undefined
}

/** Returns functions that make a cat, its bowl, and a jug above it, with their looks and places. */
export function catStory({ look, colour, aspect, from, own }: CatStoryRequest) {
  const side = from === 'left' ? -1 : 1
  const turned = (thing: StimulusPlan) => facingBack(thing, side < 0)
  const at = (place: Place, size: number, x: number, y: number) => placeWithin(place, size, { x: x * side, y }, aspect)
  return {
    look,
    side,
    colour,
    cat: (n: number, role: 'place' | 'control', place: Place, size: number, light = 1) =>
      withStages(ownOrDrawn(`cat-${n}`, own, look('catWaits'), { role, colour, place, size, light }, side < 0), look('catLooks')),
    bowl: (n: number, role: StimulusPlan['role'], place: Place, size: number, isFull = false) =>
      withStages(drawnStimulus(`bowl-${n}`, look(isFull ? 'milkBowlFull' : 'milkBowl'), { role, colour, place, size }), look('milkBowlFull')),
    jug: (id: string, wish: Parameters<typeof drawnStimulus>[2]) => turned(drawnStimulus(id, look('jug'), wish)),
    bowlAt: (cat: Place, size: number) => at(cat, size, BOWL.x, BOWL.y),
    catAt: (middle: Place, size: number) => at(middle, size, -BOTH.x, 0),
    /** Place of the pouring jug relative to the bowl's centre, in units of the bowl's size. */
    pours: (jug: number, bowl: number) => ({ x: (side * SPOUT.x * jug) / bowl, y: SURFACE - STREAM - (SPOUT.y * jug) / bowl }),
    milk: (bowl: Place, size: number) =>
      drawnStimulus('milk', 'milkStream', {
        role: 'control',
        colour,
        place: at(bowl, size, 0, SURFACE - STREAM / 2),
        size: Math.max(MIN_TARGET_SIZE, size * STREAM),
        light: 0,
      }),
    /** The cat looks at the milk. A family's own cat has only one picture, so it moves a little instead. */
    looks: (n: number, more: Pick<StoryEffect, 'sound'> = {}): StoryEffect => ({
      id: `cat-${n}`,
      ...(own === undefined ? { does: 'wear', drawing: look('catLooks') } : { does: 'hop' }),
      ...more,
    }),
    /** The cat bends down and laps, and the milk in the bowl sinks. */
    drinks: (n: number, bowl: string, afterMs: number, sound: { readonly sound?: 'lap' }): readonly StoryEffect[] => [
      { id: `cat-${n}`, does: 'act', act: 'drinks', afterMs, ...sound, soundAfterMs: LAPS_MS },
      { id: bowl, does: 'act', act: 'drinks', afterMs },
    ],
  }
}

/** Returns the effects in which the jug tilts, milk runs into the bowl, and the jug leaves, so that cat and bowl are alone. */
export const filling = (look: DrawingForm, jug: string): readonly StoryEffect[] => [
  { id: jug, does: 'act', act: 'tips' },
  { id: 'milk', does: 'come', afterMs: 3400 },
  { id: 'bowl-1', does: 'wear', drawing: look('milkBowlFull'), afterMs: 4000 },
  { id: 'milk', does: 'go', afterMs: 5800 },
  { id: jug, does: 'go', afterMs: FILLED_MS - 1000 },
]
