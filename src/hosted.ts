import type { FirebaseBackend } from '#adapters/firebase/backend'
import type { AskCode } from '#ports/secondStep'

// The build inlines the values, so that a build without a project contains none of the vendor's code.
const loadFirebase = () => (import.meta.env.VITE_FIREBASE_API_KEY === '' ? null : import('#adapters/firebase/backend'))

/** Loads the vendor's client before it is needed; null for the embedded backend. */
export const fetchHosted = (): Promise<unknown> | null => loadFirebase()

// Its script is the vendor's, so a build without a site key does not even contain it; emulators do not use it.
const loadAppCheck = () =>
  import.meta.env.VITE_FIREBASE_APP_CHECK === '' || import.meta.env.VITE_FIREBASE_EMULATORS !== '' ? null : import('#adapters/firebase/appCheck')

// If it cannot be loaded, requests go without a token, and a project that insists on one refuses them with a clear message.
async function markRequests() {
  const check = await loadAppCheck()?.catch(() => null)
  return check ? { prepare: check.withAppCheck(import.meta.env.VITE_FIREBASE_APP_CHECK) } : {}
}

/** The backend of the Firebase project that the build names. Rejects when it cannot be loaded. */
export async function openHostedBackend(askCode: AskCode): Promise<FirebaseBackend> {
  const [firebase, marking] = await Promise.all([loadFirebase(), markRequests()])
  if (firebase === null) throw new Error('this build names no Firebase project')
  return firebase.createFirebaseBackend({
    project: {
      apiKey: import.meta.env.VITE_FIREBASE_API_KEY,
      projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID,
      authDomain: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN,
      appId: import.meta.env.VITE_FIREBASE_APP_ID,
    },
    emulators: firebase.readEmulators(import.meta.env.VITE_FIREBASE_EMULATORS),
    portalAddress: import.meta.env.VITE_FIREBASE_PORTAL,
    functionsAddress: import.meta.env.VITE_FIREBASE_FUNCTIONS,
    storage: plainStorage(),
    newId: () => crypto.randomUUID(),
    askCode,
    ...marking,
  })
}

// A browser that refuses storage throws at the mere mention of it.
function plainStorage(): Storage | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}
