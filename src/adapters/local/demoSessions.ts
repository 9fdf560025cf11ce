import { resolveSettings } from '#domain/settings/resolve'
import { seededRandom } from '#domain/random'
import type { Session } from '#domain/activities/session'
import { DAY_MS, MINUTE_MS, type Instant } from '#domain/time'
import type { PlayEvent } from '#domain/trials/engine/events'
import type { DemoChild } from './demoChild'
import { people } from './demoPeople'
import { playDemoSession } from './demoPlay'
import { lightTask } from './demoTasks'

/** Returns the sessions of one child until `now`, oldest first. */
export function demoSessions(one: DemoChild, now: Instant): readonly Session[] {
  const random = seededRandom(one.seed)
  return Array.from({ length: one.sessions }, (_, number) => {
    const progress = one.sessions === 1 ? 1 : number / (one.sessions - 1)
    const task = one.plays[number % one.plays.length] ?? lightTask('1')
    const { activity, category, level } = task
    // Families play when they can: sometimes a day late, and never at the same minute.
    const playedAt = now - Math.round((one.to + (1 - progress) * (one.from - one.to)) * DAY_MS) - Math.round(60 * MINUTE_MS + random() * 240 * MINUTE_MS)
    const startedAt = beforeBed(playedAt)
    const header = {
      id: `demo-${one.id}-${number}`,
      childId: one.id,
      activity,
      category,
      level,
      seed: one.seed * 100 + number,
      startedAt,
      ranBy: number % 4 === 3 ? people.therapist.uid : one.id.slice(0, one.id.lastIndexOf('_')),
      device: { width: 1024, height: 768, pixelRatio: 2 },
      settings: resolveSettings(one.profile, {}, {}),
      ...(progress === 1 ? one.last : {}),
      demo: true,
    } as const
    const events = playDemoSession(header, task, one.habits, progress, random)
    return { ...header, events: one.wasTooMuch && progress === 1 ? withOverload(events) : events }
  })
}

const MORNING = 8
const BEDTIME = 19

/** Returns the same time if it is during the day. Moves any other time into the two hours before bedtime. */
function beforeBed(at: Instant): Instant {
  const time = new Date(at)
  const hour = time.getHours()
  if (hour >= MORNING && hour < BEDTIME) return at
  if (hour < MORNING) time.setDate(time.getDate() - 1)
  return time.setHours(BEDTIME - 2, 2 * time.getMinutes())
}

/** Adds the note that play was too much at the end. */
function withOverload(events: readonly PlayEvent[]): readonly PlayEvent[] {
  const last = events.findLast((event) => event.kind === 'trial-ended')
  return last === undefined ? events : events.flatMap((event) => (event === last ? [event, { kind: 'overloaded', at: last.at, trial: last.trial }] : [event]))
}
