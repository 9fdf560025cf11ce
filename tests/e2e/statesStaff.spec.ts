import { expect, test } from '@playwright/test'
import { EXHAUSTIVE_TAG } from '../support/exhaustive'
import { expectFits, expectRetryReads, expectUsable, makeBreakable, openDemo, type FailedRead } from '../support/states'

/*
 * The states of the pages of therapists, owners, administrators and signed-out visitors. Other tests cover the following: a filled caseload,
 * filters, no match, several selected children, an ended sharing, a suspended account, an unassigned child (children, teams); an account without
 * children, and the team with its dialogs (teams); codes, roles and the log (systemAdmin); every public page at five sizes (screens).
 */

const caseload = /^documents TherapistAccounts\/[^/]+\/sharedChildren/

const ofTherapist: readonly FailedRead[] = [
  { path: '/therapist-dashboard', broken: caseload, says: 'The children did not load', after: 'Seizure question still open' },
  { path: '/progress', broken: /^documents children\/[^/]+\/sessions/, says: 'The sessions did not load', after: /played on \d+ days/ },
  { path: '/plan', broken: /^documents children\/[^/]+\/plans/, says: 'The plan did not load', after: /^(This week, about|Nothing is planned this week)/ },
]

test('fits a therapist’s pages, and reads failed data again after one press', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await makeBreakable(page)
  await openDemo(page, 'A therapist')
  for (const path of ['/therapist-dashboard', '/therapist-dashboard#team', '/dashboard', '/progress', '/profile', '/plan', '/voices', '/account']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectFits(page)
  }
  // The page explains decisions that only the family can make, but does not offer them.
  await page.goto('/sharing')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^The family decides who sees/)
  await expectUsable(page)
  for (const each of ofTherapist) await expectRetryReads(page, each)
})

test('fits an owner’s list and team', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await openDemo(page, 'A clinic owner')
  for (const path of ['/therapist-dashboard', '/therapist-dashboard#team']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectFits(page)
  }
})

test('keeps every administration page fitting and accessible, and reads failed data again after one press', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await makeBreakable(page)
  await openDemo(page, 'A system administrator')
  for (const part of ['Teams', 'Codes', 'Features', 'People']) {
    await page.getByRole('link', { name: part }).tap()
    await expect(page.getByRole('heading', { name: part, level: 1 })).toBeFocused()
    await expectUsable(page)
  }
  await expectRetryReads(page, {
    path: '/system-admin',
    broken: /^documents activationCodes/,
    says: 'That did not work',
    after: 'Nothing yet.',
  })
})
