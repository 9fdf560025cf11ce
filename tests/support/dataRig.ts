import { onTestFinished } from 'vitest'
import type { Session } from '#domain/activities/session'
import type { DocumentStore } from '#ports/documents'
import { headerOf, trialFacts } from '../contract/journal.contract'
import { createDevice, type Device } from './localRig'

/* Sets up repositories on a new device, with Ada's data and the data of a signed-out guest. */

export const ada = { uid: 'ada', email: 'ada@family.example' }
export const tom = { uid: 'tom', email: 'tom@clinic.example' }

export const throwUnexpected = (error: Error) => {
  throw error
}

/** Functions that end the subscriptions at the end of the test. */
export const unsubscribers: (() => void)[] = []

/** Opens an empty device, which is deleted after the test. */
export function openDevice(): { readonly device: Device; readonly store: DocumentStore; readonly guestStore: DocumentStore } {
  const device = createDevice()
  onTestFinished(async () => {
    for (const stop of unsubscribers.splice(0)) stop()
    await device.dispose()
  })
  return { device, store: device.storeOf(ada), guestStore: device.storeOf(null) }
}

/** Returns a finished session with one trial. */
export const sessionOf = (id: string, more: Partial<Session> = {}): Session => ({
  ...headerOf(id),
  events: [...trialFacts(0), { kind: 'ended', at: 900, reason: 'finished' }],
  ...more,
})
