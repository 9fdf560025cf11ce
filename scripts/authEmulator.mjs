import { createRequire } from 'node:module'
import path from 'node:path'
import { installTool } from './tools.mjs'

const SINGLE_PROJECT_ERROR = 2

/**
 * Starts the sign-in emulator of firebase-tools as a library. Its command line requires a newer version of Java, although this emulator needs
 * no Java.
 */
export async function startAuthEmulator({ project, host, port }) {
  await installTool('emulators', { what: 'the sign-in emulator', size: '220 MB' })
  const require = createRequire(path.resolve('tools/emulators/package.json'))
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
