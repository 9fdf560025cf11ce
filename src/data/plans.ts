import * as z from 'zod/mini'
import { MAX_PLAN_TILES } from '#domain/child/dayPlan'
import { EMPTY_DAY, EMPTY_WEEK, weekDays, type DayChanges, type PlannedDay, type WeekDay, type WeekPlan } from '#domain/child/weekPlan'
import { NOW, type DocumentStore } from '#ports/documents'
import type { Plans } from '#ports/plans'
import { GUEST_CHILD_ID } from './childDocument'
import { nameField } from './nameFields'
import { parseJson, type Reader } from './parsing'

/** Version in which plans are written. Older versions are converted when they are read. */
const PLAN_VERSION = 1

const document = z.object({
  version: z.literal(PLAN_VERSION),
  monday: z.string(),
  /** Each day is a text of its own, so two people who change different days never overwrite each other. */
  days: z.record(z.string(), z.string()),
  by: z.string(),
  byName: z.string(),
})

const tilesSchema = z.array(z.object({ activity: z.string(), category: z.nullable(z.string()), level: z.string() })).check(z.maxLength(MAX_PLAN_TILES))

const daySchema = z.object({
  tiles: tilesSchema,
  aside: z.optional(tilesSchema),
  rest: z.optional(z.literal(true)),
  done: z.optional(z.literal(true)),
  proposed: z.optional(z.literal(true)),
})

const readDay = (stored: string | undefined): PlannedDay | null => {
  if (stored === undefined) return EMPTY_DAY
  const { data: found } = daySchema.safeParse(parseJson(stored))
  if (found === undefined) return null
  const { tiles, aside, rest, done, proposed } = found
  return { tiles, isRest: rest === true, wasDone: done === true, ...(proposed ? { isProposed: true } : {}), ...(aside ? { aside } : {}) }
}

const writeDay = ({ tiles, isRest, wasDone, isProposed, aside }: PlannedDay): string =>
  JSON.stringify({
    tiles,
    ...(isRest ? { rest: true } : {}),
    ...(wasDone ? { done: true } : {}),
    ...(isProposed ? { proposed: true } : {}),
    ...(aside ? { aside } : {}),
  })

/** Reads one week; null if any day is unreadable, because saving an incomplete week would overwrite that day. */
export const readWeek: Reader<WeekPlan> = ({ data }) => {
  const { data: found } = document.safeParse(data)
  if (found === undefined) return null
  const days: Record<WeekDay, PlannedDay> = { ...EMPTY_WEEK.days }
  for (const day of weekDays) {
    const read = readDay(found.days[day])
    if (read === null) return null
    days[day] = read
  }
  return { days, by: found.by === '' ? null : { uid: found.by, name: found.byName } }
}

/** Returns the path of a child's plans, one per week. */
export const plansOf = (childId: string): string => `children/${childId}/plans`

/** Stores weekly plans. Without an account they are stored in `guestStore`, on this device. */
export function createPlans(store: DocumentStore, guestStore: DocumentStore = store): Plans {
  const storeOf = (childId: string) => (childId === GUEST_CHILD_ID ? guestStore : store)
  return {
    watch: (childId, { from, to }, onWeeks, onError) =>
      storeOf(childId).watchQuery(
        {
          collection: plansOf(childId),
          where: [
            ['monday', '>=', from],
            ['monday', '<=', to],
          ],
        },
        (documents) => onWeeks(new Map(documents.map((found) => [found.id, readWeek(found) ?? 'unreadable']))),
        onError,
      ),

    async save(childId, monday, { changes, isNew }, by) {
      const signed = { by: by?.uid ?? 'guest', byName: by === null ? '' : nameField(by), updatedAt: NOW }
      const path = `${plansOf(childId)}/${monday}`
      await storeOf(childId).commit((writes) => {
        if (isNew) writes.set(path, { version: PLAN_VERSION, monday, days: Object.fromEntries(entriesOf(changes)), ...signed })
        else writes.update(path, { ...Object.fromEntries(entriesOf(changes).map(([day, text]) => [`days.${day}`, text])), ...signed })
      })
    },
  }
}

const entriesOf = (changes: DayChanges): readonly (readonly [WeekDay, string])[] =>
  weekDays.flatMap((day) => {
    const changed = changes[day]
    return changed === undefined ? [] : [[day, writeDay(changed)] as const]
  })
