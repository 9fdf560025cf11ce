import { expect, type Page } from '@playwright/test'

/** Longer (ms) than any machine needs for one call. A clock cannot be stopped in its past. */
const AHEAD_MS = 60_000

/**
 * Stops the page's clock, a minute ahead. From then on only `page.clock.runFor` and `page.clock.fastForward` move it. A notice cannot disappear while
 * the clock is stopped and would cover buttons, so it must be gone before.
 */
export async function pauseClock(page: Page): Promise<void> {
  await expect(page.locator('[data-notice]')).toHaveCount(0)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + AHEAD_MS)
}
