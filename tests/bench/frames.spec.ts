import { mkdirSync, writeFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { openHarness } from '../support/harness'
import { EXHAUSTIVE_TAG, sample } from '../support/exhaustive'

/*
 * Measures the cost of an activity with the processor slowed down to a quarter: main-thread time from opening until the first trial's
 * pictures are shown (first and repeated opening), and for each frame during mashing. These times have no limits, because they vary between
 * machines. The only fixed limit is that a closed activity leaves no texture. FRAMES sets the number of frames timed. The sample
 * takes every second activity.
 */

const FRAMES = Number(process.env['FRAMES'] ?? 20)
const SLOWDOWN = 4
const REPORT = 'test-results/bench'

interface Cost {
  readonly activity: string
  readonly coldMs: number
  readonly warmMs: number
  readonly frameMs: { readonly median: number; readonly p95: number; readonly p99: number; readonly longest: number }
}

test('measures each activity on a slow processor, and leaves no texture behind', { tag: EXHAUSTIVE_TAG }, async ({ browser }) => {
  test.setTimeout(600_000)
  const { page, close } = await openHarness(browser, { width: 1024, height: 768 })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const taskMs = async () => ((await devtools.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
  const levels = await page.evaluate(() => window.harness?.levels ?? [])
  const hardest = new Map(levels.map((level) => [level.activity, level]))
  const open = async (wish: (typeof levels)[number]) => {
    const before = await taskMs()
    await page.evaluate(({ activity, category, level }) => window.harness?.open(activity, category, level, { support: 'C' }), wish)
    return (await taskMs()) - before
  }
  const texturesAtRest = async () => {
    await page.evaluate(() => window.harness?.leave())
    return page.evaluate(() => window.__stage?.snapshot().textures ?? Number.NaN)
  }
  const costs: Cost[] = []
  let atRest: number | null = null
  const wishes = sample([...hardest.values()], 2)
  for (const wish of wishes) {
    const coldMs = await open(wish)
    const before = await texturesAtRest()
    atRest ??= before
    const warmMs = await open(wish)
    const times = (await page.evaluate((frames) => window.harness?.timeFrames(frames) ?? [], FRAMES)).sort((a, b) => a - b)
    const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN
    costs.push({ activity: wish.activity, coldMs, warmMs, frameMs: { median: at(0.5), p95: at(0.95), p99: at(0.99), longest: at(1) } })
    expect(await texturesAtRest(), `${wish.activity} leaves its textures behind`).toBeLessThanOrEqual(atRest)
  }
  await close()
  mkdirSync(REPORT, { recursive: true })
  writeFileSync(`${REPORT}/frames.json`, JSON.stringify({ slowdown: SLOWDOWN, frames: FRAMES, costs }, null, 2))
  expect(costs.length).toBe(wishes.length)
  for (const { coldMs, warmMs, frameMs } of costs) for (const figure of [coldMs, warmMs, ...Object.values(frameMs)]) expect(figure).toBeGreaterThanOrEqual(0)
})

test('leaves no texture behind after three hundred pictures', { tag: EXHAUSTIVE_TAG }, async ({ browser }) => {
  test.setTimeout(600_000)
  const { page, close } = await openHarness(browser, { width: 640, height: 480 })
  const textures = () => page.evaluate(() => window.__stage?.snapshot().textures ?? Number.NaN)
  const openCards = (category: string) =>
    page.evaluate((name) => window.harness?.open('picture', name, '5', { support: 'C', dials: { rewardMs: 0, gapMs: 0 } }), category)
  await openCards('fruits')
  await page.evaluate(() => window.harness?.leave())
  const atRest = await textures()
  let shown = 0
  for (const category of ['fruits', 'vegetables', 'everyday', 'animals', 'clothing', 'toys', 'vehicles', 'food', 'nature']) {
    await openCards(category)
    shown += await page.evaluate(async () => {
      for (let frame = 0; frame < 4000 && window.__stage?.snapshot().phase !== 'finished'; frame++) {
        const { phase, targets, aim } = window.__stage?.snapshot() ?? { phase: null, targets: [], aim: null }
        const target = targets.find(({ id }) => id === aim)
        if (phase === 'waiting' && target !== undefined) window.harness?.tap(target.x, target.y)
        await window.__stage?.step(1, 100)
      }
      return window.__stage?.snapshot().events.filter(({ kind }) => kind === 'stimulus-shown').length ?? 0
    })
    await page.evaluate(() => window.harness?.leave())
  }
  const left = await textures()
  await close()
  expect(shown).toBeGreaterThanOrEqual(300)
  expect(left).toBeLessThanOrEqual(atRest)
})
