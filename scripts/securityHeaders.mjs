import { readFileSync } from 'node:fs'

const strict = JSON.parse(readFileSync(new URL('./securityHeaders.json', import.meta.url), 'utf8'))
const POLICY = 'Content-Security-Policy'

/** Where a page with a Firebase project must be allowed to connect to: signing in, keeping the sign-in, documents. */
export const FIREBASE_SERVICES = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com', 'https://firestore.googleapis.com']

/** The headers of every answer. A page may connect to its own origin and to these. */
export function securityHeaders({ connectTo = [] } = {}) {
  return { ...strict, [POLICY]: strict[POLICY].replace("connect-src 'self'", ["connect-src 'self'", ...connectTo].join(' ')) }
}
