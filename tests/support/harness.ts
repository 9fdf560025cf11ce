import { build, preview } from 'vite'
import { test, type Browser, type Page } from '@playwright/test'

const ROOT = 'tests/safety/harness'

/** Builds the page with the stage alone, once in each worker, and answers with its folder. */
let built: Promise<string> | null = null
const buildOnce = () => (built ??= buildInto(`test-results/harness-${test.info().workerIndex}`))

async function buildInto(outDir: string): Promise<string> {
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    build: { outDir: `../../../${outDir}`, emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 2000 },
  })
  return outDir
}

/** A stage of this size that all tests of a worker film, one after the other: what is opened on it begins anew. It goes with the worker. */
export async function sharedHarness(browser: Browser): Promise<Page> {
  shared ??= openHarness(browser, { width: 480, height: 360 })
  return (await shared).page
}
let shared: ReturnType<typeof openHarness> | null = null

/** Serves the page with the stage alone, and opens it. `close` ends both. */
export async function openHarness(browser: Browser, viewport: { width: number; height: number }): Promise<{ page: Page; close: () => Promise<void> }> {
  const server = await preview({
    root: '.',
    configFile: false,
    build: { outDir: await buildOnce() },
    preview: { port: 0, host: '127.0.0.1' },
    logLevel: 'error',
  })
  const page = await browser.newPage({ viewport, deviceScaleFactor: 1, hasTouch: true })
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
