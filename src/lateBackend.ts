import { isHosted } from '#app/services/hosting'
import { latePort, once } from '#app/startup/latePorts'
import { inTime } from '#app/startup/optionalParts'
import type { LocalBackend } from '#adapters/local/backend'
import type { Instant } from '#domain/time'
import { type DocumentStore, StoreError } from '#ports/documents'
import type { Erasure } from '#ports/erasure'
import type { Oversight } from '#ports/oversight'
import { type Identity, IdentityError } from '#ports/identity'
import type { Journal } from '#ports/journal'
import type { LostChanges } from '#ports/lostChanges'
import type { Photos } from '#ports/photos'
import type { Recordings } from '#ports/recordings'
import type { AskCode, SecondStep } from '#ports/secondStep'
import type { CustomerPortal } from '#ports/shop'
import { openHostedBackend } from './hosted'

const store = { get: 'call', find: 'call', count: 'call', watch: 'watch', watchQuery: 'watch', commit: 'call', transact: 'call' } as const
const unavailable = (reason: string) => new StoreError('unavailable', reason)
const nobodyAnswers = (reason: string) => new IdentityError('unavailable', reason)

/**
 * Both backends behind their ports, each loaded when it is first needed: a missing part makes its own calls fail and nothing else. Play waits only
 * briefly for this device's data; a person's own pages wait.
 */
export function createLateBackend({ clock, askCode }: { clock: () => Instant; askCode: AskCode }) {
  const openLocal = once(async () =>
    (await import('#adapters/local/backend')).createLocalBackend({ databaseName: 'device', clock, locks: navigator.locks ?? null }),
  )
  const openLocalIdentity = once(async () => {
    const [{ identityParts }, { createLocalIdentity }] = await Promise.all([openLocal(), import('#adapters/local/identity')])
    return createLocalIdentity(identityParts)
  })
  const hosted = once(() => openHostedBackend(askCode))
  const soon =
    <Port>(part: (local: LocalBackend) => Port) =>
    async () =>
      part(await inTime(openLocal()))
  const demo = latePort(async () => (await openLocal()).demo, { isSeeded: 'call', seed: 'call', open: 'call' }, nobodyAnswers)
  const portal = latePort<CustomerPortal>(
    async () => {
      const { portal: found } = await hosted()
      if (found === null) throw new Error('there is no such page')
      return found
    },
    { open: 'call' },
    unavailable,
  )

  const erasure = latePort<Erasure>(
    async () => {
      const { erasure: found } = await hosted()
      if (found === null) throw new Error('there is no such function')
      return found
    },
    { look: 'call', run: 'call' },
    unavailable,
  )
  const oversight = latePort<Oversight>(
    async () => {
      const { oversight: found } = await hosted()
      if (found === null) throw new Error('there is no such function')
      return found
    },
    { exportPerson: 'call', listTeamAccess: 'call', endSessions: 'call' },
    unavailable,
  )

  const secondStep = latePort<SecondStep>(
    async () => (await hosted()).secondStep,
    { isOn: 'call', begin: 'call', confirm: 'call', turnOff: 'call' },
    nobodyAnswers,
  )

  return {
    identity: latePort<Identity>(
      async () => (isHosted ? (await hosted()).identity : openLocalIdentity()),
      {
        watch: 'watch',
        signUp: 'call',
        signIn: 'call',
        signOut: 'call',
        requestReset: 'call',
        confirmReset: 'call',
        requestVerification: 'call',
        confirmVerification: 'call',
        lookAgain: 'call',
        changeEmail: 'call',
        changePassword: 'call',
        setDisplayName: 'call',
        confirmPassword: 'call',
        deleteAccount: 'call',
        leaveErased: 'call',
      },
      nobodyAnswers,
    ),
    documents: latePort<DocumentStore>(async () => (isHosted ? (await hosted()).documents : (await openLocal()).documents), store, unavailable),
    guestDocuments: latePort<DocumentStore>(
      soon((local) => local.guestDocuments),
      store,
      unavailable,
    ),
    journal: latePort<Journal>(
      soon((local) => local.journal),
      { begin: 'call', append: 'call', close: 'call', tellMood: 'call', undelivered: 'call', markDelivered: 'call', forget: 'call' },
      unavailable,
    ),
    recordings: latePort<Recordings>(
      soon((local) => local.recordings),
      { keep: 'call', find: 'call', list: 'call', remove: 'call', removeAll: 'call' },
      unavailable,
    ),
    photos: latePort<Photos>(
      soon((local) => local.photos),
      { keep: 'call', find: 'call', list: 'call', remove: 'call', removeAll: 'call' },
      unavailable,
    ),
    demo: isHosted ? null : demo,
    makeOwnCode: isHosted ? null : latePort<Pick<LocalBackend, 'makeOwnCode'>>(openLocal, { makeOwnCode: 'call' }, unavailable).makeOwnCode,
    portal: import.meta.env.VITE_FIREBASE_PORTAL === '' ? null : portal,
    erasure: import.meta.env.VITE_FIREBASE_FUNCTIONS === '' ? null : erasure,
    oversight: import.meta.env.VITE_FIREBASE_FUNCTIONS === '' ? null : oversight,
    secondStep: import.meta.env.VITE_FIREBASE_SECOND_STEP === 'on' ? secondStep : null,
    // A device that stores everything itself has no copies.
    forgetCopies: isHosted ? async () => (await hosted()).forgetCopies() : async () => true,
    lostChanges: isHosted ? lateLostChanges(async () => (await hosted()).lostChanges) : null,
  }
}

/** Where the backend is missing nothing counted as saved, so nothing can be lost. */
function lateLostChanges(load: () => Promise<LostChanges>): LostChanges {
  const { watch } = latePort<{ watch(onLost: (paths: readonly string[]) => void, onError: () => void): () => void }>(load, { watch: 'watch' }, unavailable)
  const dismiss = async () => (await load()).dismiss()
  return { watch: (onLost) => watch(onLost, () => undefined), dismiss: () => void dismiss().catch(() => undefined) }
}
