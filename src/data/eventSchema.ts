import * as z from 'zod/mini'
import { accessMethods, supportLevels } from '#domain/child/dials'
import type { Hex } from '#domain/child/palette'
import { zones } from '#domain/child/zones'
import type { PlayEvent } from '#domain/trials/events'
import { dialsSchema } from './dialSchema'

const at = z.number()
const trial = z.int()
const zone = z.literal([...zones])
const hex = z.custom<Hex>((value) => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value))

/** One fact of play as it lies in `eventsJson`. */
export const eventSchema: z.ZodMiniType<PlayEvent> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('trial-began'), at, trial, warmUp: z.boolean(), waitMs: z.nullable(z.number()) }),
  z.object({
    kind: z.literal('stimulus-shown'),
    at,
    trial,
    id: z.string(),
    role: z.enum(['target', 'distractor', 'place', 'control']),
    x: z.number(),
    y: z.number(),
    w: z.number(),
    h: z.number(),
    colour: hex,
    zone,
    speed: z.number(),
    look: z.optional(z.string()),
    to: z.optional(z.object({ x: z.number(), y: z.number() })),
    way: z.optional(z.array(z.object({ x: z.number(), y: z.number() }))),
    says: z.optional(z.string()),
  }),
  z.object({ kind: z.literal('prompted'), at, trial, step: z.literal([0, 1, 2, 3, 4]) }),
  z.object({
    kind: z.literal('pointed'),
    at,
    trial,
    x: z.number(),
    y: z.number(),
    on: z.nullable(z.string()),
    zone,
    error: z.nullable(z.number()),
  }),
  z.object({
    kind: z.literal('answered'),
    at,
    trial,
    id: z.string(),
    verdict: z.enum(['correct', 'wrong']),
    by: z.enum([...accessMethods, 'camera', 'adult']),
  }),
  z.object({ kind: z.enum(['looked', 'looked-away', 'helped', 'rewarded', 'resized', 'overloaded', 'tired']), at, trial }),
  z.object({ kind: z.literal('picked'), at, trial, id: z.string() }),
  z.object({ kind: z.literal('dropped'), at, trial, id: z.string(), error: z.number() }),
  z.object({ kind: z.literal('travelled'), at, trial, id: z.string(), share: z.number() }),
  z.object({ kind: z.literal('stepped'), at, trial, id: z.string(), to: z.string(), by: z.enum([...accessMethods, 'adult', 'itself']) }),
  z.object({ kind: z.literal('heard'), at, trial, id: z.string(), isRead: z.boolean() }),
  z.object({ kind: z.literal('traced'), at, trial, id: z.string(), error: z.number() }),
  z.object({ kind: z.literal('held'), at, trial, isHeld: z.boolean() }),
  z.object({ kind: z.literal('trial-ended'), at, trial, outcome: z.enum(['independent', 'prompted', 'assisted', 'no-response', 'void']) }),
  z.object({
    kind: z.literal('adjusted'),
    at,
    support: z.enum(supportLevels),
    dials: dialsSchema,
    strict: z.boolean(),
    timing: z.object({ waitMs: z.nullable(z.number()), rewardMs: z.number(), gapMs: z.number(), cueMs: z.number(), fadeMs: z.number() }),
  }),
  z.object({ kind: z.literal('paused'), at }),
  z.object({ kind: z.literal('resumed'), at, pausedForMs: z.number() }),
  z.object({ kind: z.literal('ended'), at, reason: z.enum(['finished', 'adult', 'no-response', 'time', 'interrupted']) }),
])
