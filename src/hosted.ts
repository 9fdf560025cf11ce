import type { DocumentStore } from '#ports/documents'
import type { Identity } from '#ports/identity'
import type { LostChanges } from '#ports/lostChanges'
import type { CustomerPortal } from '#ports/shop'

/** What a Firebase project keeps instead of this device. */
export interface Hosted {
  readonly identity: Identity
  readonly documents: DocumentStore
  readonly lostChanges: LostChanges
  readonly portal: CustomerPortal | null
}

// The build writes the values in, so that a build without a project has no line of the vendor's code.
const loadFirebase = () => (import.meta.env.VITE_FIREBASE_API_KEY === '' ? null : import('#adapters/firebase/backend'))

/** Fetches the sign-in of this build ahead of its use. */
export const loadSignIn = (): Promise<unknown> => loadFirebase() ?? import('#adapters/local/identity')

/** The hosted backend where the build names a Firebase project, null for the embedded one. Rejects when it cannot be fetched. */
export async function openHosted(): Promise<Hosted | null> {
  const firebase = await loadFirebase()
  if (firebase === null) return null
  return firebase.createFirebaseBackend({
    project: {
      apiKey: import.meta.env.VITE_FIREBASE_API_KEY,
      projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID,
      authDomain: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN,
      appId: import.meta.env.VITE_FIREBASE_APP_ID,
    },
    emulators: firebase.readEmulators(import.meta.env.VITE_FIREBASE_EMULATORS),
    portalAddress: import.meta.env.VITE_FIREBASE_PORTAL,
    storage: plainStorage(),
    newId: () => crypto.randomUUID(),
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
