import type { Locator, Page } from '@playwright/test'

/** What a journey asks of somebody: every tap or key is counted, what is typed into fields by field. */
export interface Taps {
  tap(thing: Locator): Promise<void>
  /** One key, with its name as the browser has it. */
  press(key: string): Promise<void>
  type(field: Locator, words: string): Promise<void>
  taps(): number
  /** Writes a line of the table of journeys: what, taps, fields, seconds. */
  tell(what: string): void
}

/** Counts from now on. */
export function countTaps(page: Page): Taps {
  const from = Date.now()
  let taps = 0
  let fields = 0
  return {
    async tap(thing) {
      await thing.tap()
      taps += 1
    },
    async press(key) {
      await page.keyboard.press(key)
      taps += 1
    },
    async type(field, words) {
      await field.fill(words)
      fields += 1
    },
    taps: () => taps,
    tell: (what) => process.stdout.write(`| ${what} | ${taps} | ${fields} | ${((Date.now() - from) / 1000).toFixed(1)} s |\n`),
  }
}
