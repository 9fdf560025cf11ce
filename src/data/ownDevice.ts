import * as z from 'zod/mini'
import { NOW, type DocumentStore } from '#ports/documents'
import type { DeviceStanding, OwnDevice } from '#ports/ownDevice'
import { commitNow } from './commitNow'

const PATH = 'Config/device'
const device = z.object({ first: z.string(), administrator: z.optional(z.string()), since: z.optional(z.date()) })

/** Creates the administration of this device, on the documents of the embedded backend. */
export const createOwnDevice = (store: DocumentStore): OwnDevice => ({
  // A person who may not read the document has nothing to take over.
  watch: (uid, onStanding) =>
    store.watch(
      PATH,
      (found) => onStanding(standingOf(uid, found?.data)),
      () => onStanding(null),
    ),

  take: (uid) =>
    commitNow(store, (writes) => {
      writes.update(PATH, { administrator: uid, since: NOW })
      writes.update(`Users/${uid}`, { role: 'system_admin', updatedAt: NOW })
    }),
})

function standingOf(uid: string, data: unknown): DeviceStanding {
  const found = device.safeParse(data).data
  if (found === undefined) return null
  if (found.administrator === undefined) return found.first === uid ? 'free' : null
  return found.administrator === uid && found.since !== undefined ? { since: found.since.getTime() } : null
}
