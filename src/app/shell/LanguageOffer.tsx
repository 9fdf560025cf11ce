import { useEffect } from 'react'
import { type Language, languageNames, localeOf } from '#domain/language'
import { sayUnavailable } from '#text/first'
import { useText } from '#text/i18n'
import { language } from '#text/locale'
import { Button } from '#ui/Button'
import { useLanguageChoice } from './useLanguageChoice'
import { useDevice } from '../page/deviceSettings'
import { loadedOr, useWatched } from '../services/loaded'
import { useMe } from '../services/useMe'
import { useServices } from '../services/services'

/**
 * Stores the first language that is chosen on a device with the signed-in person's account. If nobody has chosen a
 * language on this device, offers the account's language. Either answer counts as a choice.
 */
export function LanguageOffer() {
  const text = useText()
  const uid = useMe()?.uid ?? null
  const { accountLanguage } = useServices()
  const { choices, change } = useDevice()
  const { coming, away, choose } = useLanguageChoice()
  const kept = loadedOr(
    useWatched<Language | null>(uid, (tell, fail) => accountLanguage.watch(uid ?? '', tell, fail)),
    'unknown',
  )
  const chosen = choices.language
  useEffect(() => {
    if (uid !== null && kept === null && chosen !== null) accountLanguage.keep(uid, chosen).catch(() => undefined)
  }, [accountLanguage, uid, kept, chosen])
  if (kept === 'unknown' || kept === null || chosen !== null || kept === language()) return null
  return (
    <div className="layout-note" role="status">
      <p>{text('app.accountLanguage.is', { language: languageNames[kept] })}</p>
      {away === null ? null : <p>{sayUnavailable(languageNames[away])}</p>}
      <Button kind="now" lang={localeOf(kept)} translate="no" disabled={coming !== null} onClick={() => choose(kept)}>
        {languageNames[kept]}
      </Button>{' '}
      <Button onClick={() => change({ language: language() })}>{text('app.accountLanguage.stay', { language: languageNames[language()] })}</Button>
    </div>
  )
}
