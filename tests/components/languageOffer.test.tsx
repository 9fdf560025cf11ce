import { act } from 'react'
import { afterEach, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { createAppMachine } from '#machines/app/app.machine'
import { DEVICE_KEY } from '#adapters/browser/deviceKey'
import { LanguageOffer } from '#app/shell/LanguageOffer'
import type { Language } from '#domain/language'
import { parent } from '../support/examples'
import { fakePorts, promisesSettled } from '../support/fakePorts'
import { show } from '../support/page'

afterEach(() => window.localStorage.clear())

const chosenHere = (): unknown => (JSON.parse(window.localStorage.getItem(DEVICE_KEY) ?? '{}') as { language?: unknown }).language

/** Signs in an adult whose account has one language, on a device set to another. */
async function open(ofAccount: Language | null, here: Language | null) {
  if (here !== null) window.localStorage.setItem(DEVICE_KEY, JSON.stringify({ language: here }))
  const kept: Language[] = []
  const actor = createActor(createAppMachine(fakePorts({ user: parent }))).start()
  await promisesSettled()
  const page = show(<LanguageOffer />, {
    actor,
    accountLanguage: {
      watch: (_uid, tell) => {
        tell(ofAccount)
        return () => undefined
      },
      keep: async (_uid, language) => void kept.push(language),
    },
  })
  await act(promisesSettled)
  return { page, kept }
}

it('offers the account’s language if no language was chosen on this device', async () => {
  const { page, kept } = await open('ar', null)
  expect(page.text).toContain('Your account uses العربية.')
  expect(page.button('العربية')).not.toBeNull()
  await page.press('Stay with English')
  expect(page.text).toBe('')
  expect(chosenHere()).toBe('en')
  expect(kept).toEqual([])
})

it('asks nothing if a language was chosen here, or the account has none or the same', async () => {
  expect((await open('ar', 'en')).page.text).toBe('')
  window.localStorage.clear()
  expect((await open('en', null)).page.text).toBe('')
  expect((await open(null, null)).page.text).toBe('')
})

it('saves the language that is shown to an account without one, whether it was chosen or is the browser’s', async () => {
  expect((await open(null, 'en')).kept).toEqual(['en'])
  window.localStorage.clear()
  expect((await open(null, null)).kept).toEqual(['en'])
  window.localStorage.clear()
  expect((await open('de', 'en')).kept).toEqual([])
})
