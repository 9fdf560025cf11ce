import { existsSync, readFileSync } from 'node:fs'
import { runNpm } from './run.mjs'

// npm writes this file last: an interrupted installation leaves none behind.
const INSTALLED = 'node_modules/.package-lock.json'

/** Installs the packages where they are missing or differ from the lock file. Needs nothing but Node. Throws on failure. */
export async function setUp() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) throw new Error(`Node 20.19 or newer is needed; this is ${process.versions.node}.`)
  if (isInstalled()) return
  console.log('Installing packages (only the first time, or after an update) ...')
  const code = await runNpm(['ci', '--include=dev', '--loglevel=error'])
  if (code !== 0) throw new Error('The packages could not be installed (npm ci failed). Is there a network?')
}

function isInstalled() {
  if (!existsSync(INSTALLED)) return false
  const wanted = packagesIn('package-lock.json')
  const present = packagesIn(INSTALLED)
  return Object.entries(wanted).every(([place, entry]) => place === '' || (entry.optional && !present[place]) || present[place]?.version === entry.version)
}

const packagesIn = (lockFile) => JSON.parse(readFileSync(lockFile, 'utf8')).packages ?? {}
