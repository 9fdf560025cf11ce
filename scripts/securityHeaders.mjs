import { readFileSync } from 'node:fs'

const strict = JSON.parse(readFileSync(new URL('./securityHeaders.json', import.meta.url), 'utf8'))
const POLICY = 'Content-Security-Policy'

/** Services to which a page with a Firebase project must be allowed to connect: for signing in, refreshing tokens, and documents. */
export const FIREBASE_SERVICES = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com', 'https://firestore.googleapis.com']

/** Sources to add for App Check: the vendor's script, its frame, and the address where tokens are exchanged. */
const APP_CHECK = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'frame-src': ["'self'", 'https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  'connect-src': ['https://content-firebaseappcheck.googleapis.com', 'https://www.google.com/recaptcha/'],
}

/** Returns the headers of every response. A page may connect to its own origin and to `connectTo`, and with App Check also to its services. */
export function securityHeaders({ connectTo = [], hasAppCheck = false } = {}) {
  const more = hasAppCheck ? Object.entries(APP_CHECK) : []
  const policy = [['connect-src', connectTo], ...more].reduce(allow, strict[POLICY])
  return { ...strict, [POLICY]: policy }
}

/** Returns a policy with these sources added to a directive. The directive is created if it does not exist. */
function allow(policy, [name, sources]) {
  const rules = policy.split('; ')
  const isKnown = rules.some((rule) => rule.startsWith(`${name} `))
  const widened = rules.map((rule) => (rule.startsWith(`${name} `) ? [rule, ...sources].join(' ') : rule))
  return (isKnown ? widened : [...rules, [name, ...sources].join(' ')]).join('; ')
}
