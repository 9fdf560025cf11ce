import { expect, type Locator, type Page } from '@playwright/test'

/** Founds a therapist account; the address has to be proven before. */
export async function foundAccount(page: Page, name: string): Promise<void> {
  await page.goto('/therapist-dashboard#team')
  await page.getByRole('button', { name: 'Start a team' }).tap()
  await page.getByLabel('Name of the clinic, school or practice').fill(name)
  await page.getByRole('button', { name: 'Create', exact: true }).tap()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
}

/** Invites an address from the open team page. */
export async function invite(page: Page, email: string, role: string): Promise<void> {
  await page.getByRole('button', { name: 'Invite', exact: true }).tap()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email address').fill(email)
  await dialog.getByRole('radio', { name: role }).tap()
  await dialog.getByRole('button', { name: 'Invite' }).tap()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('group', { name: /invitations? (is|are) waiting/ }).getByText(email)).toBeVisible()
}

/** Accepts where invitations wait, and sees the team. */
export async function accept(page: Page, account: string): Promise<void> {
  await page.goto('/therapist-dashboard#team')
  await page.getByRole('button', { name: `Accept the invitation from ${account}` }).tap()
  await expect(page.getByRole('heading', { name: account, level: 1 })).toBeVisible()
}

/** A line of the open team. */
export const memberLine = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: 'Team', exact: true }).getByRole('listitem').filter({ hasText: name })

/** A child in the list of those whom families shared. */
export const caseRow = (page: Page, alias: string): Locator => page.getByRole('row', { name: new RegExp(alias) })

/** Whoever has a team open is this in it: said among what there is to know of the team. */
export async function expectRole(page: Page, role: string): Promise<void> {
  const said = page.getByText(/^Your role:/)
  // A changed role draws the team anew: opened before, it would be closed again.
  await expect(said).toContainText(`Your role: ${role}.`)
  if (!(await said.isVisible())) await page.locator('summary').filter({ hasText: 'About this team' }).tap()
  await expect(said).toBeVisible()
}
