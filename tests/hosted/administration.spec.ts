import { expect, test } from '@playwright/test'
import { EXHAUSTIVE_TAG } from '../support/exhaustive'
import { readFileSync } from 'node:fs'
import { PASSWORD, confirmAddress, signUp } from '../support/hosted/people'
import { adminAccess, uidOf } from '../support/hosted/services'

test('lets an administrator make codes and a parent redeem one, and redirects everyone else', { tag: EXHAUSTIVE_TAG }, async ({ page, browser }) => {
  const email = await signUp(page, 'Ada')
  const uid = await uidOf(email)
  await adminAccess.put({ [`Users/${uid}`]: { ...(await adminAccess.read(`Users/${uid}`)), role: 'system_admin' } })
  // The role alone is not enough, because anyone could use an unconfirmed address.
  await page.goto('/system-admin')
  await expect(page).toHaveURL(/\/$/)
  await confirmAddress(page, email)
  // A person who has been a family member so far switches to administration on the account page.
  await page.goto('/account')
  await page.getByRole('button', { name: 'Administration' }).tap()
  await page.getByRole('link', { name: 'People' }).tap()
  await expect(page.getByRole('heading', { name: 'People', level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'Codes' }).tap()
  await page.getByLabel('Label').fill('Spring fair')
  await page.getByLabel('How many').fill('2')
  await page.getByRole('button', { name: 'Make codes', exact: true }).tap()
  await expect(page.getByRole('row')).toHaveCount(3)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a table (CSV)' }).tap()
  const table = readFileSync((await (await download).path()) ?? '', 'utf8')
    .trim()
    .split('\r\n')
  expect(table).toHaveLength(3)
  const [code = ''] = (table[1] ?? '').split(',')

  const parent = await (await browser.newContext()).newPage()
  const parentUid = await uidOf(await signUp(parent, 'Pia'))
  await expect(parent.getByRole('link', { name: 'People' })).toHaveCount(0)
  await parent.goto('/system-admin')
  await expect(parent).toHaveURL(/\/$/)
  await parent.goto('/pricing')
  const redeem = async () => {
    await parent.getByLabel('Your code').fill(code)
    await parent.getByRole('button', { name: 'Use the code' }).tap()
  }
  await redeem()
  await expect(parent.getByText(/Opened with a code/)).toBeVisible()
  const kept = await adminAccess.read(`activationCodes/${code.replaceAll('-', '')}`)
  expect(kept).toMatchObject({ uses: 1, maxUses: 1, createdBy: uid, batch: 'Spring fair' })
  expect(await adminAccess.read(`Users/${parentUid}`)).toMatchObject({ activationCodeSubscription: { code: code.replaceAll('-', '') } })
  await redeem()
  await expect(parent.getByRole('alert')).toContainText('You have already used this code.')
})

test('lets an administrator erase a person with a reason, without any trace left', { tag: EXHAUSTIVE_TAG }, async ({ page, browser }) => {
  const other = await (await browser.newContext()).newPage()
  const victim = await signUp(other, 'Vera')
  const victimUid = await uidOf(victim)
  const email = await signUp(page, 'Root')
  const uid = await uidOf(email)
  await adminAccess.put({ [`Users/${uid}`]: { ...(await adminAccess.read(`Users/${uid}`)), role: 'system_admin' } })
  await confirmAddress(page, email)
  await page.goto('/system-admin')
  await page.getByLabel('Find a person').fill(victim)
  await page.getByRole('button', { name: 'Search' }).tap()
  await page.getByRole('button', { name: 'Delete this person' }).tap()
  const form = page.getByRole('form', { name: 'Delete this person' })
  const erase = form.getByRole('button', { name: 'Delete for good' })
  await form.getByLabel('Your password').fill('not this one')
  await expect(erase).toBeDisabled()
  await form.getByLabel('Reason').fill('Asked by letter')
  await erase.tap()
  await expect(form.getByRole('alert')).toContainText('Nothing was deleted.')
  expect(await adminAccess.read(`Users/${victimUid}`)).toMatchObject({ email: victim })
  await form.getByLabel('Your password').fill(PASSWORD)
  await erase.tap()
  await expect(page.getByText(/Receipt [\w-]{36}: \d+ records deleted/)).toBeVisible()
  for (const name of ['Users', 'consents', 'auditLog', 'receipts', 'mail']) {
    expect(JSON.stringify(await adminAccess.find(name))).not.toMatch(new RegExp(`${victimUid}|${victim}`))
  }
  expect((await adminAccess.find('auditLog')).map(({ data }) => data)).toContainEqual(
    expect.objectContaining({ actor: uid, action: 'erase:person', note: 'Asked by letter' }),
  )
})
