import { expect, test } from '@playwright/test'
import { expectAccessible } from '../support/accessible'
import { openAllWords } from '../support/family'
import { openDemo } from '../support/states'

test('lets an adult choose American words for this tablet, and finds a thing by either name', async ({ page }) => {
  await openDemo(page, 'A parent')
  await page.goto('/account')
  await page.getByRole('link', { name: 'This tablet' }).tap()
  const language = page.getByRole('combobox', { name: 'Language' })
  const chosen = language.locator('option:checked')
  await expect(chosen).toHaveText('English (UK)')
  await expect(language.getByRole('option', { name: /^English/ })).toHaveText(['English (UK)', 'English (US)'])
  await Promise.all([page.waitForEvent('load'), language.selectOption('English (US)')])
  await expect(chosen).toHaveText('English (US)')
  await expectAccessible(page)

  await page.goto('/voices')
  await openAllWords(page)
  const search = page.getByRole('searchbox', { name: 'Find a word' })
  for (const name of ['aubergine', 'eggplant']) {
    await search.fill(name)
    await expect(page.getByRole('button', { name: /^Change the name/ })).toHaveAccessibleName('Change the name: eggplant')
  }
})
