import { readdirSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { families } from '#domain/activities/manifest'
import { addChild, createAccount } from '../support/family'
import { EXHAUSTIVE_TAG, sample } from '../support/exhaustive'
import { StagePage, untilTrue } from '../support/stagePage'

/** Activities that are only for staff. */
const FOR_STAFF = ['visualdiscrimination', 'visualdiscrimination-game']
/** Sampling interval: every eighteenth tile is tested. */
const SAMPLED_TILES = 18

/** Returns the addresses of all tiles of an activity family. */
async function tilesOf(page: Page, family: string): Promise<readonly string[]> {
  await page.goto(`/subactivity/${family}`)
  const tiles = page.locator('main li a')
  await expect(tiles.first()).toBeVisible()
  const busier = page.locator('main summary')
  if (await busier.isVisible()) await busier.tap()
  return tiles.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
}

test('has a tile for every activity, and every tile opens a playable activity', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  test.setTimeout(900_000)
  await page.goto('/signup')
  await createAccount(page)
  // A child with strict light settings would not be offered all activities.
  await addChild(page, 'Firefly', ['Not sure', 'Not sure', 'Not sure', 'Not sure', 'Neither'])
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Open everything on this device' }).tap()
  await expect(page.getByText('Everything is open')).toBeVisible()

  const found: { readonly family: string; readonly address: string }[] = []
  for (const family of families) for (const address of await tilesOf(page, family)) found.push({ family, address })
  const built = readdirSync('scenes/activities').filter((id) => !FOR_STAFF.includes(id))
  expect([...new Set(found.map(({ address }) => address.split(/[/?]/)[1]))].toSorted()).toEqual(built.toSorted())
  expect(new Set(found.map(({ address }) => address)).size).toBe(found.length)

  const stage = new StagePage(page)
  for (const { family, address } of sample(found, SAMPLED_TILES)) {
    await tilesOf(page, `${family}?automation=1`)
    await page.locator(`main li a[href="${address}"]`).tap()
    await stage.begin()
    await stage.skipToOpen()
    const { activity, events } = await stage.snapshot()
    expect(address, 'what the tile says is on the stage').toContain(activity ?? '-')
    expect(
      events.some(({ kind }) => kind === 'stimulus-shown'),
      `${address} shows something`,
    ).toBe(true)
    await untilTrue(`${address} answers a press`, async () => {
      await page.keyboard.press('Space')
      // The adult marks which things the child follows with their eyes.
      if (family === 'follow') await page.keyboard.press('l')
      await stage.step(1500)
      return (await stage.snapshot()).events.some(({ kind }) => ['answered', 'did', 'looked'].includes(kind))
    })
  }
})
