import { act } from 'react'
import { afterEach, expect, it } from 'vitest'
import { DEVICE_KEY } from '#adapters/browser/deviceKey'
import type { SpokenBy } from '#ports/speech'
import { speakIn } from '#text/locale'
import { VoiceCard } from '../../src/screens/test/VoiceCard'
import { promisesSettled } from '../support/fakePorts'
import { fakeSound, fakeSpeech } from '../support/fakeSound'
import { show } from '../support/page'

afterEach(() => {
  speakIn('en')
  window.localStorage.clear()
})

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'

/** Renders the card on a device that speaks by `by`. `would` is the expected way before anything was spoken. */
async function open(by: SpokenBy, { would = by, browser = WINDOWS }: { would?: SpokenBy; browser?: string } = {}) {
  const speech = { ...fakeSpeech(), speak: () => Promise.resolve(by), voiceFor: () => Promise.resolve(would) }
  const page = show(<VoiceCard browser={browser} touchPoints={0} childId={undefined} />, { speech, sound: fakeSound() })
  await act(promisesSettled)
  const headings = () => [...page.place.querySelectorAll('h3')].map(({ textContent }) => textContent)
  return { page, headings }
}

it.each([
  ['recording', 'That was a recording', 0],
  ['browser', 'this device’s own voice', 0],
  ['clip', 'the built-in voice', 5],
  ['text', 'This device has no English voice', 5],
] as const)('reports the source of a spoken word: %s', async (by, says, systems) => {
  const { page, headings } = await open(by)
  expect(page.text).toContain('a voice should say “look”')
  await page.press('Say it')
  expect(page.text).toContain(says)
  expect(headings()).toHaveLength(systems)
})

it('explains before a press how to install a voice on this system; other systems are one press away', async () => {
  const { page, headings } = await open('text')
  expect(headings()[0]).toBe('Windows')
  expect(page.place.querySelectorAll('ol')[0]?.querySelectorAll('li')).toHaveLength(4)
  expect([...page.place.querySelectorAll('details h3')].map(({ textContent }) => textContent)).toEqual(['iPad and iPhone', 'Android', 'Chromebook', 'Mac'])
})

it('lists all systems behind one press if this one is unknown', async () => {
  const { page, headings } = await open('text', { browser: 'Mozilla/5.0 (X11; Linux x86_64)' })
  expect(headings()).toHaveLength(5)
  expect(page.place.querySelectorAll('details h3')).toHaveLength(5)
})

it('claims a voice only after it was heard, and reports a silent one', async () => {
  const { page } = await open('text', { would: 'browser' })
  expect(page.text).not.toContain('This device has')
  await page.press('Say it')
  expect(page.text).toContain('nothing was said')
})

it('says that the voice is turned off, and blames nothing else', async () => {
  window.localStorage.setItem(DEVICE_KEY, JSON.stringify({ volumes: { muted: true } }))
  const { page } = await open('text', { would: 'browser' })
  await page.press('Say it')
  expect(page.text).toContain('The voice is turned off')
  expect(page.text).not.toContain('nothing was said')
})
