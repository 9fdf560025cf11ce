import { existsSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { build, preview } from 'vite'
import { contentHash } from '../../scripts/testAll/records.mjs'

const ROOT = 'tests/safety/harness'

/** Sources of the harness page, which shows only the stage. */
const SOURCES = ['src', 'scenes', 'assets', 'tests/safety/harness', 'tests/support', 'package-lock.json']

/** Folder of the harness page, which is built again when its sources have changed. */
let built: Promise<string> | null = null
const buildOnce = () => (built ??= buildWhenChanged())

async function buildWhenChanged(): Promise<string> {
  const folder = `test-results/harness/${contentHash(SOURCES)}`
  if (existsSync(folder)) return folder
  // The page is built under another name first, so that another worker never serves a half-finished page.
  const unfinished = `${folder}.${process.pid}`
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    build: { outDir: path.resolve(unfinished), emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 2000 },
  })
  try {
    renameSync(unfinished, folder)
  } catch (error) {
    // If another worker finished first, its folder stays.
    if (!existsSync(folder)) throw error
    rmSync(unfinished, { recursive: true })
  }
  return folder
}

/** Stages shared by all tests of a worker, one after another. Opening a stage resets it. All stages close together with the worker. */
const STAGES = {
  /** This size has two by two pixels for each cell of a film. Drawing takes most of a film's time, and three by three pixels gave the same results. */
  filmed: { width: 320, height: 240 },
  /** This size is for measuring pixels. */
  measured: { width: 480, height: 360 },
} as const

export async function sharedHarness(browser: Browser, stage: keyof typeof STAGES = 'measured'): Promise<Page> {
  shared[stage] ??= openHarness(browser, STAGES[stage])
  return (await shared[stage]).page
}
const shared: Partial<Record<keyof typeof STAGES, ReturnType<typeof openHarness>>> = {}

/** Serves the harness page and opens it. `close` closes both. */
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
