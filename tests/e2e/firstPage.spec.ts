import { gzipSync } from 'node:zlib'
import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { PRODUCT_NAME } from '../../src/product'

const budget = JSON.parse(readFileSync('scripts/firstPage.json', 'utf8')) as { readonly budgetKb: number }

test('the first page asks nobody but its own address for anything', async ({ page, baseURL }) => {
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

test('the JavaScript of the first page stays within its budget, counted by the browser', async ({ page }) => {
  const scripts: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (/\.m?js(\?|$)/.test(response.url())) scripts.push(response.body())
  })
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const bodies = await Promise.all(scripts)
  const kilobytes = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0) / 1000
  test.info().annotations.push({ type: 'first page', description: `${kilobytes.toFixed(1)} kB gzipped in ${bodies.length} scripts` })
  expect(bodies.length).toBeGreaterThan(0)
  expect(kilobytes).toBeLessThanOrEqual(budget.budgetKb)
})

test('the viewport is exactly the specified one', async ({ request }) => {
  const html = await (await request.get('/', { headers: { accept: 'text/html' } })).text()
  expect(html).toContain('<meta name="viewport" content="width=device-width, initial-scale=1, maximum-scale=1, user-scalable=no, viewport-fit=cover" />')
  expect(html).toContain('<html lang="en">')
})

test('a page\'s address answers with the page, a missing file with 404', async ({ request }) => {
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
