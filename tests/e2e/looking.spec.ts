import { expect, test, type Page } from '@playwright/test'
import { EXHAUSTIVE_TAG } from '../support/exhaustive'
import { expectAccessible } from '../support/accessible'
import { signOut } from '../support/family'
import { expectFits, openDemo } from '../support/states'

/* A family and a team fill in the Everyday Looking Profile. */

const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const section = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name} \\d`) })

async function start(page: Page): Promise<void> {
  await page.goto('/progress')
  await page.getByRole('link', { name: 'Assessment', exact: true }).tap()
  await page.getByRole('link', { name: 'Start the profile' }).tap()
  await page.getByRole('button', { name: 'Start', exact: true }).tap()
  await expect(heading(page)).toContainText('when a bright thing comes close')
}

/** Answers the first items by keyboard and moves on to the item after them. */
async function answer(page: Page, items: number, key: string): Promise<void> {
  for (let item = 1; item <= items; item += 1) {
    await expect(page.getByText(`· ${item} of 54`).filter({ visible: true })).toBeVisible()
    if (item === 17 || item === 20) await page.keyboard.press('n')
    else await page.keyboard.press(key)
    await page.keyboard.press('Enter')
    // The nine places come before the items on the visual field.
    if (item === 16) await page.keyboard.press('Enter')
  }
}

async function sign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Finish', exact: true }).tap()
  await page.getByRole('button', { name: 'Finish and sign' }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Finish and sign' }).tap()
  await expect(page.getByRole('button', { name: 'Correct an answer' })).toBeVisible()
}

test('resumes a parent’s answers at item 30 after the tab was closed', { tag: EXHAUSTIVE_TAG }, async ({ page, context }) => {
  await openDemo(page, 'A parent')
  await start(page)
  await expectAccessible(page)
  await answer(page, 29, '4')
  await expect(heading(page)).toContainText('from an unusual angle')
  await expect(page.getByRole('banner').getByRole('status')).toHaveText(/^Saved \d\d:\d\d$/)
  await expect(page.getByRole('banner').getByRole('status')).toHaveAttribute('aria-busy', 'false')
  const { pathname, search } = new URL(page.url())
  await page.close()

  const again = await context.newPage()
  await again.goto('/assessment?part=profile')
  await expect(again.getByText('Welcome back. 25 to go.')).toBeVisible()
  await again.getByRole('link', { name: 'Continue', exact: true }).tap()
  await expect.poll(() => again.url()).toContain(`${pathname}${search}`)
  await expect(heading(again)).toContainText('from an unusual angle')
  await expect(again.getByText('29 of 54', { exact: true })).toBeVisible()
  for (const [name, of] of [
    ['Noticing', 4],
    ['Time needed to look', 4],
    ['Where things are seen', 3],
    ['Clutter', 5],
  ] as const)
    await expect(again.getByRole('button', { name: `${name} ${of} of ${of} answered` })).toBeVisible()
  await again.getByRole('button', { name: 'Back', exact: true }).tap()
  await expect(again.getByRole('radio', { name: 'Usually' })).toBeChecked()
})

test('opens the sections from the top line on a low screen, and keeps Next in view', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await openDemo(page, 'A parent')
  await start(page)
  await page.setViewportSize({ width: 844, height: 390 })
  await expect(next(page)).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
  await page.getByRole('button', { name: /Show the sections$/ }).tap()
  // The section grows as it opens, so wait until it is fully open before checking its size.
  await expect.poll(async () => (await section(page, 'Hands').boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(56)
  await expectAccessible(page)
  await section(page, 'Hands').tap()
  await expect(heading(page)).toHaveText('Reaches towards something seen')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(next(page)).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'Add a note' }).tap()
  await expect(page.getByLabel('Note', { exact: true })).toBeFocused()
  await expectFits(page)
})

test('keeps the answers of both tabs of one parent', { tag: EXHAUSTIVE_TAG }, async ({ page, context }) => {
  await openDemo(page, 'A parent')
  await start(page)
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(heading(other)).toContainText('when a bright thing comes close')
  await section(other, 'Hands').tap()
  await other.getByText('Usually', { exact: true }).tap()
  await page.getByText('Now and then', { exact: true }).tap()
  await expect(page.getByText('2 of 54', { exact: true })).toBeVisible()
  await expect(other.getByText('2 of 54', { exact: true })).toBeVisible()
})

test('shows a family and a team both profiles side by side once each has answered alone', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await openDemo(page, 'A parent')
  await start(page)
  await page.getByText('Nearly always', { exact: true }).tap()
  await page.getByText('Waiting', { exact: true }).tap()
  for (const item of [2, 3, 4]) {
    await next(page).tap()
    await expect(page.getByText(`· ${item} of 54`).filter({ visible: true })).toBeVisible()
    await page.getByText('Nearly always', { exact: true }).tap()
  }
  await section(page, 'Where things are seen').tap()
  await page.getByRole('button', { name: 'top left: Not known' }).tap()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'For the doctor' }).tap()
  await page.getByRole('group').or(page.getByRole('radiogroup')).getByText('Yes', { exact: true }).first().tap()
  await expect(page.getByText('Talk to the doctor soon')).toBeVisible()
  await expectAccessible(page)
  await sign(page)
  await expect(page.getByRole('rowheader', { name: 'Noticing' })).toBeVisible()
  await expectAccessible(page)

  await signOut(page)
  await openDemo(page, 'A therapist')
  await page.goto('/therapist-dashboard')
  await page.getByRole('table').getByRole('link', { name: 'Firefly', exact: true }).tap()
  await page.getByRole('link', { name: 'Assessment', exact: true }).tap()
  await page.getByRole('link', { name: 'Profile', exact: true }).tap()
  await expect(page.getByText('finished, hidden for now')).toBeVisible()
  await expect(page.getByRole('table')).toBeHidden()
  await page.getByRole('button', { name: 'Start', exact: true }).tap()
  await answer(page, 4, '2')
  await sign(page)
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Noticing' }) })
  await expect(row).toContainText('100')
  await expect(row).toContainText('25')
  await expect(page.getByText('Noticing: 100 at home, 25 in the team.')).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
})

test('keeps an answer on the page when the disk is full, warns the adult, and saves it when there is space', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype
    IDBObjectStore.prototype.put = function putWhileThereIsRoom(...values) {
      if (document.documentElement.dataset['disk'] === 'full') throw new DOMException('the disk is full', 'QuotaExceededError')
      return put.apply(this, values)
    }
  })
  const setDisk = (state: 'full' | 'free') => page.evaluate((is) => (document.documentElement.dataset['disk'] = is), state)
  await openDemo(page, 'A parent')
  await start(page)
  await setDisk('full')
  await page.keyboard.press('3')
  await expect(page.getByText('The device is full.')).toBeVisible()
  await setDisk('free')
  await page.keyboard.press('4')
  await expect(page.getByRole('banner').getByRole('status')).toHaveText(/^Saved \d\d:\d\d$/)
  await page.reload()
  await page.goto('/assessment')
  await page.getByRole('link', { name: 'Continue', exact: true }).tap()
  await expect(page.getByRole('radio', { name: 'Usually' })).toBeChecked()
})
