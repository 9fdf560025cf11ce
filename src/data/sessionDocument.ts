import * as z from 'zod/mini'
import { conditionsFrom } from '#domain/activities/conditions'
import { moods } from '#domain/activities/mood'
import type { ResolvedSettings, Session } from '#domain/activities/session'
import { supportLevels } from '#domain/child/support'
import { EVENTS_VERSION } from '#domain/trials/events'
import { upgradeEvents } from '#domain/trials/upgrade'
import { NOW, type DocumentData } from '#ports/documents'
import { dialsSchema } from './dialReader'
import { eventSchema } from './eventSchema'
import { parseJson, type Reader } from './parsing'

/** The version that is written. A reader of an older one turns it into this one. */
export const SESSION_VERSION = EVENTS_VERSION

const document = z.object({
  version: z.literal([1, SESSION_VERSION]),
  activity: z.string(),
  category: z.nullable(z.string()),
  level: z.string(),
  seed: z.number(),
  startedAt: z.date(),
  ranBy: z.string(),
  device: z.object({
    width: z.number(),
    height: z.number(),
    pixelRatio: z.number(),
    screen: z.optional(z.object({ diagonalIn: z.number(), distanceCm: z.number(), heightCm: z.number() })),
  }),
  settingsJson: z.string(),
  eventsJson: z.string(),
  conditionsJson: z.optional(z.string()),
  // A mood of a newer version is none that this one knows: the session is read all the same.
  mood: z.optional(z.string()),
  beyondCap: z.optional(z.literal(true)),
  demo: z.optional(z.literal(true)),
})

const settingsSchema: z.ZodMiniType<ResolvedSettings> = z.object({
  support: z.enum(supportLevels),
  dials: dialsSchema,
  strict: z.boolean(),
  activity: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])),
})

const storedEventsSchema = z.array(z.record(z.string(), z.unknown()))
const eventsSchema = z.array(eventSchema)

export const readSession: Reader<Session> = ({ id, path, data }) => {
  const { data: found } = document.safeParse(data)
  const childId = path.split('/')[1]
  if (found === undefined || childId === undefined) return null
  const { version, settingsJson, eventsJson, conditionsJson, startedAt, mood: said, beyondCap, demo, ...header } = found
  const mood = moods.find((each) => each === said)
  const settings = settingsSchema.safeParse(parseJson(settingsJson)).data
  const stored = storedEventsSchema.safeParse(parseJson(eventsJson)).data
  if (stored === undefined) return null
  const events = eventsSchema.safeParse(version === 1 ? upgradeEvents(header.activity, stored) : stored).data
  if (settings === undefined || events === undefined) return null
  return {
    id,
    childId,
    ...header,
    startedAt: startedAt.getTime(),
    settings,
    events,
    ...(conditionsJson === undefined ? {} : { conditions: conditionsFrom(parseJson(conditionsJson)) }),
    ...(mood === undefined ? {} : { mood }),
    ...(beyondCap === undefined ? {} : { beyondCap }),
    ...(demo === undefined ? {} : { demo }),
  }
}

/** The log goes as one text: its size can be checked, its inside never needs a query. */
export const writeSession = ({ id: _id, childId: _childId, startedAt, settings, events, conditions, ...header }: Session): DocumentData => ({
  version: SESSION_VERSION,
  ...header,
  startedAt: new Date(startedAt),
  settingsJson: JSON.stringify(settings),
  eventsJson: JSON.stringify(events),
  ...(conditions === undefined ? {} : { conditionsJson: JSON.stringify(conditions) }),
  savedAt: NOW,
})
