import type { Locator, Page } from '@playwright/test'

/** Counts the effort of a journey: every tap, every key, and each field once for typing. */
export interface TapCounter {
  tap(thing: Locator): Promise<void>
  /** Presses one key, given by its name in browsers. */
  press(key: string): Promise<void>
  type(field: Locator, words: string): Promise<void>
  taps(): number
  /** Prints a row of the table of journeys: name, taps, fields and seconds. */
  tell(what: string): void
}

/** Starts counting. */
export function countTaps(page: Page): TapCounter {
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
