import { execFileSync } from 'node:child_process'
import type { Server } from 'node:http'
import { anyFreePort } from '../../scripts/freePort.mjs'
import { serve } from '../../scripts/serve.mjs'

/** The app in the made-up language, rebuilt when its sources have changed, and served on a separate port. */
export async function openPseudoSite(): Promise<{ readonly origin: string; close(): void }> {
  execFileSync(process.execPath, ['scripts/pseudo.mjs'], { stdio: 'inherit' })
  const port = await anyFreePort()
  const server: Server = await serve({ folder: 'test-results/pseudo', port })
  return {
    origin: `http://127.0.0.1:${port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
