import { expect, test, type Page } from '@playwright/test'
import { EXHAUSTIVE_TAG } from '../support/exhaustive'
import { expectAccessible } from '../support/accessible'
import { openFamily, confirmAddress, signIn, signOut, signUp } from '../support/family'
import { expectFits } from '../support/states'

const alex = { name: 'Alex', email: 'alex@example.org' }
const people = (page: Page) => page.getByRole('region', { name: 'People with a code' })
const person = (page: Page, name: string) => people(page).getByRole('listitem').filter({ hasText: name })

/** Makes a sharing code on this device, and returns it. */
async function makeCode(page: Page, { name, step, kind = 'A therapist' }: { name: string; step?: RegExp; kind?: string }): Promise<string> {
  await page.goto('/sharing')
  await page.getByRole('link', { name: 'Share Firefly with someone' }).tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This tablet cannot reach other devices')
  await page.getByRole('link', { name: 'Share on this tablet' }).tap()
  await page.getByRole('button', { name: kind }).tap()
  await page.getByLabel('Their name').fill(name)
  if (step !== undefined) await page.getByRole('radio', { name: step }).check()
  await page.getByRole('button', { name: '4 weeks' }).tap()
  await expectFits(page)
  await page.getByRole('button', { name: 'Make the code' }).tap()
  const code = page.locator('output')
  await expect(code).toHaveText(/^[A-Z2-9]{4} [A-Z2-9]{4} [A-Z2-9]{4}$/)
  return (await code.textContent()) ?? ''
}

/** Signs up with a confirmed address and enters a code. */
async function enterCode(page: Page, code: string) {
  await page.getByLabel('Invitation code').fill(code)
  await page.getByRole('button', { name: 'Open the invitation' }).tap()
}

async function comeToCode(page: Page) {
  await signUp(page, alex)
  await page.goto('/account')
  await confirmAddress(page)
  await expect(page.getByText('Your email is confirmed.')).toBeVisible()
  await page.goto('/here-for?step=invited')
}

test(
  'lets a mother share a child view-only until a date, lets the other person look but not change anything, and ends access when she stops sharing',
  { tag: EXHAUSTIVE_TAG },
  async ({ page }) => {
    await openFamily(page, 'Firefly')
    const code = await makeCode(page, { name: 'Grandma', kind: 'A grandparent', step: /^Look(?!,)/ })
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Done' }).tap()
    await expect(person(page, 'Grandma')).toContainText('14 days left')
    await signOut(page)

    await comeToCode(page)
    await enterCode(page, 'K7M4 QD2X 9RTW')
    await expect(page.getByText('This invitation was not found')).toBeVisible()
    await enterCode(page, code.toLowerCase())
    await expect(page.getByText('Pat shares Firefly with you')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Accept' }).tap()
    await expect(page.getByText('Firefly is shared with you')).toBeVisible()
    await expect(page.getByText('There is no invitation for you yet')).toHaveCount(0)
    await page.getByRole('link', { name: 'Open Firefly' }).tap()
    await expect(page.getByRole('navigation', { name: /pages$/ })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Play', exact: true })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Play the first light' })).toHaveCount(0)
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing is planned for today')
    await expect(page.getByRole('button', { name: /^Start with/ })).toHaveCount(0)
    await expect(page.getByRole('radiogroup')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Change today’s plan' })).toHaveCount(0)
    await page.goto('/lightcatcher')
    await expect(page.getByText(/Play on this device is not saved\.$/)).toBeVisible()
    await page.goto('/profile')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Change', { exact: true })).toHaveCount(0)
    await expect(page.getByRole('navigation', { name: /pages$/ }).getByRole('link', { name: 'Messages' })).toHaveCount(0)
    await expect(page.getByRole('navigation', { name: /pages$/ }).getByRole('link', { name: 'Assessment' })).toHaveCount(0)
    await page.goto('/sharing')
    await expect(page.getByText(/^You may look, until/)).toBeVisible()
    await expectAccessible(page)
    await signOut(page)

    await signIn(page, 'pat@example.org')
    await page.goto('/sharing')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alex can see Firefly')
    await expect(person(page, 'Alex')).toContainText('May look, until')
    await page.getByRole('button', { name: 'Change what Alex may do' }).tap()
    await page
      .getByRole('dialog')
      .getByRole('radio', { name: /^Look, plan and write/ })
      .check()
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).tap()
    await expect(person(page, 'Alex')).toContainText('May look, plan and write')
    await page.getByRole('button', { name: 'Stop sharing Firefly with Alex' }).tap()
    await page.getByRole('dialog').getByRole('button', { name: 'Stop sharing' }).tap()
    await expect(person(page, 'Alex')).toHaveText(/^Alex can no longer see Firefly\.Share again$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Only the family sees Firefly')
    await signOut(page)

    await signIn(page, alex.email)
    await page.goto('/profile')
    await expect(page.getByText('Firefly')).toHaveCount(0)
  },
)

test('lets a helper who may plan and write send a message that the mother answers', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await openFamily(page, 'Firefly')
  const code = await makeCode(page, { name: 'Robin', step: /^Look, plan and write/ })
  await signOut(page)
  await comeToCode(page)
  await enterCode(page, code)
  await page.getByRole('button', { name: 'Accept' }).tap()
  await expect(page.getByText('Firefly is shared with you')).toBeVisible()
  await page.goto('/messages')
  await page.getByLabel('Your message to the family').fill('Keep the light on the left.')
  await page.getByRole('button', { name: 'Send', exact: true }).tap()
  await expect(page.getByText('Saved. It is sent now')).toBeVisible()
  await page.goto('/plan')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await signOut(page)
  await signIn(page, 'pat@example.org')
  await page.goto('/messages')
  await expect(page.getByText('Keep the light on the left.')).toBeVisible()
  await expect(page.getByText(/^Alex wrote/)).toBeVisible()
  await page.getByLabel('Your message to the therapist').fill('We will.')
  await page.getByRole('button', { name: 'Send', exact: true }).tap()
  await expect(page.getByText('We will.')).toBeVisible()
})

test('lets a clinic enter a mother’s code, shows her the team’s name, and shares with the team', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await openFamily(page, 'Firefly')
  await page.goto('/sharing?step=here')
  await page.getByRole('button', { name: 'A clinic or school' }).tap()
  await expect(page.getByRole('button', { name: 'Make the code' })).toBeDisabled()
  await page.goto('/account')
  await confirmAddress(page)
  await expect(page.getByText('Your email is confirmed.')).toBeVisible()
  const code = await makeCode(page, { name: 'Eye clinic', kind: 'A clinic or school' })
  await signOut(page)
  await comeToCode(page)
  await enterCode(page, code)
  await page.getByRole('link', { name: 'Start a team' }).tap()
  await page.getByRole('textbox').first().fill('Eye clinic North')
  await page.getByRole('textbox').first().press('Enter')
  await expect(page).toHaveURL(/therapist-dashboard/)
  await page.goto('/here-for?step=invited')
  await enterCode(page, code)
  await page
    .getByRole('button', { name: /^Enter for / })
    .first()
    .tap()
  await expect(page.getByText(/^The family now sees/)).toBeVisible()
  await signOut(page)
  await signIn(page, 'pat@example.org')
  await page.goto('/sharing')
  await expect(person(page, 'Eye clinic')).toContainText('has entered your code')
  await person(page, 'Eye clinic')
    .getByRole('button', { name: /^Share until/ })
    .tap()
  await expect(person(page, 'Eye clinic')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Clinics and schools' }).getByRole('button', { name: /^Stop sharing/ })).toHaveCount(1)
})
