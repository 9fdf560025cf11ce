import { expect, type Page } from '@playwright/test'

const PAT = { name: 'Pat', email: 'pat@example.org' }

/** What a family types first; on the page with the account's fields. */
export async function createAccount(page: Page, { name, email } = PAT): Promise<void> {
  await page.getByLabel('Your name').fill(name)
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('seven lanterns')
  await page.getByRole('button', { name: 'Create account' }).tap()
}

/** Adds a child, answering the five questions in turn, or none of them. */
export async function addChild(page: Page, alias = 'Firefly', answers: readonly string[] = []): Promise<void> {
  const add = page.getByRole('button', { name: 'Add a child' })
  // With a child there, the way to another is behind who plays.
  const chip = page.locator('.child-chip')
  await expect(add.or(chip)).toBeVisible()
  if (await chip.isVisible()) await chip.tap()
  await add.tap()
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

/** Another child plays. */
export async function chooseChild(page: Page, name: string | RegExp): Promise<void> {
  await page.locator('.child-chip').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name }).click()
  await expect(dialog).toBeHidden()
}

/** Creates an account and waits until it is open. */
export async function signUp(page: Page, who = PAT): Promise<void> {
  await page.goto('/signup')
  await createAccount(page, who)
  await expect(page.getByRole('heading', { name: 'Activities', level: 1 })).toBeVisible()
}

export async function signOut(page: Page): Promise<void> {
  await page.goto('/account')
  await page.getByRole('button', { name: 'Sign out' }).tap()
  await expect(page).toHaveURL(/\/$/)
}

export async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/signin')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('seven lanterns')
  await page.getByRole('button', { name: 'Sign in', exact: true }).tap()
  await expect(page).toHaveURL(/\/activity/)
}

/** Proves the own address: the embedded backend has no mail, it shows the code. */
export async function proveAddress(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Get a code' }).tap()
  await page.getByLabel('Code').fill((await page.locator('output').textContent()) ?? '')
  await page.getByRole('button', { name: 'Prove it' }).tap()
}

/** Opens everything that suits a child beyond the five dials. */
export async function openMoreDials(page: Page): Promise<void> {
  await page.locator('summary').filter({ hasText: 'sound, reward' }).click()
}

/** Opens every word beyond the first five. */
export async function openMoreWords(page: Page): Promise<void> {
  await page.locator('summary').filter({ hasText: 'more words' }).click()
}
