import first from './en/first.json' with { type: 'json' }
import home from './en/home.json' with { type: 'json' }
import { addTexts, fetchTexts, onTexts } from './load'
import { language } from './locale'

type FirstTexts = typeof first & typeof home

let texts: FirstTexts = { ...first, ...home }

/** The sentences of the first page, and what is said before any other is there. They carry no values, so the way to them needs no library. */
export const firstTexts = (): FirstTexts => texts

/** That a language could not be fetched. Its name is written as it is by those who speak it. */
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
