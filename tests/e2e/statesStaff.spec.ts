import { expect, test } from '@playwright/test'
import { EXHAUSTIVE_TAG } from '../support/exhaustive'
import { expectFits, expectReadAgain, expectWhole, makeBreakable, openDemo, type Unread } from '../support/states'

/*
 * What the pages of therapists, owners and administrators say in each of their states, and those of whoever is not signed in. Elsewhere, and not
 * here: filled caseload, filters, nobody found, several chosen, a sharing that ended, a suspended account, nobody assigned (children, teams), an
 * account without children and the team with its dialogs (teams), codes, roles and the log (systemAdmin), every public page at five sizes (screens).
 */

const caseload = /^documents TherapistAccounts\/[^/]+\/sharedChildren/

const ofTherapist: readonly Unread[] = [
  { path: '/therapist-dashboard', broken: caseload, says: 'The children did not load', after: 'Seizure question still open' },
  { path: '/progress', broken: /^documents children\/[^/]+\/sessions/, says: 'The sessions did not load', after: /played on \d+ days/ },
  { path: '/plan', broken: /^documents children\/[^/]+\/plans/, says: 'The plan did not load', after: /^(This week, about|Nothing is planned this week)/ },
]

test('a therapist’s pages fit, and what cannot be read is there after one press', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await makeBreakable(page)
  await openDemo(page, 'A therapist')
  for (const path of ['/therapist-dashboard', '/therapist-dashboard#team', '/dashboard', '/progress', '/profile', '/plan', '/voices', '/account']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectFits(page)
  }
  // What belongs to the family is said, and not offered.
  await page.goto('/sharing')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^The family decides who sees/)
  await expectWhole(page)
  for (const each of ofTherapist) await expectReadAgain(page, each)
})

test('an owner’s list and team fit', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await openDemo(page, 'A clinic owner')
  for (const path of ['/therapist-dashboard', '/therapist-dashboard#team']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectFits(page)
  }
})

test(
  'every part of the administration fits and can be used by everybody; what cannot be read is there after one press',
  { tag: EXHAUSTIVE_TAG },
  async ({ page }) => {
    await makeBreakable(page)
    await openDemo(page, 'A system administrator')
    for (const part of ['Teams', 'Codes', 'Features', 'People']) {
      await page.getByRole('link', { name: part }).tap()
      await expect(page.getByRole('heading', { name: part, level: 1 })).toBeFocused()
      await expectWhole(page)
    }
    await expectReadAgain(page, {
      path: '/system-admin',
      broken: /^documents activationCodes/,
      says: 'That did not work',
      after: 'Nothing yet.',
    })
  },
)
