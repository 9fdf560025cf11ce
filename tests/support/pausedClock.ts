import type { Page } from '@playwright/test'

/** More than any machine needs to carry out one call. A clock cannot be stopped in its past. */
const AHEAD_MS = 60_000

/** Stops the page's clock, a minute ahead. From then on only `page.clock.runFor` and `page.clock.fastForward` move it. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + AHEAD_MS)
}
