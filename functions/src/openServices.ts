import { initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'
import type { Services } from './services'

/** Opens the admin services of this project, which ignore the security rules. Tests pass a database and a clock. */
export function openServices({ database, now = () => Date.now() }: { readonly database?: string; readonly now?: () => number } = {}) {
  const app = initializeApp()
  const ofDatabase = database === undefined ? app : initializeApp({ projectId: database }, database)
  return { db: getFirestore(ofDatabase), auth: getAuth(app), now, newId: () => crypto.randomUUID() } satisfies Services
}
