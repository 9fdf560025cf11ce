import { expect, test } from '@playwright/test'
import { expectAccessible } from '../support/accessible'
import { createAccount, chooseForMyChild } from '../support/family'
import { StagePage } from '../support/stagePage'

/* Tests the first steps: a guest's second activity, and the reason to create an account. */

test('leads a guest from a result to a second activity and on to an account', async ({ page }) => {
  const stage = new StagePage(page)
  await page.goto('/?automation=1')
  await page.getByRole('link', { name: 'Try it now' }).tap()
  await stage.untilStarted()
  await stage.playToEnd(() => stage.tapTarget())
  await page.getByRole('button', { name: 'Play something else' }).tap()
  await expect(page.getByRole('heading', { name: 'Three to play right now' })).toBeVisible()
  const cards = page.locator('main li a')
  await expect(cards).toHaveText([/Light catcher.*just played/, /^Music/, /^Count the ducks/])
  await expectAccessible(page)
  await cards.filter({ hasText: 'Music' }).tap()
  await page.getByRole('button', { name: 'Start', exact: true }).tap()
  await stage.untilStarted({ activity: 'music' })
  await page.goto('/more')
  await expect(page.getByText('Your play so far comes with you.')).toBeVisible()
  await page.getByRole('link', { name: 'Make it fit my child' }).tap()
  await expect(page.getByLabel('Your first name')).toBeVisible()
})

test('lets a new therapist create a team, preview the family’s page, and reach an empty list', async ({ page }) => {
  await page.goto('/signup?automation=1')
  await createAccount(page)
  await expect(page.getByRole('heading', { name: 'Who are you here for?' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: /^Children I work with/ }).press('Enter')
  await page.getByRole('button', { name: 'Get a confirmation code' }).tap()
  await page.getByLabel('Code').fill((await page.locator('output').textContent()) ?? '')
  await page.getByRole('button', { name: 'Confirm', exact: true }).tap()
  await page.getByLabel('Name of the clinic, school or practice').fill('Harbour Vision Team')
  await expect(page.getByText('Harbour Vision Team has invited you')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Create', exact: true }).tap()
  await expect(page).toHaveURL(/\/therapist-dashboard/)
  await expect(page.getByRole('heading', { name: 'Your list starts with one family' })).toBeVisible()
})

test('tells an invited person which address the invitation needs, and lets them go back and choose again', async ({ page }) => {
  await page.goto('/signup?automation=1')
  await createAccount(page)
  await page.getByRole('link', { name: /^I was invited/ }).press('Enter')
  await expect(page.getByText('pat@example.org').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Back' }).tap()
  await chooseForMyChild(page)
})
