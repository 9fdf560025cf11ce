import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { STRICT_BRIGHTNESS } from '../../src/domain/child/safety'
import { sharedHarness } from '../support/harness'

/* Strict light is in the colour of every pixel, as it comes out of the graphics: whatever is seen of a thing is dimmed, and nothing through it. */

/** A channel may be so far from seven tenths of itself: each layer of it is rounded to a byte, and half-seen hair once more. */
const ROUNDED = 5

/** All but the adult's mark in a top corner, which is dim for everybody. */
const STAGE = { x: 0, y: 40, width: 480, height: 320 }

/** A bunny whose ears are a layer behind its head; a thing in a bubble with its rim; a park with a ground of several colours. */
const layered = [
  { activity: 'findbunny', category: null, level: '1' },
  { activity: 'bubblepop', category: null, level: '1' },
  { activity: 'findbunny', category: null, level: '8' },
] as const

test('under strict light every pixel has seven tenths of its light, and no layer of a picture is seen through another', async ({ browser }) => {
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
