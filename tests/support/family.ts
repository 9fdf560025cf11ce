import { expect, type Page } from '@playwright/test'

/** What a family types first; on the page with the account's fields. */
export async function createAccount(page: Page): Promise<void> {
  await page.getByLabel('Your name').fill('Pat')
  await page.getByLabel('Email address').fill('pat@example.org')
  await page.getByLabel('Password', { exact: true }).fill('seven lanterns')
  await page.getByRole('button', { name: 'Create account' }).tap()
}

/** Adds a child, answering the five questions in turn, or none of them. */
export async function addChild(page: Page, alias = 'Firefly', answers: readonly string[] = []): Promise<void> {
  await page.getByRole('button', { name: 'Add a child' }).tap()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nickname').fill(alias)
  await dialog.getByRole('button', { name: answers.length === 0 ? 'Skip the questions' : 'Go on' }).tap()
  for (const [index, answer] of answers.entries()) {
    await expect(dialog.getByText(`Question ${index + 1} of 5`)).toBeVisible()
    await dialog.getByRole('button', { name: answer, exact: true }).tap()
  }
  await dialog.getByRole('button', { name: 'Add child' }).tap()
  await expect(dialog).toBeHidden()
}
