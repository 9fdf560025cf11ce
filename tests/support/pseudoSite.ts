import { execFileSync } from 'node:child_process'
import type { Server } from 'node:http'
import { anyFreePort } from '../../scripts/freePort.mjs'
import { serve } from '../../scripts/serve.mjs'

/** Serves the app in the pseudo-language on a separate port. Builds it again if its sources have changed. */
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
