import { expect, type Locator, type Page } from '@playwright/test'

/** Creates a therapist account. The person's address must be confirmed first. */
export async function createTherapistAccount(page: Page, name: string): Promise<void> {
  await page.goto('/therapist-dashboard#team')
  await page.getByRole('button', { name: 'Start a team' }).tap()
  await page.getByLabel('Name of the clinic, school or practice').fill(name)
  await page.getByRole('button', { name: 'Create', exact: true }).tap()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
}

/** Sends an invitation to an address from the open team page. */
export async function invite(page: Page, email: string, role: string): Promise<void> {
  await page.getByRole('button', { name: 'Invite', exact: true }).tap()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email address').fill(email)
  await dialog.getByRole('radio', { name: role }).tap()
  await dialog.getByRole('button', { name: 'Invite' }).tap()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('group', { name: /invitations? (is|are) waiting/ }).getByText(email)).toBeVisible()
}

/** Accepts a waiting invitation and opens the team. */
export async function accept(page: Page, account: string): Promise<void> {
  await page.goto('/therapist-dashboard#team')
  await page.getByRole('button', { name: `Accept the invitation from ${account}` }).tap()
  await expect(page.getByRole('heading', { name: account, level: 1 })).toBeVisible()
}

/** Returns a member's row on the open team page. */
export const memberLine = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: 'Team', exact: true }).getByRole('listitem').filter({ hasText: name })

/** Returns a child's row in the list of shared children. */
export const caseRow = (page: Page, alias: string): Locator => page.getByRole('row', { name: new RegExp(alias) })

/** Checks the person's own role in the details of the open team. */
export async function expectRole(page: Page, role: string): Promise<void> {
  const said = page.getByText(/^Your role:/)
  // A changed role redraws the team's details. If they were opened before that, they would close again.
  await expect(said).toContainText(`Your role: ${role}.`)
  if (!(await said.isVisible())) await page.locator('summary').filter({ hasText: 'About this team' }).tap()
  await expect(said).toBeVisible()
}
