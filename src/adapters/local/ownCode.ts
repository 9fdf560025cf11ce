import { DAY_MS, type Instant } from '#domain/time'
import type { LocalDatabase } from './database'
import { attempt } from './failures'
import { pathPartsOf } from './paths'
import { newActivationCode, newStamp } from './stamps'

const DAYS = 365

/**
 * Makes a single-use activation code. Nobody sells anything to a device that stores everything itself, so the code opens the activities without
 * payment. Like an administrator, this function is not subject to the access policy. Rejects with a StoreError.
 */
export function makeOwnCode(database: LocalDatabase, clock: () => Instant): Promise<string> {
  return attempt(async () => {
    const code = newActivationCode()
    const path = `activationCodes/${code}`
    const [createdAt, expiresAt] = [new Date(clock()), new Date(clock() + DAY_MS)]
    const data = { durationDays: DAYS, maxUses: 1, uses: 0, expiresAt, active: true, createdBy: 'this device', createdAt }
    await database.documents.put({ path, ...pathPartsOf(path), data, version: newStamp() })
    return code
  })
}
