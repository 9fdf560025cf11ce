import { gzipSync } from 'node:zlib'
import { readFileSync } from 'node:fs'
import { expect, test, type Page, type Request } from '@playwright/test'
import { EXHAUSTIVE_TAG, sample } from '../support/exhaustive'
import { SCROLL_RESET_MS } from '#app/routing/scrollReset'
import { PRODUCT_NAME } from '../../src/product'
import { StagePage } from '../support/stagePage'

interface ManifestEntry {
  readonly file: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
}

const firstPage = JSON.parse(readFileSync('scripts/firstPage.json', 'utf8')) as { readonly budgetKb: number; readonly alsoLoads: readonly string[] }

test('loads the first page from its own address only', async ({ page, baseURL }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const refused: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text())
  })
  await page.goto('/')
  await expect(page).toHaveTitle(new RegExp(PRODUCT_NAME))
  await page.waitForLoadState('networkidle')
  expect(asked.length).toBeGreaterThan(1)
  expect(asked.filter((address) => !address.startsWith(`${baseURL}/`) && !/^(data|blob):/.test(address))).toEqual([])
  expect(refused).toEqual([])
})

test('keeps the JavaScript needed by the first page within its budget', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  // The moment is recorded inside the page, in the task that hydrates its links. By the next frame, later parts might already be loading.
  await page.addInitScript(() => {
    new MutationObserver((changes, observer) => {
      const isAlive = changes.some(({ target }) => target instanceof HTMLElement && target.id === 'overlay' && target.dataset['page'] === undefined)
      if (!isAlive) return
      performance.mark('usable')
      observer.disconnect()
    }).observe(document, { subtree: true, attributeFilter: ['data-page'] })
  })
  const underWay = new Set<Request>()
  page.on('request', (request) => underWay.add(request))
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  const bodies = new Map<string, Promise<Buffer>>()
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) bodies.set(response.url(), response.body())
  })
  await page.goto('/')
  await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0)
  await page.waitForLoadState('networkidle')
  await expect.poll(() => underWay.size).toBe(0)
  const early = await page.evaluate(() => {
    const usableAt = performance.getEntriesByName('usable')[0]?.startTime ?? Infinity
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime <= usableAt)
      .map(({ name }) => name)
  })
  const sizes = new Map<string, number>()
  for (const [address, body] of bodies) sizes.set(address, gzipSync(await body, { level: 9 }).length / 1000)
  const counted = [...sizes].filter(([address]) => early.includes(address))
  const kilobytes = counted.reduce((sum, [, size]) => sum + size, 0)
  const all = [...sizes.values()].reduce((sum, size) => sum + size, 0)
  test.info().annotations.push({ type: 'first page', description: `${kilobytes.toFixed(1)} kB before it is usable, ${all.toFixed(1)} kB at rest` })
  expect(counted.length).toBeGreaterThan(0)
  expect(kilobytes).toBeLessThanOrEqual(firstPage.budgetKb)

  const files = counted.map(([address]) => new URL(address).pathname.slice(1))
  const uncounted = files.filter((file) => !knownFiles().has(file))
  expect(uncounted, 'name the sources of these parts in scripts/firstPage.json, under alsoLoads').toEqual([])
})

/** Returns the files that `scripts/firstPage.mjs` counts, from the same list. */
function knownFiles(): Set<string> {
  const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Record<string, ManifestEntry>
  const waiting = Object.keys(manifest).filter((key) => manifest[key]?.isEntry || firstPage.alsoLoads.includes(key))
  const seen = new Set(waiting)
  for (const key of waiting) {
    for (const next of manifest[key]?.imports ?? []) {
      if (!seen.has(next)) waiting.push(next)
      seen.add(next)
    }
  }
  const early = [...readFileSync('dist/index.html', 'utf8').matchAll(/<script src="\/([^"]+)"/g)].map(([, file]) => file ?? '')
  return new Set([...early, ...waiting.flatMap((key) => manifest[key]?.file ?? [])])
}

// src/drawnPages.ts lists the pages drawn at build time.
// The sample takes every third one.
for (const address of sample(['/', '/signin', '/signup', '/resetpassword', '/terms', '/privacy'], 3)) {
  test(`draws ${address} the same before and after hydration`, async ({ browser }) => {
    const context = await browser.newContext({ reducedMotion: 'reduce' })
    const [still, live] = [await context.newPage(), await context.newPage()]
    const broken: string[] = []
    live.on('pageerror', (error) => broken.push(error.message))
    await still.route('**/assets/index-*.js', (route) => route.abort())
    await still.goto(address)
    await live.goto(address)
    await live.waitForFunction(() => document.getElementById('overlay')?.dataset['page'] === undefined)
    await live.waitForLoadState('networkidle')
    const look = (page: Page) =>
      page.locator('#overlay main :is(h1, h2, p, a, button, input, label)').evaluateAll((all) =>
        all.map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect()
          return [element.tagName, element.textContent, ...[x, y, width, height].map(Math.round)].join(' ')
        }),
      )
    await still.evaluate(() => document.fonts.ready)
    const drawn = await look(still)
    expect(drawn.length).toBeGreaterThan(2)
    expect(await look(live)).toEqual(drawn)
    expect(await still.title()).toBe(await live.title())
    expect(broken).toEqual([])
    await context.close()
  })
}

/** Blocks all scripts, so that the page stays as drawn at build time, until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/index-*.js', async (route) => {
    await held
    await route.continue()
  })
  return () => release()
}

test('replays a press that was made before hydration, and keeps typed text', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/signin', { waitUntil: 'commit' })
  await page.getByLabel('Email address').fill('kim@example.org')
  await page.getByLabel('Password', { exact: true }).fill('four quiet lanterns')
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await page.getByRole('button', { name: 'A parent' }).tap()
  expect(page.url()).not.toContain('?')
  await expect(page.getByLabel('Email address')).toHaveValue('kim@example.org')
  release()
  await expect(page).toHaveURL(/\/(activity|dashboard)$/)
})

test('keeps a page in place under the finger while it hydrates', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  const release = await holdScripts(page)
  await page.setViewportSize({ width: 844, height: 390 })
  await page.goto('/signin#demo', { waitUntil: 'commit' })
  const door = page.getByRole('button', { name: 'A parent' })
  await door.scrollIntoViewIfNeeded()
  await page.evaluate(() => document.fonts.ready)
  const before = await door.boundingBox()
  release()
  await page.waitForFunction(() => document.getElementById('overlay')?.dataset['page'] === undefined)
  // A page opened from within the app scrolls to its top shortly afterwards. A timer set now fires after that.
  await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), 2 * SCROLL_RESET_MS)
  expect(await door.boundingBox()).toEqual(before)
})

test('submits text that was typed before the form was hydrated', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/signin', { waitUntil: 'commit' })
  await page.getByLabel('Email address').fill('nobody@example.org')
  await page.getByLabel('Password', { exact: true }).fill('four quiet lanterns')
  release()
  await page.getByRole('button', { name: 'Sign in', exact: true }).tap()
  await expect(page.getByText('The email address or the password is not right.')).toBeVisible()
  await expect(page.getByLabel('Email address')).toHaveValue('nobody@example.org')
})

const FIXED = 'width=device-width, initial-scale=1, maximum-scale=1, user-scalable=no, viewport-fit=cover'
const SCALED = 'width=device-width, initial-scale=1, viewport-fit=cover'

test('lets a page be zoomed before any script has run', async ({ request }) => {
  const html = await (await request.get('/', { headers: { accept: 'text/html' } })).text()
  expect(html).toContain(`<meta name="viewport" content="${SCALED}" />`)
  expect(html).toContain('<html lang="en">')
})

test('lets adults zoom pages, the start page and the sheet, and fixes the viewport of the stage', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  const viewport = page.locator('meta[name=viewport]')
  for (const address of ['/', '/signin', '/terms', '/there-is-nothing-here']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(viewport).toHaveAttribute('content', SCALED)
  }
  await page.goto('/lightcatcher?level=1&automation=1')
  const start = page.getByRole('button', { name: 'Start', exact: true })
  await expect(start).toBeVisible()
  await expect(viewport).toHaveAttribute('content', SCALED)
  expect(await page.locator('#stage').evaluate((stage) => getComputedStyle(stage).touchAction)).toBe('auto')
  await start.tap()
  await new StagePage(page).untilOpen()
  await expect(viewport).toHaveAttribute('content', FIXED)
  expect(await page.locator('#stage').evaluate((stage) => getComputedStyle(stage).touchAction)).toBe('none')
  await page.keyboard.down('Escape')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.up('Escape')
  await expect(viewport).toHaveAttribute('content', SCALED)
  await page.getByRole('button', { name: 'Continue' }).tap()
  await expect(viewport).toHaveAttribute('content', FIXED)
})

test("answers a page's address with the page and a missing file with 404", async ({ request }) => {
  const page = await request.get('/bubblepop', { headers: { accept: 'text/html' } })
  expect(page.status()).toBe(200)
  expect(page.headers()['cache-control']).toBe('no-cache')
  expect(page.headers()['content-security-policy']).toContain(`default-src 'self'`)
  expect((await request.get('/assets/missing.js')).status()).toBe(404)
  expect((await request.get('/assets/missing.js', { headers: { accept: 'text/html' } })).status()).toBe(404)
  expect((await request.get('/.vite/manifest.json')).status()).toBe(404)
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(await page.text())?.[1] ?? ''
  expect((await request.get(script)).headers()['cache-control']).toContain('immutable')
})

test('looks the same when a visitor returns to the first page from within the app', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  // The light on the first page pulses, unless reduced motion is preferred.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const look = () =>
    // The contents of a closed menu have no position.
    page.locator('#overlay :not(details:not([open]) > ul, details:not([open]) > ul *)').evaluateAll((all) =>
      all.map((element) => {
        const { fontFamily, fontSize, lineHeight, color } = getComputedStyle(element)
        const { x, y, width, height } = element.getBoundingClientRect()
        return [element.tagName, fontFamily, fontSize, lineHeight, color, ...[x, y, width, height].map(Math.round)].join(' ')
      }),
    )
  await page.goto('/')
  await expect(page.locator('canvas[data-drawn]')).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  const fresh = await look()
  await page.goto('/signin')
  // Before hydration, a link would reload the first page.
  await page.waitForFunction(() => document.getElementById('overlay')?.dataset['page'] === undefined)
  await page.locator('.layout-name').click()
  await expect(page.locator('canvas[data-drawn]')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await look()).toEqual(fresh)
})
