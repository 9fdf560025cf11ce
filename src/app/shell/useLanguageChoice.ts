import { useState } from 'react'
import type { FileList } from '#domain/activities/offlineFiles'
import { type EnglishVariety, firstLanguage, type Language } from '#domain/language'
import { withTimeout } from '#ports/timeout'
import { useDevice } from '../page/deviceSettings'

/** `coming` is the language that is loading. `away` is a language that could not be loaded and was therefore not chosen. */
interface LanguageChoice {
  readonly coming: Language | null
  readonly away: Language | null
  /**
   * @param english the variety of English, if it was chosen too
   * @param stored resolves when the choice is stored elsewhere too; the page waits a while for it before it reloads
   */
  choose(language: Language, english?: EnglishVariety, stored?: Promise<unknown>): void
}

/** Longest wait (ms) until the choice is stored elsewhere. */
const STORED_MS = 3000

/**
 * Chooses this device's language after loading it. Offline, a language that is not stored would leave pages without
 * text.
 */
export function useLanguageChoice(): LanguageChoice {
  const { change } = useDevice()
  const [{ coming, away }, setState] = useState<Pick<LanguageChoice, 'coming' | 'away'>>({ coming: null, away: null })
  const fetchAndChange = async (language: Language, english?: EnglishVariety, stored?: Promise<unknown>) => {
    setState({ coming: language, away: null })
    if (language !== firstLanguage && !(await isHad(language).catch(() => false))) return setState({ coming: null, away: language })
    change({ language, ...(english === undefined ? {} : { english }) })
    // A reload would cut off a request.
    if (stored !== undefined) await withTimeout(STORED_MS, stored, () => undefined)
    // Everything on the page was rendered in the previous language, so the page reloads.
    return window.location.reload()
  }
  return { coming, away, choose: (language, english, stored) => void fetchAndChange(language, english, stored) }
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
