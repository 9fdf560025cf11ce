import { DAY_MS, type Instant } from '#domain/time'
import type { LocalDatabase } from './database'
import { attempt } from './failures'
import { placesOf } from './paths'
import { newActivationCode, newStamp } from './stamps'

const DAYS = 365

/**
 * Makes an activation code for one use: nobody sells anything to a device that keeps everything itself, so it opens
 * the activities on its own. Past the access policy, as an administrator would. Rejects with a StoreError.
 */
export function makeOwnCode(database: LocalDatabase, clock: () => Instant): Promise<string> {
  return attempt(async () => {
    const code = newActivationCode()
    const path = `activationCodes/${code}`
    const [createdAt, expiresAt] = [new Date(clock()), new Date(clock() + DAY_MS)]
    const data = { durationDays: DAYS, maxUses: 1, uses: 0, expiresAt, active: true, createdBy: 'this device', createdAt }
    await database.documents.put({ path, ...placesOf(path), data, version: newStamp() })
    return code
  })
}
