import { expect, type Page } from '@playwright/test'
import { walkOnce } from './walkOnce'

const PAT = { name: 'Pat', email: 'pat@example.org' }

/** Fills in and submits the sign-up form, which must be open. */
export async function createAccount(page: Page, { name, email } = PAT): Promise<void> {
  await page.getByLabel('Your first name').fill(name)
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('seven lanterns')
  await page.getByRole('button', { name: 'Create account' }).tap()
}

/** Chooses that the account is for the person's own child. */
export async function chooseForMyChild(page: Page): Promise<void> {
  const door = page.getByRole('link', { name: /^My child/ })
  // Uses the keyboard, because the button may be where "Create account" was. A second press there would count as part of the first.
  await door.press('Enter')
  await expect(page.getByLabel('Nickname')).toBeVisible()
}

/** Waits for the first page after sign-in: Today, a team's children, or the list of people for administrators. */
export async function waitForHome(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/(dashboard|therapist-dashboard|system-admin)\b/)
  await expect(page.getByRole('heading', { name: 'Sign in', exact: true, level: 1 })).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** In a new account, skips the question about who plays, and goes to the list of activities. */
export async function skipChildQuestions(page: Page): Promise<void> {
  await chooseForMyChild(page)
  await page.getByRole('button', { name: 'Later', exact: true }).tap()
  await expect(page.getByRole('heading', { name: 'Activities', exact: true, level: 1 })).toBeVisible()
}

/** Adds a child, answers the given questions, skips the rest, and goes to the list of activities. */
export async function addChild(page: Page, alias = 'Firefly', answers: readonly string[] = []): Promise<void> {
  await askWhoPlays(page)
  await page.getByLabel('Nickname').fill(alias)
  await page.getByRole('button', { name: answers.length === 0 ? 'Skip the questions' : 'Next', exact: true }).tap()
  for (const [index, answer] of answers.entries()) {
    await expect(page.getByText(`Question ${index + 1} of 5`)).toBeVisible()
    await page.getByRole('button', { name: answer, exact: true }).tap()
    if (answer !== 'Not sure') await page.getByRole('button', { name: 'Next', exact: true }).tap()
  }
  await expect(page.getByRole('heading', { name: 'Ready for the first light' })).toBeVisible()
  await page.getByRole('button', { name: 'Later', exact: true }).tap()
  const activities = page.getByRole('heading', { name: 'Activities', exact: true, level: 1 })
  await expect(page.getByRole('link', { name: 'Activities', exact: true }).first()).toBeVisible()
  if (await activities.isHidden()) await page.getByRole('link', { name: 'Activities', exact: true }).first().tap()
  await expect(activities).toBeVisible()
}

/** Opens the form for a child. A new account shows it automatically; otherwise it is in the menu for choosing who plays. */
async function askWhoPlays(page: Page): Promise<void> {
  const isNew = page.getByRole('heading', { name: 'Who are you here for?' })
  const nickname = page.getByLabel('Nickname')
  // In a team, the button says whose child it adds.
  const add = page.getByRole('button', { name: /^Add (a|your own) child$/ })
  const chip = page.locator('.child-chip')
  await expect(isNew.or(nickname).or(add).or(chip).first()).toBeVisible()
  if (await isNew.isVisible()) await chooseForMyChild(page)
  if (await nickname.isVisible()) return
  if (await chip.isVisible()) await chip.tap()
  await add.tap()
  await expect(nickname).toBeVisible()
}

/** Switches to another child. */
export async function chooseChild(page: Page, name: string | RegExp): Promise<void> {
  await page.locator('.child-chip').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name }).click()
  await expect(dialog).toBeHidden()
}

/** Creates an account and waits until the app shows it. */
export async function signUp(page: Page, who = PAT): Promise<void> {
  await page.goto('/signup')
  await createAccount(page, who)
  await skipChildQuestions(page)
}

/** Starts a test in a new account without a child, on the list of activities. */
export function openAccount(page: Page): Promise<void> {
  return walkOnce(page, 'account', () => signUp(page))
}

/** Starts a test in a family with one child, on the list of activities. */
export function openFamily(page: Page, alias = 'Firefly', answers: readonly string[] = []): Promise<void> {
  return walkOnce(page, `family ${[alias, ...answers.map((answer) => answer.slice(0, 8))].join(' ')}`, async () => {
    await signUp(page)
    await addChild(page, alias, answers)
  })
}

export async function signOut(page: Page): Promise<void> {
  await page.goto('/account#sign-out')
  await page.getByRole('button', { name: 'Sign out', exact: true }).tap()
  await expect(page).toHaveURL(/\/$/)
}

export async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/signin')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('seven lanterns')
  await page.getByRole('button', { name: 'Sign in', exact: true }).tap()
  await waitForHome(page)
}

/** Confirms the person's own address. The embedded backend has no mail and shows the code instead. */
export async function confirmAddress(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Get a confirmation code' }).tap()
  await page.getByLabel('Code').fill((await page.locator('output').textContent()) ?? '')
  await page.getByRole('button', { name: 'Confirm', exact: true }).tap()
}

/** Opens all settings of a child in addition to the first five. */
export async function openAllSettings(page: Page): Promise<void> {
  await page.locator('summary').filter({ hasText: 'sound, reward' }).click()
}

/** Opens all words in addition to the first five. */
export async function openAllWords(page: Page): Promise<void> {
  await page.locator('summary').filter({ hasText: 'more words' }).click()
}

/** Adds activities to the selected day of the plan. */
export async function addToPlan(page: Page, ...names: readonly (string | RegExp)[]): Promise<void> {
  await page.getByRole('button', { name: 'Add an activity' }).tap()
  const drawer = page.getByRole('dialog')
  for (const name of names) {
    const label = typeof name === 'string' ? new RegExp(`^Add ${name}`) : name
    if (!(await drawer.getByRole('button', { name: label }).first().isVisible()))
      await drawer.getByRole('searchbox').fill(typeof name === 'string' ? name : 'Pictures')
    await drawer.getByRole('button', { name: label }).first().tap()
  }
  await drawer.getByRole('button', { name: 'Done' }).tap()
  await expect(drawer).toBeHidden()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
}
