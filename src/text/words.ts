import type { Language } from '#domain/language'
import { speakWordsIn, type WordsInLanguage } from '#domain/words/inLanguage'

// English is part of what needs it.
const lists = import.meta.glob<WordsInLanguage[keyof WordsInLanguage]>(['../domain/words/*/*.json', '!../domain/words/en/*.json'], { import: 'default' })

/** Fetches what a child sees and hears in this language, which is then spoken. Rejects when it cannot be fetched. */
export async function fetchWords(language: Language): Promise<void> {
  const read = async <Name extends keyof WordsInLanguage>(name: Name): Promise<WordsInLanguage[Name]> => {
    const load = lists[`../domain/words/${language}/${name}.json`]
    if (load === undefined) throw new Error(`There are no words "${name}" in ${language}.`)
    return (await load()) as WordsInLanguage[Name]
  }
  const [phrases, words, parts, starters, outlineDecks] = await Promise.all([
    read('phrases'),
    read('words'),
    read('parts'),
    read('starters'),
    read('outlineDecks'),
  ])
  speakWordsIn({ phrases, words, parts, starters, outlineDecks })
}
