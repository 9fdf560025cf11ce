import * as z from 'zod/mini'
import { MAX_PLAN_TILES, type DayPlan } from '#domain/child/dayPlan'
import { NOW, type DocumentStore } from '#ports/documents'
import type { Plans } from '#ports/plans'
import { GUEST_CHILD_ID } from './childDocument'
import type { Reader } from './parsing'

/** The version that is written. A reader of an older one turns it into this one. */
const PLAN_VERSION = 1

const document = z.object({
  version: z.literal(PLAN_VERSION),
  tiles: z.array(z.object({ activity: z.string(), category: z.nullable(z.string()), level: z.string() })).check(z.maxLength(MAX_PLAN_TILES)),
})

export const readPlan: Reader<DayPlan> = ({ data }) => document.safeParse(data).data?.tiles ?? null

/** Where the plan of today of a child lies. */
export const planPath = (childId: string): string => `children/${childId}/plans/today`

/** Plans of today. That of a person without an account goes to `guestStore`, which speaks as nobody, on this device. */
export function createPlans(store: DocumentStore, guestStore: DocumentStore = store): Plans {
  const storeOf = (childId: string) => (childId === GUEST_CHILD_ID ? guestStore : store)
  return {
    watch: (childId, onPlan, onError) =>
      storeOf(childId).watch(planPath(childId), (found) => onPlan(found === null ? [] : (readPlan(found) ?? 'unreadable')), onError),
    async save(childId, plan) {
      await storeOf(childId).commit((writes) => writes.set(planPath(childId), { version: PLAN_VERSION, tiles: plan, updatedAt: NOW }))
    },
  }
}
