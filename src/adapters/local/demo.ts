import type { Language } from '#domain/language'
import type { Instant } from '#domain/time'
import { IdentityError } from '#ports/identity'
import type { LocalDatabase } from './database'
import type { DemoRole } from '#ports/demo'
import { localIdentityError } from './failures'
import { pathPartsOf } from './paths'
import { newStamp } from './stamps'

/** The demo clinic on this device: simulated people, children and play, all marked `demo`. Rejects with an IdentityError. */
export interface Demo {
  isSeeded(): Promise<boolean>
  /** Writes the clinic to this device without access checks, with its notes in this language. A second call changes nothing. */
  seed(language?: Language): Promise<void>
  /** Signs in without a password. Rejects with `unavailable` if the demo has not been written yet. */
  open(role: DemoRole): Promise<void>
}

export function createDemo(database: LocalDatabase, clock: () => Instant): Demo {
  const { documents, identities, device } = database
  const isSeeded = async () => (await device.get('demo')) !== undefined

  return {
    isSeeded: () => isSeeded().catch(rethrow),

    seed: async (language) => {
      try {
        if (await isSeeded()) return
        // Loaded only on a device that shows the demo.
        const [{ demoDocuments }, { demoIdentities }] = await Promise.all([import('./demoClinic'), import('./demoPeople')])
        const rows = Object.entries(demoDocuments(clock(), language)).map(([path, data]) => ({ path, ...pathPartsOf(path), data, version: newStamp() }))
        await database.transaction('rw', documents, identities, device, async () => {
          if (await isSeeded()) return
          await documents.bulkPut(rows)
          await identities.bulkPut([...demoIdentities])
          await device.put({ key: 'demo', value: String(clock()) })
        })
      } catch (error) {
        rethrow(error)
      }
    },

    open: async (role) => {
      const { demoUidOf } = await import('./demoPeople').catch(rethrow)
      await database
        .transaction('rw', device, async () => {
          if (!(await isSeeded())) throw new IdentityError('unavailable', 'the demo clinic is not on this device')
          await device.put({ key: 'user', value: demoUidOf(role) })
        })
        .catch(rethrow)
    },
  }
}

function rethrow(error: unknown): never {
  throw localIdentityError(error)
}
