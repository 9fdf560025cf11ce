import { type Browser, expect, type Page } from '@playwright/test'
import { StagePage } from './stagePage'

const WATCHED_MS = 5000

interface FrameCost {
  readonly frames: number
  /** Median time (ms) of the callback that makes a frame. */
  readonly median: number
  readonly p95: number
  /** Number of tasks that took more than 50 ms. */
  readonly long: number
  /** Total main-thread time of the page (ms per frame). */
  readonly all: number
}

/** Measures the main thread of the stage for five seconds. */
async function frameCost(page: Page): Promise<FrameCost> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  const busy = async () => (await devtools.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
  const before = await busy()
  const { times, long } = await page.evaluate(async (watchedMs) => {
    const made: number[] = []
    let longTasks = 0
    const observer = new PerformanceObserver((list) => void (longTasks += list.getEntries().length))
    observer.observe({ type: 'longtask' })
    const ask = window.requestAnimationFrame.bind(window)
    window.requestAnimationFrame = (callback) =>
      ask((time) => {
        const from = performance.now()
        callback(time)
        made.push(performance.now() - from)
      })
    await new Promise((resolve) => setTimeout(resolve, watchedMs))
    window.requestAnimationFrame = ask
    observer.disconnect()
    return { times: made, long: longTasks }
  }, WATCHED_MS)
  const spent = ((await busy()) - before) * 1000
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
  return { frames: times.length, median: at(0.5), p95: at(0.95), long, all: spent / times.length }
}

/** Returns one line of a table of costs. */
const costLine = (name: string, { frames, median, p95, long, all }: FrameCost): string =>
  `${name.padEnd(11)} ${(frames / (WATCHED_MS / 1000)).toFixed(1)} frames/s, each ${median.toFixed(1)} ms (95th percentile ${p95.toFixed(1)}), main thread ${all.toFixed(1)} ms a frame, ${long} long tasks\n`

/** Turns the camera on with its button on an activity's start panel if required, and plays to the first open trial. */
export async function playWith(page: Page, camera: { readonly turnOn: string; readonly isOn: string } | null): Promise<void> {
  if (camera !== null) {
    await page.getByRole('button', { name: camera.turnOn }).tap()
    await expect(page.getByText(camera.isOn)).toBeVisible({ timeout: 60_000 })
  }
  await page.getByRole('button', { name: camera === null ? 'Play by touch' : 'Start', exact: true }).tap()
  await page.waitForFunction(() => window.__stage?.snapshot().phase != null)
  await new StagePage(page).untilOpen()
}

/** Plays without and with the camera, prints both costs, and checks that the camera takes at most 4 ms more for each frame. */
export async function expectCheapCamera(browser: Browser, name: string, begin: (page: Page, withCamera: boolean) => Promise<void>): Promise<void> {
  const costs: FrameCost[] = []
  for (const withCamera of [false, true]) {
    const context = await browser.newContext({ hasTouch: true, viewport: { width: 1024, height: 768 }, deviceScaleFactor: 1, permissions: ['camera'] })
    const page = await context.newPage()
    await begin(page, withCamera)
    costs.push(await frameCost(page))
    await context.close()
  }
  const [off, on] = costs as [FrameCost, FrameCost]
  process.stdout.write(costLine(`${name} off`, off) + costLine(`${name} on`, on))
  expect(on.median).toBeLessThan(off.median + 4)
  expect(on.long).toBeLessThanOrEqual(off.long + 10)
}
