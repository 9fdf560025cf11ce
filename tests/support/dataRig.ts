import { onTestFinished } from 'vitest'
import type { Session } from '#domain/activities/session'
import type { DocumentStore } from '#ports/documents'
import { headerOf, trialFacts } from '../contract/journal.contract'
import { createDevice, type Device } from './localRig'

/* Repositories on a device of their own: what Ada keeps there, and what nobody signed in keeps. */

export const ada = { uid: 'ada', email: 'ada@family.example' }
export const tom = { uid: 'tom', email: 'tom@clinic.example' }

export const unexpected = (error: Error) => {
  throw error
}

/** Watches that end with the test. */
export const stops: (() => void)[] = []

/** An empty device, gone after the test. */
export function openDevice(): { readonly device: Device; readonly store: DocumentStore; readonly guestStore: DocumentStore } {
  const device = createDevice()
  onTestFinished(async () => {
    for (const stop of stops.splice(0)) stop()
    await device.dispose()
  })
  return { device, store: device.storeOf(ada), guestStore: device.storeOf(null) }
}

/** A session with one trial, which was played to its end. */
export const sessionOf = (id: string, more: Partial<Session> = {}): Session => ({
  ...headerOf(id),
  events: [...trialFacts(0), { kind: 'ended', at: 900, reason: 'finished' }],
  ...more,
})
