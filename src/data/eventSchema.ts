import * as z from 'zod/mini'
import type { Hex } from '#domain/child/palette'
import { zones } from '#domain/child/zones'
import type { Shows } from '#domain/trials/plan/shows'
import type { EventSpec, FieldSpec, FieldValues } from '#domain/trials/engine/eventFields'
import { type PlayEvent, responseSpecs, sessionSpecs, trialSpecs } from '#domain/trials/engine/events'
import { textures } from '#domain/words/places'
import { type GroundShown, placeLooks } from '#domain/trials/plan/ground'
import type { StoredFact } from '#domain/trials/engine/upgrade'
import { pictureLevels } from '#domain/child/pictureLevels'
import { placeIds } from '#domain/words/places'
import { appearances } from '#domain/words/words'
import { dialsSchema } from './dialReader'
import { isMap } from './parsing'

const place = z.object({ x: z.number(), y: z.number() })
const hex = z.custom<Hex>((value) => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value))

/** Content of a thing as stored in a log. */
export const showsSchema: z.ZodMiniType<Shows> = z.union([
  z.object({ drawing: z.string(), mirrored: z.optional(z.literal(true)), turned: z.optional(z.number()) }),
  z.object({
    word: z.string(),
    part: z.optional(z.string()),
    view: z.optional(z.int()),
    as: z.optional(z.enum(appearances)),
    level: z.optional(z.enum(pictureLevels)),
    piece: z.optional(z.tuple([z.number(), z.number(), z.number(), z.number()])),
    contour: z.optional(z.number()),
    inBubble: z.optional(z.literal(true)),
  }),
  z.object({ text: z.string() }),
])

const strip = z.object({ colour: hex, top: z.number(), bottom: z.number(), texture: z.optional(z.enum(textures)), varies: z.optional(z.number()) })
const light = z.optional(z.number())
const groundSchema: z.ZodMiniType<GroundShown> = z.union([
  z.object({ strips: z.array(strip), light }),
  z.object({ colour: hex, dotColour: hex, dots: z.array(z.object({ x: z.number(), y: z.number(), size: z.number() })), light }),
  z.object({ place: z.enum(placeIds), look: z.enum(placeLooks), furnished: z.optional(z.literal(true)), light }),
  z.object({ word: z.string(), blurred: z.optional(z.literal(true)), grey: z.optional(z.literal(true)), light }),
])

/** Stored form of the values of each type. */
const valueSchemas: { readonly [K in keyof FieldValues]: z.ZodMiniType<FieldValues[K]> } = {
  number: z.number(),
  duration: z.number().check(z.minimum(0)),
  fraction: z.number().check(z.minimum(0), z.maximum(1)),
  text: z.string(),
  'yes or no': z.boolean(),
  place,
  places: z.array(place),
  zone: z.literal([...zones]),
  colour: hex,
  shows: showsSchema,
  ground: groundSchema,
  dials: dialsSchema,
  timing: z.object({ waitMs: z.nullable(z.number()), rewardMs: z.number(), gapMs: z.number(), cueMs: z.number(), fadeMs: z.number() }),
  records: z.record(z.string(), z.union([z.number(), z.string(), z.boolean()])),
}

function fieldSchema({ is, orNull, optional, lenient }: FieldSpec): z.ZodMiniType {
  if (lenient === true && typeof is !== 'string') {
    const known = z.transform((found: unknown) => is.find((value) => value === found))
    return z.optional(z.pipe(z.unknown(), known))
  }
  const value: z.ZodMiniType = typeof is !== 'string' ? z.literal([...is]) : is === 'response' ? responseSchema : valueSchemas[is]
  const whole = orNull === true ? z.nullable(value) : value
  return optional === true ? z.optional(whole) : whole
}

const fieldsSchema = ({ fields }: EventSpec) => Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)]))

function atLeastOne<T>([first, ...others]: readonly T[]): readonly [T, ...T[]] {
  if (first === undefined) throw new Error('There is no event.')
  return [first, ...others]
}

const responses = responseSpecs.map((spec) => z.object({ do: z.enum(spec.names), ...fieldsSchema(spec) }))

/** One response event as stored in a log. */
const responseSchema: z.ZodMiniType = z.discriminatedUnion('do', atLeastOne(responses))

const ofSession = sessionSpecs.map((spec) => z.object({ kind: z.enum(spec.names), at: z.number(), ...fieldsSchema(spec) }))
const ofTrial = trialSpecs.map((spec) => z.object({ kind: z.enum(spec.names), at: z.number(), trial: z.int(), ...fieldsSchema(spec) }))

/** One event of play as stored in `eventsJson`. */
export const eventSchema = z.discriminatedUnion('kind', atLeastOne([...ofSession, ...ofTrial])) as z.ZodMiniType<PlayEvent>

/** Kinds of events, and of response events, that this version knows. */
const knownKinds: ReadonlySet<string> = new Set([...sessionSpecs, ...trialSpecs].flatMap(({ names }): readonly string[] => names))
const knownDeeds: ReadonlySet<unknown> = new Set(responseSpecs.flatMap(({ names }): readonly string[] => names))

/** Whether this version knows the kind of a stored event. */
const isKnown = (fact: StoredFact): boolean => {
  const { kind, deed } = fact
  if (kind === 'did') return !isMap(deed) || typeof deed['do'] !== 'string' || knownDeeds.has(deed['do'])
  return typeof kind !== 'string' || knownKinds.has(kind)
}

/**
 * Reads the events of a log that this version understands, in order. Unknown kinds are left out of every figure. A known event
 * that cannot be read means that the log is damaged, so the log is unreadable; in the log of a newer version, the event is left
 * out like an unknown one. Returns null if nothing can be read.
 */
export function readEvents(stored: readonly StoredFact[], { isNewer }: { readonly isNewer: boolean }): readonly PlayEvent[] | null {
  const read: PlayEvent[] = []
  for (const fact of stored) {
    const { data } = eventSchema.safeParse(fact)
    if (data !== undefined) read.push(data)
    else if (!isNewer && isKnown(fact)) return null
  }
  return read
}
