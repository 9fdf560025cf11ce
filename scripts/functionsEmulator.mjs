import { createRequire } from 'node:module'
import path from 'node:path'
import { buildFunctions, FUNCTIONS, installFunctions } from './functions.mjs'
import { installTool } from './tools.mjs'

/**
 * Builds the Cloud Functions and runs them in the Functions emulator of firebase-tools, used as a library: its command line would start its own
 * emulators and requires a newer version of Java. `env` names the Firestore and Auth emulators, which call the functions that documents trigger.
 * `settings` are those of `functions/.env`.
 */
export async function startFunctionsEmulator({ project, host, port, env, settings }) {
  await installTool('emulators', { what: 'the emulators of firebase-tools', size: '220 MB' })
  await installFunctions()
  await buildFunctions()
  // This stops the emulator and the functions from looking for a metadata server of the vendor.
  process.env.METADATA_SERVER_DETECTION = 'none'
  const require = createRequire(path.resolve('tools/emulators/package.json'))
  const { FunctionsEmulator } = require('firebase-tools/lib/emulator/functionsEmulator')
  const { EmulatorRegistry } = require('firebase-tools/lib/emulator/registry')
  for (const [name, address] of [
    ['firestore', env.FIRESTORE_EMULATOR_HOST],
    ['auth', env.FIREBASE_AUTH_EMULATOR_HOST],
  ]) {
    if (address !== undefined) EmulatorRegistry.set(name, running(name, address))
  }
  const emulator = new FunctionsEmulator({
    projectId: project,
    projectDir: process.cwd(),
    // Without these settings, the emulator would request them from the console over the network.
    adminSdkConfig: { projectId: project, storageBucket: '' },
    emulatableBackends: [{ functionsDir: path.resolve(FUNCTIONS), env: settings, secretEnv: [], codebase: 'default', runtime: 'nodejs24' }],
    host,
    port,
  })
  EmulatorRegistry.set('functions', emulator)
  await emulator.start()
  await emulator.connect()
  return { address: `${host}:${port}`, stop: () => emulator.stop() }
}

/** Describes an emulator that was started elsewhere, in the form that firebase-tools expects. */
function running(name, address) {
  const [host, port] = address.split(':')
  const nothing = async () => {}
  return { getName: () => name, getInfo: () => ({ name, host, port: Number(port) }), start: nothing, connect: nothing, stop: nothing }
}
