import { readdirSync } from 'node:fs'
import { expect, test, type BrowserContext, type Page, type Request } from '@playwright/test'
import { PRODUCT_NAME } from '../../src/product'
import { chooseChild, openFamily } from '../support/family'
import { EXHAUSTIVE_TAG, sample } from '../support/exhaustive'
import { StagePage } from '../support/stagePage'
import { openDemo } from '../support/states'

// A reused context would keep the service worker of the previous test.
test.use({ serviceWorkers: 'allow', reuseContext: false })

/** Lists the requests of this context's pages that were unanswered or failed. */
function failures(context: BrowserContext): readonly string[] {
  const failed: string[] = []
  context.on('requestfailed', (request) => {
    // The service worker may try the network before it answers from its cache, and the browser may reload the tab icon at any time.
    if (request.serviceWorker() === null && !request.url().endsWith('/icon.svg')) failed.push(`${request.url()} ${request.failure()?.errorText}`)
  })
  context.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.url()} ${response.status()}`)
  })
  return failed
}

/** Requests in progress. Pictures still preload in the background when play has started. */
const underWay = new Set<Request>()
test.beforeEach(({ context }) => {
  underWay.clear()
  context.on('request', (request) => underWay.add(request))
  context.on('requestfinished', (request) => underWay.delete(request))
  context.on('requestfailed', (request) => underWay.delete(request))
})

/** Waits until the service worker controls the page and has cached all its requests. */
async function untilKept(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await expect.poll(() => underWay.size).toBe(0)
  const isKept = () =>
    page.evaluate(async () => {
      if (navigator.serviceWorker.controller === null) return false
      const loaded = performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.includes('/assets/'))
      const kept = await Promise.all(loaded.map((name) => caches.match(name, { ignoreVary: true })))
      return kept.length > 0 && kept.every(Boolean)
    })
  await expect.poll(isKept).toBe(true)
}

async function goOffline(page: Page): Promise<readonly string[]> {
  await untilKept(page)
  await page.context().setOffline(true)
  return failures(page.context())
}

test('lets a guest play a whole session offline after one trial online', async ({ page }) => {
  const stage = new StagePage(page)
  await stage.start('/lightcatcher?level=1')
  await stage.skipToOpen()
  await stage.tapTarget()
  const failed = await goOffline(page)
  await page.reload()
  await page.getByRole('button', { name: 'Start', exact: true }).tap()
  await stage.untilStarted()
  await stage.playToEnd(() => stage.tapTarget())
  await expect(page.getByRole('heading', { name: /touched 10 of 10 lights$/ })).toBeVisible()
  expect(failed).toEqual([])
})

// camera.spec.ts tests the camera activity offline. The demo clinic does not have the activities for staff.
const NOT_HERE = ['finger_count_ai', 'visualdiscrimination', 'visualdiscrimination-game']
const activities = readdirSync('scenes/activities').filter((activity) => !NOT_HERE.includes(activity))
const categoryOf: Readonly<Record<string, string>> = {
  picture: 'fruits',
  salient: 'animals',
  complexity: 'animals',
  complexitynew: 'park',
  realdictionary: 'animals',
}
/** Levels that load more data in the background after play has started, here for a photographed place. */
const levelOf: Readonly<Record<string, string>> = { findbunny: '8' }
const LIMIT_MS = 15 * 60_000

/** Time (ms) after which each press is followed by a rest. Free play never ends during an action. */
const BUSY_MS = 15_000
const REST_MS = 3000

/** Plays on the stage's stopped clock to the end of the activity, using Space, which works in every activity. */
async function playWithSpace(stage: StagePage): Promise<void> {
  for (let spent = 0; spent < LIMIT_MS; spent += spent < BUSY_MS ? 600 : REST_MS) {
    const { phase } = await stage.stepTo('waiting', 'finished')
    if (phase !== 'waiting') return
    await stage.page.keyboard.press('Space')
    await stage.step(spent < BUSY_MS ? 600 : REST_MS)
  }
  throw new Error('the session did not end')
}

// The sample takes every twentieth activity.
for (const activity of sample(activities, 20)) {
  test(`makes no failed request in a whole session of ${activity} offline, once it is open`, { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
    test.setTimeout(300_000)
    await openDemo(page, 'A therapist')
    await page.goto('/activity')
    await chooseChild(page, /^Firefly/)
    const stage = new StagePage(page)
    const address = [activity, categoryOf[activity]].filter(Boolean).join('/')
    await stage.start(`/${address}?level=${levelOf[activity] ?? '2'}`)
    await stage.skipToOpen()
    const failed = await goOffline(page)
    await playWithSpace(stage)
    await expect(page.getByRole('button', { name: 'Play again' })).toBeVisible()
    expect(failed).toEqual([])
  })
}

test('opens a category offline once it was opened online', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await openFamily(page)
  const stage = new StagePage(page)
  await stage.start('/picture/animals?level=1')
  await stage.skipToOpen()
  await stage.tapTarget()
  const failed = await goOffline(page)
  await page.reload()
  await page.getByRole('button', { name: 'Start', exact: true }).tap()
  await stage.untilStarted()
  await stage.skipToOpen()
  expect((await stage.snapshot()).targets.length).toBeGreaterThan(0)
  await stage.tapTarget()
  expect(failed).toEqual([])
})

test('caches nothing from other addresses, and no category before it was opened', async ({ page, baseURL }) => {
  await page.goto('/')
  await untilKept(page)
  const kept = await page.evaluate(async () => {
    const lists = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return lists.flat().map(({ url }) => url)
  })
  expect(kept.length).toBeGreaterThan(5)
  expect(kept.filter((address) => !address.startsWith(`${baseURL}/`))).toEqual([])
  expect(kept.filter((address) => /engine|animals|\.mp3|\.wasm/.test(address))).toEqual([])
})

test('is installable: name, dark colours and existing icons', { tag: EXHAUSTIVE_TAG }, async ({ page, request }) => {
  await page.goto('/')
  const address = await page.locator('link[rel="manifest"]').getAttribute('href')
  const manifest = (await (await request.get(address ?? '')).json()) as Record<string, unknown> & { readonly icons: readonly { readonly src: string }[] }
  expect(manifest).toMatchObject({ name: PRODUCT_NAME, display: 'fullscreen', orientation: 'landscape', background_color: '#0E0B14', theme_color: '#0E0B14' })
  expect(manifest.icons.length).toBeGreaterThan(0)
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200)
  expect((await request.get('/sw.js')).headers()['cache-control']).toBe('no-cache')
})

test('reloads a damaged cached start script on a press, and keeps the device’s choices', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await page.goto('/terms')
  await untilKept(page)
  await page.evaluate(async () => {
    localStorage.setItem('device-choices', '{"textSize":"large"}')
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        if (/\/assets\/index-[^/]+\.js$/.test(request.url))
          await cache.put(request, new Response('export const half = {', { headers: { 'content-type': 'text/javascript' } }))
      }
    }
  })
  await page.goto('/credits')
  await page.getByRole('link', { name: 'Reload the page' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Credits and licences' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/credits')
  expect(await page.evaluate(() => document.documentElement.style.getPropertyValue('--text-zoom'))).toBe('125%')
})

test('opens the flash safety results offline, with a link back', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await page.goto('/credits')
  await goOffline(page)
  await page.reload()
  await page.getByRole('link', { name: 'Flash safety' }).tap()
  await expect(page.getByRole('heading', { name: 'The worst second of each activity' })).toBeVisible()
  await page.getByRole('link', { name: 'Credits and licences' }).tap()
  await expect(page.getByRole('link', { name: 'Flash safety' })).toBeVisible()
})
