import { expect, test, type Page } from '@playwright/test'
import { EXHAUSTIVE_TAG } from '../support/exhaustive'
import { mkdirSync } from 'node:fs'
import sharp from 'sharp'
import { expectAccessible } from '../support/accessible'
import { openFamily } from '../support/family'
import { StagePage } from '../support/stagePage'

const folder = 'test-results/scenes'
mkdirSync(folder, { recursive: true })

/** A kitchen shelf as a family might photograph it, with a magenta cup at the bottom right. No built-in picture has this colour. */
const kitchen = (width: number, height: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 900 600" preserveAspectRatio="none">
      <rect width="900" height="600" fill="#8d7f6a"/><rect y="380" width="900" height="220" fill="#5b4632"/>
      <rect x="120" y="120" width="160" height="260" fill="#9db6a4"/><circle cx="400" cy="300" r="80" fill="#c79b3b"/>
      <rect x="560" y="260" width="120" height="140" rx="20" fill="#ff00ff"/></svg>`,
  )
/** Position of the cup in the largest centred square of that picture, as fractions of the square. */
const CUP = { left: (560 - 150) / 600, top: 260 / 600, right: (680 - 150) / 600, bottom: 400 / 600 }

async function openPhotos(page: Page): Promise<void> {
  await openFamily(page, 'Firefly', ['Not sure', 'Not sure', 'Not sure', 'Not sure', 'Neither'])
  await page.goto('/photos')
  await expect(page.getByRole('heading', { name: 'Photos for Firefly' })).toBeVisible()
}

const pick = (page: Page, buffer: Buffer, name = 'kitchen.jpg', mimeType = 'image/jpeg') =>
  page.locator('input[name=scene]:not([capture])').setInputFiles({ name, mimeType, buffer })

const jpeg = (width = 900, height = 600) => sharp(kitchen(width, height)).jpeg().toBuffer()

const board = (page: Page) => page.getByRole('button', { name: 'The picture. Arrow keys move the box' })

/** Draws a box from one corner to another, in fractions of the picture, with the mouse. A browser treats it like a finger. */
async function draw(page: Page, from: readonly [number, number], to: readonly [number, number]): Promise<void> {
  const { x, y, width, height } = (await board(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x + from[0] * width, y + from[1] * height)
  await page.mouse.down()
  await page.mouse.move(x + ((from[0] + to[0]) / 2) * width, y + ((from[1] + to[1]) / 2) * height)
  await page.mouse.move(x + to[0] * width, y + to[1] * height)
  await page.mouse.up()
}

/** Returns the left, top, width and height of the drawn box, as fractions of the picture. */
const boxOf = (page: Page, within = page.locator('[data-box]').first()) =>
  within.evaluate(({ style }) => [style.left, style.top, style.width, style.height].map((side) => Number.parseFloat(side) / 100))

async function keepScene(page: Page, name: string, buffer: Buffer): Promise<void> {
  await pick(page, buffer)
  await page.getByRole('button', { name: 'Next' }).tap()
  await draw(page, [CUP.left, CUP.top], [CUP.right, CUP.bottom])
  await page.getByLabel('Its name, as you say it at home').fill(name)
  await page.getByRole('button', { name: 'Save photo' }).tap()
  await expect(page.getByRole('heading', { name: `“${name}” is saved` })).toBeVisible()
  await page.getByRole('button', { name: 'Done with this photo' }).tap()
}

/** Returns the number of light and of dark pixels in the cup's colour, and of other bright pixels. */
async function magenta(page: Page, name: string): Promise<{ readonly light: number; readonly dark: number; readonly other: number }> {
  const { data, info } = await sharp(await page.screenshot({ path: `${folder}/${name}.png` }))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const counts = { light: 0, dark: 0, other: 0 }
  for (let at = 0; at < data.length; at += info.channels) {
    const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]]
    if (red > 180 && green < 70 && blue > 180) counts.light += 1
    else if (red > 25 && green < red / 3 && blue > 25 && Math.abs(red - blue) < 25) counts.dark += 1
    else if (Math.max(red, green, blue) > 100) counts.other += 1
  }
  return counts
}

test('makes a family’s own scene in a few presses, and “Spot it” asks for its thing while the rest brightens', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await openPhotos(page)
  await expectAccessible(page)
  const presses = await page.evaluateHandle(() => {
    const counts = { presses: 0 }
    addEventListener('pointerdown', () => (counts.presses += 1), true)
    return counts
  })
  await pick(page, await jpeg())
  await expect(page.getByText('Fit the thing and what is around it into the square.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Next' }).tap()
  await expect(page.getByRole('heading', { name: 'Draw a box around the thing' })).toBeVisible()

  // A photo without a box or a name is not saved, and the page says why.
  await page.getByRole('button', { name: 'Save photo' }).tap()
  await expect(page.getByRole('status').filter({ hasText: 'There is no box yet. Tap the thing on the picture.' })).toBeVisible()
  await expect(page.getByText('Enter a name of up to 30 letters.')).toBeVisible()
  await expectAccessible(page)

  // A tap makes a box at that point.
  await board(page).tap({ position: { x: 200, y: 200 } })
  expect((await boxOf(page)).slice(2)).toEqual([0.3, 0.3])
  // A box of two pixels is enlarged until a finger can hit it.
  const side = (await board(page).boundingBox())?.width ?? 1
  await draw(page, [0.9, 0.9], [0.9 + 16 / side, 0.9 + 16 / side])
  await expect(page.getByText('That was too small for a finger to find.')).toBeVisible()
  expect((await boxOf(page)).slice(2)).toEqual([0.12, 0.12])
  await draw(page, [CUP.left, CUP.top], [CUP.right, CUP.bottom])
  const wanted = [CUP.left, CUP.top, CUP.right - CUP.left, CUP.bottom - CUP.top]
  const isDrawn = async () => (await boxOf(page)).every((at, index) => Math.abs(at - (wanted[index] ?? 0)) < 0.01)
  await expect.poll(isDrawn).toBe(true)
  const drawn = await boxOf(page)
  await page.getByLabel('Its name, as you say it at home').fill('My cup')
  await expectAccessible(page)
  await page.screenshot({ path: `${folder}/box-1024.png` })
  for (const [width, height] of [
    [1280, 800],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.screenshot({ path: `${folder}/box-${width}.png` })
  }
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.getByRole('button', { name: 'Save photo' }).tap()
  await expect(page.getByRole('heading', { name: '“My cup” is saved' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Record/ }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Done with this photo' }).tap()
  // The adult pressed four buttons and the picture three times. The shortest way needs three buttons and one box.
  expect(await presses.jsonValue()).toEqual({ presses: 7 })

  await page.reload()
  await expect(page.getByText('A thing where it belongs, for “Spot it”.')).toBeVisible()
  expect(await boxOf(page)).toEqual(drawn)
  await page.screenshot({ path: `${folder}/list-1024.png` })

  const stage = new StagePage(page)
  const seen: { readonly light: number; readonly dark: number; readonly other: number }[] = []
  for (const level of [3, 6]) {
    await stage.start(`/spotme?level=${level}`)
    await stage.skipToOpen()
    await stage.step(2000)
    const alone = await magenta(page, `alone-${level}`)
    // The warm-ups show only the cup, large and on black.
    expect([alone.light > 20_000, alone.other < 2000]).toEqual([true, true])
    for (let warmUp = 0; warmUp < 2; warmUp++) {
      await stage.tapTarget()
      await stage.skipToOpen()
    }
    await stage.step(2500)
    seen.push(await magenta(page, `scene-${level}`))
    await stage.tapTarget()
    await stage.step(2500)
    const after = await magenta(page, `spotted-${level}`)
    expect(after.light).toBeGreaterThan(5000)
    // Everything except the cup has become dark.
    expect(after.other).toBeLessThan(8000)
  }
  for (const { light } of seen) expect(light).toBeGreaterThan(5000)
  expect(seen[0]?.other).toBeLessThan(8000)
  expect(seen[1]?.other).toBeGreaterThan(50_000)
})

test('makes and changes a scene by keyboard alone, and restores a deleted one', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await openPhotos(page)
  await keepScene(page, 'كوبي', await jpeg())
  await expect(page.getByText('كوبي')).toBeVisible()
  // The list takes the focus when it appears, so a key pressed at that moment goes to the list.
  await expect(async () => {
    await page.getByRole('button', { name: 'Change: كوبي' }).press('Enter', { timeout: 2000 })
    await expect(board(page)).toBeVisible({ timeout: 2000 })
  }).toPass()
  await board(page).focus()
  const before = await boxOf(page)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Shift+ArrowDown')
  const after = await boxOf(page)
  expect(after[0]).toBeCloseTo((before[0] ?? 0) - 0.03)
  expect(after[3]).toBeCloseTo((before[3] ?? 0) + 0.03)
  // The page asks before unsaved changes are lost.
  await page.getByRole('button', { name: 'Back' }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'This is not saved yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Stay here' }).last().press('Enter')
  await page.getByRole('button', { name: 'Save photo' }).press('Enter')
  await page.getByRole('button', { name: 'Done with this photo' }).press('Enter')
  expect((await boxOf(page))[0]).toBeCloseTo(after[0] ?? 0)

  await page.getByRole('button', { name: 'Delete the photo: كوبي' }).press('Enter')
  await expect(page.locator('[data-box]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  expect((await boxOf(page))[0]).toBeCloseTo(after[0] ?? 0)
})

test('handles a huge, a turned and a damaged picture, and sixty scenes', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await openPhotos(page)
  await pick(page, Buffer.from('not a picture at all, and never was one'), 'broken.jpg')
  await expect(page.getByText('This file is not a picture.')).toBeVisible()
  await pick(page, (await jpeg()).subarray(0, 600))
  await expect(page.getByText('This picture is damaged or could not be read.')).toBeVisible()

  // A picture of 40 megapixels can be opened, and is saved no larger than it is shown.
  await keepScene(page, 'Large', await jpeg(7750, 5167))
  // A camera that is turned sideways stores the picture with an orientation tag. The app shows it upright.
  const turned = await sharp(kitchen(900, 600)).rotate(-90).jpeg().withMetadata({ orientation: 6 }).toBuffer()
  await keepScene(page, 'Upright', turned)
  const shown = await page.getByRole('img', { name: 'Upright' }).evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    const canvas = Object.assign(document.createElement('canvas'), { width: 100, height: 100 })
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0, 100, 100)
    return [...(context?.getImageData(78, 55, 1, 1).data ?? [])]
  })
  expect([(shown[0] ?? 0) > 200, (shown[1] ?? 255) < 60, (shown[2] ?? 0) > 200]).toEqual([true, true, true])

  // Adds fifty-eight more scenes in the device's storage format.
  await page.evaluate(async () => {
    const opening = indexedDB.open('device')
    const database = await new Promise<IDBDatabase>((resolve) => opening.addEventListener('success', () => resolve(opening.result)))
    const transaction = database.transaction('photos', 'readwrite')
    const store = transaction.objectStore('photos')
    const asking = store.getAll()
    const rows = await new Promise<Record<string, unknown>[]>((resolve) => asking.addEventListener('success', () => resolve(asking.result as never)))
    for (let more = 0; more < 58; more++)
      store.put({ ...rows[0], wordId: `own-more-${more}`, name: `Scene ${more}`, savedAt: Number(rows[0]?.['savedAt']) + more })
    await new Promise((resolve) => transaction.addEventListener('complete', resolve))
    database.close()
  })
  await page.reload()
  await expect(page.getByText('A thing where it belongs, for “Spot it”.')).toHaveCount(60)
  await expect(page.getByRole('img', { name: 'Scene 57' })).toBeVisible()
  const stage = new StagePage(page)
  await stage.start('/spotme?level=6')
  await stage.skipToOpen()
  await stage.step(2000)
  expect((await magenta(page, 'sixty')).light).toBeGreaterThan(20_000)
})
