import { expect, test, type Page } from '@playwright/test'
import { EXHAUSTIVE_TAG } from '../support/exhaustive'
import { openDemo } from '../support/states'

/* During slow reads, the page shows a still grey skeleton, which screen readers announce. */

/** Delays every read of a child's data: sessions, plans, notes and teams. */
const holdReads = (page: Page) =>
  page.addInitScript(() => {
    const isOfChild = (wanted: unknown) => /^children\/[^/]+\//.test(String(wanted instanceof IDBKeyRange ? wanted.lower : wanted))
    for (const kind of [IDBObjectStore.prototype, IDBIndex.prototype]) {
      for (const name of ['get', 'getAll', 'openCursor'] as const) {
        const read = kind[name] as (this: typeof kind, ...given: unknown[]) => IDBRequest
        Object.assign(kind, {
          [name](this: typeof kind, ...given: unknown[]) {
            const request = read.apply(this, given)
            if (isOfChild(given[0])) Object.defineProperty(request, 'onsuccess', { set() {} })
            return request
          },
        })
      }
    }
  })

for (const [address, said] of [
  ['/dashboard', 'One moment'],
  ['/progress', 'Loading the sessions …'],
  ['/plan', 'Loading the plan …'],
] as const) {
  test(`shows ${address} as a still skeleton while it is read`, { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
    await openDemo(page, 'A parent')
    await holdReads(page)
    await page.goto(address)
    await expect(page.getByRole('status').filter({ hasText: said })).toHaveCount(1)
    const shapes = page.locator('main [aria-hidden=true] > span[class*=wide], main [aria-hidden=true] > span[class*=half]').first()
    await expect(shapes).toBeVisible()
    // The skeleton is still: the fade-in has ended and nothing is animated.
    const running = () =>
      page.evaluate(
        () => document.getAnimations().filter(({ effect, playState }) => playState === 'running' && (effect as KeyframeEffect).target?.closest('main')).length,
      )
    await expect.poll(running).toBe(0)
    const { width, height } = (await shapes.boundingBox()) ?? { width: 0, height: 0 }
    expect(width).toBeGreaterThan(100)
    expect(height).toBeGreaterThan(100)
  })
}
