import { expect, test, type Page } from '@playwright/test'
import { EXHAUSTIVE_TAG } from '../support/exhaustive'
import sharp from 'sharp'
import { pagesOfWholeBrowser } from '../../playwright.config'
import { expectAccessible } from '../support/accessible'
import { addChild, openFamily, openAllWords } from '../support/family'
import { endRecording, suspendRecordingLimit } from '../support/recordingLimit'

// The headless shell has no microphone for which permission could be denied.
test.use(pagesOfWholeBrowser)

const SIZES = [
  { width: 844, height: 390 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
  { width: 1024, height: 768 },
]

/** Checks on several screen sizes that nothing overflows the page. */
async function fits(page: Page, name: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    await page.screenshot({ path: `test-results/child-page/${name}-${size.width}.png` })
  }
  await expectAccessible(page)
}

test('links the pages of a child in order, and links the old place of sharing to its page', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await openFamily(page)
  for (const [tab, address] of [
    ['Firefly’s profile', '/profile'],
    ['Voice and photos', '/voices'],
    ['Sharing', '/sharing'],
  ] as const) {
    await page.goto('/progress')
    await page.getByRole('link', { name: tab, exact: true }).tap()
    await expect(page).toHaveURL(new RegExp(`${address}$`))
    await expect(page.getByRole('link', { name: tab, exact: true })).toHaveAttribute('aria-current', 'page')
    await fits(page, address.slice(1))
  }
  await page.goto('/photos')
  await expect(page.getByRole('link', { name: 'Voice and photos', exact: true })).toHaveAttribute('aria-current', 'page')
  await page.goto('/account#access')
  await expect(page).toHaveURL(/\/sharing$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Only the family sees Firefly')

  await page.getByRole('link', { name: 'Activities' }).tap()
  await addChild(page, 'Otter')
  await page.goto('/account#children')
  await page.getByRole('link', { name: 'Sharing for Firefly' }).tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Only the family sees Firefly')
})

test('undoes a change until the next one, including a change made in another place', { tag: EXHAUSTIVE_TAG }, async ({ page, context }) => {
  await openFamily(page)
  await page.goto('/profile')
  const undo = page.getByRole('button', { name: 'Undo' })
  await page.getByRole('button', { name: 'Increase: Wait' }).tap()
  await expect(page.getByText('30 seconds', { exact: true })).toBeVisible()
  await expect(undo).toBeVisible()
  const other = await context.newPage()
  await other.goto('/profile')
  await expect(other.getByText('30 seconds', { exact: true })).toBeVisible()
  await other.getByRole('button', { name: 'Increase: Wait' }).tap()
  // Undo is gone, because undoing the first change now would also undo the second.
  await expect(page.getByText('40 seconds', { exact: true })).toBeVisible()
  await expect(undo).toHaveCount(0)
})

test('prints the set-up card alone, with pictures and the current settings', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await openFamily(page)
  await page.goto('/profile')
  await page.getByRole('link', { name: 'Print the set-up card' }).tap()
  const card = page.getByRole('article')
  await expect(card).toContainText('Yellow, large, in the middle. Then wait.')
  await expect(card).toContainText('Enough for today when Firefly')
  await page.evaluate(() => Object.assign(window, { print: () => (document.title = 'printed') }))
  await page.getByRole('button', { name: 'Print', exact: true }).tap()
  await expect(page).toHaveTitle('printed')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('main svg').first()).toBeVisible()
  await expect(card).toBeHidden()
  await page.screenshot({ path: 'test-results/child-page/card.png', fullPage: true })
  // Other pages do not print blank.
  await page.emulateMedia({ media: null })
  await page.goto('/sharing')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Only the family sees Firefly' })).toBeVisible()
})

test('starts with the next of the five words, and reports a refused microphone in the word’s own row', { tag: EXHAUSTIVE_TAG }, async ({ page, context }) => {
  await suspendRecordingLimit(page)
  // A reused context keeps the permissions of the previous test.
  await context.clearPermissions()
  await openFamily(page)
  await page.goto('/voices')
  const row = (name: string) => page.getByRole('listitem').filter({ has: page.getByText(`“${name}”`, { exact: true }) })
  const leads = (name: string) =>
    row(name)
      .getByRole('button', { name: `Record: ${name}` })
      .evaluate((button) => getComputedStyle(button).backgroundColor)
  await expect(page.getByText(/Start with these five; the built-in voice.* says the rest\./)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Record: / })).toHaveCount(5)
  expect([await leads('look'), await leads('follow it')]).toEqual(['rgb(255, 106, 61)', 'rgb(36, 27, 51)'])
  await page.getByRole('button', { name: 'Record: follow it' }).tap()
  await expect(row('follow it').getByRole('alert')).toContainText('Tap the icon next to the address')
  await fits(page, 'microphone-refused')

  await context.grantPermissions(['microphone'])
  await page.getByRole('button', { name: 'Record: look', exact: true }).tap()
  await expect(page.getByText('Say “look”')).toBeVisible()
  await expect.poll(() => page.locator('[class*=meter] i').evaluate((bar) => new DOMMatrix(getComputedStyle(bar).transform).a)).toBeGreaterThan(0.2)
  await page.screenshot({ path: 'test-results/child-page/recording.png' })
  // The recording stops automatically.
  await endRecording(page)
  await expect(page.getByText('1 of five is recorded')).toBeVisible()
  expect(await leads('there it is')).toBe('rgb(255, 106, 61)')
  await openAllWords(page)
  await expect(page.getByRole('searchbox', { name: 'Find a word' })).toBeVisible()
  await expectAccessible(page)
})

test('asks before a link, Back or a reload discards an unfinished photo', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await openFamily(page)
  await page.goto('/photos')
  const pick = async () =>
    page.locator('input[name=thing]:not([capture])').setInputFiles({
      name: 'cup.png',
      mimeType: 'image/png',
      buffer: await sharp({ create: { width: 300, height: 300, channels: 3, background: '#ff00ff' } })
        .png()
        .toBuffer(),
    })
  const crop = page.getByRole('heading', { name: 'Crop to a square' })
  const dialog = page.getByRole('dialog')
  // One press discards a photo that was not edited.
  await pick()
  await crop.waitFor()
  await page.getByRole('button', { name: 'Cancel' }).tap()
  await expect(page.getByText('There are no photos yet.')).toBeVisible()

  await pick()
  await crop.waitFor()
  await page.getByRole('button', { name: 'Next' }).tap()
  await page.getByRole('button', { name: 'Erase' }).tap()
  await page.getByRole('button', { name: 'The picture.' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Next' }).tap()
  const name = page.getByRole('combobox', { name: 'Its name' })
  await name.fill('Grandma’s cup')
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: 'Activities' }).click()
  await expect(dialog).toContainText('you lose this picture and your edits')
  await expectAccessible(page)
  await page.screenshot({ path: 'test-results/child-page/leaving.png' })
  await page.getByRole('button', { name: 'Stay here' }).last().click()
  await expect(dialog).toBeHidden()
  await expect(name).toHaveValue('Grandma’s cup')

  await page.evaluate(() => history.back())
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(name).toHaveValue('Grandma’s cup')

  const asked = new Promise<string>((resolve) => page.once('dialog', (question) => void question.dismiss().then(() => resolve(question.type()))))
  await page.evaluate(() => setTimeout(() => location.reload(), 0))
  expect(await asked).toBe('beforeunload')
  await expect(name).toHaveValue('Grandma’s cup')

  // Going back keeps the entries of later steps.
  await page.getByRole('button', { name: 'Back', exact: true }).tap()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled()
  await page.getByRole('button', { name: 'Next' }).tap()
  await expect(name).toHaveValue('Grandma’s cup')

  await page.getByRole('button', { name: 'Save photo' }).tap()
  await page.getByRole('button', { name: 'Done with this photo' }).tap()
  await page.getByRole('button', { name: 'Change: Grandma’s cup' }).tap()
  // Nothing was changed, so the page does not ask before leaving.
  await page.getByRole('link', { name: 'Activities' }).click()
  await expect(page).toHaveURL(/\/activity$/)
  await page.goto('/photos')
  await page.getByRole('button', { name: 'Change: Grandma’s cup' }).tap()
  await name.fill('Cup')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Activities' }).click()
  await expect(dialog).toContainText('The photo stays as it was.')
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page).toHaveURL(/\/activity$/)
  await page.goto('/photos')
  await expect(page.getByText('Grandma’s cup').first()).toBeVisible()
})
