import { test, type Page } from '@playwright/test'
import { EXHAUSTIVE_TAG } from '../support/exhaustive'
import { chooseChild } from '../support/family'
import { filmCamera } from '../support/filmCamera'
import { expectCheapCamera, playWith } from '../support/frameCost'
import { openDemo } from '../support/states'

/*
 * Measures the cost of the camera for the child's stage: the main-thread time for each drawn frame, with and without hand detection.
 * Software WebGL says nothing about frame rates on a tablet, but the time on the main thread does.
 */

test.use({ launchOptions: filmCamera, permissions: ['camera'] })

async function begin(page: Page, withCamera: boolean): Promise<void> {
  await openDemo(page, 'A therapist')
  await page.goto('/activity')
  await chooseChild(page, /^Firefly/)
  await page.goto('/finger_count_ai?level=4&automation=1')
  await playWith(page, withCamera ? { turnOn: 'Turn the camera on for this session', isOn: 'The camera is on for this session.' } : null)
}

test('keeps the stage’s frame times while hands are detected', { tag: EXHAUSTIVE_TAG }, async ({ browser }) => {
  test.setTimeout(180_000)
  // When detection ran on the main thread, one detection took five frames: 80 ms.
  await expectCheapCamera(browser, 'camera', begin)
})
