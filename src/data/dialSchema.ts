import * as z from 'zod/mini'
import { accessMethods, supportLevels, type ChildProfile, type Dials } from '#domain/child/dials'
import { backgroundNames, colourNames } from '#domain/child/palette'
import { defaultDials } from '#domain/child/presets'
import { pictureLevels } from '#domain/words/levels'
import { isMap } from './parsing'

const fraction = z.number().check(z.minimum(0), z.maximum(1))
const milliseconds = z.number().check(z.minimum(0))
const weight = z.literal([0, 1, 2, 3])

const zoneWeights = z.object({ 1: weight, 2: weight, 3: weight, 4: weight, 5: weight, 6: weight, 7: weight, 8: weight, 9: weight })

const dialFields = z.object({
  colour: z.enum(colourNames),
  secondColour: z.enum(colourNames),
  background: z.enum(backgroundNames),
  outline: z.boolean(),
  glow: z.boolean(),
  lightGazer: z.boolean(),
  pictureLevel: z.enum(pictureLevels),
  targetSize: fraction,
  waitMs: z.nullable(milliseconds),
  autoWait: z.boolean(),
  maxItems: z.int().check(z.minimum(1)),
  maxSpeed: fraction,
  movement: z.enum(['none', 'prompt', 'from-start']),
  zones: zoneWeights,
  maxComplexity: z.int().check(z.minimum(1), z.maximum(10)),
  voiceCue: z.boolean(),
  reward: z.enum(['none', 'calm', 'voice', 'music']),
  music: z.boolean(),
  rewardMs: milliseconds,
  gapMs: milliseconds,
  blockTrials: z.int().check(z.minimum(1)),
  accessMethod: z.enum(accessMethods),
  activateOn: z.enum(['press', 'release', 'hold']),
  holdMs: milliseconds,
  ignoreRepeatMs: milliseconds,
  hitSize: fraction,
  anyTouchCounts: z.boolean(),
  scanMs: milliseconds,
  dwellMs: milliseconds,
  maxSessionMin: z.number().check(z.minimum(0)),
  breakEveryMin: z.number().check(z.minimum(0)),
})

/** Every dial with what it may be. Dials younger than a stored session have the value they stood for then. */
export const dialsSchema: z.ZodMiniType<Dials> = z.extend(dialFields, {
  pictureLevel: z._default(dialFields.shape.pictureLevel, 'flat'),
  autoWait: z._default(dialFields.shape.autoWait, defaultDials.autoWait),
  music: z._default(dialFields.shape.music, defaultDials.music),
})

const someDials = z.partial(dialFields) as z.ZodMiniType<Partial<Dials>>
const answer = z.enum(['yes', 'no', 'unknown'])

const readNames = (found: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(isMap(found) ? found : {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))

/** A child's profile as it lies in `profileJson`. */
export const profileSchema: z.ZodMiniType<ChildProfile> = z.object({
  support: z.enum(supportLevels),
  dials: someDials,
  locks: someDials,
  // Who set a value must never cost the value.
  setBy: z.optional(z.pipe(z.unknown(), z.transform(readNames))),
  epilepsy: answer,
  photosensitive: answer,
})
