import { type Hex, palette } from '#domain/child/palette'
import { MIN_TARGET_SIZE } from '#domain/child/safety'
import type { StoryEffect } from '#domain/trials/plan/storyEffects'
import type { PromptPlan } from '#domain/trials/plan/prompts'
import { placeWithin } from '#domain/trials/layout/placement'
import type { Place } from '#domain/geometry'
import type { StimulusPlan } from '#domain/trials/plan/plan'
import { drawnStimulus, facingBack, type DrawingForm } from '#domain/trials/concepts/things'

/**
 * The point of the plant above which the spout is, in units of the plant's size. `STREAM` is the length of the stream, which falls from the spout to
 * the soil.
 */
export const POURING_OFFSET = { x: -0.2, y: -0.24 } as const
const STREAM = 0.28
/**
 * The lights of a bar next to the plant: their offset from the plant's centre in units of its size, their number, and their brightness until the
 * water reaches them.
 */
const BAR = { x: 0.52, from: 0.32, step: -0.24, count: 4, rests: 0.35 } as const
/** Drawings of the plant as it rises in three stages and blooms. */
export const GROWTH_DRAWINGS = ['plantLow', 'plantHigh', 'plantUp', 'plantBloom'] as const
/** Interval (ms) between two pictures of the plant. By then, one has faded in and the other has faded out. */
const RISES_EVERY_MS = 2200
const DROP = { falls: 2500, comes: 900 } as const

/** The place of a plant, its size, and the side on which its water is. */
interface Standing {
  readonly look: DrawingForm
  readonly at: Place
  readonly size: number
  readonly aspect: number
  readonly isBack: boolean
}

/** Returns a point of the plant, on the side of the water. */
const pointOf = ({ at, size, aspect, isBack }: Standing, x: number, y: number): Place => placeWithin(at, size, { x: isBack ? -x : x, y }, aspect)

/**
 * Returns a dry plant that will rise, its pot, and the water and the drop that will fall on it.
 * @param pot the pot's own colour; it is made of clay by default
 */
export function dryPlant(standing: Standing, colour: Hex, role: 'place' | 'target', pot?: Hex): readonly StimulusPlan[] {
  const { look, at, size, isBack } = standing
  const plant = facingBack(drawnStimulus('plant', look('plantDry'), { role, colour, place: at, size }), isBack)
  const wet = { role: 'control', colour: palette.cyan, light: 0 } as const
  return [
    potOf('pot', standing, pot),
    { ...plant, shows: { ...plant.shows, stages: GROWTH_DRAWINGS.map(look) } as StimulusPlan['shows'] },
    drawnStimulus('water', 'stream', {
      ...wet,
      faces: true,
      place: pointOf(standing, POURING_OFFSET.x, POURING_OFFSET.y + STREAM / 2),
      size: Math.max(MIN_TARGET_SIZE, size * STREAM),
    }),
    drawnStimulus('drop', 'drop', { ...wet, place: pointOf(standing, POURING_OFFSET.x, POURING_OFFSET.y), size: MIN_TARGET_SIZE }),
  ]
}

/** Returns the pot alone, made of clay or in a colour. */
export const potOf = (id: string, { look, at, size }: Pick<Standing, 'look' | 'at' | 'size'>, colour?: Hex): StimulusPlan =>
  drawnStimulus(id, look(colour === undefined ? 'pot' : 'potInColour'), { role: 'control', colour: colour ?? palette.coral, place: at, size })

/** Returns lights that turn on one after another while the water runs. Once all of them are on, there is enough water. */
export const barOf = (standing: Standing): readonly StimulusPlan[] =>
  Array.from({ length: BAR.count }, (_, index) =>
    drawnStimulus(`full-${index + 1}`, 'disc', {
      role: 'control',
      colour: palette.cyan,
      place: pointOf(standing, BAR.x, BAR.from + index * BAR.step),
      size: MIN_TARGET_SIZE,
      light: BAR.rests,
    }),
  )

/** Returns the stages of growth, one after another from this time (ms). */
export const risesFrom = (look: DrawingForm, ms: number): readonly StoryEffect[] =>
  GROWTH_DRAWINGS.map((stage, index) => ({ id: 'plant', does: 'wear', drawing: look(stage), afterMs: ms + index * RISES_EVERY_MS }))

/** Returns the effects in which water flows, the plant rises and blooms, and the water stops. */
export const waterPlant = (look: DrawingForm, ms: number): readonly StoryEffect[] => [
  { id: 'water', does: 'come', afterMs: ms },
  ...risesFrom(look, ms + 800),
  { id: 'water', does: 'go', afterMs: ms + 800 + GROWTH_DRAWINGS.length * RISES_EVERY_MS },
]

/** Returns the prompts: one drop falls, the can glows, a leaf lifts, and finally the plant is watered as a demonstration (clinical-design.md, "Nothing"). */
export const plantPrompts = (standing: Standing): PromptPlan => ({
  1: [
    { id: 'drop', does: 'come' },
    { id: 'drop', does: 'glide', to: pointOf(standing, POURING_OFFSET.x, POURING_OFFSET.y + STREAM), ms: DROP.falls, afterMs: DROP.comes },
    { id: 'drop', does: 'go', afterMs: DROP.comes + DROP.falls },
  ],
  2: ['glow', 'swell'],
  3: [{ id: 'plant', does: 'wear', drawing: standing.look('plantLeaf') }],
  4: [...waterPlant(standing.look, 0)],
})
