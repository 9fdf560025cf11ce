import { act } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createDeviceSettings } from '#adapters/browser/deviceSettings'
import { useVoiceless, VoicelessNotice } from '#app/stage/start/VoicelessNotice'
import type { Language } from '#domain/language'
import type { SpokenBy } from '#ports/speech'
import { speakIn } from '#text/locale'
import { promisesSettled } from '../support/fakePorts'
import { fakeSpeech } from '../support/fakeSound'
import { show } from '../support/page'

beforeEach(() => speakIn('de'))
afterEach(() => {
  speakIn('en')
  window.localStorage.clear()
})

const told = () => createDeviceSettings(() => window.localStorage).read().toldVoiceless

function Start({ isGuest }: { isGuest: boolean }) {
  const voiceless = useVoiceless('ada_0')
  return (
    <>
      <VoicelessNotice voiceless={voiceless} isGuest={isGuest} />
      <button onClick={voiceless.tell}>Start</button>
    </>
  )
}

async function open({ by = 'text', isGuest = false }: { by?: SpokenBy; isGuest?: boolean } = {}) {
  const page = show(
    <MemoryRouter>
      <Start isGuest={isGuest} />
    </MemoryRouter>,
    { speech: fakeSpeech(by) },
  )
  await act(promisesSettled)
  return page
}

const isTold = (page: { text: string }) => page.text.includes('no words will be spoken')

it('warns an adult that nothing can be spoken, with both solutions, until it is answered', async () => {
  const page = await open()
  expect(isTold(page)).toBe(true)
  expect([...page.place.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['/voices', '/test'])
  await page.press('Not now')
  expect(isTold(page)).toBe(false)
  expect(isTold(await open())).toBe(false)
})

it('disappears after a start, and after either solution', async () => {
  await (await open()).press('Start')
  expect(told()).toEqual(['de'])
  for (const way of ['/voices', '/test']) {
    window.localStorage.clear()
    const page = await open()
    await act(async () => page.place.querySelector<HTMLAnchorElement>(`a[href="${way}"]`)?.click())
    expect(told()).toEqual(['de'])
  }
})

it('asks a guest, who has no recordings, to sign in for them', async () => {
  expect((await open({ isGuest: true })).text).toContain('sign in and record')
})

it.each([
  ['a recording', 'de', 'recording'],
  ['a voice of the device', 'de', 'browser'],
  // This also holds before the voice has been tried, because English has clips.
  ['the built-in voice', 'en', 'text'],
] as const)('says nothing with %s, and does not count as shown', async (_, language: Language, by) => {
  speakIn(language)
  const page = await open({ by })
  expect(isTold(page)).toBe(false)
  await page.press('Start')
  expect(told()).toEqual([])
})

it('appears again in another language', async () => {
  await (await open()).press('Not now')
  speakIn('ar')
  const page = await open()
  expect(isTold(page)).toBe(true)
  await page.press('Not now')
  expect(told()).toEqual(['de', 'ar'])
})
