import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { loadEnv } from 'vite'
import { FIREBASE_SERVICES, securityHeaders } from './securityHeaders.mjs'

const FILE = 'firebase.json'

/** Returns the hosting configuration with the headers that these settings require. */
export function withHeaders(configuration, { VITE_FIREBASE_PORTAL: portal, VITE_FIREBASE_FUNCTIONS: functions, VITE_FIREBASE_APP_CHECK: appCheck }) {
  const own = new Set([portal, functions].flatMap((address) => (address ? [new URL(address).origin] : [])))
  const connectTo = [...FIREBASE_SERVICES, ...own]
  const headers = Object.entries(securityHeaders({ connectTo, hasAppCheck: Boolean(appCheck) })).map(([key, value]) => ({ key, value }))
  const [everywhere, ...others] = configuration.hosting.headers
  return { ...configuration, hosting: { ...configuration.hosting, headers: [{ ...everywhere, headers }, ...others] } }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  // Usage: node scripts/hostingHeaders.mjs    Writes the headers of the current settings into firebase.json.
  process.chdir(new URL('..', import.meta.url).pathname)
  const configuration = withHeaders(JSON.parse(readFileSync(FILE, 'utf8')), loadEnv('production', process.cwd(), 'VITE_FIREBASE_'))
  writeFileSync(FILE, `${JSON.stringify(configuration, null, 2)}\n`)
  console.log(`${FILE} sends the headers of these settings.`)
}
