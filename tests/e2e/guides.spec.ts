import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from '@playwright/test'
import { guideIds } from '../../src/domain/guides/guide'
import { expectAccessible } from '../support/accessible'
import { brokenRules } from '../support/pdfRules'
import { readPdf, textIn } from '../support/pdfText'
import { EXHAUSTIVE_TAG, isExhaustive } from '../support/exhaustive'
import { openFamily } from '../support/family'
import { StagePage } from '../support/stagePage'
import { expectFits, openDemo } from '../support/states'
import { pauseClock } from '../support/pausedClock'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
/** Returns the number of printed pages: A4 with the margins that the page sets. */
const pagesOf = async (page: Page): Promise<number> => {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: false, margin: { top: '14mm', bottom: '14mm', left: '14mm', right: '14mm' } })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
}

test('lets a parent search for a guide, read it, and start what it suggests for today', async ({ page }) => {
  await openDemo(page, 'A parent')
  await page.getByRole('link', { name: 'Guides', exact: true }).tap()
  await expect(heading(page)).toHaveText('Guides')
  await expect(page.getByRole('img')).toHaveCount(0)
  await expect(page.locator('main a[aria-describedby] img')).toHaveCount(3)
  await expectAccessible(page)
  await expectFits(page)

  const field = page.getByLabel('Find a guide')
  await field.fill('siezure')
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('CVI, epilepsy and screens')
  await field.fill('xylophonist')
  await expect(page.getByText('No guide with that word. All 39 are below.')).toBeVisible()
  await field.fill('count to twenty')
  await page.getByRole('link', { name: 'Wait: twenty seconds of silence' }).first().tap()

  await expect(heading(page)).toHaveText('Wait: twenty seconds of silence')
  await expect(heading(page)).toBeFocused()
  await expect(page).toHaveTitle(/^Wait: twenty seconds of silence · /)
  await expect(page.getByText('From studies, guidelines and specialist websites.')).toBeVisible()
  await expect(page.getByText('From practice: often recommended')).toBeVisible()
  await expect(page.getByText('Not yet reviewed by a specialist.')).toBeVisible()
  await page.getByRole('link', { name: 'Source 2' }).tap()
  await expect(page.locator('#source-2')).toBeInViewport()
  await expectAccessible(page)
  await expectFits(page)
  await page.getByRole('link', { name: 'Text only' }).tap()
  await expect(page.locator('article img')).toBeHidden()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Open “Light catcher”' }).tap()
  await expect(page).toHaveURL(/\/lightcatcher/)
})

test('draws every guide completely with its picture, on one printed page', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await openDemo(page, 'A parent')
  // The exhaustive run covers all guides, and the daily run only the three longest ones in print.
  for (const id of isExhaustive ? guideIds : (['epilepsy', 'organisations', 'salient'] as const)) {
    await page.goto(`/resources?guide=${id}`)
    await expect(page.getByText('Not yet reviewed by a specialist.')).toBeVisible()
    await expect.poll(() => page.locator('article img').evaluate((picture) => (picture as HTMLImageElement).naturalWidth), `the picture of ${id}`).toBe(640)
    await expect(page.locator('article img')).toHaveAttribute('alt', /\w/)
    expect(await pagesOf(page), id).toBe(1)
  }
})

test('reads a guide aloud by paragraph with the device’s voice, and stops on request', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await page.addInitScript(() => {
    const said: string[] = []
    let ended = () => {}
    Object.assign(window, { said, endSentence: () => ended() })
    Object.defineProperty(window, 'speechSynthesis', {
      value: {
        speaking: true,
        getVoices: () => [{ lang: 'en-GB', localService: true, default: true, name: 'own' }],
        cancel: () => undefined,
        speak: (utterance: SpeechSynthesisUtterance) => {
          if (utterance.text === '') return
          said.push(utterance.text)
          utterance.dispatchEvent(new Event('start'))
          ended = () => utterance.dispatchEvent(new Event('end'))
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
  const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said)
  await openDemo(page, 'A parent')
  await page.goto('/resources?guide=wait')
  await expect(page.getByRole('button', { name: 'Read aloud' })).toBeVisible()
  // After some seconds, a sentence counts as finished even if the voice never reports its end. While the clock is stopped, only that report counts.
  await pauseClock(page)
  await page.getByRole('button', { name: 'Read aloud' }).tap()
  await expect.poll(said).toEqual(['Wait: twenty seconds of silence'])
  await expect(page.locator('[data-read]')).toHaveText('Wait: twenty seconds of silence')
  await page.evaluate(() => (window as unknown as { endSentence(): void }).endSentence())
  await expect.poll(said).toHaveLength(2)
  await page.getByRole('button', { name: 'Stop reading' }).tap()
  await expect(page.locator('[data-read]')).toHaveCount(0)
  await page.evaluate(() => (window as unknown as { endSentence(): void }).endSentence())
  await expect(page.getByRole('button', { name: 'Read aloud' })).toBeVisible()
  expect(await said()).toHaveLength(2)
})

test('reports a device without its own voice', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'speechSynthesis', { value: { getVoices: () => [], speaking: false, cancel: () => undefined } }))
  await openDemo(page, 'A parent')
  await page.goto('/resources?guide=wait')
  await page.getByRole('button', { name: 'Read aloud' }).tap()
  await expect(page.getByText('Nothing can be read aloud right now')).toBeVisible()
})

test('makes a printable sheet from the child’s settings, on screen and as a file that meets the rules', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await openDemo(page, 'A parent')
  await page.goto('/resources')
  for (const name of [
    'Set-up card',
    'Word cards',
    'Plan for the fridge',
    'Real objects to put on the table',
    'A page for grandparents',
    'A letter for the school',
  ]) {
    await page.getByRole('link', { name, exact: true }).tap()
    await expect(heading(page)).toHaveText(name)
    await expect(page.getByRole('article')).toContainText('Firefly')
    await page.getByRole('button', { name: name === 'Word cards' ? 'Letter' : 'A4', exact: true }).tap()
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Make the PDF' }).tap()])
    expect(file.suggestedFilename()).toMatch(/Firefly.*\.pdf$/)
    const pdf = readPdf(await readFile(await file.path()))
    expect(brokenRules(pdf), name).toEqual([])
    // The printed page has the same text as the screen.
    const drawn = textIn(pdf.root).replaceAll(/\s+/g, ' ')
    for (const sentence of await page.getByRole('article').locator('li, h2, h3').allTextContents()) {
      for (const part of sentence.split(/ · |: /)) if (!part.includes('____')) expect(drawn, name).toContain(part)
    }
    await page.getByRole('link', { name: 'All guides' }).tap()
  }
  await page.goto('/resources?paper=family')
  await expect(page.getByRole('article')).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
})

test('makes word cards of the things whose pictures were played', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await openFamily(page)
  const paper = page.getByRole('article')
  await page.goto('/resources?paper=words')
  await expect(paper).toContainText('No pictures were played in the last four weeks')
  await expect(paper).not.toContainText('cow')
  const stage = new StagePage(page)
  await stage.start('/picture/animals?level=4')
  await stage.playToEnd(() => stage.tapTarget())
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.goto('/resources?paper=words')
  await expect(paper).toContainText('Based on pictures from the last four weeks.')
  await expect(paper).toContainText('cow')
  await expect(paper).not.toContainText('spoon')
})

test('offers no printable sheet without a child, and links to adding one', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await openDemo(page, 'A system administrator')
  await page.goto('/resources?paper=card')
  await expect(page.getByText('These are made for one child. Choose or add a child first.')).toBeVisible()
})

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' })

  test('shows and searches all guides after a single visit', { tag: EXHAUSTIVE_TAG }, async ({ page, context }) => {
    await openDemo(page, 'A parent')
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await page.goto('/resources')
    await expect(heading(page)).toHaveText('Guides')
    const kept = () =>
      page.evaluate(async () => {
        const keys = (await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys())))
          .flat()
          .map(({ url }) => new URL(url).pathname)
        return {
          pictures: keys.filter((path) => /what-cvi-is-.*webp|camera-.*webp/.test(path)).length,
          texts: keys.filter((path) => /everyWord|camera-.*\.js/.test(path)).length,
        }
      })
    await expect.poll(kept).toEqual({ pictures: 2, texts: 2 })
    await context.setOffline(true)
    for (const id of ['what-cvi-is', 'numbers', 'camera']) {
      await page.goto(`/resources?guide=${id}`)
      await expect(page.getByText('Not yet reviewed by a specialist.')).toBeVisible()
      await expect.poll(() => page.locator('article img').evaluate((picture) => (picture as HTMLImageElement).naturalWidth)).toBe(640)
    }
    await page.goto('/resources')
    await page.getByLabel('Find a guide').fill('epilepsie')
    await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('epilepsy')
  })
})

test.describe('on a device on which a child has played', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test('asks for an adult before a link leaves the app, and loads nothing from outside', { tag: EXHAUSTIVE_TAG }, async ({ page, context }) => {
    const outside: string[] = []
    context.on('request', (request) => (new URL(request.url()).hostname === '127.0.0.1' ? undefined : outside.push(request.url())))
    await openDemo(page, 'A parent')
    await page.evaluate(() => {
      const choices = JSON.parse(localStorage.getItem('device-choices') ?? '{}') as object
      localStorage.setItem('device-choices', JSON.stringify({ ...choices, gate: { isOff: false, wasPlayed: true } }))
    })
    await page.goto('/resources?guide=organisations')
    const links = page.getByRole('article').locator('a[href^="http"]')
    await expect(links.first()).toBeVisible()
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', /noopener/)
      await link.tap()
      await expect(page.getByRole('dialog').getByText('Hold for two seconds')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    }
    expect(await links.count()).toBeGreaterThanOrEqual(7)
    expect(context.pages()).toHaveLength(1)
    expect(outside.filter((address) => /^https?:/.test(address))).toEqual([])
  })
})
