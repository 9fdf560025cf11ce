import { expect, test } from '@playwright/test'
import { expectAccessible } from '../support/accessible'
import { openFamily } from '../support/family'
import { StagePage, untilTrue } from '../support/stagePage'

test('mirrors the play in the adult’s second window, and applies its marks, help and breaks in the child’s window', async ({ page, context }) => {
  await openFamily(page, 'Firefly')
  const adult = await context.newPage()
  await adult.goto('/beside')
  await expect(adult.getByText('Nothing is being played right now.')).toBeVisible()
  await expect(adult.getByRole('button', { name: 'Looking now' })).toBeDisabled()
  await expectAccessible(adult)

  const stage = new StagePage(page)
  await stage.start('/lightcatcher?level=1')
  await stage.skipToOpen()
  await expect(adult.getByRole('heading', { name: 'Following along with Firefly' })).toBeVisible()
  await expect(adult.getByText('Light catcher, level 1. Playing')).toBeVisible()
  await expectAccessible(adult)

  const kinds = async () => (await stage.snapshot()).events.map(({ kind }) => kind)
  const look = adult.getByRole('button', { name: 'Looking now' })
  await look.dispatchEvent('pointerdown')
  await expect.poll(kinds).toContain('looked')
  await stage.step(1500)
  await look.dispatchEvent('pointerup')
  await stage.step(100)
  await expect.poll(kinds).toContain('looked-away')
  const { events } = await stage.snapshot()
  const at = (kind: string) => events.find((event) => event.kind === kind)?.at ?? 0
  expect(at('looked-away') - at('looked')).toBeGreaterThanOrEqual(1400)

  await adult.getByRole('button', { name: 'Hand-under-hand help' }).click()
  await stage.step(100)
  await expect.poll(kinds).toContain('helped')

  await adult.getByRole('button', { name: 'Rest', exact: true }).click()
  await expect(adult.getByText('Resting: the screen is dark.')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await adult.getByRole('button', { name: 'Continue' }).click()
  await expect(adult.getByText('Playing')).toBeVisible()

  const before = (await stage.snapshot()).trial
  await adult.getByRole('button', { name: 'Next', exact: true }).click()
  // The press arrives as a message from another window; then the stage continues on its own clock.
  await untilTrue('the next trial begins', async () => {
    await stage.step(500)
    return (await stage.snapshot()).trial !== before
  })

  await adult.getByRole('button', { name: 'End', exact: true }).click()
  await expect(adult.getByText('The session has ended.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Play again' })).toBeVisible()
  await page.goto('/activity')
  await expect(adult.getByText('Nothing is being played right now.')).toBeVisible()
})
