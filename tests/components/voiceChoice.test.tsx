import { afterEach, expect, it } from 'vitest'
import { DEVICE_KEY } from '#adapters/browser/deviceKey'
import { VoiceChoice } from '#app/stage/start/VoiceChoice'
import type { Language } from '#domain/language'
import { speakIn } from '#text/locale'
import { fakeSound } from '../support/fakeSound'
import { show } from '../support/page'

afterEach(() => {
  speakIn('en')
  window.localStorage.clear()
})

/** Renders the list of voices on a device where the built-in voice was selected before. */
function open(language: Language) {
  speakIn(language)
  window.localStorage.setItem(DEVICE_KEY, JSON.stringify({ voice: 'built-in' }))
  const { place } = show(<VoiceChoice onChosen={() => undefined} />, { sound: fakeSound() })
  const inputs = [...place.querySelectorAll('input')]
  return { offered: inputs.map(({ value }) => value), chosen: inputs.find(({ checked }) => checked)?.value }
}

it('offers the built-in voice only in languages that have one', () => {
  expect(open('en')).toEqual({ offered: ['recordings', 'device', 'built-in'], chosen: 'built-in' })
  for (const language of ['de', 'fr', 'es', 'pt', 'ar'] as const) expect(open(language)).toEqual({ offered: ['recordings', 'device'], chosen: 'recordings' })
})
