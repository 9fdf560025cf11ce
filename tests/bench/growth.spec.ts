import { mkdirSync, writeFileSync } from 'node:fs'
import { type CDPSession, expect, test, type Page } from '@playwright/test'
import { seededRandom } from '../../src/domain/random'
import { addChild, createAccount } from '../support/family'
import { countAtRest, objectKb } from '../support/heap'

/*
 * Opening and leaving activities again and again: what grows? Limits, because counts do not vary: no node, listener or
 * texture more, and less than a megabyte of objects. Code that the browser compiled on the way is its own business.
 * GROWTH_OPENINGS sets how many (200 for the figure in the README).
 */

const OPENINGS = Number(process.env['GROWTH_OPENINGS'] ?? 24)
const WARM_UP = 12
const REPORT = 'test-results/bench'
const addresses = ['lightcatcher', 'bubblepop', 'picture/animals', 'salient/animals', 'match', 'findbunny', 'egg_nest']
const LIMIT = { objectKb: 1000, nodes: 20, listeners: 20 } as const

async function held(page: Page, devtools: CDPSession) {
  const counts = await countAtRest(page, devtools)
  const textures = await page.evaluate(() => window.__stage?.snapshot().textures ?? Number.NaN)
  return { objectKb: await objectKb(devtools), ...counts, textures }
}

async function openAndLeave(page: Page, address: string): Promise<void> {
  const go = (to: string) =>
    page.evaluate((path) => {
      history.pushState(null, '', path)
      dispatchEvent(new PopStateEvent('popstate'))
    }, to)
  await go(`/${address}?automation=1`)
  await page.getByRole('button', { name: 'Start', exact: true }).tap()
  await page.waitForFunction((name) => window.__stage?.snapshot().activity === name, address.split('/')[0])
  await page.evaluate(() => {
    window.__stage?.freeze(1)
    return window.__stage?.step(60, 100)
  })
  await go('/terms?automation=1')
  await page.waitForFunction(async () => {
    await window.__stage?.step(5, 100)
    return window.__stage?.snapshot().activity === null
  })
}

test('opening and leaving activities leaves nothing behind', async ({ browser }) => {
  test.setTimeout(120_000 + OPENINGS * 6000)
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto('/signup?automation=1')
  await createAccount(page)
  await addChild(page)
  const devtools = await context.newCDPSession(page)
  const random = seededRandom(5)
  const next = () => addresses[Math.floor(random() * addresses.length)] ?? 'lightcatcher'
  for (const address of addresses) await openAndLeave(page, address)
  for (let opening = addresses.length; opening < WARM_UP; opening++) await openAndLeave(page, next())
  const before = await held(page, devtools)
  for (let opening = 0; opening < OPENINGS; opening++) await openAndLeave(page, next())
  const after = await held(page, devtools)
  await context.close()
  const growth = {
    openings: OPENINGS,
    objectKb: after.objectKb - before.objectKb,
    nodes: after.nodes - before.nodes,
    listeners: after.listeners - before.listeners,
    textures: after.textures - before.textures,
  }
  mkdirSync(REPORT, { recursive: true })
  writeFileSync(`${REPORT}/growth.json`, JSON.stringify(growth, null, 2))
  process.stdout.write(
    `growth over ${OPENINGS} openings: ${growth.objectKb.toFixed(0)} kB of objects, ${growth.nodes} nodes, ${growth.listeners} listeners, ${growth.textures} textures\n`,
  )
  expect(growth.textures).toBeLessThanOrEqual(0)
  expect(growth.nodes).toBeLessThanOrEqual(LIMIT.nodes)
  expect(growth.listeners).toBeLessThanOrEqual(LIMIT.listeners)
  expect(growth.objectKb).toBeLessThanOrEqual(LIMIT.objectKb)
})
