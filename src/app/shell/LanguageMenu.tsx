import '#ui/languageMenu.css'
import { directionOf, languageNames, languages, localeOf } from '#domain/language'
import { firstTexts, sayUnavailable } from '#text/first'
import { language } from '#text/locale'
import { LanguagesIcon } from '#ui/icons'
import { useLanguageChoice } from './useLanguageChoice'

/** Lists the languages by their own names, one press away. It is on every page before the sign-in and on shared links. */
export function LanguageMenu() {
  const { coming, away, choose } = useLanguageChoice()
  const shown = coming ?? language()
  return (
    <details className="language-menu" translate="no">
      <summary>
        <LanguagesIcon />
        <span className="unseen">{firstTexts().home.languages}</span>
        <span className="language-name">{languageNames[shown]}</span>
      </summary>
      <ul>
        {languages.map((each) => (
          <li key={each}>
            <button type="button" lang={localeOf(each)} dir={directionOf(localeOf(each))} aria-pressed={each === shown} onClick={() => choose(each)}>
              {languageNames[each]}
            </button>
          </li>
        ))}
      </ul>
      <p role="status">{away === null ? null : sayUnavailable(languageNames[away])}</p>
    </details>
  )
}
