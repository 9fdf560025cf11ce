import { useState } from 'react'
import type { FileList } from '#domain/activities/offlineFiles'
import { type EnglishVariety, firstLanguage, type Language } from '#domain/language'
import { useDevice } from '../page/deviceSettings'

/** `coming` is the language being loaded; `away` one that could not be loaded and was not chosen. */
interface LanguageChoice {
  readonly coming: Language | null
  readonly away: Language | null
  /** @param english which one, if that was chosen too */
  choose(language: Language, english?: EnglishVariety): void
}

/** Chooses this device's language after loading it: offline, a missing one would leave pages without text. */
export function useLanguageChoice(): LanguageChoice {
  const { change } = useDevice()
  const [{ coming, away }, setState] = useState<Pick<LanguageChoice, 'coming' | 'away'>>({ coming: null, away: null })
  const fetchAndChange = async (language: Language, english?: EnglishVariety) => {
    setState({ coming: language, away: null })
    if (language !== firstLanguage && !(await isHad(language).catch(() => false))) return setState({ coming: null, away: language })
    change({ language, ...(english === undefined ? {} : { english }) })
    // Everything on the page was rendered in the previous language.
    return window.location.reload()
  }
  return { coming, away, choose: (language, english) => void fetchAndChange(language, english) }
}

// Loaded as files rather than modules: a browser remembers a failed module for the life of the page. The worker keeps what arrived.
async function isHad(language: Language): Promise<boolean> {
  const files = await fetch('/files.json')
  // A development server has no list, and everything.
  if (isPage(files)) return true
  const { groups } = (await files.json()) as FileList
  const parts = await Promise.all(Object.keys(groups[`language/${language}`] ?? {}).map((path) => fetch(path)))
  return parts.every((part) => part.ok && !isPage(part))
}

/** A server may answer a missing file with the app's page. */
const isPage = ({ headers }: Response): boolean => headers.get('content-type')?.startsWith('text/html') === true
