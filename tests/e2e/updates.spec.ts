import { expect, test, type Page } from '@playwright/test'
import { EXHAUSTIVE_TAG } from '../support/exhaustive'
import { expireStart, openUpdatingSite } from '../support/updatingSite'

/* A new version installs in the background. If it does not start, the last good version opens. */

// A reused context would keep the service worker of the previous test.
test.use({ serviceWorkers: 'allow', reuseContext: false })

let site: Awaited<ReturnType<typeof openUpdatingSite>>
test.beforeEach(async () => {
  site = await openUpdatingSite()
})
test.afterEach(() => site.close())

const note = (page: Page, name: string) => page.evaluate(async (path) => (await (await caches.open('notes')).match(path))?.json() ?? null, name)
const startScript = (page: Page) => page.evaluate(() => document.querySelector<HTMLScriptElement>('script[type=module]')?.src.split('/').at(-1) ?? null)
const waiting = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting != null)

/** Checks for an update and returns the resulting state of its service worker. */
const becomesOfUpdate = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const found = new Promise<void>((tell) => registration.addEventListener('updatefound', () => tell(), { once: true }))
    await registration.update()
    // The browser may already have found the update by itself.
    if (registration.installing === null && registration.waiting === null) await found
    const coming = registration.installing ?? registration.waiting
    if (coming === null) throw new Error('The update has neither come nor failed.')
    if (coming.state !== 'installing') return coming.state
    return new Promise<string>((tell) => coming.addEventListener('statechange', () => tell(coming.state), { once: true }))
  })

/** Opens some pages and waits until their version is known to start. A page that was never opened is missing once the server no longer has it. */
async function openGood(page: Page): Promise<string> {
  for (const path of ['/terms', '/credits', '/privacy', '/terms']) {
    await page.goto(`${site.origin}${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  }
  await expect.poll(() => note(page, '/good')).not.toBeNull()
  return String(await note(page, '/good'))
}

test('replaces a version that does not start with the last good one, online and offline, and accepts a later one that starts', async ({ page, context }) => {
  const good = await openGood(page)
  const first = await startScript(page)

  await site.update('broken00', { isBroken: true })
  await page.goto(`${site.origin}/credits`)
  expect(await startScript(page)).toMatch(/^index-br/)
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  // The good version replaces the broken one without a press.
  await expireStart(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Credits and licences' })).toBeVisible()
  expect(await startScript(page)).toBe(first)
  expect(await note(page, '/good')).toBe(good)

  // The good version stays after all pages are closed, when its service worker has taken over, and offline.
  await page.close()
  const again = await context.newPage()
  await again.goto(`${site.origin}/terms`)
  await expect(again.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await startScript(again)).toBe(first)
  await context.setOffline(true)
  await again.goto(`${site.origin}/privacy`)
  await expect(again.getByRole('heading', { level: 1 })).toBeVisible()
  await context.setOffline(false)

  await site.update('mended00', { isBroken: false })
  await again.goto(`${site.origin}/terms`)
  await expect(again.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await startScript(again)).toMatch(/^index-me/)
})

test('replaces a version whose frame starts but whose pages are missing, by itself and by Try again', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  const good = await openGood(page)
  const opens = page.getByRole('button', { name: 'Start', exact: true })
  await page.goto(`${site.origin}/lightcatcher`)
  await expect(opens).toBeVisible()
  const first = await startScript(page)

  await site.update('halfway0', { isBroken: false, lacks: 'pages' })
  await page.goto(`${site.origin}/lightcatcher`)
  await expect(page.getByText('The light did not start.')).toBeVisible()
  expect(await startScript(page)).toMatch(/^index-ha/)
  // The good version replaces the incomplete one without a press.
  await expireStart(page)
  await expect(opens).toBeVisible()
  expect([await startScript(page), await note(page, '/good')]).toEqual([first, good])

  await site.update('openly00', { isBroken: false, lacks: 'pages' })
  await page.goto(`${site.origin}/lightcatcher`)
  await page.getByRole('button', { name: 'Try again' }).tap()
  // The time limit for the start is not over, so only the press can have opened the good version.
  await expect(opens).toBeVisible()
  expect([await startScript(page), await note(page, '/good')]).toEqual([first, good])
})

test('gives the last good version to anyone who reloads a failing version before it is replaced automatically', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await openGood(page)
  const first = await startScript(page)
  await site.update('broken01', { isBroken: true })
  await page.goto(`${site.origin}/credits`)
  expect(await startScript(page)).toMatch(/^index-br/)
  await expect.poll(async () => ((await note(page, '/waiting')) as { startScript: string } | null)?.startScript).toMatch(/index-br/)
  // Nine seconds have passed and the time limit for the start is not over, so only the second load can open the last good version.
  await page.evaluate(async () => {
    const notes = await caches.open('notes')
    const waiting = await notes.match('/waiting')
    if (waiting === undefined) throw new Error('no version is waiting')
    const { startScript: script } = (await waiting.json()) as { startScript: string }
    await notes.put('/waiting', new Response(JSON.stringify({ startScript: script, at: Date.now() - 9000 })))
  })
  await page.reload()
  expect(await startScript(page)).toBe(first)
  await expect(page.getByRole('heading', { level: 1, name: 'Credits and licences' })).toBeVisible()
})

test('leaves an open page alone during an update, and applies it at the next start', async ({ page, context }) => {
  await openGood(page)
  const first = await startScript(page)
  await site.update('second00', { isBroken: false })
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await expect.poll(() => waiting(page)).toBe(true)
  expect(await startScript(page)).toBe(first)
  await page.close()
  const next = await context.newPage()
  await next.goto(`${site.origin}/terms`)
  await expect(next.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await startScript(next)).toMatch(/^index-se/)
  await expect.poll(() => note(next, '/good')).toBe('second00')
})

test('opens offline the version that started online, not the one before it', { tag: EXHAUSTIVE_TAG }, async ({ page, context }) => {
  await openGood(page)
  await site.update('direct00', { isBroken: false })
  await page.goto(`${site.origin}/credits`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await startScript(page)).toMatch(/^index-di/)
  await expect.poll(() => waiting(page)).toBe(true)
  await page.close()
  await context.setOffline(true)
  const next = await context.newPage()
  await next.goto(`${site.origin}/credits`)
  await expect(next.getByRole('heading', { level: 1, name: 'Credits and licences' })).toBeVisible()
  expect(await startScript(next)).toMatch(/^index-di/)
})

for (const lacks of ['start script', 'listed scripts'] as const) {
  test(
    `does not activate an update whose ${lacks} is missing, online and offline, but activates a complete one`,
    { tag: EXHAUSTIVE_TAG },
    async ({ page, context }) => {
      const good = await openGood(page)
      const first = await startScript(page)
      await site.update('missing0', { isBroken: false, lacks })
      expect(await becomesOfUpdate(page)).toBe('redundant')

      await page.goto(`${site.origin}/credits`)
      expect(await startScript(page)).toMatch(/^index-mi/)
      if (lacks === 'start script') await expireStart(page)
      await expect(page.getByRole('heading', { level: 1, name: 'Credits and licences' })).toBeVisible()
      // While online, a complete page opens, even if its service worker lacks a file.
      if (lacks === 'start script') expect(await startScript(page)).toBe(first)
      expect(await note(page, '/good')).toBe(good)

      await page.close()
      const again = await context.newPage()
      await context.setOffline(true)
      for (const path of ['/terms', '/privacy']) {
        await again.goto(`${site.origin}${path}`)
        await expect(again.getByRole('heading', { level: 1 })).toBeVisible()
        expect(await startScript(again)).toBe(first)
      }
      await context.setOffline(false)

      await site.update('whole000', { isBroken: false })
      expect(await becomesOfUpdate(again)).toBe('installed')
      await again.close()
      const next = await context.newPage()
      await next.goto(`${site.origin}/terms`)
      await expect(next.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await startScript(next)).toMatch(/^index-wh/)
      await expect.poll(() => note(next, '/good')).toBe('whole000')
    },
  )
}
