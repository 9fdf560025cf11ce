import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { phraseText } from '#domain/words/utterance'
import { VoiceNotice } from '../../src/screens/voices/VoiceNotice'
import { show } from '../support/page'

const look = { group: 'phrases', utterance: { phrase: 'look' }, label: phraseText('look') } as const

const say = (isVoiceless: boolean) =>
  show(
    <MemoryRouter>
      <VoiceNotice outcome={{ kind: 'unheard', word: look, isVoiceless }} recorded={new Set()} keep={() => undefined} readAgain={() => undefined} />
    </MemoryRouter>,
  )

it('says that the device has no voice and links to help, without blaming the volume', () => {
  const { text, place } = say(true)
  expect(text).toContain('no English voice')
  expect(text).not.toContain('volume')
  expect(place.querySelector('a')?.getAttribute('href')).toBe('/test')
})

it('asks to raise the volume if there is a voice', () => {
  expect(say(false).text).toContain('the voice volume above zero')
})
