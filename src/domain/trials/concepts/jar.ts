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

/** The jar is small next to the light, which is what matters. Stage heights, and share of the light's size. */
const JAR = { most: 0.24, least: 0.13, share: 0.8 } as const
/** Place and size of each light in the jar, from its middle, in units of the jar's size. */
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
/** Size in flight: it fits through the mouth. */
const FLIES = 0.46
/** Time (ms) from arrival: the jar glows to the end of the reward, and the light rests there. */
const GLOW = { afterMs: 200, fadesMs: 700 } as const
/** Times (ms) after the last arrival: the jar moves to the middle, growing at most by this factor, shines for 3 s and dims to this share of its light. */
const LANTERN = { place: { x: 0.5, y: 0.52 }, scale: 1.5, setsOffMs: 1800, shinesMs: 4000, dimmed: 0.25 } as const

/** A jar for caught lights, and the effects of one more. */
export interface Jar {
  readonly plan: StimulusPlan
  readonly takes: (light: StimulusPlan) => readonly StoryEffect[]
}

/** A jar for lights of this size and colour in the lower corner of the child's better side. With eight lights it is full, and an empty one follows. */
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

  /** The lantern lights up only on arrival. A child whose eyes are held by light sees it carried without light. */
  function lantern(): StoryEffect {
    const shines = [wears(glowing), { id: 'jar', does: 'dim', to: LANTERN.dimmed, afterMs: LANTERN.shinesMs } as const]
    return { id: 'jar', does: 'fly', to: LANTERN.place, scale: LANTERN.scale, afterMs: LANTERN.setsOffMs, onArrival: lightGazer ? [] : shines }
  }
}
