import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { waitForHome, skipChildQuestions } from '../family'
import { adminAccess, newAddress, openLinkInLetter } from './services'

export const PASSWORD = 'seven lanterns'

/** Creates an account through the app's pages, waits until it is open, and returns its email address. */
export async function signUp(page: Page, name: string): Promise<string> {
  const email = newAddress(name.toLowerCase())
  await page.goto('/signup?automation=1')
  await page.getByLabel('Your first name').fill(name)
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).tap()
  await skipChildQuestions(page)
  return email
}

/** Submits an email address and a password, which may be wrong. */
export async function trySignIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/signin?automation=1')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).tap()
}

export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await trySignIn(page, email, password)
  await waitForHome(page)
}

/** Signs in a new person whose address is already confirmed, for tests that start at a later step. Returns the address. */
export async function signInNewPerson(page: Page, name: string): Promise<string> {
  const email = newAddress(name.toLowerCase())
  await adminAccess.addPerson({ uid: randomUUID().replaceAll('-', ''), email, password: PASSWORD, displayName: name })
  await signIn(page, email)
  return email
}

export async function signOut(page: Page): Promise<void> {
  await page.goto('/account#sign-out')
  await page.getByRole('button', { name: 'Sign out', exact: true }).tap()
  await expect(page).toHaveURL(/\/$/)
}

/** Confirms the signed-in person's address: asks for the letter, opens its link elsewhere, and returns to the app. */
export async function confirmAddress(page: Page, email: string): Promise<void> {
  await page.goto('/account')
  await page.getByRole('button', { name: 'Send me an email' }).tap()
  await expect(page.getByText(`We sent an email to ${email}`)).toBeVisible()
  await openLinkInLetter(email, 'VERIFY_EMAIL')
  await page.getByRole('button', { name: 'I have tapped the link' }).tap()
  await expect(page.getByText(`${email} is confirmed.`)).toBeVisible()
}
