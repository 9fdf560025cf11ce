import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { STRICT_BRIGHTNESS } from '../../src/domain/child/safety'
import { sharedHarness } from '../support/harness'

/*
 * Checks strict light in the colour of every pixel of the graphics output: everything visible is dimmed, and nothing shows through it.
 */

/** Tolerance (0 to 255) of a channel dimmed to 70 %. Each layer is rounded to a byte, and half-transparent hair once more. */
const ROUNDED = 5

/** Area of the stage without the adult's mark in a top corner, which is always dim. */
const STAGE = { x: 0, y: 40, width: 480, height: 320 }

/** Activities with layers: a bunny whose ears are behind its head, a thing in a bubble with a rim, and a park with several background colours. */
const layered = [
  { activity: 'findbunny', category: null, level: '1' },
  { activity: 'bubblepop', category: null, level: '1' },
  { activity: 'findbunny', category: null, level: '8' },
] as const

test('dims every pixel to seven tenths under strict light, without any layer showing through', async ({ browser }) => {
  const page = await sharedHarness(browser)
  const pixelsFor = async (wanted: (typeof layered)[number], photosensitive: 'yes' | 'no') => {
    await page.evaluate(
      async ([wish, profile]) => {
        await window.harness?.open(wish.activity, wish.category, wish.level, profile)
        await window.harness?.skipGrace()
        for (let frame = 0; frame < 200 && window.__stage?.snapshot().phase !== 'waiting'; frame++) await window.__stage?.step(1, 50)
        await window.__stage?.step(60, 50)
      },
      [wanted, { photosensitive, dials: { waitMs: null } }] as const,
    )
    return await sharp(await page.screenshot({ clip: STAGE }))
      .removeAlpha()
      .raw()
      .toBuffer()
  }
  for (const wanted of layered) {
    const [full, strict] = [await pixelsFor(wanted, 'no'), await pixelsFor(wanted, 'yes')]
    const where = `${wanted.activity} ${wanted.level}`
    expect(
      full.reduce((most, value) => Math.max(most, value), 0),
      `${where} showed nothing`,
    ).toBeGreaterThan(100)
    let most = 0
    for (const [index, value] of full.entries()) most = Math.max(most, Math.abs(value * STRICT_BRIGHTNESS - (strict[index] ?? 0)))
    expect.soft(most, where).toBeLessThanOrEqual(ROUNDED)
  }
})
