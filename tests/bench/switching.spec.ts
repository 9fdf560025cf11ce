import { mkdirSync, writeFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { EXHAUSTIVE_TAG } from '../support/exhaustive'
import { addChild, createAccount } from '../support/family'
import { quickPages } from '../../playwright.config'
import { countWhenIdle, measureObjectKb } from '../support/heap'
import { StagePage } from '../support/stagePage'

/*
 * Moves through the app as a family does: opens an activity from the list, plays two trials, leaves by the pause menu or the browser's Back,
 * and opens the next one. Memory is measured on a page without the child's session list, which may grow, and without code: the browser
 * compiles frequently used functions during the test, at first twenty kilobytes for each switch, and that memory is not the app's.
 * SWITCHES sets the number of switches (64 for a longer run). It is always a multiple of the warm-up, so that all counts follow the same activity.
 */

const SWITCHES = Number(process.env['SWITCHES'] ?? 16)
const WARM_UP = 8
const TRIALS = 2
const REPORT = 'test-results/bench'
/** Number of nodes and listeners allowed for the browser itself. A long run has the same tolerance. */
const FEW = Math.min(20, 1.25 * SWITCHES)
const LIMIT = { kbEach: 2, nodes: FEW, listeners: FEW, textures: 0 } as const

// Only counts matter here, not times.
test.use(quickPages)

async function leaveBySheet(page: Page, stage: StagePage): Promise<void> {
  const end = page.getByRole('dialog').getByRole('button', { name: 'End', exact: true })
  // If the browser is in full screen, the first Escape only leaves it.
  await expect
    .poll(
      async () => {
        await page.keyboard.down('Escape')
        await stage.step(3500)
        await page.keyboard.up('Escape')
        return end.isVisible()
      },
      // There is no separate timeout here or below. Only the test's own one applies, so a slow machine gets as many tries as a fast one.
      { timeout: 0 },
    )
    .toBe(true)
  await end.tap()
  await expect
    .poll(
      async () => {
        await stage.step(500)
        return page.getByRole('button', { name: 'Play something else' }).isVisible()
      },
      { timeout: 0 },
    )
    .toBe(true)
  await page.getByRole('button', { name: 'Play something else' }).tap()
}

async function playAndLeave(page: Page, turn: number): Promise<void> {
  const stage = new StagePage(page)
  const tiles = page.locator('li:not([data-locked]) a[href*="level="]')
  await tiles.first().waitFor()
  // The activities of the warm-up are repeated, because memory that an activity allocates at its first opening is not growth.
  await tiles.nth(turn % Math.min(WARM_UP, await tiles.count())).tap()
  await stage.begin()
  await stage.freeze()
  for (let trial = 0; trial < TRIALS; trial++) {
    const { targets, aim } = await stage.stepTo('waiting')
    const target = targets.find(({ id }) => id === aim)
    if (target !== undefined) await page.touchscreen.tap(target.x, target.y)
    await stage.step(500)
    await page.keyboard.press('n')
    await stage.step(3000)
  }
  if (turn % 2 === 0) await leaveBySheet(page, stage)
  else await page.goBack()
  const isClosed = () =>
    page.evaluate(async () => {
      await window.__stage?.step(5, 100)
      return window.__stage?.snapshot().activity === null
    })
  // Playwright's waitForFunction does not wait for the promise of an asynchronous predicate.
  await expect.poll(isClosed).toBe(true)
  await page.getByRole('heading', { name: 'Activities', exact: true, level: 1 }).waitFor()
}

const texturesIn = (page: Page): Promise<number> => page.evaluate(() => window.__stage?.snapshot().textures ?? Number.NaN)

test('keeps nothing in memory when switching between activities', { tag: EXHAUSTIVE_TAG }, async ({ browser }) => {
  test.setTimeout(120_000 + (WARM_UP + SWITCHES) * 20_000)
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto('/signup?automation=1')
  await createAccount(page)
  await addChild(page)
  const devtools = await context.newCDPSession(page)
  const held = async () => {
    await page.evaluate(() => {
      history.pushState(null, '', '/terms')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    const found = { ...(await countWhenIdle(page, devtools)), kb: await measureObjectKb(devtools), textures: await texturesIn(page) }
    await page.goBack()
    return found
  }
  for (let turn = 0; turn < WARM_UP; turn++) await playAndLeave(page, turn)
  const before = await held()
  const kb = [before.kb]
  let after = before
  for (let turn = 0; turn < SWITCHES; turn++) {
    await playAndLeave(page, turn)
    if ((turn + 1) % WARM_UP > 0) continue
    after = await held()
    kb.push(after.kb)
  }
  await context.close()
  const growth = {
    switches: SWITCHES,
    // A leak grows in every round, whereas a list of pictures is read and stored only once.
    kbEach: Math.min(...kb.slice(1).map((now, round) => (now - (kb[round] ?? Number.NaN)) / WARM_UP)),
    nodes: after.nodes - before.nodes,
    listeners: after.listeners - before.listeners,
    textures: after.textures - before.textures,
  }
  mkdirSync(REPORT, { recursive: true })
  writeFileSync(`${REPORT}/switching.json`, JSON.stringify(growth, null, 2))
  process.stdout.write(
    `${SWITCHES} switches: ${growth.kbEach.toFixed(1)} kB each (${kb.map((one) => one.toFixed(0)).join(', ')} kB), ${growth.nodes} nodes, ${growth.listeners} listeners, ${growth.textures} textures\n`,
  )
  expect(growth.nodes).toBeLessThanOrEqual(LIMIT.nodes)
  expect(growth.listeners).toBeLessThanOrEqual(LIMIT.listeners)
  expect(growth.textures).toBeLessThanOrEqual(LIMIT.textures)
  expect(growth.kbEach).toBeLessThanOrEqual(LIMIT.kbEach)
})
