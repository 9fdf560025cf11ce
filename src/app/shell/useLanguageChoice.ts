import { useState } from 'react'
import type { FileList } from '#domain/activities/offlineFiles'
import { type EnglishVariety, firstLanguage, type Language } from '#domain/language'
import { useDevice } from '../page/deviceSettings'

/** `coming` is the language that is loading. `away` is a language that could not be loaded and was therefore not chosen. */
interface LanguageChoice {
  readonly coming: Language | null
  readonly away: Language | null
  /** @param english the variety of English, if it was chosen too */
  choose(language: Language, english?: EnglishVariety): void
}

/** Chooses this device's language after loading it. Offline, a language that is not stored would leave pages without text. */
export function useLanguageChoice(): LanguageChoice {
  const { change } = useDevice()
  const [{ coming, away }, setState] = useState<Pick<LanguageChoice, 'coming' | 'away'>>({ coming: null, away: null })
  const fetchAndChange = async (language: Language, english?: EnglishVariety) => {
    setState({ coming: language, away: null })
    if (language !== firstLanguage && !(await isHad(language).catch(() => false))) return setState({ coming: null, away: language })
    change({ language, ...(english === undefined ? {} : { english }) })
    // Everything on the page was rendered in the previous language, so the page reloads.
    return window.location.reload()
  }
  return { coming, away, choose: (language, english) => void fetchAndChange(language, english) }
}

// Loads the language as files, not as modules, because a browser remembers a failed
// module for the life of the page. The worker stores what was loaded.
async function isHad(language: Language): Promise<boolean> {
  const files = await fetch('/files.json')
  // A development server has no file list but serves every file.
  if (isPage(files)) return true
  const { groups } = (await files.json()) as FileList
  const parts = await Promise.all(Object.keys(groups[`language/${language}`] ?? {}).map((path) => fetch(path)))
  return parts.every((part) => part.ok && !isPage(part))
}

/** Whether the response is the app's page, which a server may send instead of a missing file. */
const isPage = ({ headers }: Response): boolean => headers.get('content-type')?.startsWith('text/html') === true
