import { expect, type Page } from '@playwright/test'

/** Time (ms) that is longer than any machine needs for one call. A clock cannot be stopped at a time in its past. */
const AHEAD_MS = 60_000

/**
 * Stops the page's clock at a time a minute ahead. From then on, only `page.clock.runFor` and `page.clock.fastForward` move it. While the clock is
 * stopped, a notice cannot disappear and would cover buttons, so wait until it has gone before calling this.
 */
export async function pauseClock(page: Page): Promise<void> {
  await expect(page.locator('[data-notice]')).toHaveCount(0)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + AHEAD_MS)
}
