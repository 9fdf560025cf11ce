import { expect, test } from '@playwright/test'
import { EXHAUSTIVE_TAG, sample } from '../support/exhaustive'
import { expectAccessible } from '../support/accessible'
import { addChild, waitForHome, openAccount, openFamily, openAllSettings } from '../support/family'
import { pauseClock } from '../support/pausedClock'
import { expectFits, openDemo } from '../support/states'

const publicScreens = [
  '/',
  '/signin',
  '/signup',
  '/resetpassword',
  '/terms',
  '/privacy',
  '/credits',
  '/test',
  '/test-search-widget',
  '/there-is-nothing-here',
  '/lightcatcher',
]
const account = { name: 'Pat', email: 'pat@example.org', password: 'seven lanterns' }

// The sample takes every third page.
for (const path of sample(publicScreens, 3)) {
  test(`keeps ${path} accessible and within every screen, a narrow one and 200 % zoom`, async ({ page }) => {
    await page.goto(path)
    for (const size of [
      { width: 1280, height: 800 },
      { width: 1024, height: 768 },
      { width: 844, height: 390 },
    ]) {
      await page.setViewportSize(size)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    }
    await expectAccessible(page)
    await expectFits(page)
  })
}

test('draws the light on the first page, and keeps it still with reduced motion', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await expect(page.locator('canvas[data-drawn]')).toBeVisible()
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  expect(
    await page.locator('canvas[data-drawn]').evaluate((canvas: HTMLCanvasElement) => canvas.getContext('2d')?.getImageData(376, 254, 1, 1).data[0]),
  ).toBeGreaterThan(200)
})

test('resets a forgotten password with the code shown on this device', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await openAccount(page)
  await page.goto('/account#sign-out')
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/resetpassword')
  await page.getByLabel('Email address').fill(account.email)
  await page.getByRole('button', { name: 'Get a code' }).click()
  await expect(page.getByText('Anyone holding this tablet could do the same.')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Code').fill(await page.locator('output').innerText())
  await page.getByLabel('New password', { exact: true }).fill('a new quiet light')
  await page.getByRole('button', { name: 'Save new password' }).click()
  await page.getByRole('link', { name: 'Go to sign in' }).click()
  await page.getByLabel('Email address').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill('a new quiet light')
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await waitForHome(page)
})

test('adds, changes, removes and restores a child, with every state accessible', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await openAccount(page)
  await expect(page.getByText('Add the child who will play.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add a child' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Enter a nickname, for example Firefly.')).toBeVisible()
  await expectAccessible(page)
  await addChild(page, 'Firefly')
  await expectAccessible(page)

  await page.goto('/profile')
  await openAllSettings(page)
  await page.getByLabel('Nickname').fill('Otter')
  await page.getByLabel('Month of birth').fill('2021-03')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Otter’s profile' })).toBeVisible()
  await page.getByRole('button', { name: 'Change' }).click()
  await page.getByRole('group', { name: 'Can light or flicker set off a seizure?' }).getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText('Everything is dimmer')).toBeVisible()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()

  await page.reload()
  await expect(page.getByText('Strict limits are on.')).toBeVisible()
  await openAllSettings(page)
  await expect(page.getByLabel('Month of birth')).toHaveValue('2021-03')
  // The notice with Undo disappears after five seconds, so the clock is stopped.
  await pauseClock(page)
  await page.getByRole('button', { name: 'Remove from the list' }).click()
  await expect(page.getByRole('button', { name: 'Otter', exact: true })).toBeHidden()
  await page.getByRole('button', { name: 'Restore' }).first().click()
  await page.clock.resume()
  await expect(page.getByRole('button', { name: 'Otter', exact: true })).toBeVisible()
  await expect(page.getByText('is no longer on the list')).toHaveCount(0)
})

test('saves the name in the account and the text size on the device', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await openAccount(page)
  await page.goto('/activity/account')
  await expectAccessible(page)
  await page.getByLabel('Your first name').fill('Pat Two')
  await page.getByRole('button', { name: 'Save name' }).click()
  await expect(page.getByText('Your name is saved.')).toBeVisible()
  await page.getByRole('link', { name: 'This tablet' }).click()
  await expect(page.getByRole('heading', { name: 'This tablet', level: 2 })).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('radio', { name: 'Larger' }).click()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Pat Two', level: 1 })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Larger' })).toBeChecked()
  expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe('27px')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
})

test('labels demo sessions as made up, with n next to every figure, as a list and as a table', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await openDemo(page, 'A parent')
  await page.goto('/activity')
  await expect(page.getByRole('link', { name: /^Light catcher.*Level 2/ })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/progress')
  const drawer = page.getByRole('region', { name: 'Sessions' })
  const entries = drawer.locator('ol > li')
  await expect(entries).toHaveCount(12)
  for (const words of await entries.allInnerTexts()) expect(words).toMatch(/\d+ of \d+/)
  await entries.first().locator('summary').first().click()
  await expect(entries.first()).toContainText('Demo data')
  await expect(entries.first()).toContainText(/\d+ of \d+ (lights|bubbles)/)
  await expectAccessible(page)
  await drawer.getByRole('button', { name: 'Show older sessions' }).click()
  await expect(entries).toHaveCount(14)
  await drawer.getByRole('button', { name: 'Show as a table' }).click()
  await expect(drawer.getByRole('table')).toHaveCount(1)
  await expect(drawer.getByRole('table').getByRole('row').nth(1)).toContainText(/Touch \d+/)
  for (const name of ['Duration, min', 'Median to look, s', 'Touches next to it', 'Most things on the screen', 'Access method, trials'])
    await expect(drawer.getByRole('columnheader', { name, exact: true })).toBeVisible()
  await expectAccessible(page)
})

test('gives an activity family its own page, and an unknown one a link back', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await openDemo(page, 'A parent')
  await page.goto('/activity')
  await page.getByRole('link', { name: 'Hand and eye' }).click()
  await expect(page.getByRole('heading', { name: 'Hand and eye', level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Bubble pop/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Light catcher/ })).toHaveCount(0)
  await page.goto('/subactivity/unheard-of')
  await page.getByRole('main').getByRole('link', { name: 'All activities' }).click()
  await expect(page.getByRole('link', { name: /^Light catcher/ })).toBeVisible()
})

test('shows the shared children of the demo clinic to a therapist and an owner, but not to an administrator', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  for (const [role, seesChildren] of [
    ['A therapist', true],
    ['A clinic owner', true],
    ['A system administrator', false],
  ] as const) {
    await openDemo(page, role)
    await page.goto('/activity')
    if (!seesChildren) await expect(page.getByText('Add the child who will play.')).toBeVisible()
    else {
      await page.locator('.child-chip').click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Firefly/ })
        .click()
      await expect(page.getByRole('main').getByRole('button', { name: /^Firefly/ })).toBeVisible()
      await page.goto('/profile')
      await expect(page.getByText('The family shares this with you.')).toBeVisible()
      await expect(page.getByRole('group', { name: 'Colour', exact: true }).getByRole('button').first()).toBeEnabled()
    }
    await page.goto('/account#sign-out')
    await page.getByRole('button', { name: 'Sign out', exact: true }).click()
    await expect(page.getByRole('link', { name: 'Try it now' })).toBeVisible()
  }
})

test('reports a failure in the children’s storage without breaking the list of activities', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await openFamily(page, 'Firefly')
  await page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '')
    for (const name of names) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.addEventListener('success', () => resolve(opening.result))
        opening.addEventListener('error', () => reject(opening.error))
      })
      const store = database.transaction('documents', 'readwrite').objectStore('documents')
      await new Promise<void>((resolve) => {
        store.openCursor().addEventListener('success', (event) => {
          const cursor = (event.target as IDBRequest<IDBCursorWithValue | null>).result
          if (cursor === null) return resolve()
          const row = cursor.value as { path: string; data: Record<string, unknown> }
          if (row.path.startsWith('children/')) cursor.update({ ...row, data: { ...row.data, profileJson: 'not a profile' } })
          cursor.continue()
        })
      })
      database.close()
    }
  })
  await page.reload()
  await expect(page.getByText('Firefly’s settings cannot be read')).toBeVisible()
  await page.getByRole('button', { name: 'Firefly', exact: true }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Add a child' })).toBeVisible()
})

test('shows a parent the suggestion for today, starts it, and shows the change afterwards', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  const sizes = [
    { width: 1024, height: 768 },
    { width: 844, height: 390 },
    { width: 390, height: 844 },
  ]
  const fits = async () => {
    for (const size of sizes.toReversed()) {
      await page.setViewportSize(size)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    }
    await expectAccessible(page)
  }
  await openDemo(page, 'A parent')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Firefly')
  await expect(page.getByRole('listitem').getByText('Bubble pop', { exact: true })).toBeVisible()
  await expect(page.getByText(/Played on \d+ days in four weeks/)).toBeVisible()
  await fits()
  await page.getByRole('radiogroup', { name: 'A seizure today?' }).getByText('Yes').tap()
  await expect(page.getByText('Rest today?')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Rest today?')).toBeVisible()
  // The child's own page shows the therapist's plan.
  const planned = await page.getByRole('listitem').locator('b').allInnerTexts()
  await page.getByRole('button', { name: /^(Start|Continue) with Firefly$/ }).tap()
  await expect(page).toHaveURL(/\/today\?run=day$/)
  await expect(page.getByRole('listitem').getByRole('button')).toHaveCount(planned.length)
  expect(
    await page
      .getByRole('listitem')
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label'))),
  ).toEqual(planned)

  await page.goto('/dashboard')
  await expect(page.getByText('Made by Robin')).toBeVisible()
  // One press turns the day into a rest day, and one press undoes that and restores the whole plan. A day's note stays even without play.
  await page.getByRole('button', { name: 'Rest today' }).tap()
  await expect(page.getByRole('heading', { name: 'A day of rest for Firefly' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel the rest day' }).tap()
  await expect(page.getByRole('listitem').locator('b')).toHaveCount(planned.length)
  await page.getByRole('button', { name: 'Save a note' }).tap()
  await expect(page.getByText('Note saved for Firefly.')).toBeVisible()
  await page
    .getByText(/All messages|Messages/)
    .first()
    .tap()
  await expect(page.getByText(/^A seizure on /).first()).toBeVisible()
  await page.getByRole('link', { name: 'Firefly', exact: true }).tap()
  await expect(page).toHaveURL(/\/progress$/)
  await expect(page.getByRole('img', { name: /Seconds to touch over 4 weeks/ })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/a few weeks ago|Too early to compare/)
  await expect(page.getByText(/played on \d+ days of the last four weeks/)).toBeVisible()
  await fits()
  const tasks = page.getByLabel('Which activity and level')
  const circles = page.locator('svg[role=img] circle')
  const before = await circles.evaluateAll((all) => all.map((one) => one.getAttribute('cy')).join())
  await tasks.selectOption({ index: 1 })
  await expect.poll(() => circles.evaluateAll((all) => all.map((one) => one.getAttribute('cy')).join())).not.toBe(before)
  await page.getByRole('link', { name: 'Plan', exact: true }).tap()
  await expect(page.getByRole('link', { name: 'Plan', exact: true })).toHaveAttribute('aria-current', 'page')
})

test('finds an activity by a word in its name or its skill, and restores the shelves', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await openDemo(page, 'A parent')
  await page.goto('/activity')
  const shelves = page.getByRole('heading', { level: 2 })
  await expect(shelves.first()).toBeVisible()
  const open = page.getByRole('button', { name: 'Find an activity' })
  await open.tap()
  const field = page.getByRole('searchbox', { name: 'Find an activity' })
  await expect(field).toBeFocused()
  await field.fill('bubble pop')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('link', { name: /^Bubble pop/ })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: '1 found.' })).toBeVisible()
  await expectAccessible(page)
  await field.fill('no such thing')
  await expect(page.getByText('No activities found.')).toBeVisible()
  await open.tap()
  await expect(field).toBeHidden()
  await expect(shelves.first()).toBeVisible()
})
