import type { Dials } from '../../child/dials'
import type { Hex } from '../../child/palette'
import { isReal } from '../../words/levels'
import { type Drawing, formOf, glowingJars, jars } from '../plan/drawings'
import type { StoryEffect } from '../plan/storyEffects'
import { DESIGN_ASPECT, EDGE } from '../layout/placement'
import type { Place } from '../../geometry'
import type { StimulusPlan } from '../plan/plan'
import type { SoFar } from '../engine/request'
import { drawnStimulus, withStages } from './things'

/** Beside the light the jar is small: the light is what is looked at. Stage heights, and of the light's own size. */
const JAR = { most: 0.24, least: 0.13, share: 0.8 } as const
/** Where each light lies in the jar, from its middle, and how large it is there, in sizes of the jar. */
export const NESTS: readonly Place[] = [
  { x: 0, y: 0.28 },
  { x: -0.2, y: 0.26 },
  { x: 0.2, y: 0.26 },
  { x: -0.11, y: 0.1 },
  { x: 0.11, y: 0.1 },
  { x: -0.25, y: 0.04 },
  { x: 0.25, y: 0.04 },
  { x: 0, y: -0.07 },
]
export const NEST_SIZE = 0.2
/** So large it is while it flies: it goes through the mouth. */
const FLIES = 0.46
/** From its arrival (ms): the jar glows, to the end of the reward, and the light is one of those that lie there. */
const GLOW = { afterMs: 200, fadesMs: 700 } as const
/** From the arrival of the last one (ms): the jar is carried to the middle, at most so much larger. There it shines for 3 s until it dims, to this share of its light. */
const LANTERN = { place: { x: 0.5, y: 0.52 }, scale: 1.5, setsOffMs: 1800, shinesMs: 4000, dimmed: 0.25 } as const

/** A jar for caught lights, and what happens when one more is caught. */
export interface Jar {
  readonly plan: StimulusPlan
  readonly takes: (light: StimulusPlan) => readonly StoryEffect[]
}

/** A jar for lights of this size and colour stands dim in the lower corner of the child's better side; with eight lights it is full, and an empty one comes. */
export function jarBeside(
  light: number,
  { zones, pictureLevel, lightGazer }: Pick<Dials, 'zones' | 'pictureLevel' | 'lightGazer'>,
  { trials }: SoFar,
  colour: Hex,
): Jar {
  const size = Math.min(JAR.most, Math.max(JAR.least, light * JAR.share))
  const isRight = zones[6] + zones[9] >= zones[4] + zones[7]
  const x = EDGE + (size * 3) / 8
  const place = { x: isRight ? 1 - x : x, y: 1 - EDGE - size / 2 }
  const caught = trials.filter(({ outcome }) => outcome === 'independent' || outcome === 'prompted' || outcome === 'assisted').length % NESTS.length
  const form = (thing: (typeof jars)[number] | (typeof glowingJars)[number]): Drawing => formOf(thing, isReal(pictureLevel))
  const now = form(jars[caught] ?? 'jar')
  const filled = form(jars[caught + 1] ?? 'jarOfLights')
  const glowing = form(glowingJars[caught] ?? 'jarShines')
  const isFull = caught + 1 === NESTS.length
  const inJar = ({ x: across, y: down }: Place): Place => ({ x: place.x + (across * size) / DESIGN_ASPECT, y: place.y + down * size })
  const wears = (drawing: Drawing, afterMs = 0): StoryEffect => ({ id: 'jar', does: 'wear', drawing, afterMs })
  return {
    plan: withStages(drawnStimulus('jar', now, { role: 'control', colour, place, size }), filled, glowing),
    takes: ({ id, size: lightSize }) => {
      const nest = inJar(NESTS[caught] ?? { x: 0, y: 0 })
      const onArrival: readonly StoryEffect[] = [
        { id, does: 'settle', to: nest, scale: (NEST_SIZE * size) / lightSize },
        wears(isFull || lightGazer ? filled : glowing, GLOW.afterMs),
        { id, does: 'go', afterMs: GLOW.fadesMs },
        ...(isFull ? [lantern()] : []),
      ]
      return [{ id, does: 'fly', to: nest, scale: (FLIES * size) / lightSize, onArrival }]
    },
  }

  /** Its light comes only when it has arrived; a child whose eyes light holds sees it carried, and no light. */
  function lantern(): StoryEffect {
    const shines = [wears(glowing), { id: 'jar', does: 'dim', to: LANTERN.dimmed, afterMs: LANTERN.shinesMs } as const]
    return { id: 'jar', does: 'fly', to: LANTERN.place, scale: LANTERN.scale, afterMs: LANTERN.setsOffMs, onArrival: lightGazer ? [] : shines }
  }
}
