import { readFileSync } from 'node:fs'
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing'
import { deleteApp, initializeApp } from 'firebase/app'
import type { Persistence } from 'firebase/auth'
import { connectFirestoreEmulator, doc, initializeFirestore, setLogLevel, writeBatch, type Firestore } from 'firebase/firestore'
import { createFirebaseBackend, type FirebaseBackend } from '#adapters/firebase/backend'
import { createFirestoreDocuments } from '#adapters/firebase/documents'
import { createOutbox } from '#adapters/firebase/outbox'
import { toFirestore } from '#adapters/firebase/values'
import type { DocumentData, DocumentStore } from '#ports/documents'
import type { AskCode } from '#ports/secondStep'

// Refused requests are expected here and must not fill the log.
setLogLevel('silent')

const PROJECT = 'demo-app'
const OWNER = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' }

function addressOf(variable: string): { whole: string; host: string; port: number } {
  const whole = process.env[variable] ?? ''
  const [host = '', port = ''] = whole.split(':')
  if (host === '' || port === '') throw new Error('Run these through: node scripts/emulator.mjs -- npx vitest run --project firebase')
  return { whole, host, port: Number(port) }
}

/** Opens the Firestore emulator with the app's rules. `storeOf` acts as a person, in a separate client. */
export async function openFirestore(projectId: string): Promise<{
  storeOf(person: { uid: string; email: string } | null): DocumentStore
  seed(documents: Readonly<Record<string, DocumentData>>): Promise<void>
  empty(): Promise<void>
  close(): Promise<void>
}> {
  const { host, port } = addressOf('FIRESTORE_EMULATOR_HOST')
  const rules = readFileSync('src/adapters/firebase/firestore.rules', 'utf8')
  const environment: RulesTestEnvironment = await initializeTestEnvironment({ projectId, firestore: { host, port, rules } })
  const app = initializeApp({ projectId, apiKey: 'none' }, `seeding ${projectId}`)
  const seeding = initializeFirestore(app, {})
  connectFirestoreEmulator(seeding, host, port, { mockUserToken: 'owner' })
  let made = 0
  return {
    storeOf(person) {
      const context =
        person === null
          ? environment.unauthenticatedContext()
          : environment.authenticatedContext(person.uid, { email: person.email, email_verified: true, firebase: { sign_in_provider: 'password' } })
      // The context returns the modern client with an older type.
      const database = context.firestore() as unknown as Firestore
      return createFirestoreDocuments({
        databases: { open: async () => database, follow: (attach) => attach(database) },
        outbox: createOutbox(null),
        who: () => person?.uid ?? null,
        newId: () => String(++made),
      })
    },
    async seed(documents) {
      const batch = writeBatch(seeding)
      for (const [path, data] of Object.entries(documents)) batch.set(doc(seeding, path), toFirestore(data))
      await batch.commit()
    },
    empty: () => emptied(environment),
    async close() {
      await environment.cleanup()
      await deleteApp(app)
    },
  }
}

/**
 * Clears the emulator. Writes that are still running from the previous test lock their documents, and a busy emulator then gives up, so this asks again.
 */
async function emptied(environment: RulesTestEnvironment, tries = 5): Promise<void> {
  try {
    await environment.clearFirestore()
  } catch (cause) {
    if (tries === 1 || !String(cause).includes('Transaction lock timeout')) throw cause
    await emptied(environment, tries - 1)
  }
}

/** A test's access to the storage that all tabs of a browser share. */
interface SharedStorage extends Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  readonly persistence: Persistence
}

interface TabOptions {
  readonly firestore?: { readonly host: string; readonly port: number }
  /** `host:port` of the sign-in service. */
  readonly auth?: string
  /** Answers the request for a code. If absent, nobody answers it. */
  readonly askCode?: AskCode
}

/** Opens a browser. All its tabs share the sign-in and the plain storage. */
export function openBrowser(): { openTab(options?: TabOptions): FirebaseBackend; close(): Promise<void> } {
  const shared = createSharedStorage()
  const tabs: FirebaseBackend[] = []
  return {
    openTab({ firestore = addressOf('FIRESTORE_EMULATOR_HOST'), auth = addressOf('FIREBASE_AUTH_EMULATOR_HOST').whole, askCode = async () => null } = {}) {
      const name = `tab ${++tabsOpened}`
      const tab = createFirebaseBackend({
        project: { apiKey: 'demo', projectId: PROJECT, authDomain: '', appId: '' },
        emulators: { auth: `http://${auth}`, firestore },
        functionsAddress: functionsAddress(),
        storage: shared,
        persistence: shared.persistence,
        hasDurableCache: false,
        appName: name,
        newId: () => crypto.randomUUID(),
        askCode,
      })
      tabs.push(tab)
      return tab
    },
    async close() {
      for (const tab of tabs) await tab.close()
    },
  }
}

/** Returns the address of the Functions emulator; empty if there is none. */
export const functionsAddress = (): string => {
  const { FUNCTIONS_EMULATOR_HOST: host } = process.env
  return host === undefined ? '' : `http://${host}/${PROJECT}/europe-west1`
}

let tabsOpened = 0

// Several clients of one page represent several tabs. Firebase separates their sign-ins by the client's name, so the name is removed here.
function createSharedStorage(): SharedStorage {
  const values = new Map<string, unknown>()
  const listeners = new Map<string, Set<(value: unknown) => void>>()
  const plain = (key: string) => key.replace(/tab \d+$/, 'tab')
  const tell = (key: string, value: unknown) => {
    for (const listener of listeners.get(key) ?? []) queueMicrotask(() => listener(value))
  }
  const persistence = class {
    static readonly type = 'LOCAL'
    readonly type = 'LOCAL'
    readonly _shouldAllowMigration = true
    async _isAvailable() {
      return true
    }
    async _set(key: string, value: unknown) {
      values.set(plain(key), structuredClone(value))
      tell(plain(key), value)
    }
    async _get(key: string) {
      return structuredClone(values.get(plain(key)) ?? null)
    }
    async _remove(key: string) {
      values.delete(plain(key))
      tell(plain(key), null)
    }
    _addListener(key: string, listener: (value: unknown) => void) {
      const known = listeners.get(plain(key)) ?? new Set()
      listeners.set(plain(key), known.add(listener))
    }
    _removeListener(key: string, listener: (value: unknown) => void) {
      listeners.get(plain(key))?.delete(listener)
    }
  }
  const texts = new Map<string, string>()
  return {
    persistence: persistence as unknown as Persistence,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, value) => void texts.set(key, value),
    removeItem: (key) => void texts.delete(key),
  }
}

/** Direct access to the sign-in emulator. In production, this is the project's console and the person's mailbox. */
export const signInService = {
  async empty(): Promise<void> {
    await ask('DELETE', `/emulator/v1/projects/${PROJECT}/accounts`)
  },
  /** Returns the newest code that was sent to this address, or because of it. */
  async newestCode(address: string): Promise<string> {
    const { oobCodes = [] } = (await ask('GET', `/emulator/v1/projects/${PROJECT}/oobCodes`)) as { oobCodes?: Letter[] }
    return oobCodes.findLast(({ email, newEmail }) => email === address || newEmail === address)?.oobCode ?? ''
  },
  /** Sets whether the service hides the difference between an unknown address and a wrong password. */
  async protectAddresses(isOn: boolean): Promise<void> {
    const config = { emailPrivacyConfig: { enableImprovedEmailPrivacy: isOn } }
    await ask('PATCH', `/identitytoolkit.googleapis.com/v2/projects/${PROJECT}/config?updateMask=emailPrivacyConfig`, config)
  },
}

interface Letter {
  readonly email: string
  readonly newEmail?: string
  readonly oobCode: string
}

async function ask(method: string, path: string, body?: unknown): Promise<unknown> {
  const { whole } = addressOf('FIREBASE_AUTH_EMULATOR_HOST')
  const answer = await fetch(`http://${whole}${path}`, { method, headers: OWNER, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}
