import { expect, test, type Page } from '@playwright/test'
import { EXHAUSTIVE_TAG } from '../support/exhaustive'
import sharp from 'sharp'
import { expectAccessible } from '../support/accessible'
import { openFamily, openAllWords } from '../support/family'
import { StagePage } from '../support/stagePage'
import { suspendRecordingLimit } from '../support/recordingLimit'
import { pagesOfWholeBrowser } from '../../playwright.config'

// The headless shell has no microphone.
test.use(pagesOfWholeBrowser)

async function openVoices(page: Page): Promise<void> {
  await suspendRecordingLimit(page)
  await openFamily(page)
  await expect(page.getByRole('button', { name: 'Firefly', exact: true })).toBeVisible()
  await page.goto('/profile')
  await page.getByRole('link', { name: 'Voice and photos' }).tap()
  await expect(page.getByRole('heading', { name: 'Five words in a voice Firefly knows' })).toBeVisible()
}

/** Records for long enough to include one or two beeps of the fake microphone. */
async function record(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `${name}: cat`, exact: true }).tap()
  await expect(page.getByText('Say “cat”')).toBeVisible()
  await expect.poll(() => page.locator('[class*=meter] i').evaluate((bar) => new DOMMatrix(getComputedStyle(bar).transform).a)).toBeGreaterThan(0.2)
  await page.getByRole('button', { name: 'Done', exact: true }).tap()
}

const listen = (page: Page) => page.getByRole('button', { name: 'Listen: cat', exact: true })
const remove = (page: Page) => page.getByRole('button', { name: 'Delete the recording: cat', exact: true })

test('records, plays, finds, deletes and restores a family’s recording of a word', { tag: EXHAUSTIVE_TAG }, async ({ page, context }) => {
  await context.grantPermissions(['microphone'])
  await page.addInitScript(() => {
    const { start } = AudioBufferSourceNode.prototype
    const heard: number[] = []
    Object.assign(window, { heard })
    AudioBufferSourceNode.prototype.start = function startAndTell(...values) {
      heard.push(this.buffer?.duration ?? 0)
      return start.apply(this, values)
    }
  })
  const heard = () => page.evaluate(() => (window as unknown as { heard: number[] }).heard)
  await openVoices(page)
  await openAllWords(page)
  await page.getByRole('searchbox', { name: 'Find a word' }).fill('cat')
  await record(page, 'Record')
  await expect(page.getByText('“cat” is recorded.')).toBeVisible()
  await expect(page.getByText('1 recording for Firefly')).toBeVisible()

  await page.reload()
  expect(await heard()).toEqual([])
  await openAllWords(page)
  await page.getByRole('button', { name: 'Animals' }).tap()
  await expect(remove(page)).toBeVisible()
  await listen(page).tap()
  await expect.poll(async () => (await heard()).length).toBe(1)
  await expect(page.getByText('Nothing could be heard')).toHaveCount(0)

  await remove(page).tap()
  await expect(page.getByText('The recording of “cat” is deleted.')).toBeVisible()
  await expect(remove(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).tap()
  await expect(remove(page)).toBeVisible()
  await page.reload()
  await openAllWords(page)
  await expect(page.getByText('1 recording for Firefly')).toBeVisible()
})

test('works entirely by keyboard', { tag: EXHAUSTIVE_TAG }, async ({ page, context }) => {
  await context.grantPermissions(['microphone'])
  // With reduced motion, the meter does not move between two values, so the page may be inspected slowly.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openVoices(page)
  await openAllWords(page)
  await page.getByRole('searchbox', { name: 'Find a word' }).focus()
  await page.keyboard.type('cat')
  await page.getByRole('button', { name: 'Record: cat', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Done', exact: true })).toBeFocused()
  await expectAccessible(page)
  await expect.poll(() => page.locator('[class*=meter] i').evaluate((bar) => new DOMMatrix(getComputedStyle(bar).transform).a)).toBeGreaterThan(0.2)
  await page.keyboard.press('Enter')
  await expect(page.getByText('“cat” is recorded.')).toBeVisible()
})

test('reports a refused, missing or unplugged microphone, and loses nothing', { tag: EXHAUSTIVE_TAG }, async ({ page, context }) => {
  // A reused context keeps the permissions of the previous test.
  await context.clearPermissions()
  await openVoices(page)
  await openAllWords(page)
  await page.getByRole('searchbox', { name: 'Find a word' }).fill('cat')
  const begin = () => page.getByRole('button', { name: 'Record: cat', exact: true }).tap()
  await begin()
  await expect(page.getByRole('alert')).toContainText('Microphone access was not allowed')

  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('none', 'NotFoundError'))
  })
  await begin()
  await expect(page.getByRole('alert')).toContainText('No microphone was found')

  await context.grantPermissions(['microphone'])
  await page.reload()
  await openAllWords(page)
  await page.getByRole('searchbox', { name: 'Find a word' }).fill('cat')
  await record(page, 'Record')
  await expect(page.getByText('“cat” is recorded.')).toBeVisible()
  await page.evaluate(() => {
    const { getUserMedia } = MediaDevices.prototype
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      const stream = await getUserMedia.call(navigator.mediaDevices, constraints)
      Object.assign(window, { unplug: () => stream.getTracks()[0]?.dispatchEvent(new Event('ended')) })
      return stream
    }
  })
  await page.getByRole('button', { name: 'Record again: cat', exact: true }).tap()
  await expect(page.getByText('Say “cat”')).toBeVisible()
  await page.evaluate(() => (window as unknown as { unplug(): void }).unplug())
  await expect(page.getByRole('alert')).toContainText('The microphone was disconnected')
  await expect(remove(page)).toBeVisible()
})

test('keeps a recording that a full disk refuses, and saves it when there is space', { tag: EXHAUSTIVE_TAG }, async ({ page, context }) => {
  await context.grantPermissions(['microphone'])
  await openVoices(page)
  await openAllWords(page)
  await page.getByRole('searchbox', { name: 'Find a word' }).fill('cat')
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype
    Object.assign(window, { free: () => (IDBObjectStore.prototype.put = put) })
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('the disk is full', 'QuotaExceededError')
    }
  })
  await record(page, 'Record')
  await expect(page.getByRole('alert')).toContainText('The device is full')
  await page.evaluate(() => (window as unknown as { free(): void }).free())
  await page.getByRole('button', { name: 'Try to save it again' }).tap()
  await expect(page.getByText('“cat” is recorded.')).toBeVisible()
})

test('stays silent before the first touch, and plays the answer’s sound after it', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await page.addInitScript(() => {
    const sounds: string[] = []
    Object.assign(window, { sounds })
    const Context = window.AudioContext
    Object.assign(window, {
      AudioContext: class extends Context {
        constructor() {
          super()
          sounds.push('context')
        }
      },
    })
    const { start } = AudioBufferSourceNode.prototype
    AudioBufferSourceNode.prototype.start = function startAndTell(...values) {
      sounds.push('sound')
      return start.apply(this, values)
    }
    speechSynthesis.speak = () => void sounds.push('speech')
  })
  const sounds = () => page.evaluate(() => (window as unknown as { sounds: string[] }).sounds)
  await page.goto('/lightcatcher?level=1&automation=1')
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible()
  expect(await sounds()).toEqual([])
  const stage = new StagePage(page)
  await stage.start('/lightcatcher?level=1')
  await stage.skipToOpen()
  expect(await sounds()).toEqual(['context'])
  await stage.tapTarget()
  await expect.poll(sounds).toContain('sound')
})

test('remembers the four volumes and the switch for all', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  const openSheet = async () => {
    const stage = new StagePage(page)
    await stage.start('/lightcatcher?level=1')
    await stage.skipToOpen()
    await stage.openSheet()
    await page.getByRole('button', { name: 'Activity settings' }).tap()
  }
  await openSheet()
  const slider = (name: string) => page.getByRole('slider', { name, exact: true })
  const keys = { Voice: 'ArrowLeft', Effects: 'ArrowRight', Music: 'ArrowRight', 'Buttons and recordings': 'ArrowLeft' }
  const chosen: Record<string, string | null> = {}
  for (const [name, key] of Object.entries(keys)) {
    const before = await slider(name).inputValue()
    await slider(name).press(key)
    chosen[name] = await slider(name).inputValue()
    expect(chosen[name]).not.toBe(before)
  }
  await page.getByText('The built-in voice').tap()
  await page.getByRole('button', { name: 'All sound off' }).tap()
  await expectAccessible(page, { within: 'dialog' })

  await openSheet()
  const mute = page.getByRole('button', { name: 'All sound off' })
  await expect(mute).toHaveAttribute('aria-pressed', 'true')
  await mute.tap()
  for (const [name, value] of Object.entries(chosen)) await expect(slider(name)).toHaveValue(value ?? '')
  await expect(page.getByRole('radio', { name: 'The built-in voice' })).toBeChecked()
})

test(
  'lists a family’s own word by its photo’s name: plays, records again, deletes, restores, and keeps its voice without the photo',
  { tag: EXHAUSTIVE_TAG },
  async ({ page, context }) => {
    await context.grantPermissions(['microphone'])
    await openVoices(page)
    await page.goto('/photos')
    await page.locator('input[name=thing]:not([capture])').setInputFiles({
      name: 'cup.png',
      mimeType: 'image/png',
      buffer: await sharp({ create: { width: 300, height: 300, channels: 3, background: '#ff00ff' } })
        .png()
        .toBuffer(),
    })
    await page.getByRole('button', { name: 'Next' }).tap()
    await page.getByRole('button', { name: 'Skip this step' }).tap()
    await page.getByRole('combobox', { name: 'Its name' }).fill('Grandma’s cup')
    await page.getByRole('button', { name: 'Toys' }).tap()
    await page.getByRole('button', { name: 'Save photo' }).tap()
    await page.getByRole('button', { name: 'Done with this photo' }).tap()
    await expect(page.getByText('A word of its own (Toys).')).toBeVisible()

    const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })
    const isRecorded = (name: string) => row(name).getByText('Recorded', { exact: true })
    const speak = async () => {
      await expect.poll(() => page.locator('[class*=meter] i').evaluate((bar) => new DOMMatrix(getComputedStyle(bar).transform).a)).toBeGreaterThan(0.2)
      await page.getByRole('button', { name: 'Done', exact: true }).tap()
      await expect(page.getByText('“Grandma’s cup” is recorded.')).toBeVisible()
    }
    await page.goto('/voices')
    await openAllWords(page)
    await page.getByRole('button', { name: 'Toys' }).tap()
    await expect(row('Grandma’s cup')).toContainText('A word of your own, with your photo')
    await page.getByRole('button', { name: 'Record: Grandma’s cup' }).tap()
    await speak()
    await page.getByRole('button', { name: 'Record again: Grandma’s cup' }).tap()
    await speak()
    await page.getByRole('button', { name: 'Listen: Grandma’s cup' }).tap()
    await page.getByRole('button', { name: 'Delete the recording: Grandma’s cup' }).tap()
    await expect(isRecorded('Grandma’s cup')).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).tap()
    await expect(isRecorded('Grandma’s cup')).toBeVisible()
    await expectAccessible(page)

    await page.goto('/photos')
    await page.getByRole('button', { name: 'Change: Grandma’s cup' }).tap()
    await page.getByRole('button', { name: 'Food' }).tap()
    await page.getByRole('button', { name: 'Save photo' }).tap()
    await page.getByRole('button', { name: 'Done with this photo' }).tap()
    await page.goto('/voices')
    await openAllWords(page)
    await page.getByRole('searchbox', { name: 'Find a word' }).fill('grandma')
    await expect(isRecorded('Grandma’s cup')).toBeVisible()
    await expect(page.getByText('1 recording for Firefly')).toBeVisible()

    await page.goto('/photos')
    await page.getByRole('button', { name: 'Delete the photo: Grandma’s cup' }).tap()
    await expect(page.getByText('There are no photos yet.')).toBeVisible()
    await page.goto('/voices')
    await openAllWords(page)
    await page.getByRole('button', { name: 'Food' }).tap()
    await expect(row('Word without its photo')).toContainText('The recording is kept until you delete it.')
    await page.getByRole('button', { name: 'Delete the recording: Word without its photo' }).tap()
    await expect(row('Word without its photo')).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).tap()
    await expect(isRecorded('Word without its photo')).toBeVisible()
  },
)

/** Gives the device its own voice, and records what it is asked to say. */
const withOwnVoice = (page: Page) =>
  page.addInitScript(() => {
    const said: string[] = []
    Object.assign(window, { said })
    Object.defineProperty(window, 'speechSynthesis', {
      value: {
        speaking: true,
        getVoices: () => [{ lang: 'en-IE', localService: true, default: true, name: 'own' }],
        cancel: () => undefined,
        speak: (utterance: SpeechSynthesisUtterance) => {
          if (utterance.text !== '') said.push(utterance.text)
          for (const type of ['start', 'end']) queueMicrotask(() => utterance.dispatchEvent(new Event(type)))
        },
      },
    })
    Object.defineProperty(window, 'SpeechSynthesisUtterance', {
      value: class extends EventTarget {
        text: string
        constructor(text: string) {
          super()
          this.text = text
        }
      },
    })
  })

test('uses a word’s name at home on this page, aloud and in activities, until the original is restored', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await withOwnVoice(page)
  const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said)
  await openVoices(page)
  await openAllWords(page)
  // Unlike words in the list, sentences cannot be renamed.
  await expect(page.getByRole('button', { name: /^Change the name/ })).toHaveCount(0)
  const search = page.getByRole('searchbox', { name: 'Find a word' })
  await search.fill('wardrobe')
  const change = (name: string) => page.getByRole('button', { name: `Change the name: ${name}`, exact: true })
  const field = page.getByRole('textbox', { name: 'Name for “wardrobe”' })
  const save = page.getByRole('button', { name: 'Save', exact: true })
  const write = async (name: string) => {
    await field.fill(name)
    await page.keyboard.press('Enter')
  }
  await change('wardrobe').press('Enter')
  await expect(field).toBeFocused()
  await write('  ')
  await expect(field).toHaveAccessibleDescription(/Enter a name first/)
  await write('x'.repeat(41))
  await expect(field).toHaveAccessibleDescription(/up to 40 letters/)
  await expect(field).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cancel' }).tap()
  await expect(change('wardrobe')).toBeFocused()

  await change('wardrobe').tap()
  await write('press')
  await expect(page.getByRole('status').filter({ hasText: '“wardrobe” is now called “press” on this tablet.' })).toBeVisible()
  await expect(change('press')).toBeFocused()
  const row = page.getByRole('listitem').filter({ has: change('press') })
  await expect(row).toContainText('In the list: wardrobe')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Listen: press' }).tap()
  await expect.poll(said).toEqual(['press'])

  const stage = new StagePage(page)
  await stage.start('/bubblepop?level=1')
  await stage.skipToOpen()
  await stage.openSheet()
  await page.getByRole('button', { name: 'Activity settings' }).tap()
  await page.getByRole('dialog').locator('summary', { hasText: 'What is in the bubbles' }).tap()
  await expect(page.getByRole('dialog').getByText('press', { exact: true })).toBeVisible()

  await page.goto('/voices')
  await openAllWords(page)
  await search.fill('wardrobe')
  await change('press').tap()
  await expect(save).toBeVisible()
  await page.getByRole('button', { name: 'Use the original name' }).tap()
  await expect(page.getByRole('status').filter({ hasText: '“wardrobe” has its original name again.' })).toBeVisible()
  await expect(change('wardrobe')).toBeFocused()
})
