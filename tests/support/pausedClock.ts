import { expect, type Page } from '@playwright/test'

/** More than any machine needs to carry out one call. A clock cannot be stopped in its past. */
const AHEAD_MS = 60_000

/**
 * Stops the page's clock, a minute ahead. From then on only `page.clock.runFor` and `page.clock.fastForward` move it.
 * A notice could not leave with the clock stopped, and would cover what is to be pressed: it has to be gone before.
 */
export async function pauseClock(page: Page): Promise<void> {
  await expect(page.locator('[data-notice]')).toHaveCount(0)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + AHEAD_MS)
}
