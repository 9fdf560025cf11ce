import type { Page } from '@playwright/test'
import { MAX_RECORDING_MS } from '#ports/recordings'

/** Lets a recording continue until `endRecording` or a press ends it. On a slow machine, six seconds are too short to check the page. */
export async function suspendRecordingLimit(page: Page): Promise<void> {
  await page.addInitScript((most) => {
    const wait = window.setTimeout.bind(window)
    const ends: (() => void)[] = []
    Object.assign(window, { endRecording: () => ends.splice(0).forEach((end) => end()) })
    window.setTimeout = ((work: () => void, ms?: number) => {
      if (ms !== most) return wait(work, ms)
      ends.push(work)
      return wait(() => undefined)
    }) as typeof window.setTimeout
  }, MAX_RECORDING_MS)
}

/** Ends a recording as if its six seconds were over. */
export const endRecording = (page: Page): Promise<void> => page.evaluate(() => (window as unknown as { endRecording(): void }).endRecording())
