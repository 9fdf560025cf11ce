import { existsSync, readFileSync } from 'node:fs'
import { runNpm } from './run.mjs'

// npm writes this file last, so it is missing after an interrupted installation.
const INSTALLED = 'node_modules/.package-lock.json'

/** Installs the packages if they are missing or differ from the lock file. Only needs the pinned Node. Throws an error on failure. */
export async function setUp() {
  const pinned = readFileSync('.nvmrc', 'utf8').trim()
  if (process.versions.node !== pinned) throw new Error(`This script needs Node ${pinned}. Start it through npm, which installs that version.`)
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
