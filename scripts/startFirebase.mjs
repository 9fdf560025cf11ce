import { isPortFree, nextFreePort } from './freePort.mjs'
import { setUp } from './setUp.mjs'

// Usage: npm run start:firebase    The production build against emulators on this machine, with the demo clinic in them.
process.chdir(new URL('..', import.meta.url).pathname)
const FOLDER = '.emulator/site'
// Fixed, because the build has them written in.
const ports = { auth: 9099, firestore: 8085, payments: 8086 }

try {
  await setUp()
  for (const [name, port] of Object.entries(ports)) {
    if (!(await isPortFree(port))) throw new Error(`${name} needs port ${port}, which is taken.`)
  }
  const { startEmulators } = await import('./emulator.mjs')
  const emulators = await startEmulators({ ports })
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => emulators.stop().then(() => process.exit(0)))
  try {
    await open(emulators)
  } catch (error) {
    await emulators.stop()
    throw error
  }
} catch (error) {
  console.error(`\n${error.message}`)
  process.exitCode = 1
}

async function open({ project, env }) {
  const { FIREBASE_AUTH_EMULATOR_HOST: auth, FIRESTORE_EMULATOR_HOST: firestore } = env
  const { startStandInPayments } = await import('./standInPayments.mjs')
  const payments = await startStandInPayments({ project, env, port: ports.payments })
  Object.assign(process.env, {
    VITE_FIREBASE_API_KEY: 'demo',
    VITE_FIREBASE_PROJECT_ID: project,
    VITE_FIREBASE_AUTH_DOMAIN: 'localhost',
    VITE_FIREBASE_APP_ID: 'demo',
    VITE_FIREBASE_EMULATORS: `${auth},${firestore}`,
    VITE_FIREBASE_PORTAL: payments.portal,
  })
  const { buildWhenChanged } = await import('./build.mjs')
  const { serve } = await import('./serve.mjs')
  const { seedDemo } = await import('./seedDemo.mjs')
  const port = await nextFreePort(Number(process.env.PORT ?? 4174))
  const origin = `http://127.0.0.1:${port}`
  const [demo] = await Promise.all([seedDemo({ project, env, origin }), buildWhenChanged({ folder: FOLDER })])
  await serve({ folder: FOLDER, port, connectTo: [`http://${auth}`, `http://${firestore}`, payments.origin] })
  console.log(`\n  Ready: ${origin}/\n`)
  for (const email of demo.logins) console.log(`  ${email.padEnd(30)} ${demo.password}`)
  console.log(`  A code: ${demo.code}\n\n  What is entered here is gone when it stops. Stop it with Ctrl-C.\n`)
}
