import { spawn } from 'node:child_process'
import { createWriteStream, existsSync, mkdirSync, readdirSync, realpathSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { anyFreePort } from './freePort.mjs'
import { doesStart, findOnPath, installSystemPackages, run } from './run.mjs'

const MAIN = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore'
const RULES = 'src/adapters/firebase/firestore.rules'
const PROJECT = 'demo-app'
const HOST = '127.0.0.1'
// This is the newest release whose emulator still runs on Java 11 to 17, the versions of stable systems.
const CLI = 'firebase-tools@14.27.0'

/**
 * Starts emulators, and stops them after `work`. The function passed to `work` is like `run` (run.mjs), but its commands find the emulators in
 * FIRESTORE_EMULATOR_HOST, FIREBASE_AUTH_EMULATOR_HOST and FUNCTIONS_EMULATOR_HOST. Resolves to the result of `work`.
 */
export async function withEmulators(only, work) {
  const emulators = await startEmulators({ only })
  const stopAndLeave = () => emulators.stop().then(() => process.exit(130))
  process.once('SIGINT', stopAndLeave)
  process.once('SIGTERM', stopAndLeave)
  try {
    return await work((command, args, { env = process.env, ...options } = {}) => run(command, args, { ...options, env: { ...env, ...emulators.env } }))
  } finally {
    await emulators.stop()
    process.removeListener('SIGINT', stopAndLeave)
    process.removeListener('SIGTERM', stopAndLeave)
  }
}

/**
 * Starts emulators with the product's rules, by default on free ports. `settings` are those of the functions, and `seed` is the metadata file of an
 * export. The returned `env` is for programs that use the emulators. Throws an error if an emulator cannot start.
 */
export async function startEmulators({ only = ['firestore', 'auth'], ports = {}, settings = { APP_ORIGIN: 'https://product.example' }, seed = null } = {}) {
  const started = []
  const stop = async () => {
    for (const emulator of started.splice(0)) await emulator.stop()
  }
  // This stops the Admin SDK from looking for a metadata server of the vendor.
  const env = { GCLOUD_PROJECT: PROJECT, METADATA_SERVER_DETECTION: 'none' }
  // When Firestore starts, it must already know the address of the functions that its documents trigger, even if they start later.
  const functionsPort = ports.functions ?? (only.includes('functions') ? await anyFreePort() : null)
  try {
    if (only.includes('firestore')) {
      const firestore = await startFirestore(ports.firestore ?? (await anyFreePort()), { functionsPort, seed })
      started.push(firestore)
      env.FIRESTORE_EMULATOR_HOST = firestore.address
    }
    if (only.includes('auth')) {
      const { startAuthEmulator } = await import('./authEmulator.mjs')
      const auth = await startAuthEmulator({ project: PROJECT, host: HOST, port: ports.auth ?? (await anyFreePort()) })
      started.push(auth)
      env.FIREBASE_AUTH_EMULATOR_HOST = auth.address
    }
    if (only.includes('functions')) {
      const { startFunctionsEmulator } = await import('./functionsEmulator.mjs')
      const functions = await startFunctionsEmulator({ project: PROJECT, host: HOST, port: functionsPort, env, settings })
      // The functions are stopped first, because they need the other emulators to finish their work.
      started.unshift(functions)
      env.FUNCTIONS_EMULATOR_HOST = functions.address
    }
  } catch (error) {
    await stop()
    throw error
  }
  return { project: PROJECT, env, stop }
}

async function startFirestore(port, { functionsPort, seed }) {
  const java = await findJava()
  const jar = await findJar()
  mkdirSync('.emulator', { recursive: true })
  const child = spawn(
    java,
    [
      '-XX:+UseSerialGC',
      '-XX:TieredStopAtLevel=1',
      '-Xmx1g',
      '-Duser.language=en',
      '-cp',
      jar,
      MAIN,
      '--host',
      HOST,
      '--port',
      String(port),
      '--project_id',
      PROJECT,
      '--single_project_mode',
      'true',
      '--rules',
      path.resolve(RULES),
      ...(seed === null ? [] : ['--seed_from_export', seed]),
      ...(functionsPort === null ? [] : ['--functions_emulator', `${HOST}:${functionsPort}`]),
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const log = createWriteStream('.emulator/firestore.log')
  child.stdout.pipe(log)
  child.stderr.pipe(log)
  const ended = new Promise((resolve) => child.once('close', resolve))
  const stop = async () => {
    const mercy = setTimeout(() => child.kill('SIGKILL'), 4000)
    child.kill('SIGTERM')
    await ended
    clearTimeout(mercy)
  }
  try {
    await answers(`http://${HOST}:${port}/`, child)
  } catch (error) {
    await stop()
    throw error
  }
  return { address: `${HOST}:${port}`, stop }
}

async function answers(address, child) {
  const giveUpAt = performance.now() + 60_000
  while (performance.now() < giveUpAt) {
    if (child.exitCode !== null) throw new Error(`The Firestore emulator ended at once (code ${child.exitCode}); see .emulator/firestore.log`)
    const isUp = await fetch(address).then(
      (response) => response.ok,
      () => false,
    )
    if (isUp) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('The Firestore emulator did not answer within a minute; see .emulator/firestore.log')
}

export async function findJava() {
  const present = installedJava()
  if (present) return present
  console.log("No Java found: trying the system's packages ...")
  if (await installSystemPackages(['default-jre-headless'])) {
    const installed = installedJava()
    if (installed) return installed
  }
  throw new Error('The Firestore emulator and the markup checker need Java 11 or newer. Install a Java runtime, or set JAVA_HOME.')
}

function installedJava() {
  const home = process.env.JAVA_HOME
  const candidates = [home && path.join(home, 'bin', 'java'), findOnPath('java')]
  return candidates.find((program) => program && doesStart(program, ['-version']))
}

async function findJar() {
  const named = process.env.FIRESTORE_EMULATOR_BINARY_PATH
  if (named) {
    if (!existsSync(named)) throw new Error(`FIRESTORE_EMULATOR_BINARY_PATH is "${named}", but there is no file.`)
    return named
  }
  const present = cachedJar() ?? cloudSdkJar()
  if (present) return present
  console.log('No Firestore emulator found: downloading it with the Firebase command line ...')
  await run('npx', ['--yes', CLI, 'setup:emulators:firestore'])
  const downloaded = cachedJar()
  if (downloaded) return downloaded
  throw new Error(
    'The security rules are tested on the Firestore emulator. It was not found in the cache of firebase-tools nor in a cloud SDK, ' +
      'and could not be downloaded. Run "npx firebase-tools setup:emulators:firestore" with a network, ' +
      'or set FIRESTORE_EMULATOR_BINARY_PATH to cloud-firestore-emulator.jar.',
  )
}

function cachedJar() {
  const cache = process.env.FIREBASE_EMULATORS_PATH ?? path.join(homedir(), '.cache', 'firebase', 'emulators')
  if (!existsSync(cache)) return undefined
  const newest = readdirSync(cache)
    .filter((name) => /^cloud-firestore-emulator-v.*\.jar$/.test(name))
    .toSorted((a, b) => b.localeCompare(a, undefined, { numeric: true }))[0]
  return newest && path.join(cache, newest)
}

// The SDK is found from the location of its own program, which is often a link into the SDK, or next to the folders of PATH.
function cloudSdkJar() {
  const gcloud = findOnPath('gcloud')
  const prefixes = (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.dirname(folder))
  const roots = [
    process.env.CLOUDSDK_ROOT_DIR,
    gcloud && path.dirname(path.dirname(realpathSync(gcloud))),
    path.join(homedir(), 'google-cloud-sdk'),
    ...[...new Set(prefixes)].flatMap((prefix) => ['lib', 'share', '.'].map((place) => path.join(prefix, place, 'google-cloud-sdk'))),
  ]
  return roots
    .filter((root) => root)
    .map((root) => path.join(root, 'platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar'))
    .find((jar) => existsSync(jar))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  // Usage: node scripts/emulator.mjs [--only firestore|auth|functions ...] -- command [arguments]
  const usage = 'Usage: node scripts/emulator.mjs [--only firestore|auth|functions ...] -- command [arguments]'
  const cut = process.argv.indexOf('--')
  const own = process.argv.slice(2, cut < 0 ? undefined : cut)
  const [command, ...args] = cut < 0 ? [] : process.argv.slice(cut + 1)
  const only = own[0] === '--only' ? own.slice(1) : ['firestore', 'auth']
  try {
    if (!command || only.length === 0 || only.some((name) => !['firestore', 'auth', 'functions'].includes(name))) throw new Error(usage)
    process.exitCode = await withEmulators(only, (start) => start(command, args))
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}
