import { setGlobalOptions } from 'firebase-functions/v2'
import { HttpsError, onCall } from 'firebase-functions/v2/https'
import { onSchedule } from 'firebase-functions/v2/scheduler'
import { callerFrom } from './caller'
import { erasure as erase } from './erasure/erasure'
import { workOnDue } from './erasure/jobs'
import { openServices } from './openServices'
import { Refusal } from './services'

// Settings are in `functions/.env`; docs/firebase.md lists them.
const { FUNCTIONS_REGION = 'europe-west1', APP_CHECK } = process.env

setGlobalOptions({ region: FUNCTIONS_REGION, maxInstances: 10 })

const services = openServices()

/** Answers a client, whose error names the reason of a refusal and nothing of anything else that went wrong. */
async function answering<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refusal) throw new HttpsError(error.code, error.message)
    throw error
  }
}

/** See `functions/src/erasure`. */
export const erasure = onCall({ enforceAppCheck: APP_CHECK === 'enforce', timeoutSeconds: 300, memory: '512MiB' }, ({ auth, data }) =>
  answering(async () => erase(services, callerFrom(auth), data)),
)

/** Erasures that broke off, and the second round of those that are done. */
export const resumeErasures = onSchedule({ schedule: 'every 10 minutes', timeoutSeconds: 540, memory: '512MiB' }, async () => {
  await workOnDue(services, 480_000)
})
