import { buildWhenChanged } from './build.mjs'
import { startEmulators } from './emulator.mjs'
import { startFunctionsEmulator } from './functionsEmulator.mjs'
import { nextFreePort } from './freePort.mjs'
import { seedDemo } from './seedDemo.mjs'
import { serve } from './serve.mjs'
import { startStandInPayments } from './standInPayments.mjs'

const FOLDER = '.emulator/site'
const HOST = '127.0.0.1'
/** Region that the functions use by default. */
const FUNCTIONS_REGION = 'europe-west1'

/** Ports at which the hosted build looks for the four services. They are fixed, because they are built in. */
export const BUILT_IN_PORTS = { auth: 9099, firestore: 8085, payments: 8086, functions: 5001 }

/**
 * Serves the production build with the hosted backend at `firstPort` or the next free port, together with emulators that contain the demo clinic and a
 * stand-in for the payment service. Resolves to the address, the sign-ins, the environment for other programs, and a function that stops everything.
 * With other `ports`, a browser must map the built-in ports to them.
 */
export async function openHostedSite({ ports = BUILT_IN_PORTS, firstPort }) {
  const written = Object.fromEntries(Object.entries(BUILT_IN_PORTS).map(([name, port]) => [name, `${HOST}:${port}`]))
  const stops = []
  const stop = async () => {
    for (const end of stops.splice(0).toReversed()) await end()
  }
  try {
    const port = await nextFreePort(firstPort)
    const origin = `http://${HOST}:${port}`
    const { project, env, stop: stopEmulators } = await startEmulators({ only: ['firestore', 'auth'], ports })
    stops.push(stopEmulators)
    const payments = await startStandInPayments({ project, env, port: ports.payments })
    stops.push(payments.stop)
    Object.assign(process.env, {
      VITE_FIREBASE_API_KEY: 'demo',
      VITE_FIREBASE_PROJECT_ID: project,
      VITE_FIREBASE_AUTH_DOMAIN: 'localhost',
      VITE_FIREBASE_APP_ID: 'demo',
      VITE_FIREBASE_EMULATORS: `${written.auth},${written.firestore}`,
      VITE_FIREBASE_FUNCTIONS: `http://${written.functions}/${project}/${FUNCTIONS_REGION}`,
      VITE_FIREBASE_PORTAL: `http://${written.payments}/createPortalLink`,
      VITE_FIREBASE_SECOND_STEP: 'on',
    })
    const [demo] = await Promise.all([seedDemo({ project, env, origin }), buildWhenChanged({ folder: FOLDER })])
    // The functions start after the demo clinic exists, so that they do not react to its creation.
    const functions = await startFunctionsEmulator({ project, host: HOST, port: ports.functions, env, settings: { APP_ORIGIN: origin } })
    stops.push(functions.stop)
    // The emulator starts a function's process at its first call, which would make a person wait. It is therefore called without a sign-in until it refuses.
    await fetch(`http://${functions.address}/${project}/${FUNCTIONS_REGION}/erasure`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"data":{}}',
    })
    const server = await serve({ folder: FOLDER, port, connectTo: Object.values(written).map((address) => `http://${address}`) })
    stops.push(async () => {
      server.close()
      server.closeAllConnections()
    })
    return { origin, demo, env: { ...env, FUNCTIONS_EMULATOR_HOST: functions.address, PAYMENTS_HOST: payments.origin.replace('http://', '') }, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
