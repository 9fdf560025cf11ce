import type { Dials } from '../child/dials'
import { type Hex, shadeTo } from '../child/palette'
import { isReal } from '../words/levels'
import { formOf } from './drawings'
import { EDGE } from './placement'
import type { StimulusPlan } from './plan'
import type { SoFar } from './request'
import { drawnThing } from './things'

/** Beside the light the jar is small: the light is what is looked at. Stage heights, and of the light's own size. */
const JAR = { most: 0.16, least: 0.1, share: 0.8, shade: 0.25 } as const
/** So many lights fill the jar. */
const HALF_FULL = 4

/** A jar for lights of this size and colour stands dim in the lower corner of the child's better side; it fills as lights are caught. */
export function jarBeside(light: number, { zones, pictureLevel }: Pick<Dials, 'zones' | 'pictureLevel'>, { trials }: SoFar, colour: Hex): StimulusPlan {
  const size = Math.min(JAR.most, Math.max(JAR.least, light * JAR.share))
  const isRight = zones[6] + zones[9] >= zones[4] + zones[7]
  const x = EDGE + (size * 3) / 8
  const caught = trials.filter(({ outcome }) => outcome === 'independent' || outcome === 'prompted' || outcome === 'assisted').length
  const jar = caught === 0 ? 'jar' : caught < HALF_FULL ? 'jarWithLight' : 'jarOfLights'
  return drawnThing('jar', formOf(jar, isReal(pictureLevel)), {
    role: 'control',
    colour: shadeTo(colour, JAR.shade),
    place: { x: isRight ? 1 - x : x, y: 1 - EDGE - size / 2 },
    size,
  })
}
