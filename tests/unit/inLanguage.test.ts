import { afterEach, expect, test } from 'vitest'
import { speakWordsIn, wordsNow } from '#domain/words/inLanguage'
import { firstDecks } from '#domain/words/firstDecks'
import { starterTexts } from '#domain/words/starters'
import { nameOf, phraseText, utteranceKey } from '#domain/words/utterance'
import type { ListedWord } from '#domain/words/words'
import { fetchWords } from '#text/words'
import { inEnglish } from '../support/listedWords'

const english = wordsNow()
afterEach(() => speakWordsIn(english))

const banana: ListedWord = {
  id: 'banana',
  word: 'banana',
  say: 'banana',
  category: 'fruits',
  shapeFamily: 'long',
  mainColour: 'yellow',
  needsOutline: [],
  salient: [{ id: 'dark-tip', place: [0, 0, 1, 1] }],
}

test('shows and speaks words in the chosen language, with the same ids', async () => {
  expect(inEnglish(banana)).toEqual({ ...banana, salient: [{ ...banana.salient[0], phrase: 'dark tip' }] })
  await fetchWords('de')
  const said = inEnglish(banana)
  expect([said.word, said.say, said.salient[0]?.id]).toEqual(['Banane', 'Banane', 'dark-tip'])
  expect(said.salient[0]?.phrase).not.toBe('dark tip')
  expect(phraseText('look')).not.toBe('look')
  expect(starterTexts().map(({ id }) => id)).toEqual(english.starters.map(({ id }) => id))
  expect(firstDecks()[0]?.words).not.toEqual(english.outlineDecks[0]?.words)
  // A family's recordings are found in every language.
  expect(utteranceKey(nameOf(said))).toBe(utteranceKey(nameOf(banana)))
})
