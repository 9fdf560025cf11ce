import { expect, test } from '@playwright/test'
import { EXHAUSTIVE_TAG } from '../support/exhaustive'
import { sharedHarness } from '../support/harness'

/*
 * Leaves in the middle of a trial, while some pictures are still drawn in each frame. Nothing may break in the last frame.
 */

for (const [activity, level] of [
  ['animated_follow', '1'],
  ['fluid', '1'],
  ['fluid', '5'],
  ['stripe', '2'],
] as const) {
  test(`leaves ${activity}, level ${level}, cleanly in the middle of a trial`, { tag: EXHAUSTIVE_TAG }, async ({ browser }) => {
    const page = await sharedHarness(browser)
    await page.evaluate(
      async (wish) => {
        await window.harness?.open(wish.activity, null, wish.level, { support: 'C' })
        await window.harness?.skipGrace()
        for (let frame = 0; frame < 400 && window.__stage?.snapshot().phase !== 'waiting'; frame++) await window.__stage?.step(1, 50)
      },
      { activity, level },
    )
    expect(await page.evaluate(() => window.__stage?.snapshot().phase)).toBe('waiting')
    await page.evaluate(() => window.harness?.leave())
    expect(await page.evaluate(() => window.__stage?.snapshot().activity)).toBeNull()
  })
}
