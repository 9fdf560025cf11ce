import * as z from 'zod/mini'
import { supportLevels } from '#domain/child/support'
import type { Hex } from '#domain/child/palette'
import { zones } from '#domain/child/zones'
import type { Shows } from '#domain/trials/plan/shows'
import { answerWays, type ResponseEvent, type PlayEvent, type VoidReason, voidReasons } from '#domain/trials/engine/events'
import { textures } from '#domain/words/places'
import { type GroundShown, placeLooks } from '#domain/trials/plan/ground'
import type { StoredFact } from '#domain/trials/engine/upgrade'
import { pictureLevels } from '#domain/child/pictureLevels'
import { placeIds } from '#domain/words/places'
import { appearances } from '#domain/words/words'
import { dialsSchema } from './dialReader'
import { isMap } from './parsing'

const at = z.number()
const trial = z.int()
const zone = z.literal([...zones])
const by = z.enum(answerWays)
const waitMs = z.nullable(z.number())
const place = z.object({ x: z.number(), y: z.number() })
// A reason from a newer version must not cost the trial its end.
const voidReason = z.pipe(
  z.unknown(),
  z.transform((found): VoidReason | undefined => voidReasons.find((reason) => reason === found)),
)
const hex = z.custom<Hex>((value) => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value))

/** What a thing shows, as stored in a log. */
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
const strength = z.number().check(z.minimum(0), z.maximum(1))
const groundSchema: z.ZodMiniType<GroundShown> = z.union([
  z.object({ strips: z.array(strip), light }),
  z.object({ colour: hex, dotColour: hex, dots: z.array(z.object({ x: z.number(), y: z.number(), size: z.number() })), light }),
  z.object({ place: z.enum(placeIds), look: z.enum(placeLooks), furnished: z.optional(z.literal(true)), light }),
  z.object({ word: z.string(), blurred: z.optional(z.literal(true)), grey: z.optional(z.literal(true)), light }),
])

const deeds = [
  z.object({ do: z.literal('took'), id: z.string() }),
  z.object({ do: z.literal('let-go'), id: z.string(), error: z.number() }),
  z.object({ do: z.literal('found'), id: z.string(), by }),
  z.object({ do: z.literal('found-again'), id: z.string(), by }),
  z.object({ do: z.literal('went-on'), id: z.string(), to: z.string(), by }),
  z.object({ do: z.literal('traced'), id: z.string(), error: z.number() }),
  z.object({ do: z.literal('searched'), to: place }),
  z.object({ do: z.literal('stroked'), from: place, to: place, ms: z.number() }),
  z.object({ do: z.literal('held'), id: z.nullable(z.string()), where: place, ms: z.number(), by }),
  z.object({ do: z.literal('worked'), id: z.string(), share: z.number(), by }),
] as const

/** One response event as stored in a log. */
const deedSchema: z.ZodMiniType<ResponseEvent> = z.discriminatedUnion('do', deeds)

const facts = [
  z.object({ kind: z.literal('trial-began'), at, trial, warmUp: z.boolean(), waitMs }),
  z.object({ kind: z.literal('free-began'), at, waitMs }),
  z.object({ kind: z.literal('demonstrated'), at }),
  z.object({
    kind: z.literal('stimulus-shown'),
    at,
    trial,
    id: z.string(),
    shows: z.optional(showsSchema),
    role: z.enum(['target', 'distractor', 'place', 'control']),
    x: z.number(),
    y: z.number(),
    w: z.number(),
    h: z.number(),
    colour: hex,
    zone,
    speed: z.number(),
    to: z.optional(place),
    covers: z.optional(z.string()),
    unseen: z.optional(z.literal(true)),
    way: z.optional(z.array(place)),
  }),
  z.object({
    kind: z.literal('measured'),
    at,
    trial,
    id: z.string(),
    onset: z.number(),
    x: z.number(),
    y: z.number(),
    w: z.number(),
    h: z.number(),
    speed: z.number(),
    to: z.optional(place),
    grewTo: z.optional(z.number()),
  }),
  z.object({ kind: z.enum(['prompted', 'not-prompted']), at, trial, step: z.literal([0, 1, 2, 3, 4]) }),
  z.object({
    kind: z.literal('pointed'),
    at,
    trial,
    x: z.number(),
    y: z.number(),
    on: z.nullable(z.string()),
    zone,
    error: z.nullable(z.number()),
    acted: z.boolean(),
  }),
  z.object({
    kind: z.literal('answered'),
    at,
    trial,
    id: z.string(),
    verdict: z.enum(['correct', 'wrong', 'other', 'partly', 'unmeasured']),
    by,
    where: z.optional(place),
    rewardMs: z.optional(z.number().check(z.minimum(0))),
  }),
  z.object({ kind: z.literal('did'), at, trial, deed: deedSchema }),
  z.object({ kind: z.literal('travelled'), at, trial, id: z.string(), share: z.number(), waits: z.optional(z.boolean()) }),
  z.object({ kind: z.literal('heard'), at, trial, id: z.string(), isRead: z.boolean() }),
  z.object({ kind: z.literal('wished'), at, trial, wish: z.enum(['one-more', 'one-fewer']) }),
  z.object({ kind: z.literal('ground'), at, trial, shows: z.nullable(groundSchema), strength }),
  z.object({ kind: z.literal('recorded'), at, trial, values: z.record(z.string(), z.union([z.number(), z.string(), z.boolean()])) }),
  z.object({ kind: z.enum(['looked', 'looked-away', 'helped', 'rewarded', 'resized', 'overloaded', 'tired']), at, trial }),
  z.object({ kind: z.literal('held'), at, trial, isHeld: z.boolean() }),
  z.object({
    kind: z.literal('trial-ended'),
    at,
    trial,
    outcome: z.enum(['independent', 'prompted', 'assisted', 'partly', 'other', 'no-response', 'unmeasured', 'void']),
    reason: z.optional(voidReason),
  }),
  z.object({
    kind: z.literal('adjusted'),
    at,
    support: z.enum(supportLevels),
    dials: dialsSchema,
    strict: z.boolean(),
    timing: z.object({ waitMs, rewardMs: z.number(), gapMs: z.number(), cueMs: z.number(), fadeMs: z.number() }),
  }),
  z.object({ kind: z.literal('paused'), at }),
  z.object({ kind: z.literal('resumed'), at, pausedForMs: z.number() }),
  z.object({ kind: z.literal('ended'), at, reason: z.enum(['finished', 'adult', 'no-response', 'time', 'interrupted']) }),
] as const

type Kind = (typeof facts)[number]['shape']['kind']
const namesOf = (kind: Kind): readonly string[] => ('values' in kind.def ? [...kind.def.values] : Object.values(kind.def.entries))

/** One event of play as stored in `eventsJson`. */
export const eventSchema: z.ZodMiniType<PlayEvent> = z.discriminatedUnion('kind', facts)

/** The kinds of events that this version knows, with their response events if any. */
const knownKinds: ReadonlySet<string> = new Set(facts.flatMap(({ shape: { kind } }) => namesOf(kind)))
const knownDeeds: ReadonlySet<unknown> = new Set(deeds.flatMap(({ shape: { do: name } }) => name.def.values))

/** Whether a stored event is of a kind that this version knows. */
const isKnown = (fact: StoredFact): boolean => {
  const { kind, deed } = fact
  if (kind === 'did') return !isMap(deed) || typeof deed['do'] !== 'string' || knownDeeds.has(deed['do'])
  return typeof kind !== 'string' || knownKinds.has(kind)
}

/**
 * The events of a log that this version understands, in order. Unknown kinds are left out of every figure. A known event that cannot be read makes the
 * log unreadable, for it is damaged; in the log of a newer version it is left out like an unknown one. Null where nothing can be read.
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

/** The names of all events and response events, with their fields: what `EVENTS.md` documents. */
export const vocabulary = {
  facts: facts.map(({ shape: { kind, ...fields } }) => ({
    names: namesOf(kind),
    fields: Object.keys(fields),
  })),
  deeds: deeds.map(({ shape: { do: name, ...fields } }) => ({ names: [...name.def.values], fields: Object.keys(fields) })),
}
