import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { runNpm } from './run.mjs'

// A folder of its own: two hundred megabytes that nobody needs for anything else.
const TOOLS = 'tools/emulators'
const SINGLE_PROJECT_ERROR = 2

/** Starts the sign-in emulator of firebase-tools, as a library: its command line asks for a newer Java although this part needs none. */
export async function startAuthEmulator({ project, host, port }) {
  await installTools()
  const require = createRequire(path.resolve(TOOLS, 'package.json'))
  const { createApp } = require('firebase-tools/lib/emulator/auth/server')
  const app = await createApp(project, SINGLE_PROJECT_ERROR)
  const server = await new Promise((resolve, reject) => {
    const listening = app.listen(port, host, () => resolve(listening))
    listening.once('error', reject)
  })
  const stop = () =>
    new Promise((resolve) => {
      server.close(resolve)
      server.closeAllConnections()
    })
  return { address: `${host}:${port}`, stop }
}

async function installTools() {
  const wanted = JSON.parse(readFileSync(`${TOOLS}/package.json`, 'utf8')).dependencies['firebase-tools']
  const installed = `${TOOLS}/node_modules/firebase-tools/package.json`
  // npm writes this file last: an interrupted installation leaves none behind.
  const isWhole = existsSync(`${TOOLS}/node_modules/.package-lock.json`) && existsSync(installed)
  if (isWhole && JSON.parse(readFileSync(installed, 'utf8')).version === wanted) return
  console.log('Installing the sign-in emulator (only the first time, 220 MB) ...')
  const code = await runNpm(['ci', '--ignore-scripts', '--omit=optional', '--loglevel=error'], { cwd: TOOLS })
  if (code !== 0) {
    throw new Error(
      'The hosted backend is tested on the sign-in emulator of firebase-tools, which is not installed and could not be downloaded. ' +
        `Run "npm ci --ignore-scripts --omit=optional" in ${TOOLS} with a network.`,
    )
  }
}
