import first from './en/first.json' with { type: 'json' }
import home from './en/home.json' with { type: 'json' }
import { addTexts, fetchTexts, onTexts } from './load'
import { language } from './locale'

type FirstTexts = typeof first & typeof home

let texts: FirstTexts = { ...first, ...home }

/** The sentences of the first page, and those needed before any other is loaded. They have no values, so reading them needs no library. */
export const firstTexts = (): FirstTexts => texts

/** Sentence that a language could not be loaded. Its name is in that language. */
export const sayUnavailable = (name: string): string => texts.home.isAway.replace('{{language}}', name)

onTexts((part, file) => {
  if (part === 'first' || part === 'home') texts = { ...texts, ...(file as Partial<FirstTexts>) }
})
addTexts('first', first)
addTexts('home', home)

/** English is part of the first page; any other language is loaded before the page is drawn. Resolves to false if it cannot be loaded: then English stays. */
export const openFirst = async (): Promise<boolean> =>
  language() === 'en' ||
  fetchTexts('/').then(
    () => true,
    () => false,
  )
