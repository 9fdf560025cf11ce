import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app'
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  onAuthStateChanged,
  type Auth,
  type Persistence,
} from 'firebase/auth'
import {
  connectFirestoreEmulator,
  initializeFirestore,
  memoryLocalCache,
  persistentLocalCache,
  persistentMultipleTabManager,
  waitForPendingWrites,
} from 'firebase/firestore'
import type { DocumentStore } from '#ports/documents'
import type { Erasure } from '#ports/erasure'
import { IdentityError, type Identity } from '#ports/identity'
import type { Oversight } from '#ports/oversight'
import type { AskCode, SecondStep } from '#ports/secondStep'
import type { LostChanges } from '#ports/lostChanges'
import type { CustomerPortal } from '#ports/shop'
import { withTimeout } from '#ports/timeout'
import { holdDatabases } from './database'
import { createFirestoreDocuments } from './documents'
import { createFirebaseIdentity } from './identity'
import { createErasure } from './erasure'
import { createOversight } from './oversight'
import { createLostChanges } from './lostChanges'
import { openOtherTabs } from './otherTabs'
import { createOutbox } from './outbox'
import { createPortal } from './portal'

export interface FirebaseProject {
  readonly apiKey: string
  readonly projectId: string
  readonly authDomain: string
  readonly appId: string
}

export interface EmulatorAddresses {
  /** Address of the sign-in emulator, including the scheme. */
  readonly auth: string
  readonly firestore: { readonly host: string; readonly port: number }
}

export interface FirebaseBackend {
  readonly identity: Identity
  readonly documents: DocumentStore
  readonly lostChanges: LostChanges
  /**
   * Deletes this device's copies of the documents once everything has been sent. Resolves to false if that fails because another tab uses them or the
   * device is offline.
   */
  forgetCopies(): Promise<boolean>
  readonly portal: CustomerPortal | null
  /** Null if the project has no functions. */
  readonly erasure: Erasure | null
  /** Null if the project has no functions. */
  readonly oversight: Oversight | null
  readonly secondStep: SecondStep
  close(): Promise<void>
}

interface Options {
  readonly project: FirebaseProject
  readonly emulators: EmulatorAddresses | null
  /** Address of the payment portal (see `createPortal`); empty without payments. */
  readonly portalAddress?: string
  /** Base address of the project's functions; empty if it has none. */
  readonly functionsAddress?: string
  /** Prepares an app before its first request (see `withAppCheck`). */
  readonly prepare?: (app: FirebaseApp) => void
  /** Stores the owner of the documents in the cache, and the pending changes. Null if the browser refuses to store anything. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null
  readonly newId: () => string
  readonly askCode: AskCode
  /** Where sign-ins are stored; by default in both of Firebase's stores. Tests pass their own. */
  readonly persistence?: Persistence | Persistence[]
  /** Whether documents are stored on the device; true by default. */
  readonly hasDurableCache?: boolean
  /** Name of the app. It must differ for each backend in one page. */
  readonly appName?: string
}

/** Maximum time (ms) for which signing out waits for pending changes. */
const SENDING_MS = 5000
const CACHE_OWNER = 'cache-of'

/** Creates the hosted backend: sign-in and documents of a Firebase project. This function itself never rejects; each port does. */
export function createFirebaseBackend(options: Options): FirebaseBackend {
  const { project, emulators, prepare, storage, newId, hasDurableCache = true, appName = '[DEFAULT]' } = options
  const openApp = (name: string) => {
    const opened = initializeApp(project, name)
    prepare?.(opened)
    return opened
  }
  const app = openApp(appName)
  const auth = openAuth(app, options.persistence ?? [indexedDBLocalPersistence, browserLocalPersistence], emulators)
  const databases = holdDatabases(() => {
    const localCache = hasDurableCache ? persistentLocalCache({ tabManager: persistentMultipleTabManager() }) : memoryLocalCache()
    const database = initializeFirestore(app, { localCache })
    if (emulators !== null) connectFirestoreEmulator(database, emulators.firestore.host, emulators.firestore.port)
    return database
  })
  const outbox = createOutbox(storage)
  const cacheOwner = createCacheOwner(storage)
  let served: string | null = null
  let isLeaving = false

  // On a shared tablet, one person's documents must not remain for the next. The copies remain only while changes are unsent.
  const eraseWhatIsOf = async (owner: string | null, erase: () => Promise<boolean>) => {
    if (owner !== null && !outbox.hasUnsentOfOthers(auth.currentUser?.uid ?? null) && (await erase())) cacheOwner.clear()
  }
  const eraseOthers = async (erase: () => Promise<boolean>) => {
    const [owner, present] = [cacheOwner.read(), auth.currentUser?.uid ?? null]
    if (owner !== present) await eraseWhatIsOf(owner, erase)
    if (present !== null && cacheOwner.read() === null) cacheOwner.write(present)
  }
  void databases.renew(async (erase) => {
    await auth.authStateReady()
    await eraseOthers(erase)
  })
  const stopFollowing = onAuthStateChanged(auth, (user) => {
    const present = user?.uid ?? null
    if (present === served) return
    const owner = cacheOwner.read()
    const isOther = served !== null || (owner !== null && owner !== present)
    served = present
    if (isLeaving) return
    if (isOther) void databases.renew(eraseOthers)
    else if (present !== null) cacheOwner.write(present)
  })

  const hasSentEverything = (): Promise<boolean> => {
    const sent = databases
      .open()
      .then(waitForPendingWrites)
      .then(() => true)
    return withTimeout(SENDING_MS, sent, () => false)
  }

  const sendEverything = async () => {
    if (!(await hasSentEverything())) throw new IdentityError('unsent-changes')
  }

  const leave = async (signOut: () => Promise<void>) => {
    isLeaving = true
    try {
      await databases.renew(async (erase) => {
        await eraseWhatIsOf(cacheOwner.read(), erase)
        await signOut()
      })
    } finally {
      isLeaving = false
    }
  }

  const forgetCopies = async (): Promise<boolean> => {
    const present = auth.currentUser?.uid ?? null
    if (!(await hasSentEverything()) || outbox.hasUnsentOfOthers(present)) return false
    let isErased = false
    await databases.renew(async (erase) => {
      isErased = await erase()
    })
    return isErased
  }

  // The sign-in service sends emails in the language of the page.
  auth.languageCode = typeof document === 'undefined' ? null : document.documentElement.lang
  const identity = createFirebaseIdentity({
    auth,
    openApart() {
      const apart = openApp(`${appName}/${newId()}`)
      return { auth: openAuth(apart, inMemoryPersistence, emulators), close: () => deleteApp(apart) }
    },
    otherTabs: openOtherTabs(`identity/${project.projectId}`),
    sendEverything,
    leave,
    askCode: options.askCode,
  })

  return {
    identity,
    secondStep: identity.secondStep,
    forgetCopies,
    erasure: options.functionsAddress ? createErasure({ app, address: options.functionsAddress, newId }) : null,
    oversight: options.functionsAddress ? createOversight({ app, address: options.functionsAddress, newId, now: () => new Date() }) : null,
    portal: options.portalAddress ? createPortal({ auth, address: options.portalAddress }) : null,
    documents: createFirestoreDocuments({ databases, outbox, who: () => auth.currentUser?.uid ?? null, newId }),
    lostChanges: createLostChanges({
      databases,
      outbox,
      follow: (onUid) => onAuthStateChanged(auth, (user) => onUid(user?.uid ?? null)),
    }),
    async close() {
      stopFollowing()
      identity.close()
      await deleteApp(app)
    },
  }
}

/** Parses `host:authPort,host:firestorePort`. Returns null for anything else. */
export function readEmulators(written: string): EmulatorAddresses | null {
  const found = /^([\w.-]+:\d+),([\w.-]+):(\d+)$/.exec(written.replace(/\s/g, ''))
  if (found === null) return null
  const [, auth = '', host = '', port = ''] = found
  return { auth: `http://${auth}`, firestore: { host, port: Number(port) } }
}

// `getAuth` is not used, because it would load the code for signing in through other sites.
function openAuth(app: FirebaseApp, persistence: Persistence | Persistence[], emulators: EmulatorAddresses | null): Auth {
  const auth = initializeAuth(app, { persistence })
  if (emulators !== null) connectAuthEmulator(auth, emulators.auth, { disableWarnings: true })
  return auth
}

function createCacheOwner(storage: Options['storage']) {
  const guard = <T>(work: () => T, otherwise: T): T => {
    try {
      return work()
    } catch {
      return otherwise
    }
  }
  return {
    read: () => guard(() => storage?.getItem(CACHE_OWNER) ?? null, null),
    write: (uid: string) => guard(() => storage?.setItem(CACHE_OWNER, uid), undefined),
    clear: () => guard(() => storage?.removeItem(CACHE_OWNER), undefined),
  }
}
