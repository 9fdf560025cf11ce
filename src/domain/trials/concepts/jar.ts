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

/**
 * Size of the jar: maximum and minimum (stage heights), and share of the light's size. The jar is smaller than the light,
 * because the light is what matters.
 */
const JAR = { most: 0.24, least: 0.13, share: 0.8 } as const
/** Place of each light in the jar, measured from the middle of the jar, and size of a light. Both in units of the jar's size. */
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
/** Size of a light in flight, in units of the jar's size, so that it fits through the mouth of the jar. */
const FLIES = 0.46
/** Times (ms) after the light arrives. The jar starts to glow, and the light fades into the jar. */
const GLOW = { afterMs: 200, fadesMs: 700 } as const
/**
 * Times (ms) after the last light arrives, with the place, the growth factor and the final share of light. The full jar moves to
 * the middle, shines for 3 s and then dims.
 */
const LANTERN = { place: { x: 0.5, y: 0.52 }, scale: 1.5, setsOffMs: 1800, shinesMs: 4000, dimmed: 0.25 } as const

/** A jar for caught lights, and the story effects of catching one more. */
export interface Jar {
  readonly plan: StimulusPlan
  readonly takes: (light: StimulusPlan) => readonly StoryEffect[]
}

/**
 * Places a jar for lights of this size and colour in the lower corner on the child's better side. It is full with eight lights;
 * an empty one then follows.
 */
export function jarInCorner(
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

  /**
   * Moves the full jar to the middle, where it lights up on arrival. For a child who cannot look away from light, it moves without
   * lighting up.
   */
  function lantern(): StoryEffect {
    const shines = [wears(glowing), { id: 'jar', does: 'dim', to: LANTERN.dimmed, afterMs: LANTERN.shinesMs } as const]
    return { id: 'jar', does: 'fly', to: LANTERN.place, scale: LANTERN.scale, afterMs: LANTERN.setsOffMs, onArrival: lightGazer ? [] : shines }
  }
}
