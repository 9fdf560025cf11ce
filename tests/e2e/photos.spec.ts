import { expect, test, type Locator, type Page } from '@playwright/test'
import { EXHAUSTIVE_TAG } from '../support/exhaustive'
import { mkdirSync } from 'node:fs'
import sharp from 'sharp'
import { defaultDials } from '../../src/domain/child/dials'
import { facePlaces } from '../../src/domain/photos/faceParts'
import { expectAccessible } from '../support/accessible'
import { addToPlan, openFamily } from '../support/family'
import { StagePage } from '../support/stagePage'

const folder = 'test-results/photos'

/** A pure magenta ring on plain grey cloth. No built-in picture has this colour. */
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="900" height="600" fill="#c8c4bc"/><circle cx="450" cy="300" r="200" fill="#ff00ff"/></svg>'

async function drawn(name: string): Promise<string> {
  mkdirSync(folder, { recursive: true })
  const file = `${folder}/${name}`
  await sharp(Buffer.from(drawing)).toFile(file)
  return file
}

async function openPhotos(page: Page): Promise<void> {
  await openFamily(page, 'Firefly', ['Not sure', 'Not sure', 'Not sure', 'Not sure', 'Neither'])
  await page.goto('/voices')
  await page.getByRole('link', { name: 'Photos of Firefly’s own things' }).tap()
  await expect(page.getByRole('heading', { name: 'Photos for Firefly' })).toBeVisible()
}

const pick = (page: Page, file: string | { name: string; mimeType: string; buffer: Buffer }) =>
  page.locator('input[name=thing]:not([capture])').setInputFiles(file)

/** Returns the colour at a point of the board, given as fractions of its size. */
const colourAt = (page: Page, x: number, y: number) =>
  page
    .locator('button canvas')
    .evaluate(
      (canvas, [u, v]) => [
        ...((canvas as HTMLCanvasElement)
          .getContext('2d')
          ?.getImageData(u * (canvas as HTMLCanvasElement).width, v * (canvas as HTMLCanvasElement).height, 1, 1).data ?? []),
      ],
      [x, y] as const,
    )

async function keepPhoto(page: Page, name: string): Promise<void> {
  await pick(page, await drawn('thing.png'))
  await page.getByRole('button', { name: 'Next' }).tap()
  await page.getByRole('button', { name: 'The picture.' }).tap({ position: { x: 10, y: 10 } })
  await page.getByRole('button', { name: 'Next' }).tap()
  await page.getByRole('combobox', { name: 'Its name' }).fill(name)
  await page.getByRole('button', { name: 'Save photo' }).tap()
  await expect(page.getByRole('heading', { name: `“${name}” is saved` })).toBeVisible()
  await page.getByRole('button', { name: 'Done with this photo' }).tap()
}

/** Returns the number of stage pixels that have the colour of the photographed thing. */
async function magentaOnStage(page: Page, address: string): Promise<number> {
  const stage = new StagePage(page)
  await stage.start(address)
  await stage.skipToOpen()
  // After two seconds, the fade-in is complete.
  await stage.step(2000)
  const picture = await sharp(await page.screenshot())
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { data, info } = picture
  let count = 0
  for (let at = 0; at < data.length; at += info.channels) if ((data[at] ?? 0) > 200 && (data[at + 1] ?? 0) < 60 && (data[at + 2] ?? 0) > 200) count += 1
  return count
}

test('shows a family’s photo of a thing in activities from then on', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await openPhotos(page)
  await expectAccessible(page)
  await expect(page.getByText('There are no photos yet.')).toBeVisible()
  await expect(page.getByText('Photos stay on this device and are not sent anywhere.')).toBeVisible()

  await pick(page, await drawn('thing.png'))
  await expect(page.getByRole('heading', { name: 'Crop to a square' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Next' }).tap()

  await expect(page.getByRole('heading', { name: 'Remove the background' })).toBeVisible()
  await page.getByRole('button', { name: 'The picture.' }).tap({ position: { x: 10, y: 10 } })
  await expect.poll(async () => [(await colourAt(page, 0.05, 0.05))[3], await colourAt(page, 0.5, 0.5)]).toEqual([0, [255, 0, 255, 255]])
  await page.getByRole('button', { name: 'Undo' }).tap()
  await expect.poll(async () => (await colourAt(page, 0.05, 0.05))[3]).toBe(255)
  await page.getByRole('button', { name: 'Redo' }).tap()
  await page.getByRole('button', { name: 'Erase' }).tap()
  const board = page.getByRole('button', { name: 'The picture.' })
  await board.focus()
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await colourAt(page, 0.5, 0.5))[3]).toBe(0)
  await page.getByRole('button', { name: 'Restore' }).tap()
  await board.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => colourAt(page, 0.5, 0.5)).toEqual([255, 0, 255, 255])
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Next' }).tap()

  await page.getByRole('combobox', { name: 'Its name' }).fill('dog')
  await page.getByRole('button', { name: 'The picture. Tap to mark a part.' }).tap({ position: { x: 60, y: 60 } })
  await page.getByRole('button', { name: 'Save photo' }).tap()
  await expect(page.getByText('Enter one to four words.')).toBeVisible()
  await page.getByRole('textbox', { name: 'In one to four words' }).fill('pink ear')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save photo' }).tap()
  await expect(page.getByRole('heading', { name: '“dog” is saved' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Record: dog' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Done with this photo' }).tap()
  await expect(page.getByRole('img', { name: 'dog' })).toBeVisible()
  await expectAccessible(page)

  expect(await magentaOnStage(page, '/picture/animals?level=1')).toBeGreaterThan(5000)
  expect((await new StagePage(page).snapshot()).targets.map(({ id }) => id)).toEqual(['dog'])

  await page.goto('/photos')
  await expect(page.getByText('1 part is marked.')).toBeVisible()
  await page.getByRole('button', { name: 'Delete the photo: dog' }).tap()
  await expect(page.getByText('There are no photos yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).tap()
  await expect(page.getByRole('img', { name: 'dog' })).toBeVisible()
})

test('turns an unlisted thing into the child’s own word, which can be picked by name', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await openPhotos(page)
  await keepPhoto(page, 'Grandma’s cup')
  await page.getByRole('button', { name: 'Change: Grandma’s cup' }).tap()
  await page.getByRole('button', { name: 'Toys' }).tap()
  await page.getByRole('button', { name: 'Save photo' }).tap()
  await page.getByRole('button', { name: 'Done with this photo' }).tap()
  await expect(page.getByText('Added as a new word (Toys).')).toBeVisible()
  expect(await magentaOnStage(page, '/picture/toys?level=1')).toBeGreaterThan(5000)
  expect((await new StagePage(page).snapshot()).targets[0]?.id).toMatch(/^own-/)
})

test('explains why a non-picture, an unsupported format or a damaged file is not accepted', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await openPhotos(page)
  const wrong = [
    [{ name: 'cup.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('%PDF-1.7 this is no picture') }, 'This file is not a picture'],
    [
      { name: 'cup.heic', mimeType: 'image/heic', buffer: Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(200)]) },
      'HEIC format, which this browser cannot read',
    ],
    [
      { name: 'cup.png', mimeType: 'image/png', buffer: Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(300)]) },
      'damaged or could not be read',
    ],
  ] as const
  for (const [file, message] of wrong) {
    await pick(page, file)
    await expect(page.getByRole('alert')).toContainText(message)
  }
  await keepPhoto(page, 'banana')
  await expect(page.getByRole('img', { name: 'banana' })).toBeVisible()
})

test('opens forty megapixels scaled down, and a sideways photo upright', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await openPhotos(page)
  const huge = `${folder}/huge.png`
  mkdirSync(folder, { recursive: true })
  await sharp({ create: { width: 8000, height: 5000, channels: 3, background: '#2060c0' } })
    .png()
    .toFile(huge)
  await pick(page, huge)
  await page.getByRole('heading', { name: 'Crop to a square' }).waitFor()
  await expect.poll(() => colourAt(page, 0.5, 0.5)).toEqual([32, 96, 192, 255])
  await page.getByRole('button', { name: 'Cancel' }).tap()

  // The picture is stored sideways with an orientation tag, so the left half of the stored picture is shown at the top.
  const turned = `${folder}/turned.jpg`
  const lying =
    '<svg xmlns="http://www.w3.org/2000/svg" width="3000" height="2400"><rect width="3000" height="2400" fill="#00c000"/><rect width="1500" height="2400" fill="#c00000"/></svg>'
  await sharp(Buffer.from(lying)).withMetadata({ orientation: 6 }).jpeg({ quality: 95 }).toFile(turned)
  await pick(page, turned)
  await expect(page.getByRole('heading', { name: 'Crop to a square' })).toBeVisible()
  const isRed = async (x: number, y: number) => {
    const [red = 0, green = 0] = await colourAt(page, x, y)
    return red > green
  }
  await expect
    .poll(async () => [await isRed(0.1, 0.1), await isRed(0.9, 0.1), await isRed(0.1, 0.9), await isRed(0.9, 0.9)])
    .toEqual([true, true, false, false])
  await page.getByRole('button', { name: 'Whole picture' }).tap()
  // The upright picture is 4 wide and 5 high, so the sides of the square are empty.
  await expect.poll(async () => [(await colourAt(page, 0.05, 0.5))[3], (await colourAt(page, 0.5, 0.02))[3]]).toEqual([0, 255])
})

test('keeps a photo that a full disk refuses, and saves it when there is space', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await openPhotos(page)
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype
    Object.assign(window, { free: () => (IDBObjectStore.prototype.put = put) })
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('the disk is full', 'QuotaExceededError')
    }
  })
  await pick(page, await drawn('thing.png'))
  await page.getByRole('button', { name: 'Next' }).tap()
  await page.getByRole('button', { name: 'Skip this step' }).tap()
  await page.getByRole('combobox', { name: 'Its name' }).fill('cup')
  await page.getByRole('button', { name: 'Save photo' }).tap()
  await expect(page.getByRole('alert')).toContainText('The device is full')
  await page.evaluate(() => (window as unknown as { free(): void }).free())
  await page.getByRole('button', { name: 'Save photo' }).tap()
  await expect(page.getByRole('heading', { name: '“cup” is saved' })).toBeVisible()
})

/** Positions of the eyes, nose, mouth and hair in the app's own drawing of a boy, as fractions of the picture. */
const BOY = {
  leftEye: { x: 0.373, y: 0.5 },
  rightEye: { x: 0.627, y: 0.5 },
  nose: { x: 0.5, y: 0.624 },
  mouth: { x: 0.5, y: 0.726 },
  hair: { x: 0.5, y: 0.05 },
} as const

test('marks a face with five taps, and shows the marks when the photo is opened again', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await openPhotos(page)
  mkdirSync(folder, { recursive: true })
  const file = `${folder}/boy.png`
  await sharp('assets/own/boy.svg').resize(900, 900).flatten({ background: '#c8c4bc' }).png().toFile(file)
  await pick(page, file)
  await page.getByRole('button', { name: 'Next' }).tap()
  await page.getByRole('button', { name: 'Skip this step' }).tap()
  await page.getByRole('combobox', { name: 'Its name' }).fill('Uncle Bo')
  await expect(page.getByRole('button', { name: 'Mark the face' })).toHaveCount(0)
  await page.getByRole('group', { name: 'Which kind of thing is it?' }).getByRole('button', { name: 'Body' }).tap()
  await expect(page.getByRole('button', { name: 'Mark the face' })).toHaveCount(0)
  await page.getByLabel('This shows a face').tap()
  await expectAccessible(page)

  const presses = await page.evaluateHandle(() => {
    const counts = { presses: 0 }
    addEventListener('pointerdown', () => (counts.presses += 1), true)
    return counts
  })
  await page.getByRole('button', { name: 'Mark the face' }).tap()
  const dialog = page.getByRole('dialog', { name: 'Mark the face' })
  const board = dialog.getByRole('button', { name: 'The picture. Arrow keys move a cross' })
  const side = async () => (await board.boundingBox())?.width ?? 0
  const requestAt = async () => JSON.stringify([await dialog.getByRole('button', { name: 'Back' }).boundingBox(), await board.boundingBox()])
  await expect(dialog.getByRole('status')).toContainText('Tap the eye on the left.')
  const [wide, stood] = [await side(), await requestAt()]
  const requests = ['eye on the right', 'tip of the nose', 'middle of the mouth', 'top of the hair', null]
  for (const [index, { x, y }] of Object.values(BOY).entries()) {
    await board.tap({ position: { x: x * wide, y: y * wide } })
    await expect(dialog.getByRole('status')).toContainText(requests[index] ?? 'The face is marked.')
    expect(await requestAt()).toBe(stood)
  }
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Done' }).tap()
  await page.getByRole('button', { name: 'Save photo' }).tap()
  await expect(page.getByRole('heading', { name: '“Uncle Bo” is saved' })).toBeVisible()
  // The adult opens the board, taps five times, closes it and presses Save.
  expect(await presses.jsonValue()).toEqual({ presses: 8 })
  await page.getByRole('button', { name: 'Done with this photo' }).tap()

  await page.reload()
  await expect(page.getByText('The face is marked.')).toBeVisible()
  await page.getByRole('button', { name: 'Change: Uncle Bo' }).tap()
  await expect(page.getByLabel('This shows a face')).toBeChecked()
  await page.getByRole('button', { name: 'Change the marks' }).tap()
  const drawnAt = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((all) =>
        all.map((one) => ['left', 'top', 'width', 'height'].map((side) => Number.parseFloat((one as HTMLElement).style.getPropertyValue(side)) / 100)),
      )
  await expect(page.locator('[data-part]')).toHaveCount(4)
  const rings = await drawnAt('button[aria-label$="Arrow keys move it."]')
  for (const [index, { x, y }] of Object.values(BOY).entries()) {
    expect(Math.abs((rings[index]?.[0] ?? 1) - x)).toBeLessThan(0.005)
    expect(Math.abs((rings[index]?.[1] ?? 1) - y)).toBeLessThan(0.005)
  }
  const places = Object.values(facePlaces(BOY))
  for (const [index, place] of (await drawnAt('[data-part]')).entries())
    for (const [at, share] of place.entries()) expect(Math.abs(share - (places[index]?.[at] ?? 1))).toBeLessThan(0.02)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Change the marks' })).toBeFocused()
})

/** Longer timeout, because many tiles load and draw their pictures first. */
const PATIENT = { timeout: 20_000 }

/** Returns, for the first canvas, the number of pixels in the photo's colour and the number of bright pixels. */
const onCanvas = (of: Locator) =>
  of
    .locator('canvas')
    .first()
    .evaluate((canvas) => {
      const { width, height } = canvas as HTMLCanvasElement
      const pixels = (canvas as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height).data ?? []
      let [magenta, bright] = [0, 0]
      for (let at = 0; at < pixels.length; at += 4) {
        const [red = 0, green = 0, blue = 0] = [pixels[at], pixels[at + 1], pixels[at + 2]]
        if (red > 200 && green < 60 && blue > 200) magenta += 1
        if (Math.max(red, green, blue) > 120) bright += 1
      }
      return { magenta, bright }
    })

/** Stores a session that showed the cat, as the app would have saved it. The cat is still visible at its last moment. */
async function seedSession(page: Page): Promise<void> {
  const events = [
    { kind: 'trial-began', at: 0, trial: 0, warmUp: false, waitMs: 20_000 },
    { kind: 'stimulus-shown', at: 0, trial: 0, id: 'cat', look: 'cat', role: 'target', x: 0.5, y: 0.5, w: 0.3, h: 0.4, colour: '#FFE600', zone: 5, speed: 0 },
    { kind: 'looked', at: 5000, trial: 0 },
    { kind: 'trial-ended', at: 6000, trial: 0, outcome: 'void' },
    { kind: 'trial-began', at: 8000, trial: 1, warmUp: false, waitMs: 20_000 },
    {
      kind: 'stimulus-shown',
      at: 8000,
      trial: 1,
      id: 'cat',
      look: 'cat',
      role: 'target',
      x: 0.5,
      y: 0.5,
      w: 0.3,
      h: 0.4,
      colour: '#FFE600',
      zone: 5,
      speed: 0,
    },
    { kind: 'looked', at: 9000, trial: 1 },
  ]
  const data = {
    version: 1,
    activity: 'picture',
    category: 'animals',
    level: '1',
    seed: 1,
    device: { width: 1024, height: 768, pixelRatio: 1 },
    settingsJson: JSON.stringify({ support: 'A', dials: defaultDials, strict: false, activity: {} }),
    eventsJson: JSON.stringify(events),
  }
  await page.evaluate(async (stored) => {
    const opening = indexedDB.open('device')
    const database = await new Promise<IDBDatabase>((resolve) => opening.addEventListener('success', () => resolve(opening.result)))
    const transaction = database.transaction('documents', 'readwrite')
    const store = transaction.objectStore('documents')
    const asking = store.getAllKeys()
    const keys = await new Promise<IDBValidKey[]>((resolve) => asking.addEventListener('success', () => resolve(asking.result)))
    const child = keys.map(String).find((path) => /^children\/[^/]+$/.test(path)) ?? ''
    const at = new Date()
    const ranBy = child.slice('children/'.length).replace(/_0$/, '')
    store.put({
      path: `${child}/sessions/one`,
      parent: `${child}/sessions`,
      group: 'sessions',
      id: 'one',
      version: 'one',
      data: { ...stored, ranBy, startedAt: at, savedAt: at },
    })
    await new Promise((resolve) => transaction.addEventListener('complete', resolve))
    database.close()
  }, data)
}

test('shows a photo on tiles, the child’s page and past sessions; falls back to the stock picture if unreadable', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await page.addInitScript(() => {
    const counts = { opened: 0, closed: 0, pictures: [] as number[] }
    const painted = new Map<HTMLCanvasElement, number>()
    const { createImageBitmap: open } = window
    const { close } = ImageBitmap.prototype
    const { drawImage } = CanvasRenderingContext2D.prototype
    Object.assign(window, {
      counts: () => ({ ...counts, pictures: [...painted].filter(([canvas]) => canvas.isConnected).map(([, times]) => times) }),
      createImageBitmap: (...values: Parameters<typeof open>) => {
        counts.opened += 1
        return open(...values)
      },
    })
    ImageBitmap.prototype.close = function closeAndCount() {
      counts.closed += 1
      close.call(this)
    }
    CanvasRenderingContext2D.prototype.drawImage = function drawAndCount(this: CanvasRenderingContext2D, ...values: unknown[]) {
      if (this.canvas.isConnected) painted.set(this.canvas, (painted.get(this.canvas) ?? 0) + 1)
      return (drawImage as (...all: unknown[]) => void).apply(this, values)
    } as typeof drawImage
  })
  const counts = () => page.evaluate(() => (window as unknown as { counts(): { opened: number; closed: number; pictures: number[] } }).counts())
  await openPhotos(page)
  await keepPhoto(page, 'cat')

  const tile = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^Pictures: animals/ }) })
  await page.goto('/activity/subactivity/know')
  await expect.poll(async () => (await onCanvas(tile)).magenta, PATIENT).toBeGreaterThan(10_000)
  const pending = async () => {
    const { opened, closed } = await counts()
    return opened > 0 ? opened - closed : null
  }
  await expect.poll(pending).toBe(0)
  const told = await counts()
  // The tile of the pairs activity has two pictures. Every other tile draws one picture, once, on black.
  expect(Math.max(...told.pictures)).toBeLessThanOrEqual(2)
  await tile.scrollIntoViewIfNeeded()
  await page.screenshot({ path: `${folder}/tile-1024.png` })
  await page.setViewportSize({ width: 844, height: 390 })
  await tile.scrollIntoViewIfNeeded()
  await page.screenshot({ path: `${folder}/tile-844.png` })
  await page.setViewportSize({ width: 1024, height: 768 })

  await page.goto('/plan')
  await addToPlan(page, /^Add Pictures: animals/)
  await page.goto('/today')
  await expect.poll(async () => (await onCanvas(page.getByRole('main'))).magenta, PATIENT).toBeGreaterThan(10_000)
  await page.screenshot({ path: `${folder}/today.png` })

  await seedSession(page)
  await page.goto('/progress')
  const drawer = page.getByRole('main')
  await drawer.locator('ol > li summary').first().tap()
  await drawer.getByRole('button', { name: 'Replay' }).first().tap()
  await drawer.getByRole('slider').press('End')
  // The session's row has a small picture of its own.
  const replay = drawer.locator('canvas:not(summary canvas)')
  await replay.scrollIntoViewIfNeeded()
  await page.screenshot({ path: `${folder}/replay.png` })
  await expect.poll(async () => (await onCanvas(drawer.locator('details > :not(summary)'))).magenta, PATIENT).toBeGreaterThan(1000)
  await page.screenshot({ path: `${folder}/replay.png` })

  await page.evaluate(async () => {
    const opening = indexedDB.open('device')
    const database = await new Promise<IDBDatabase>((resolve) => opening.addEventListener('success', () => resolve(opening.result)))
    const transaction = database.transaction('photos', 'readwrite')
    transaction
      .objectStore('photos')
      .openCursor()
      .addEventListener('success', (event) => {
        const cursor = (event.target as IDBRequest<IDBCursorWithValue | null>).result
        cursor?.update({ ...(cursor.value as object), picture: new ArrayBuffer(4) })
      })
    await new Promise((resolve) => transaction.addEventListener('complete', resolve))
    database.close()
  })
  await page.goto('/activity/subactivity/know')
  await expect.poll(async () => (await onCanvas(tile)).bright, PATIENT).toBeGreaterThan(10_000)
  expect((await onCanvas(tile)).magenta).toBe(0)
})
