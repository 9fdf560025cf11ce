import * as z from 'zod/mini'
import { conditionsFrom } from '#domain/activities/conditions'
import { moods } from '#domain/activities/mood'
import type { SettingValue } from '#domain/settings/ownSettings'
import type { ResolvedSettings } from '#domain/settings/resolve'
import type { Session } from '#domain/activities/session'
import { type SupportLevel, supportLevels } from '#domain/child/support'
import { EVENTS_VERSION } from '#domain/trials/engine/events'
import { upgradeEvents } from '#domain/trials/engine/upgrade'
import { NOW, type DocumentData } from '#ports/documents'
import { dialsSchema } from './dialReader'
import { readEvents } from './eventSchema'
import { isMap, parseJson, type Reader } from './parsing'

/**
 * Version in which sessions are written. Older versions are converted; newer ones are read as far as this version understands
 * them.
 */
export const SESSION_VERSION = EVENTS_VERSION

const document = z.object({
  version: z.int().check(z.minimum(1)),
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
  // A mood from a newer version is accepted, so that the session can still be read.
  mood: z.optional(z.string()),
  beyondCap: z.optional(z.unknown()),
  demo: z.optional(z.unknown()),
})

// A support level from a newer version counts as the gentlest one. Strict mode applies unless it is known to be off.
const settingsSchema: z.ZodMiniType<ResolvedSettings> = z.object({
  support: z.pipe(
    z.string(),
    z.transform((found): SupportLevel => supportLevels.find((level) => level === found) ?? 'A'),
  ),
  dials: dialsSchema,
  strict: z.pipe(
    z.unknown(),
    z.transform((found) => found !== false),
  ),
  activity: z.pipe(
    z.record(z.string(), z.unknown()),
    z.transform((found) => Object.fromEntries(Object.entries(found).flatMap(([name, value]) => (isSetting(value) ? [[name, value] as const] : [])))),
  ),
})

const settingSchema = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])
const isSetting = (value: unknown): value is SettingValue => settingSchema.safeParse(value).success

const storedEventsSchema = z.array(z.record(z.string(), z.unknown()))

/**
 * Adds the fields that an import stored in `laterJson` to a session's document, because the backend's rules at that time would
 * have refused them. Fields that the rules have checked always take precedence.
 */
export function withLater(data: DocumentData, later: unknown): DocumentData {
  if (!isMap(later)) return data
  return { ...later, ...data, ...(isMap(later['device']) && isMap(data['device']) ? { device: { ...later['device'], ...data['device'] } } : {}) }
}

/**
 * Reads the part of a stored session that this version understands, for figures and pictures. It is never written back: copies,
 * exports and imports use the stored document itself, with everything from a newer version.
 */
export const readSession: Reader<Session> = ({ id, path, data }) => {
  const { data: found } = document.safeParse(withLater(data, typeof data['laterJson'] === 'string' ? parseJson(data['laterJson']) : null))
  const childId = path.split('/')[1]
  if (found === undefined || childId === undefined) return null
  const { version, settingsJson, eventsJson, conditionsJson, startedAt, mood: said, beyondCap, demo, ...header } = found
  const mood = moods.find((each) => each === said)
  const settings = settingsSchema.safeParse(parseJson(settingsJson)).data
  const stored = storedEventsSchema.safeParse(parseJson(eventsJson)).data
  if (stored === undefined) return null
  const events = readEvents(version === 1 ? upgradeEvents(header.activity, stored) : stored, { isNewer: version > SESSION_VERSION })
  if (settings === undefined || events === null) return null
  return {
    id,
    childId,
    ...header,
    startedAt: startedAt.getTime(),
    settings,
    events,
    ...(conditionsJson === undefined ? {} : { conditions: conditionsFrom(parseJson(conditionsJson)) }),
    ...(mood === undefined ? {} : { mood }),
    ...(beyondCap === true ? { beyondCap } : {}),
    ...(demo === true ? { demo } : {}),
  }
}

/** Builds a session's document. The log is one text, so that the rules can check its size; no query needs its content. */
export const writeSession = ({ id: _id, childId: _childId, startedAt, settings, events, conditions, ...header }: Session): DocumentData => ({
  version: SESSION_VERSION,
  ...header,
  startedAt: new Date(startedAt),
  settingsJson: JSON.stringify(settings),
  eventsJson: JSON.stringify(events),
  ...(conditions === undefined ? {} : { conditionsJson: JSON.stringify(conditions) }),
  savedAt: NOW,
})
