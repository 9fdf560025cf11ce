import { test, expect, type Page } from '@playwright/test'
import { EXHAUSTIVE_TAG } from '../support/exhaustive'
import { chooseChild } from '../support/family'
import { filmCamera } from '../support/filmCamera'
import { StagePage } from '../support/stagePage'
import { openDemo } from '../support/states'

/*
 * Cost of the camera for the child's stage: main-thread time for each drawn frame, with and without hand detection. Software WebGL says nothing about
 * frame rates on a tablet; the main thread's own time does.
 */

test.use({ launchOptions: filmCamera, permissions: ['camera'] })

const WATCHED_MS = 5000

interface Cost {
  readonly frames: number
  /** Time (ms) of the callback that makes a frame. */
  readonly median: number
  readonly p95: number
  /** Tasks of more than 50 ms. */
  readonly long: number
  /** Total main-thread time of the page, in ms a frame. */
  readonly all: number
}

async function begin(page: Page, withCamera: boolean): Promise<void> {
  await openDemo(page, 'A therapist')
  await page.goto('/activity')
  await chooseChild(page, /^Firefly/)
  await page.goto('/finger_count_ai?level=4&automation=1')
  if (withCamera) {
    await page.getByRole('button', { name: 'Turn the camera on for this session' }).tap()
    await expect(page.getByText('The camera is on for this session.')).toBeVisible({ timeout: 60_000 })
  }
  await page.getByRole('button', { name: withCamera ? 'Start' : 'Play by touch', exact: true }).tap()
  await page.waitForFunction(() => window.__stage?.snapshot().phase != null)
  await new StagePage(page).untilOpen()
}

async function measure(page: Page): Promise<Cost> {
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

test('keeps the stage’s frame times while hands are detected', { tag: EXHAUSTIVE_TAG }, async ({ browser }) => {
  test.setTimeout(180_000)
  const costs: Cost[] = []
  for (const withCamera of [false, true]) {
    const context = await browser.newContext({ hasTouch: true, viewport: { width: 1024, height: 768 }, deviceScaleFactor: 1, permissions: ['camera'] })
    const page = await context.newPage()
    await begin(page, withCamera)
    costs.push(await measure(page))
    await context.close()
  }
  const [off, on] = costs as [Cost, Cost]
  for (const [name, { frames, median, p95, long, all }] of [
    ['off', off],
    ['on', on],
  ] as const) {
    process.stdout.write(
      `camera ${name.padEnd(4)} ${(frames / (WATCHED_MS / 1000)).toFixed(1)} frames/s, each ${median.toFixed(1)} ms (95th percentile ${p95.toFixed(1)}), main thread ${all.toFixed(1)} ms a frame, ${long} long tasks\n`,
    )
  }
  // When detection ran on the page itself, one look took five frames: 80 ms.
  expect(on.median).toBeLessThan(off.median + 4)
  expect(on.long).toBeLessThanOrEqual(off.long + 10)
})
