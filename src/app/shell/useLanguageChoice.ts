import { useState } from 'react'
import type { FileList } from '#domain/activities/offlineFiles'
import { type English, firstLanguage, type Language } from '#domain/language'
import { useDevice } from '../page/deviceSettings'

/** `coming` is the language that is being fetched; `away` the one that could not be had, and so was not chosen. */
interface LanguageChoice {
  readonly coming: Language | null
  readonly away: Language | null
  /** `english`: which one, where that was chosen as well. */
  choose(language: Language, english?: English): void
}

/** The choice of this device's language, which is fetched first: without a network one that is not here would leave pages that say nothing. */
export function useLanguageChoice(): LanguageChoice {
  const { change } = useDevice()
  const [{ coming, away }, setState] = useState<Pick<LanguageChoice, 'coming' | 'away'>>({ coming: null, away: null })
  const fetchAndChange = async (language: Language, english?: English) => {
    setState({ coming: language, away: null })
    if (language !== firstLanguage && !(await isHad(language).catch(() => false))) return setState({ coming: null, away: language })
    change({ language, ...(english === undefined ? {} : { english }) })
    // Everything that is drawn was made in the language before.
    return window.location.reload()
  }
  return { coming, away, choose: (language, english) => void fetchAndChange(language, english) }
}

// As files and not as modules: a browser remembers a module that did not come for the life of the page. What has come stays with the worker.
async function isHad(language: Language): Promise<boolean> {
  const files = await fetch('/files.json')
  // A server that builds as it goes has no list, and everything.
  if (isPage(files)) return true
  const { groups } = (await files.json()) as FileList
  const parts = await Promise.all(Object.keys(groups[`language/${language}`] ?? {}).map((path) => fetch(path)))
  return parts.every((part) => part.ok && !isPage(part))
}

/** A server may answer for what is missing with the page of the app. */
const isPage = ({ headers }: Response): boolean => headers.get('content-type')?.startsWith('text/html') === true
