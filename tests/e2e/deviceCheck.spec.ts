import { expect, test, type Page } from '@playwright/test'
import { EXHAUSTIVE_TAG } from '../support/exhaustive'
import { PRODUCT_NAME } from '#product'
import { expectAccessible } from '../support/accessible'
import { pauseClock } from '../support/pausedClock'

const card = (page: Page, name: string) => page.getByRole('region', { name })

test('shows what this device can do, asks for the camera only on request, and releases it', async ({ page, baseURL }) => {
  const elsewhere: string[] = []
  page.on('request', (request) => new URL(request.url()).origin === new URL(baseURL ?? '').origin || elsewhere.push(request.url()))
  await page.addInitScript(() => {
    const asked: MediaStreamTrack[] = []
    Object.assign(window, { asked })
    navigator.mediaDevices.getUserMedia = async () => {
      const stream = Object.assign(document.createElement('canvas'), { width: 320, height: 240 }).captureStream(1)
      asked.push(...stream.getTracks())
      return stream
    }
  })
  const camera = () => page.evaluate(() => (window as unknown as { asked: MediaStreamTrack[] }).asked.map(({ readyState }) => readyState))
  await page.goto('/test')
  await expect(card(page, 'Product and browser')).toContainText(new RegExp(`${PRODUCT_NAME} \\d+\\.\\d+`))
  await expect(card(page, 'Product and browser')).toContainText('This page was loaded over a secure connection')
  await expect(card(page, 'Storage')).toContainText('Data can be saved')
  await expect(card(page, 'Storage')).toContainText(/[\d,]+ MB used, about [\d,]+ MB free/)
  await expect(card(page, 'Graphics')).toContainText('Graphics:')

  await card(page, 'Sound').getByRole('button', { name: 'Play the chime' }).tap()
  await expect(card(page, 'Sound')).toContainText('The chime was played.')
  await page.getByText('Touch here', { exact: true }).tap()
  await expect(card(page, 'Touch')).toContainText('Most fingers at once: 1.')
  // The measurement takes two seconds on a stopped clock with regular frames, because a busy machine may draw too few frames for a result.
  await pauseClock(page)
  await card(page, 'Graphics').getByRole('button', { name: 'Measure for two seconds' }).tap()
  await page.clock.runFor(2100)
  await page.clock.resume()
  await expect(card(page, 'Graphics')).toContainText(/\d+ frames per second; the longest gap was \d+ ms/)

  expect(await camera()).toEqual([])
  await card(page, 'Camera').getByRole('button', { name: 'Try the camera' }).tap()
  await expect(card(page, 'Camera')).toContainText('The camera works')
  expect(await camera()).toEqual(['ended'])
  expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).not.toContain('device-check')
  expect(elsewhere).toEqual([])
  await expectAccessible(page)
})

test('explains what to do on a device without a camera', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await page.goto('/test')
  await card(page, 'Camera').getByRole('button', { name: 'Try the camera' }).tap()
  await expect(card(page, 'Camera').getByRole('alert')).toContainText('Allow it for this site in the browser settings')
  await expectAccessible(page)
})

test('links to neither the device check nor the component page from any menu', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  for (const path of ['/', '/signin', '/test', '/test-search-widget']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('a[href^="/test"]')).toHaveCount(0)
  }
})

test('shows the screen components in each of their states, all of them accessible', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  for (const size of [
    { width: 1024, height: 768 },
    { width: 844, height: 390 },
    { width: 320, height: 640 },
  ]) {
    await page.setViewportSize(size)
    await page.goto('/test')
    await page.getByText('Parts of the screens').tap()
    await expect(page.getByRole('list', { name: 'Turns' })).toHaveCount(2)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    await expectAccessible(page)
  }
  await page.getByRole('button', { name: 'Ask first' }).tap()
  await expectAccessible(page, { within: 'dialog' })
})
