import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { englishTexts, type Texts, translatedLanguages } from '#tests/support/languages'
import { hashOf, type Hashes, readStored, type Stored, writeStored } from '../../scripts/translated/files.mjs'

/*
 * For each English text, `src/text/translated.json` has the hash of the English version that was translated: one hash if all languages are
 * based on the same version, otherwise one for each language. An activity has the hashes of its texts in its own folder. After making or
 * reviewing a translation, run `npm run translated -- de,fr plan.` (languages, then the start of the keys; both default to all).
 */

const GUIDES = 'assets/guides'

/** The texts of the interface and of the translated guides. */
const sources: Texts = new Map([
  ...englishTexts,
  ...readdirSync(`${GUIDES}/${translatedLanguages[0]}`).map((name) => [`guide/${name}`, readFileSync(`${GUIDES}/en/${name}`, 'utf8')] as const),
])

const inAll = (hash: string): Hashes => Object.fromEntries(translatedLanguages.map((language) => [language, hash]))

/** Returns the texts whose English has changed since their translation, such as `de plan.title`. */
function staleIn(source: Texts, stored: Stored): readonly string[] {
  return [...source].flatMap(([key, text]) => {
    const hashes = stored[key]
    const hash = hashOf(text)
    return translatedLanguages.filter((language) => (typeof hashes === 'string' ? hashes : hashes?.[language]) !== hash).map((language) => `${language} ${key}`)
  })
}

/** Returns the hashes to store after every key that begins with `start` has been translated from `source` into `languages`. */
function markTranslated(source: Texts, stored: Stored, { languages, start }: { languages: readonly string[]; start: string }): Stored {
  const marked = [...source].map(([key, text]) => {
    const before = stored[key] ?? {}
    const now = key.startsWith(start) ? languages.map((language) => [language, hashOf(text)]) : []
    const hashes: Hashes = { ...(typeof before === 'string' ? inAll(before) : before), ...Object.fromEntries(now) }
    const [first = ''] = Object.values(hashes)
    const areAlike = translatedLanguages.every((language) => hashes[language] === first)
    return [key, areAlike ? first : hashes] as const
  })
  return Object.fromEntries(marked.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

// scripts/translated.mjs sets these variables.
const { TRANSLATED_LANGUAGES, TRANSLATED_KEYS = '' } = process.env
if (TRANSLATED_LANGUAGES !== undefined) {
  const languages = TRANSLATED_LANGUAGES === '' ? translatedLanguages : TRANSLATED_LANGUAGES.split(',')
  writeStored(markTranslated(sources, readStored(), { languages, start: TRANSLATED_KEYS }))
}

test('every translation matches the current English', () => {
  expect(staleIn(sources, readStored())).toEqual([])
})

test('no deleted text is listed as translated', () => {
  expect(Object.keys(readStored()).filter((key) => !sources.has(key))).toEqual([])
})

test('a changed English text makes each of its translations stale until that language is marked', () => {
  const all = { languages: translatedLanguages, start: '' }
  const before = markTranslated(new Map([['plan.title', 'Plan']]), {}, all)
  expect(before).toEqual({ 'plan.title': hashOf('Plan') })
  const changed: Texts = new Map([['plan.title', 'Your plan']])
  expect(staleIn(changed, before)).toEqual(translatedLanguages.map((language) => `${language} plan.title`))
  const german = markTranslated(changed, before, { languages: ['de'], start: 'plan.' })
  expect(staleIn(changed, german)).toEqual(translatedLanguages.filter((language) => language !== 'de').map((language) => `${language} plan.title`))
  expect(staleIn(changed, markTranslated(changed, german, { languages: ['de'], start: 'other.' }))).toHaveLength(translatedLanguages.length - 1)
  expect(staleIn(changed, markTranslated(changed, german, all))).toEqual([])
})
