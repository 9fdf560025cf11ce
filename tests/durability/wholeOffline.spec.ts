import { expect, test, type Page } from '@playwright/test'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { families } from '#domain/activities/manifest'
import { ownRoutes, routes } from '#domain/access/routes'
import { anyFreePort } from '../../scripts/freePort.mjs'
import { serve } from '../../scripts/serve.mjs'
import { addChild, createAccount } from '../support/family'
import { EXHAUSTIVE_TAG, sample } from '../support/exhaustive'
import { launchWithFolder } from '../support/ownBrowser'
import { StagePage } from '../support/stagePage'

/* A family stores everything on its tablet, closes the browser and goes offline. Then every page opens and every activity plays. */

// A reused context would keep the service worker of the previous test.
test.use({ serviceWorkers: 'allow', reuseContext: false })

/** Activities that are only for staff. */
const FOR_STAFF = ['visualdiscrimination', 'visualdiscrimination-game']
/** Sampling interval: a daily run plays every twelfth activity. */
const SAMPLED_TILES = 12
/** Pages that redirect, because they are for somebody else. */
const LEADS_ON = ['/system-admin', '/who', '/subactivity', '/today', '/signin', '/signup', '/therapist-dashboard', '/meeting']

const closed = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })

/** Turns off the adult gate. */
const withoutGate = (page: Page) =>
  page.addInitScript(() => {
    if (localStorage.getItem('device-choices') === null) localStorage.setItem('device-choices', JSON.stringify({ gate: { isOff: true } }))
  })

async function tilesOf(page: Page, origin: string): Promise<readonly string[]> {
  const found: string[] = []
  for (const family of families) {
    await page.goto(`${origin}/subactivity/${family}`)
    const tiles = page.locator('main li a')
    await expect(tiles.first()).toBeVisible()
    const busier = page.locator('main summary')
    if (await busier.isVisible()) await busier.tap()
    found.push(...(await tiles.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))))
  }
  return found
}

test('opens all pages and plays all activities offline after a browser restart, with everything stored', { tag: EXHAUSTIVE_TAG }, async () => {
  test.setTimeout(1_200_000)
  const port = await anyFreePort()
  const origin = `http://127.0.0.1:${port}`
  const server = await serve({ port })
  const folder = mkdtempSync(path.join(tmpdir(), 'offline-'))
  try {
    const first = await launchWithFolder(folder)
    const page = first.pages()[0] ?? (await first.newPage())
    await withoutGate(page)
    await page.goto(`${origin}/signup`)
    await createAccount(page)
    // A child with strict light settings would not be offered all activities.
    await addChild(page, 'Firefly', ['Not sure', 'Not sure', 'Not sure', 'Not sure', 'Neither'])
    await page.goto(`${origin}/pricing`)
    await page.getByRole('button', { name: 'Open everything on this device' }).tap()
    await expect(page.getByText('Everything is open')).toBeVisible()
    await page.goto(`${origin}/tablet`)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    const requests: string[] = []
    first.on('request', (request) => requests.push(request.url()))
    await page.getByRole('button', { name: 'Download everything', exact: true }).tap()
    await expect(page.getByText('Everything is on this tablet')).toBeVisible({ timeout: 120_000 })
    await expect(page.getByText('Everything for Firefly is on this tablet')).toBeVisible()
    const used = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0)
    test.info().annotations.push({ type: 'kept', description: `${requests.length} requests, ${(used / 1e6).toFixed(1)} MB of storage` })
    await first.close()
    await closed(server)

    const later = await launchWithFolder(folder)
    const again = later.pages()[0] ?? (await later.newPage())
    await withoutGate(again)
    await again.goto(`${origin}/tablet`)
    await expect(again.getByText('Everything is on this tablet')).toBeVisible()
    for (const { path: address } of [...routes, ...ownRoutes].filter(({ kind, path: each }) => kind === 'screen' && !LEADS_ON.includes(each))) {
      await again.goto(`${origin}${address}`)
      await expect(again.getByRole('heading', { level: 1 }).first(), address).toBeVisible()
      await expect(again.getByText('could not be loaded'), address).toBeHidden()
    }
    await again.goto(`${origin}/account#tablet`)
    for (const [language, lang] of [
      ['العربية', 'ar'],
      ['English (UK)', 'en'],
    ] as const) {
      await again.locator('main').getByRole('combobox').first().selectOption(language)
      await expect(again.locator('html')).toHaveAttribute('lang', lang)
      await expect(again.getByRole('heading', { level: 1 })).toBeVisible()
    }
    const tiles = await tilesOf(again, origin)
    const built = readdirSync('scenes/activities').filter((id) => !FOR_STAFF.includes(id))
    expect([...new Set(tiles.map((address) => address.split(/[/?]/)[1]))].toSorted()).toEqual(built.toSorted())
    const stage = new StagePage(again)
    for (const address of sample(tiles, SAMPLED_TILES)) {
      await stage.start(`${origin}${address}`)
      await stage.skipToOpen()
      const { events } = await stage.snapshot()
      expect(
        events.some(({ kind }) => kind === 'stimulus-shown'),
        `${address} shows something`,
      ).toBe(true)
    }
    await later.close()
  } finally {
    await closed(server).catch(() => undefined)
    rmSync(folder, { recursive: true, force: true })
  }
})
