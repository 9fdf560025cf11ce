import { expect, test, type Page } from '@playwright/test'
import { EXHAUSTIVE_TAG } from '../support/exhaustive'
import { chooseChild } from '../support/family'
import { expectCheapCamera, playWith } from '../support/frameCost'
import { cameraWith, makeHeadFilm } from '../support/headFilm'
import { openDemo } from '../support/states'

/* Measures the cost of head pointing for the child's stage, as camera.spec.ts does for the hands. */

test.use({ launchOptions: cameraWith(await makeHeadFilm()), permissions: ['camera'] })

async function begin(page: Page, withCamera: boolean): Promise<void> {
  await openDemo(page, 'A therapist')
  await page.goto('/activity')
  await chooseChild(page, /^Firefly/)
  await page.goto('/profile')
  const responds = page.getByRole('combobox', { name: 'How Firefly responds' })
  await responds.selectOption('head')
  await expect(async () => {
    await page.waitForTimeout(1000)
    await page.reload()
    await expect(responds).toHaveValue('head')
  }).toPass()
  await page.goto('/lightcatcher?level=1&automation=1')
  await playWith(page, withCamera ? { turnOn: 'Turn on the head pointer', isOn: 'The camera is on. It works best' } : null)
}

test('keeps the stage’s frame times while the head points', { tag: EXHAUSTIVE_TAG }, async ({ browser }) => {
  test.setTimeout(240_000)
  await expectCheapCamera(browser, 'head', begin)
})
