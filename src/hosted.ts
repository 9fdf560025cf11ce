import type { FirebaseBackend } from '#adapters/firebase/backend'

// The build writes the values in, so that a build without a project has no line of the vendor's code.
const loadFirebase = () => (import.meta.env.VITE_FIREBASE_API_KEY === '' ? null : import('#adapters/firebase/backend'))

/** Fetches the vendor's client ahead of its use; null for the embedded backend. */
export const fetchHosted = (): Promise<unknown> | null => loadFirebase()

// Its script is the vendor's, so it is not even in a build that names no site key; emulators know nothing of it.
const loadAppCheck = () =>
  import.meta.env.VITE_FIREBASE_APP_CHECK === '' || import.meta.env.VITE_FIREBASE_EMULATORS !== '' ? null : import('#adapters/firebase/appCheck')

// Where it cannot be fetched requests go unmarked, and a project that insists on the mark refuses them, which is told in words.
async function markRequests() {
  const check = await loadAppCheck()?.catch(() => null)
  return check ? { prepare: check.withAppCheck(import.meta.env.VITE_FIREBASE_APP_CHECK) } : {}
}

/** The backend of the Firebase project that the build names. Rejects when it cannot be fetched. */
export async function openHosted(): Promise<FirebaseBackend> {
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
