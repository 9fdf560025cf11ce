import type { Browser, Page } from '@playwright/test'
import { build, preview } from 'vite'

const ROOT = 'tests/safety/harness'

/** Builds the page with the stage alone, serves it, and opens it. `close` ends both. */
export async function openHarness(browser: Browser, name: string, viewport: { width: number; height: number }): Promise<{ page: Page; close: () => Promise<void> }> {
  const outDir = `test-results/harness-${name}`
  await build({ root: ROOT, configFile: false, logLevel: 'error', build: { outDir: `../../../${outDir}`, emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 2000 } })
  const server = await preview({ root: '.', configFile: false, build: { outDir }, preview: { port: 0, host: '127.0.0.1' }, logLevel: 'error' })
  const page = await browser.newPage({ viewport, hasTouch: true })
  await page.goto(server.resolvedUrls?.local[0] ?? '')
  await page.waitForFunction(() => window.harness !== undefined)
  return {
    page,
    close: async () => {
      await page.close()
      await server.close()
    },
  }
}
