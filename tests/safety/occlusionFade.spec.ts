import { expect, test, type Page } from '@playwright/test'
import { EXHAUSTIVE_TAG } from '../support/exhaustive'
import sharp from 'sharp'
import { sharedHarness } from '../support/harness'
import { untilTrue } from '../support/stagePage'

/*
 * Checks that nothing shows through another thing while either of them fades. A half-faded thing must look the same at half brightness.
 */

/** Area of the stage without the adult's mark in a top corner. */
const STAGE = { x: 0, y: 40, width: 480, height: 320 }
/** Minimum brightness (0 to 255) of a channel for a pixel to count, and the tolerance (0 to 255), because edges fall between pixels. */
const LIT = 60
const OFF = 12
/** Maximum fraction of pixels that may be at an edge. */
const AT_EDGES = 0.02
/** Number of bright values in a dark place above which a new thing has appeared. */
const SEEN = 300

const PROFILE = { support: 'B', dials: { waitMs: null, glow: false } } as const

const open = (page: Page, activity: string, level: string, own: Readonly<Record<string, string>> = {}) =>
  page.evaluate(
    async ([id, of, profile, settings]) => {
      await window.harness?.open(id, null, of, profile, settings)
      await window.harness?.skipGrace()
    },
    [activity, level, PROFILE, own] as const,
  )

/** Steps in frames of 25 ms until a trial and phase are reached. A child answers the earlier trials. */
const until = (page: Page, trial: number, phase: string) =>
  page.evaluate(
    async ([wanted, reached]) => {
      for (let frame = 0; frame < 8000; frame++) {
        const now = window.__stage?.snapshot()
        if (now !== undefined && now.trial >= wanted && now.phase === reached) return
        if (now?.phase === 'waiting' && frame % 40 === 0) {
          const targets = now.targets.filter(({ role }) => role === 'target')
          const target = targets[(frame / 40) % targets.length]
          if (target !== undefined) window.harness?.tap(target.x, target.y)
        }
        await window.__stage?.step(1, 25)
      }
      throw new Error(`trial ${wanted} never came to ${reached}`)
    },
    [trial, phase] as const,
  )

const step = (page: Page, frames: number) => page.evaluate((count) => window.__stage?.step(count, 25), frames)

const pixels = async (page: Page) =>
  await sharp(await page.screenshot({ clip: STAGE }))
    .removeAlpha()
    .raw()
    .toBuffer()

/** Returns the median of the values. */
const median = (values: readonly number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0

type Where = (pixel: number) => boolean
const everywhere: Where = () => true

const litIn = (before: Buffer, where: Where) => [...before.keys()].filter((index) => (before[index] ?? 0) >= LIT && where(Math.floor(index / 3)))

/** Returns the fraction of brightness that remains in most of the area. */
const shareLeft = (before: Buffer, after: Buffer, where: Where) => median(litIn(before, where).map((index) => (after[index] ?? 0) / (before[index] ?? 1)))

/** Returns the half-faded picture once the browser shows the stepped frame. Steps one more frame if the picture is not half faded yet. */
async function halfGone(page: Page, before: Buffer, where = everywhere): Promise<Buffer> {
  let after = before
  await untilTrue('half gone', async () => {
    const share = shareLeft(before, (after = await pixels(page)), where)
    if (share >= 0.9) await step(page, 1)
    return share < 0.9
  })
  expect(shareLeft(before, after, where), 'not gone as yet').toBeGreaterThan(0.15)
  return after
}

/** Returns the fraction of the lit pixels in `where` that faded differently from most. */
function odd(before: Buffer, after: Buffer, where = everywhere): number {
  const lit = litIn(before, where)
  expect(lit.length, 'nothing was lit').toBeGreaterThan(1000)
  const share = shareLeft(before, after, where)
  return lit.filter((index) => Math.abs((after[index] ?? 0) - share * (before[index] ?? 0)) > OFF).length / lit.length
}

for (const level of ['2', '5', '7']) {
  test(`fades egg and nest as one picture, level ${level}`, { tag: EXHAUSTIVE_TAG }, async ({ browser }) => {
    const page = await sharedHarness(browser)
    await open(page, 'egg_nest', level, { carry: 'touch' })
    await until(page, 2, 'leaving')
    const before = await pixels(page)
    await step(page, 8)
    expect(odd(before, await halfGone(page, before))).toBeLessThan(AT_EDGES)
  })
}

for (const level of ['4', '5']) {
  test(`joins the pieces of a picture without a visible line, level ${level}`, { tag: EXHAUSTIVE_TAG }, async ({ browser }) => {
    const page = await sharedHarness(browser)
    await open(page, 'arrange', level, { carry: 'touch' })
    await until(page, 2, 'rewarding')
    // The last piece is in place. The whole fades in below all pieces, and they fade out.
    await step(page, 84)
    const joined = await pixels(page)
    await step(page, 80)
    const whole = await pixels(page)
    // The slots show through the half-transparent outer edge.
    const lit = new Set(litIn(whole, everywhere).map((index) => Math.floor(index / 3)))
    const inside = [...lit].filter((pixel) => [1, 2].every((far) => [far, -far, far * STAGE.width, -far * STAGE.width].every((by) => lit.has(pixel + by))))
    expect(inside.length, 'nothing was lit').toBeGreaterThan(3000)
    const off = inside.filter((pixel) => [0, 1, 2].some((channel) => Math.abs((joined[pixel * 3 + channel] ?? 0) - (whole[pixel * 3 + channel] ?? 0)) > OFF))
    expect(off.length / inside.length).toBeLessThan(0.005)
  })
}

for (const level of ['3', '4']) {
  test(`removes the bush before Bunny appears in its place, level ${level}`, { tag: EXHAUSTIVE_TAG }, async ({ browser }) => {
    const page = await sharedHarness(browser)
    await open(page, 'findbunny', level)
    await until(page, 2, 'waiting')
    await step(page, 60)
    const before = await pixels(page)
    await until(page, 2, 'rewarding')
    await step(page, 7)
    // Only bushes are green here, and all of their pixels must have faded equally.
    const isBush = (pixel: number) => (before[pixel * 3 + 1] ?? 0) > 1.4 * Math.max(before[pixel * 3] ?? 0, before[pixel * 3 + 2] ?? 0)
    expect(odd(before, await halfGone(page, before, isBush), isBush)).toBeLessThan(AT_EDGES)
    // Bunny must then be complete. Steps one more frame if it is not yet.
    await step(page, 30)
    await untilTrue('Bunny is seen', async () => {
      const after = await pixels(page)
      const count = [...after.keys()].filter((index) => (after[index] ?? 0) > 150 && (before[index] ?? 0) < 90).length
      if (count <= SEEN) await step(page, 1)
      return count > SEEN
    })
  })
}
