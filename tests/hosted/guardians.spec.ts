import { expect, test, type Browser, type Page } from '@playwright/test'
import { EXHAUSTIVE_TAG } from '../support/exhaustive'
import { addChild, openAllSettings } from '../support/family'
import { signInNewPerson, confirmAddress, signUp } from '../support/hosted/people'
import { adminAccess, uidOf } from '../support/hosted/services'

const newPage = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage()

test('lets a second parent confirm and accept on another device, with live updates for both, until removed', { tag: EXHAUSTIVE_TAG }, async ({ browser }) => {
  const [owner, other] = [await newPage(browser), await newPage(browser)]
  const ownerEmail = await signInNewPerson(owner, 'Pat')
  await addChild(owner, 'Firefly')
  const email = await signUp(other, 'Alex')
  await expect(other.getByText('Did another parent invite you?')).toBeVisible()
  await addChild(other, 'Otter')

  await owner.goto('/sharing')
  const firefly = owner.getByRole('region', { name: 'Parents and guardians' })
  await firefly.getByRole('button', { name: 'Invite another parent' }).tap()
  await owner.getByRole('dialog').getByLabel('Email address').fill(email)
  await owner.getByRole('dialog').getByRole('button', { name: 'Invite' }).tap()
  await expect(firefly.getByText('Invited, 14 days left')).toBeVisible()

  // A person with an unconfirmed address sees nothing.
  await other.goto('/activity')
  await expect(other.getByRole('button', { name: 'Otter', exact: true })).toBeVisible()
  await expect(other.getByText('Pat has invited you')).toHaveCount(0)
  await confirmAddress(other, email)
  await other.getByRole('link', { name: 'Activities' }).tap()
  await expect(other.getByText('Pat has invited you to look after Firefly')).toBeVisible()
  await other.getByRole('button', { name: 'Accept: look after Firefly' }).tap()
  await expect(other.getByRole('button', { name: 'Firefly', exact: true })).toBeVisible()
  await expect(firefly.getByRole('button', { name: 'Remove Alex from Firefly' })).toBeVisible()
  await expect(firefly.getByText('Invited, 14 days left')).toHaveCount(0)

  await other.goto('/profile')
  await openAllSettings(other)
  await other.getByRole('button', { name: 'Increase: Size' }).tap()
  await expect(other.getByText('Saved', { exact: true })).toBeVisible()
  const [ownerUid, uid] = [await uidOf(ownerEmail), await uidOf(email)]
  expect(await adminAccess.read(`children/${ownerUid}_0`)).toMatchObject({
    ownerUid,
    guardianIds: [uid],
    guardians: { [uid]: { since: expect.any(Date) } },
    updatedBy: uid,
  })

  await other.getByRole('link', { name: 'Activities' }).tap()
  await expect(other.getByRole('button', { name: 'Firefly', exact: true })).toBeVisible()
  await firefly.getByRole('button', { name: 'Remove Alex from Firefly' }).tap()
  await owner.getByRole('dialog').getByRole('button', { name: 'Remove Alex' }).tap()
  await expect(other.getByRole('button', { name: 'Firefly', exact: true })).toHaveCount(0)
  await expect(other.getByRole('button', { name: 'Otter', exact: true })).toBeVisible()
  await expect(firefly.getByRole('button', { name: 'Remove Alex from Firefly' })).toHaveCount(0)
  expect(await adminAccess.read(`children/${ownerUid}_0`)).toMatchObject({ guardianIds: [], guardians: {} })
  await other.reload()
  await expect(other.getByRole('button', { name: 'Otter', exact: true })).toBeVisible()
  await expect(other.getByRole('button', { name: 'Firefly', exact: true })).toHaveCount(0)
})
